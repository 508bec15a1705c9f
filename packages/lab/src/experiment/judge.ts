import type { AnyExperiment } from './experiment.ts';
import { type Figure, type Finding, formatFigure, type Stated, type Verdict } from './finding.ts';
import type { Settings } from './settings.ts';
import { verdictOf } from './verdict.ts';

/** A figure, what is claimed of it and what was measured: plain JSON. */
export interface ReportRow extends Figure {
  /** The name of the figure in one line: {@link formatFigure}. */
  readonly figure: string;
  /** `null` when nothing is claimed here: no claim speaks of the figure, or a condition was changed. */
  readonly expected: number | null;
  readonly measured: number;
  /** Both inclusive. */
  readonly low: number;
  readonly high: number;
  /** Absolute; `null` like `expected`. */
  readonly tolerance: number | null;
  readonly verdict: Verdict;
  /** Games, weeks, hours … ; absent when the figure was calculated. */
  readonly n?: number;
  readonly bound?: NonNullable<Stated['bound']>;
  readonly source?: Stated['source'];
  /** Set when the claim is on record as contradicted: what comes out instead, and the text key of the reason. */
  readonly contradicted?: NonNullable<Stated['contradicted']>;
}

/**
 * The rows of a run, in the order of its findings. Throws for everything that only the author of the experiment can mend,
 * all of it at once; a claim that is not measured although nothing was left out is such a thing, since it would otherwise
 * never be found wrong.
 */
export function judge(
  experiment: AnyExperiment,
  settings: Settings,
  findings: readonly Finding[],
): readonly ReportRow[] {
  const claims = new Map(experiment.stated.map((stated) => [formatFigure(stated), stated]));
  const found = findings.map((finding) => formatFigure(finding.figure));
  const isWhole = !settings.isElsewhere && !settings.isSelection;
  const problems = [
    ...found
      .filter((name, at) => found.indexOf(name) !== at)
      .map((name) => `two findings are called ${name}`),
    ...findings.flatMap(problemsOf),
    ...[...claims.keys()]
      .filter((name) => isWhole && !found.includes(name))
      .map((name) => `the claim ${name} is not measured`),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
  return findings.map((finding) =>
    rowOf(finding, settings.isElsewhere ? undefined : claims.get(formatFigure(finding.figure))),
  );
}

function rowOf(finding: Finding, stated: Stated | undefined): ReportRow {
  const { figure, measured, low, high, n } = finding;
  return {
    figure: formatFigure(figure),
    key: figure.key,
    facts: figure.facts,
    unit: figure.unit,
    expected: stated?.expected ?? null,
    measured,
    low,
    high,
    tolerance: stated?.tolerance ?? null,
    verdict: verdictOf(finding, stated),
    ...(n === undefined ? {} : { n }),
    ...(stated?.bound === undefined ? {} : { bound: stated.bound }),
    ...(stated === undefined ? {} : { source: stated.source }),
    ...(stated?.contradicted === undefined ? {} : { contradicted: stated.contradicted }),
  };
}

function problemsOf({ figure, measured, low, high }: Finding): readonly string[] {
  const isNumber = [measured, low, high].every(Number.isFinite);
  if (isNumber && low <= measured && measured <= high) return [];
  return [`${formatFigure(figure)} is measured as ${measured} from ${low} to ${high}`];
}
