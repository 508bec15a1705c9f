import type { ExperimentReport, ExperimentTexts, WordsOfExperiment } from '@foretell/lab';
import { anchorOf } from './contents.ts';
import { asMarkup, html, type Markup, NOTHING } from './html.ts';
import { drawManifest } from './manifest-part.ts';
import { type DrawingDocument, renderPlot } from './render-plot.ts';
import { drawRows } from './row-table.ts';
import type { Text } from './text/text.ts';

interface ExperimentPart {
  readonly report: ExperimentReport;
  readonly texts: ExperimentTexts;
  readonly text: Text;
  readonly document: DrawingDocument;
}

/** One experiment: its question, its plots, its figures, and what they rest on. */
export function drawExperiment({ report, texts, text, document }: ExperimentPart): Markup {
  const { experiment, rows, plots, manifest } = report;
  const words = texts[experiment] ?? wordless(experiment);
  const id = anchorOf(experiment);
  const drawn = plots.map((plot) => asMarkup(renderPlot(plot, words, document)));
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${words.title}</h2>
<p class="question">${words.question}</p>
<p class="name"><code>${experiment}</code></p>
${drawn.length === 0 ? NOTHING : html`<div class="plots">${drawn}</div>`}
${drawRows(rows, words, text)}
${drawManifest(manifest, text)}
</section>
`;
}

/** A game of somebody's own may have no texts yet. */
function wordless(experiment: string): WordsOfExperiment {
  return { title: experiment, question: '', figures: {}, words: {} };
}
