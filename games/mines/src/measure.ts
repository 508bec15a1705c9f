import {
  addMoments,
  addValue,
  type Measure,
  type Moments,
  meanOf,
  noMoments,
  type PlayRecord,
  type Stats,
} from '@foretell/engine';
import type { BattleSummary } from './battle/index.ts';
import type { Event } from './events.ts';
import { addDeeds, addDeedTally, type DeedTally, noDeeds, reportDeeds } from './measure-deeds.ts';
import type { Move } from './moves.ts';
import { type BattleRecord, OUTCOMES, type Outcome, type State } from './state.ts';

/** What is counted when mines is played in bulk. Whole numbers, so that parts of a sample add up in any order. */
export interface MinesTally {
  runs: number;
  /** Runs by how they ended. */
  endings: Record<Outcome, number>;
  /** Runs that finished this level, by level from 1. */
  levelsDone: number[];
  /** Moves of a run, walks included. */
  moves: Moments;
  /** Battles of a run that were won. */
  battlesWon: Moments;
  /** Hp at the end of the runs that were completed. */
  hpAtTheEnd: Moments;
  /** By `<level>/<kind of node>`. */
  battles: Record<string, BattleTally>;
  deeds: DeedTally;
}

/** Battles of one level and kind. */
export interface BattleTally {
  won: Moments;
  /** Of the battles that were won, from entering to the last blow; what is healed afterwards is not counted. */
  hpLost: Moments;
  /** Of all battles: the numbers of a summary, each with its moments. */
  sums: Record<keyof BattleSummary, Moments>;
}

export const MEASURE: Measure<State, Move, Event, MinesTally> = { start, add, merge, report };

function start(): MinesTally {
  return {
    runs: 0,
    endings: { running: 0, completed: 0, defeated: 0, lamp_out: 0 },
    levelsDone: [],
    moves: noMoments(),
    battlesWon: noMoments(),
    hpAtTheEnd: noMoments(),
    battles: {},
    deeds: noDeeds(),
  };
}

function add(tally: MinesTally, play: PlayRecord<State, Move, Event>): MinesTally {
  const { final, turns } = play;
  tally.runs += 1;
  tally.endings[final.outcome] += 1;
  const done = final.outcome === 'completed' ? final.map.level : final.map.level - 1;
  for (let level = 1; level <= done; level++) {
    tally.levelsDone[level - 1] = (tally.levelsDone[level - 1] ?? 0) + 1;
  }
  addValue(tally.moves, final.moves);
  addValue(tally.battlesWon, final.battles.filter(({ outcome }) => outcome === 'victory').length);
  if (final.outcome === 'completed') addValue(tally.hpAtTheEnd, final.hp);
  for (const record of final.battles) addBattle(tally, record);
  addDeeds(tally.deeds, turns);
  return tally;
}

function addBattle({ battles }: MinesTally, record: BattleRecord): void {
  const { level, kind, outcome, hpBefore, hpAfter, summary } = record;
  const name = `${level}/${kind}`;
  const tally = battles[name] ?? noBattles(summary);
  battles[name] = tally;
  addValue(tally.won, outcome === 'victory' ? 1 : 0);
  if (outcome === 'victory') addValue(tally.hpLost, hpBefore - hpAfter);
  for (const key of keysOf(summary)) addValue(tally.sums[key], summary[key]);
}

function noBattles(summary: BattleSummary): BattleTally {
  const sums = Object.fromEntries(keysOf(summary).map((key) => [key, noMoments()]));
  return { won: noMoments(), hpLost: noMoments(), sums: sums as BattleTally['sums'] };
}

function keysOf(summary: BattleSummary): readonly (keyof BattleSummary)[] {
  return Object.keys(summary) as (keyof BattleSummary)[];
}

