import type { ExperimentReport, ExperimentTexts, Language } from '@foretell/lab';
import { drawContents } from './contents.ts';
import { drawExperiment } from './experiment-section.ts';
import { asMarkup, html } from './html.ts';
import type { DrawingDocument } from './render-plot.ts';
import { STYLE } from './style.ts';
import { drawSummary } from './summary.ts';
import { textOf } from './text/text.ts';
import { SIGN_SHEET } from './verdict-sign.ts';

export interface ReportPage {
  /** In the order in which they are to be read. */
  readonly reports: readonly ExperimentReport[];
  /** Of the experiments in the language of the page. What has no text is shown by its name. */
  readonly texts: ExperimentTexts;
  readonly language: Language;
  /** What plots are drawn in. */
  readonly document: DrawingDocument;
}

/**
 * One HTML page that needs nothing else: no script, no font, no address. It is the same to the byte for the same reports;
 * when it was made and how long that took is not in it.
 */
export function reportPage({ reports, texts, language, document }: ReportPage): string {
  const text = textOf(language);
  const games = [...new Set(reports.map(({ manifest }) => manifest.game))];
  const title = text.title(games.join(', '));
  const sections = reports.map((report) => drawExperiment({ report, texts, text, document }));
  const { markup } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${asMarkup(STYLE)}</style>
</head>
<body>
${SIGN_SHEET}
<header>
<h1>${title}</h1>
<p>${text.lead}</p>
${drawSummary(reports, text)}
</header>
${drawContents(reports, texts, text)}
<main>
${sections}
</main>
</body>
</html>
`;
  return markup;
}
