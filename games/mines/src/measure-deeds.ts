import {
  addMoments,
  addValue,
  type Moments,
  meanOf,
  noMoments,
  type PlayedTurn,
  type Stats,
} from '@foretell/engine';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';

/** What players said of their digs and seals, as far as they say it (RULES.md §15). */
export interface DeedTally {
  /** Digs by why they were made. */
  digs: Record<DigWhy, Moments>;
  /** Mines that those digs hit, a dig each: how right the player was. */
  hits: Record<DigWhy, Moments>;
  /** Of guesses with a chance: what the chance was, in per mille. */
  guessRisk: Moments;
  /** Mines that those guesses hit. */
  guessHits: Moments;
  /** Of seals: the chance of a mine that was noted, in per mille. */
  sealChance: Moments;
}

const WHYS = ['proved', 'guess', 'blind'] as const;
type DigWhy = (typeof WHYS)[number];

export function noDeeds(): DeedTally {
  const byWhy = () => ({ proved: noMoments(), guess: noMoments(), blind: noMoments() });
  return {
    digs: byWhy(),
    hits: byWhy(),
    guessRisk: noMoments(),
    guessHits: noMoments(),
    sealChance: noMoments(),
  };
}

/** Adds the turns of a run, in place. */
export function addDeeds(tally: DeedTally, turns: readonly PlayedTurn<Move, Event>[]): void {
  const counts: Record<DigWhy, number> = { proved: 0, guess: 0, blind: 0 };
  for (const { moves, notes, events } of turns) {
    const note = readNote(notes.hero);
    if (note === undefined) continue;
    if (moves.hero?.kind === 'seal' && note.riskPm !== null) addValue(tally.sealChance, note.riskPm);
    const why = WHYS.find((each) => each === note.why);
    if (moves.hero?.kind !== 'dig' || why === undefined) continue;
    counts[why] += 1;
    const hit = hitMine(events) ? 1 : 0;
    addValue(tally.hits[why], hit);
    if (why !== 'guess' || note.riskPm === null) continue;
    addValue(tally.guessRisk, note.riskPm);
    addValue(tally.guessHits, hit);
  }
  for (const why of WHYS) addValue(tally.digs[why], counts[why]);
}

function hitMine(events: readonly Event[]): boolean {
  return events.some((event) => event.kind === 'dug' && event.opened[0]?.isMine === true);
}

interface SaidOfDeed {
  readonly why: unknown;
  readonly riskPm: number | null;
}

/** Notes are the players' own, so a measure takes them as it finds them. */
function readNote(note: unknown): SaidOfDeed | undefined {
  if (typeof note !== 'object' || note === null || !('why' in note)) return undefined;
  const riskPm = 'riskPm' in note && typeof note.riskPm === 'number' ? note.riskPm : null;
  return { why: note.why, riskPm };
}

/** Adds one tally to another, in place. */
export function addDeedTally(one: DeedTally, other: DeedTally): void {
  for (const why of WHYS) {
    addMoments(one.digs[why], other.digs[why]);
    addMoments(one.hits[why], other.hits[why]);
  }
  for (const key of ['guessRisk', 'guessHits', 'sealChance'] as const) addMoments(one[key], other[key]);
}

export function reportDeeds(tally: DeedTally): Stats {
  const byWhy = (moments: Record<DigWhy, Moments>) =>
    Object.fromEntries(WHYS.map((why) => [why, meanOf(moments[why])]));
  return {
    digsARun: byWhy(tally.digs),
    minesADig: byWhy(tally.hits),
    guesses: { riskAsNoted: meanOf(tally.guessRisk, 1000), minesHit: meanOf(tally.guessHits) },
    sealChanceAsNoted: meanOf(tally.sealChance, 1000),
  };
}
