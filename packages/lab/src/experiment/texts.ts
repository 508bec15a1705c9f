import { type Figure, formatFigure } from './finding.ts';

/** The words of a game's experiments in one language. Gaps are written `{name}` and filled with the facts of a figure. */
export interface ExperimentTexts {
  readonly [experimentId: string]: WordsOfExperiment;
}

export interface WordsOfExperiment {
  readonly title: string;
  /** The question it answers, one sentence. */
  readonly question: string;
  /** By figure key. */
  readonly figures: Readonly<Record<string, string>>;
  /** By plot, axis, series and bar key; and facts of figures that are words rather than names or numbers. */
  readonly words: Readonly<Record<string, string>>;
  /** Why a claim is contradicted, by the `why` of the claim. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** The text with its gaps filled. A gap without a fact stays as it is written, so that a test can find it. */
export function fillText(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([^{}]+)\}/g, (gap, name: string) => String(facts[name] ?? gap));
}

/**
 * A figure in words; its name where there are none. Facts that the experiment has a word for are said in that word, all
 * others as they are.
 */
export function figureText(
  { figures, words }: Pick<WordsOfExperiment, 'figures' | 'words'>,
  figure: Pick<Figure, 'key' | 'facts'>,
): string {
  const { key, facts } = figure;
  const text = figures[key];
  if (text === undefined) return formatFigure(figure);
  const said = Object.entries(facts).map(([name, fact]) => [name, words[String(fact)] ?? fact]);
  return fillText(text, Object.fromEntries(said));
}
