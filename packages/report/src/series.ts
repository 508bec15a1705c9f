import type { Mark, Plot } from '@foretell/lab';

/** How the marks of one series look, in ink and in grey alike. */
export interface SeriesStyle {
  readonly colour: string;
  readonly symbol: 'circle' | 'square' | 'triangle' | 'diamond';
  /** `stroke-dasharray` of its lines. */
  readonly dash: string;
}

/** Whoever shows a plot may set these four; the values after the comma are for pages that do not. */
const STYLES = [
  { colour: 'var(--series-1, #21503f)', symbol: 'circle', dash: 'none' },
  { colour: 'var(--series-2, #a06a0c)', symbol: 'square', dash: '7 4' },
  { colour: 'var(--series-3, #4a5a86)', symbol: 'triangle', dash: '2 4' },
  { colour: 'var(--series-4, #77416b)', symbol: 'diamond', dash: '10 3 2 3' },
] as const satisfies readonly SeriesStyle[];

export type SeriesStyles = ReadonlyMap<string, SeriesStyle>;

/** A look for each series, in the order in which they first occur. After the fourth the looks come round again. */
export function stylesOf(plot: Plot): SeriesStyles {
  const styles = new Map<string, SeriesStyle>();
  for (const series of plot.marks.flatMap(seriesOf)) {
    if (!styles.has(series)) styles.set(series, STYLES[styles.size % STYLES.length] ?? STYLES[0]);
  }
  return styles;
}

/** The look of a series of the plot that the styles were made for. */
export function styleOf(styles: SeriesStyles, series: string): SeriesStyle {
  return styles.get(series) ?? STYLES[0];
}

function seriesOf(mark: Mark): readonly string[] {
  return mark.kind === 'rule' ? [] : [mark.series];
}
