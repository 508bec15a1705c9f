import { type GameClaims, LANGUAGES } from './claims-of-game.ts';
import type { AnyExperiment, Outcome } from './experiment.ts';
import { type Figure, formatFigure } from './finding.ts';
import type { Mark, Plot } from './plot.ts';
import { figureText, type WordsOfExperiment } from './texts.ts';

/**
 * Every word of a game's experiments that is missing in a language, one line each: titles, questions, figures, reasons, the
 * words of plots; every gap of a figure's text for which there is no fact; and figures that are called the same. What is claimed is known without running;
 * figures and plots beyond that are looked at in `outcomes`, by experiment id. A word that one language has, all must have.
 */
export function textProblems(
  claims: Pick<GameClaims, 'experiments' | 'texts'>,
  outcomes: Readonly<Record<string, Outcome>> = {},
): readonly string[] {
  return claims.experiments.flatMap((experiment) => {
    const demands = demandsOf(experiment, outcomes[experiment.id]);
    for (const language of LANGUAGES) addKnown(demands, claims.texts[language][experiment.id]);
    return LANGUAGES.flatMap((language) => {
      const words = claims.texts[language][experiment.id];
      const place = `${language}, ${experiment.id}`;
      return words === undefined
        ? [`${place}: no texts at all`]
        : problemsOf(words, demands).map((problem) => `${place}: ${problem}`);
    });
  });
}

/** What the texts of an experiment must say. */
interface Demands {
  readonly figures: Set<string>;
  readonly words: Set<string>;
  readonly reasons: Set<string>;
  /** Figures as they occur, with their facts. */
  readonly occurring: readonly Pick<Figure, 'key' | 'facts'>[];
}

function demandsOf({ stated }: AnyExperiment, outcome: Outcome | undefined): Demands {
  const occurring = [...stated, ...(outcome?.findings ?? []).map(({ figure }) => figure)];
  return {
    figures: new Set(occurring.map(({ key }) => key)),
    words: new Set((outcome?.plots ?? []).flatMap(plotKeys)),
    reasons: new Set(stated.flatMap(({ contradicted }) => contradicted?.why ?? [])),
    occurring,
  };
}

/** The keys of a plot that are shown in words. */
export function plotKeys(plot: Plot): readonly string[] {
  return [plot.key, plot.x.key, plot.y.key, ...plot.marks.flatMap(markKeys)];
}

function markKeys(mark: Mark): readonly string[] {
  switch (mark.kind) {
    case 'bars':
      return [mark.series, ...mark.bars.map(({ label }) => label)];
    case 'line':
    case 'dots':
    case 'band':
    case 'cells':
      return [mark.series];
    case 'rule':
      return [];
  }
}

function addKnown({ figures, words, reasons }: Demands, known: WordsOfExperiment | undefined): void {
  for (const key of Object.keys(known?.figures ?? {})) figures.add(key);
  for (const key of Object.keys(known?.words ?? {})) words.add(key);
  for (const key of Object.keys(known?.reasons ?? {})) reasons.add(key);
}

function problemsOf(texts: WordsOfExperiment, demands: Demands): readonly string[] {
  const missing = (part: string, keys: ReadonlySet<string>, there: Readonly<Record<string, string>>) =>
    [...keys].filter((key) => !there[key]?.trim()).map((key) => `${part}.${key} is missing`);
  const gaps = demands.occurring.flatMap((figure) => {
    const left = figureText(texts, figure).match(/\{[^{}]+\}/g) ?? [];
    return left.map((gap) => `${gap} of figures.${figure.key} has no fact in ${formatFigure(figure)}`);
  });
  return [
    ...(texts.title.trim() ? [] : ['title is missing']),
    ...(texts.question.trim() ? [] : ['question is missing']),
    ...missing('figures', demands.figures, texts.figures),
    ...missing('words', demands.words, texts.words),
    ...missing('reasons', demands.reasons, texts.reasons ?? {}),
    ...new Set(gaps),
    ...twins(texts, demands.occurring),
  ];
}

/** Different figures that nobody could tell apart. */
function twins(texts: WordsOfExperiment, figures: Demands['occurring']): readonly string[] {
  const nameOf = new Map<string, string>();
  return figures.flatMap((figure) => {
    const text = figureText(texts, figure);
    const name = formatFigure(figure);
    const first = nameOf.get(text) ?? name;
    nameOf.set(text, first);
    return first === name ? [] : [`${name} and ${first} are both "${text}"`];
  });
}
