import type { Column, ColumnSet, RowOf, Seat, Seed } from '@foretell/engine';
import type { SampleTally } from '../sample.ts';
import { type Finding, formatFigure, type Stated } from './finding.ts';
import type { Plot } from './plot.ts';
import { isOutside } from './verdict.ts';

/**
 * A question about a game whose answer is a list of figures. Pure: it says which games it wants played and what follows
 * from them; whoever runs it decides on how many cores and machines.
 */
export interface Experiment<Columns extends ColumnSet = ColumnSet> {
  /** `<game>/<name>`, the name under which the design speaks of it. Also the key of its texts. */
  readonly id: string;
  /** `exact`: a calculation, the same on every machine. `sampled`: bulk play, with an interval. */
  readonly kind: 'exact' | 'sampled';
  /** What may be set for one run, in the columns' stored units. */
  readonly params: Params<Columns>;
  /** What the design says that the answers are. Compared only when no condition was changed. */
  readonly stated: readonly Stated[];
  run(settings: RowOf<Columns>, host: Host): Promise<Outcome>;
}

/** An experiment as it is written down: the types of its settings follow from its parameters. */
export interface ExperimentDraft<Values> extends Omit<Experiment, 'params' | 'run'> {
  readonly params: { readonly [Name in keyof Values]: Param<Values[Name]> };
  run(settings: Values, host: Host): Promise<Outcome>;
}

/** An experiment of which only the shape is known. */
export type AnyExperiment = Experiment;

/** The parameters of an experiment, by name. */
export type Params<Columns extends ColumnSet> = {
  readonly [Name in keyof Columns]: Param<Columns[Name] extends Column<infer Value> ? Value : never>;
};

/** One parameter: its domain, its usual value, and what setting it does to the claims. */
export interface Param<Value> {
  readonly column: Column<Value>;
  readonly usual: Value;
  /**
   * `condition`: another world, about which the design says nothing. `selection`: picks among the figures.
   * `effort`: how many games, which seed.
   */
  readonly role: 'condition' | 'selection' | 'effort';
}

/** What an experiment may ask of whoever runs it. */
export interface Host {
  /** Plays games in bulk; the same request gives the same tally everywhere. Rejects when stopped. */
  sample(request: SampleRequest): Promise<SampleTally>;
  /** Says how far the run has got, as a share from 0 to 1. */
  progress(share: number): void;
}

/** Bulk play, by names: it can be sent to a worker, put on a queue and printed in a manifest. */
export interface SampleRequest {
  readonly game: string;
  /** Anything the game's `parseConfig` takes; missing fields are the game's defaults. */
  readonly config: unknown;
  /** The bot of each seat, by id: one of the catalogue's or one that the game's claims bring. */
  readonly lineup: Readonly<Record<Seat, string>>;
  readonly seed: Seed;
  readonly games: number;
  /** Whether the tally is to say who won which game, for comparing game by game. */
  readonly outcomes?: true | undefined;
}

/** What an experiment found. */
export interface Outcome {
  readonly findings: readonly Finding[];
  readonly plots: readonly Plot[];
}

/**
 * An experiment with its parameters' types forgotten. Its settings are read by {@link readSettings} before it runs.
 * Throws for claims and parameters that contradict themselves ({@link experimentProblems}), all of them at once.
 */
export function defineExperiment<Values>(experiment: ExperimentDraft<Values>): AnyExperiment {
  // `run` is only ever given what `params` accepted, which is what its type says.
  const defined = experiment as unknown as AnyExperiment;
  const problems = experimentProblems(defined);
  if (problems.length > 0) throw new TypeError(`${experiment.id}: ${problems.join('; ')}`);
  return defined;
}

/** Everything about an experiment that can be seen to be wrong without running it. */
export function experimentProblems({ id, params, stated }: AnyExperiment): readonly string[] {
  const names = stated.map(formatFigure);
  return [
    ...(/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id) ? [] : ['the id is not <game>/<name>']),
    ...Object.entries(params)
      .filter(([, { column, usual }]) => !column.accepts(usual))
      .map(([name, { column }]) => `the usual ${name} is not ${column.expected}`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `two claims are about ${name}`),
    ...stated.flatMap(claimProblems),
  ];
}

function claimProblems(stated: Stated): readonly string[] {
  const { expected, tolerance, contradicted } = stated;
  const name = formatFigure(stated);
  const numbers = [expected, tolerance, contradicted?.found ?? 0, contradicted?.tolerance ?? 0];
  if (!numbers.every(Number.isFinite) || tolerance < 0 || (contradicted?.tolerance ?? 0) < 0) {
    return [`the claim ${name} has a number that is none, or a tolerance below 0`];
  }
  if (contradicted === undefined || isOutside(contradicted.found, stated)) return [];
  return [`the claim ${name} is on record as contradicted by ${contradicted.found}, which it allows`];
}