function merge(one: MinesTally, other: MinesTally): MinesTally {
  one.runs += other.runs;
  for (const outcome of OUTCOMES) one.endings[outcome] += other.endings[outcome];
  for (const [at, done] of other.levelsDone.entries()) one.levelsDone[at] = (one.levelsDone[at] ?? 0) + done;
  for (const key of ['moves', 'battlesWon', 'hpAtTheEnd'] as const) addMoments(one[key], other[key]);
  for (const [name, battles] of Object.entries(other.battles)) {
    const own = one.battles[name];
    if (own === undefined) one.battles[name] = battles;
    else addBattleTally(own, battles);
  }
  addDeedTally(one.deeds, other.deeds);
  return one;
}

function addBattleTally(one: BattleTally, other: BattleTally): void {
  addMoments(one.won, other.won);
  addMoments(one.hpLost, other.hpLost);
  for (const [key, moments] of Object.entries(other.sums)) {
    const own = one.sums[key as keyof BattleSummary];
    addMoments(own, moments);
  }
}

function report(tally: MinesTally): Stats {
  const { runs, levelsDone } = tally;
  const names = Object.keys(tally.battles).sort();
  return {
    endings: Object.fromEntries(
      OUTCOMES.slice(1).map((outcome) => [outcome, share(tally.endings[outcome], runs)]),
    ),
    levelsDone: levelsDone.map((done) => share(done, runs)),
    moves: meanOf(tally.moves),
    battlesWon: meanOf(tally.battlesWon),
    hpAtTheEnd: meanOf(tally.hpAtTheEnd),
    seals: sealsOf(tally),
    deducible: deducibleOf(tally),
    deeds: reportDeeds(tally.deeds),
    battles: Object.fromEntries(names.map((name) => [name, reportBattles(tally.battles[name])])),
  };
}

/** `count` of `runs`, as the mean of zeros and ones. */
function share(count: number, runs: number): Stats {
  return meanOf({ count: runs, sum: count, squares: count });
}

/**
 * How seals fared, over all battles (RULES.md §6): η is hits by seals placed, and so is the rate of misses; those that were dug away or lost
 * with their board are in neither. `null` where none was placed.
 */
function sealsOf({ battles }: MinesTally): Stats {
  const total = (key: keyof BattleSummary) =>
    Object.values(battles).reduce((sum, { sums }) => sum + sums[key].sum, 0);
  const placed = total('flagPlaced');
  return {
    placed,
    eta: placed === 0 ? null : total('flagHit') / placed,
    missRate: placed === 0 ? null : total('flagMiss') / placed,
    payoutTotal: total('flagPayoutTotal'),
    penaltyTotal: total('flagPenaltyTotal'),
  };
}

/** What can be deduced of a board, a board like any other (RULES.md §9): of boards without fog and with it. `null` where there was none. */
function deducibleOf({ battles }: MinesTally): Stats {
  const moments = (boards: keyof BattleSummary, dPm: keyof BattleSummary, squares: keyof BattleSummary) => {
    const total = (key: keyof BattleSummary) =>
      Object.values(battles).reduce((sum, { sums }) => sum + sums[key].sum, 0);
    return { count: total(boards), sum: total(dPm), squares: total(squares) };
  };
  const all = moments('boards', 'dPm', 'dPmSquares');
  const fog = moments('fogBoards', 'dPmOnFog', 'dPmSquaresOnFog');
  const plain = {
    count: all.count - fog.count,
    sum: all.sum - fog.sum,
    squares: all.squares - fog.squares,
  };
  const shown = (part: Moments) => (part.count === 0 ? null : meanOf(part, 1000));
  return { plain: shown(plain), fog: shown(fog) };
}

function reportBattles(tally: BattleTally | undefined): Stats {
  if (tally === undefined) return null;
  const sums = Object.entries(tally.sums).map(([key, moments]) => [key, meanOf(moments)]);
  return { won: meanOf(tally.won), hpLost: meanOf(tally.hpLost), ...Object.fromEntries(sums) };
}
