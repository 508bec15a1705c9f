import type { Plot, WordsOfExperiment } from '@foretell/lab';
import { plot as draw, type PlotOptions } from '@observablehq/plot';
import { barOptions } from './bars.ts';
import { curveOptions } from './curves.ts';
import { asMarkup, html } from './html.ts';
import { drawLegend } from './legend.ts';
import { stylesOf } from './series.ts';
import { wordOf } from './words.ts';

/** What plots are drawn in: the page's own document; in Node, the one of linkedom. */
export type DrawingDocument = NonNullable<PlotOptions['document']>;

/** Small enough for its text to be legible when a telephone shrinks the picture to its own width. */
const WIDTH_PX = 440;

/**
 * A plot as a figure with title and legend, in markup: the same to the byte whenever it is drawn, since nothing in it has a
 * running number. Its colours are custom properties (`--series-1` to `-4`, `--plot-grid`); lines and texts take the colour of
 * the text around. A key that has no word is shown itself.
 */
export function renderPlot(
  plot: Plot,
  { words }: Pick<WordsOfExperiment, 'words'>,
  document: DrawingDocument,
): string {
  const styles = stylesOf(plot);
  const isBars = plot.marks.some(({ kind }) => kind === 'bars');
  const svg = draw({
    document,
    width: WIDTH_PX,
    marginTop: 12,
    marginBottom: 46,
    style: { fontSize: '13px', fontFamily: 'inherit' },
    ...(isBars ? barOptions(plot, words, styles) : curveOptions(plot, words, styles)),
  });
  // Plot gives every picture the same rules; the page has them once.
  svg.querySelector('style')?.remove();
  // It names its groups too, which only means something where they can be reached one by one.
  for (const group of svg.querySelectorAll('[aria-label]')) group.removeAttribute('aria-label');
  const title = wordOf(words, plot.key);
  svg.setAttribute('class', 'plot');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', title);
  const legend = drawLegend(plot, words, styles);
  return html`<figure class="plot-figure"><figcaption>${title}</figcaption>${legend}${asMarkup(svg.outerHTML)}</figure>`
    .markup;
}
