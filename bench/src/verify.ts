import { playBulkDay, type State, shift, startBulkWeek, winnerOf } from '@foretell/shift';
import { CreateGameReducer, InitializeGame } from './boardgameio.ts';
import { at, detectionNumbers, drawPairs, masksOf, type Pair } from './draws.ts';
import { sealAction } from './peer.ts';
import { shiftGame, type Week } from './shift-boardgameio.ts';

/** A week on which the implementations do not agree, as each of them saw it. */
export interface Difference {
  readonly week: number;
  readonly contract: string;
  readonly bulk: string;
  readonly peer: string;
}

/**
 * Plays `weeks` weeks in every implementation from the same sheets and the same detection numbers and compares both
 * purses at the end of each day, the catches and the winner. Returns the first difference, `undefined` when there is none.
 */
export function firstDifference(weeks: number, rules: typeof shiftGame = shiftGame): Difference | undefined {
  for (let week = 0; week < weeks; week++) {
    const seed = `verify/${week}`;
    const pairs = drawPairs(seed, shift.defaultConfig.days);
    const states = playContract(seed, pairs);
    const contract = contractResult(states);
    const bulk = bulkResult(seed, pairs);
    const peer = peerResult(rules, pairs, states.slice(0, -1).map(detectionNumbers));
    if (contract !== peer || contract !== bulk) return { week, contract, bulk, peer };
  }
  return undefined;
}

/** Every state of the week, the first state first. */
function playContract(seed: string, pairs: readonly Pair[]): readonly State[] {
  const states = [shift.setup(shift.defaultConfig, seed)];
  for (const { boss, worker } of pairs) {
    const step = shift.apply(at(states, states.length - 1), { boss, worker });
    if (!step.ok) throw new Error(`refused: ${step.error.code}`);
    states.push(step.value.state);
  }
  return states;
}

function contractResult(states: readonly State[]): string {
  const [bossReturn = 0] = shift.returns(at(states, states.length - 1));
  return JSON.stringify([states.slice(1).map(pursesOf), ['worker', 'draw', 'boss'][bossReturn + 1]]);
}

function bulkResult(seed: string, pairs: readonly Pair[]): string {
  const week = startBulkWeek(seed);
  const purses = pairs.map(({ boss, worker }) => {
    const { coast, slack } = masksOf(worker.hours);
    playBulkDay(shift.defaultConfig, week, masksOf(boss.hours).meeting, coast, slack);
    return pursesOf(week);
  });
  return JSON.stringify([purses, winnerOf(shift.defaultConfig, week)]);
}

function peerResult(
  rules: typeof shiftGame,
  pairs: readonly Pair[],
  draws: readonly (readonly number[])[],
): string {
  const daysLeft = [...draws];
  const game = rules(() => [...(daysLeft.shift() ?? [])]);
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game });
  const purses = pairs.map(({ boss, worker }) => {
    state = reduce(state, sealAction('0', boss.hours));
    state = reduce(state, sealAction('1', worker.hours));
    const week: Week = state.G;
    return pursesOf(week);
  });
  // Numbers left over would mean that its days did not run as ours did.
  if (daysLeft.length > 0) throw new Error(`${daysLeft.length} days of detection numbers were not drawn`);
  const { gameover } = state.ctx;
  const winner = gameover?.winner === undefined ? 'draw' : at(['boss', 'worker'], Number(gameover.winner));
  return JSON.stringify([purses, gameover === undefined ? 'not over' : winner]);
}

interface Purses {
  readonly workerMoney: number;
  readonly bossPoints: number;
  readonly catches: number;
}

function pursesOf({ workerMoney, bossPoints, catches }: Purses): readonly number[] {
  return [workerMoney, bossPoints, catches];
}
