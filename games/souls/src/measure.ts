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
import type { Event } from './events.ts';
import { type ActTally, addActs, mergeActs, noActs, reportActs } from './measure-acts.ts';
import type { Move } from './move.ts';
import { OUTCOMES, type Outcome, type State } from './state.ts';

/** What is counted when souls is played in bulk. Whole numbers, so that parts of a sample add up in any order. */
export interface SoulsTally {
  runs: number;
  /** Runs by how they ended. */
  outcomes: Record<Outcome, number>;
  /** Deepest floor of a run, and world turns. */
  depth: Moments;
  turns: Moments;
  moves: Moments;
  /** Of a run: health lost to blows, embers gained, enemies felled. */
  lost: Moments;
  embers: Moments;
  felled: Moments;
  /** Runs that ended with a death, by its cause. */
  deaths: Record<string, number>;
  /** Health lost, by `attack/stage`. */
  lostBy: Record<string, number>;
  /** Stages announced, and those that met the hero, by `attack/stage`. */
  announced: Record<string, number>;
  met: Record<string, number>;
  acts: ActTally;
}

export const MEASURE: Measure<State, Move, Event, SoulsTally> = { start, add, merge, report };

function start(): SoulsTally {
  return {
    runs: 0,
    outcomes: { running: 0, won: 0, died: 0, spent: 0 },
    depth: noMoments(),
    turns: noMoments(),
    moves: noMoments(),
    lost: noMoments(),
    embers: noMoments(),
    felled: noMoments(),
    deaths: {},
    lostBy: {},
    announced: {},
    met: {},
    acts: noActs(),
  };
}

function add(tally: SoulsTally, play: PlayRecord<State, Move, Event>): SoulsTally {
  const { final, turns } = play;
  tally.runs += 1;
  tally.outcomes[final.outcome] += 1;
  addValue(tally.depth, final.floor.depth);
  addValue(tally.turns, final.turn);
  addValue(tally.moves, final.moves);
  if (final.run.death !== null) count(tally.deaths, final.run.death.cause);
  const sums = { lost: 0, embers: 0, felled: 0 };
  for (const { events } of turns) for (const event of events) addEvent(tally, sums, event);
  addValue(tally.lost, sums.lost);
  addValue(tally.embers, sums.embers);
  addValue(tally.felled, sums.felled);
  addActs(tally.acts, turns);
  return tally;
}

function addEvent(
  tally: SoulsTally,
  sums: { lost: number; embers: number; felled: number },
  event: Event,
): void {
  if (event.kind === 'announced') count(tally.announced, `${event.attack}/${event.stage}`);
  if (event.kind === 'died') {
    sums.felled += 1;
    sums.embers += event.embers;
  }
  if (event.kind !== 'hit' || event.who !== 'hero') return;
  const { blow, amount } = event;
  if (blow.kind !== 'blood') sums.lost += amount;
  const name = blow.kind === 'attack' ? `${blow.attack}/${blow.stage}` : blow.kind;
  count(tally.lostBy, name, amount);
  if (blow.kind === 'attack') count(tally.met, name);
}

function count(counts: Record<string, number>, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

const MOMENTS = ['depth', 'turns', 'moves', 'lost', 'embers', 'felled'] as const;
const COUNTS = ['deaths', 'lostBy', 'announced', 'met'] as const;

function merge(one: SoulsTally, other: SoulsTally): SoulsTally {
  one.runs += other.runs;
  for (const outcome of OUTCOMES) one.outcomes[outcome] += other.outcomes[outcome];
  for (const key of MOMENTS) addMoments(one[key], other[key]);
  for (const key of COUNTS) for (const [name, by] of Object.entries(other[key])) count(one[key], name, by);
  mergeActs(one.acts, other.acts);
  return one;
}

function report(tally: SoulsTally): Stats {
  const { runs } = tally;
  const share = (of: number): Stats => meanOf({ count: runs, sum: of, squares: of });
  return {
    outcomes: Object.fromEntries(
      OUTCOMES.slice(1).map((outcome) => [outcome, share(tally.outcomes[outcome])]),
    ),
    ...Object.fromEntries(MOMENTS.map((key) => [key, meanOf(tally[key])])),
    deaths: sorted(tally.deaths),
    lostBy: sorted(tally.lostBy),
    /** Of the stages announced, the share that met the hero. */
    met: Object.fromEntries(
      Object.keys(tally.announced)
        .sort()
        .map((name) => [name, (tally.met[name] ?? 0) / (tally.announced[name] ?? 1)]),
    ),
    acts: reportActs(tally.acts, runs),
  };
}

/** By name, so that no report depends on who came first. */
function sorted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.keys(counts)
      .sort()
      .map((name) => [name, counts[name] ?? 0]),
  );
}
