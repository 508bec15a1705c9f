import { type AnyExperiment, formatFigure, type Param, type Stated, showSetting } from '@foretell/lab';
import type { Place } from './lab.ts';

/** One line an experiment: what it is called, how it is done, how much is claimed. */
export function printList(places: readonly Place[]): string {
  const width = Math.max(0, ...places.map(({ experiment }) => experiment.id.length));
  return places
    .map(({ lab, experiment }) => {
      const { id, kind, stated } = experiment;
      const claims = `${stated.length} claim${stated.length === 1 ? '' : 's'}`.padStart(10);
      return `${id.padEnd(width)}  ${kind.padEnd(7)}  ${claims}  ${lab.claims.texts.en[id]?.title ?? ''}`.trimEnd();
    })
    .join('\n');
}

/** An experiment without its function, for programs. */
export function plainExperiment({ lab, experiment }: Place) {
  const { id, kind, params, stated } = experiment;
  const words = lab.claims.texts.en[id];
  const plainParams = Object.entries(params).map(([name, { column, usual, role }]) => [
    name,
    { role, usual, shown: showSetting(usual, column), unit: column.unit, expected: column.expected },
  ]);
  return {
    id,
    game: lab.claims.game,
    kind,
    title: words?.title ?? id,
    question: words?.question ?? '',
    params: Object.fromEntries(plainParams),
    stated: stated.map((claim) => ({ figure: formatFigure(claim), ...claim })),
  };
}

/** An experiment with its question, its parameters and its claims. */
export function printExperiment({ lab, experiment }: Place): string {
  const { id, kind, stated } = experiment;
  const words = lab.claims.texts.en[id];
  return [
    [`${id} (${kind})`, words?.title].filter((part) => part !== undefined).join(': '),
    ...(words === undefined ? [] : [words.question]),
    '',
    ...paramLines(experiment),
    '',
    stated.length === 0 ? 'It claims nothing.' : 'Claims:',
    ...stated.map((claim) => `  ${formatFigure(claim)}: ${printClaim(claim)}`),
  ].join('\n');
}

const ROLES: Readonly<Record<Param<unknown>['role'], string>> = {
  condition: 'another world: nothing is claimed about it',
  selection: 'picks among the figures',
  effort: 'how much is played',
};

function paramLines({ params }: AnyExperiment): readonly string[] {
  const entries = Object.entries(params);
  if (entries.length === 0) return ['It has no parameters.'];
  return [
    'Parameters (--set name=value):',
    ...entries.flatMap(([name, { column, usual, role }]) => [
      `  ${name}=${showSetting(usual, column)}  ${ROLES[role]}`,
      `    ${column.expected}`,
    ]),
  ];
}

/** Numbers as they are stated; of a share, parts of 1. */
function printClaim({ expected, tolerance, bound, source, contradicted }: Stated): string {
  const side = bound === undefined ? '' : bound === 'at-most' ? 'at most ' : 'at least ';
  const known =
    contradicted === undefined
      ? ''
      : `; contradicted, on record is ${contradicted.found} ± ${contradicted.tolerance}`;
  return `${side}${expected} ± ${tolerance} (${source})${known}`;
}
