import { type AnyExperiment, experimentProblems } from '@foretell/lab';
import { isRecord } from '../../read.ts';
import { botProblems } from './game-shape.ts';
import { problem, type ShapeProblem } from './shape-problem.ts';

/** What can be seen to be wrong with the laboratory of a game. All of its parts may be left out. */
export function claimsProblems(game: unknown, claims: unknown): readonly ShapeProblem[] {
  if (!isRecord(claims)) return [problem('CLAIMS', '{ measure, experiments, bots, texts }', claims)];
  const { measure, experiments = [], bots = [], texts = {} } = claims;
  return [
    ...(measure === undefined ? [] : measureProblems(measure)),
    ...(Array.isArray(experiments)
      ? experiments.flatMap((each, index) => eachProblems(game, each, `CLAIMS.experiments[${index}]`))
      : [problem('CLAIMS.experiments', 'a list of what defineExperiment gave back', experiments)]),
    ...botProblems(game, bots, 'CLAIMS.bots'),
    ...(isRecord(texts) ? [] : [problem('CLAIMS.texts', 'texts by language', texts)]),
  ];
}

function measureProblems(measure: unknown): readonly ShapeProblem[] {
  const at = 'CLAIMS.measure';
  if (!isRecord(measure)) return [problem(at, '{ start, add, merge, report }', measure)];
  return ['start', 'add', 'merge', 'report']
    .filter((name) => typeof measure[name] !== 'function')
    .map((name) => problem(`${at}.${name}`, 'a function', measure[name]));
}

function eachProblems(game: unknown, experiment: unknown, at: string): readonly ShapeProblem[] {
  if (!isExperiment(experiment)) return [problem(at, 'what defineExperiment gave back', experiment)];
  const id = isRecord(game) ? String(game.id) : '';
  return [
    ...(experiment.id.startsWith(`${id}/`) ? [] : [problem(`${at}.id`, `${id}/ and a name`, experiment.id)]),
    ...experimentProblems(experiment).map((each) => ({ at, expected: `no contradiction; ${each}` })),
  ];
}

function isExperiment(value: unknown): value is AnyExperiment {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    (value.kind === 'exact' || value.kind === 'sampled') &&
    isRecord(value.params) &&
    Array.isArray(value.stated) &&
    typeof value.run === 'function'
  );
}
