import type { AnyExperiment } from '@foretell/lab';
import { EQUILIBRIUM } from './equilibrium.ts';
import { FLAT_FINE } from './flat-fine.ts';
import { FINES_TO_BOSS, NO_MINIMUM } from './given-up.ts';
import { K_BY_Q, K_BY_Q_WIN_RATE } from './k-by-q.ts';
import { LEVERS } from './levers.ts';
import { HONEST_WEEK, MEETING_LOAD } from './loads.ts';
import { BINARY, THREE_TIER } from './old-rules.ts';
import { POSTERIOR } from './posterior.ts';
import { DIFFERENCE_THRESHOLDS, THRESHOLDS } from './thresholds.ts';
import { TWO_LEGS } from './two-legs.ts';
import { EQUILIBRIUM_WIN_RATE } from './win-rate.ts';

/** What the model of a reader answers: a worker who reads each hour right with a chance, and plays by his reading. */
export const READING_EXPERIMENTS: readonly AnyExperiment[] = [
  POSTERIOR,
  THRESHOLDS,
  DIFFERENCE_THRESHOLDS,
  BINARY,
  THREE_TIER,
  MEETING_LOAD,
  HONEST_WEEK,
  EQUILIBRIUM,
  EQUILIBRIUM_WIN_RATE,
  K_BY_Q,
  K_BY_Q_WIN_RATE,
  NO_MINIMUM,
  FINES_TO_BOSS,
  FLAT_FINE,
  LEVERS,
  TWO_LEGS,
];

export { accountOf, scoreOf } from './model/account.ts';
export { type Duel, type Goal, meanOf, solveDuel } from './model/duel.ts';
export { fairK } from './model/fair-k.ts';
export { openWeeks, type Weeks, type World } from './model/week.ts';
export { READING_TEXTS } from './texts.ts';
