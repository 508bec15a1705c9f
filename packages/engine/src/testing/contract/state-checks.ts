import { digestOf } from '../../digest.ts';
import { firstDifference, formatPath, type Leaf, leavesOf, withValueAt } from './plain.ts';
import type { RecordedPlay } from './record.ts';
import { sample } from './sample.ts';
import { broken, type Check, type Moment, type Subject, textOf } from './subject.ts';

/** A state is the whole truth, and its digest names it. */
export const STATE_CHECKS: readonly Check[] = [
  { title: 'states, views, moves and events are plain JSON', run: checkPlain },
  { title: 'every value in a state counts in its digest', run: checkLeaves },
  { title: 'states that differ have different digests, and equal states get equal answers', run: checkNames },
];

function checkPlain({ game, plays, moments }: Subject): void {
  const { seats } = game.facts;
  for (const { state, where } of moments()) {
    expectPlain(`${where}: the state`, state);
    for (const seat of seats) expectPlain(`${where}: the view of ${seat}`, game.observe(state, seat));
  }
  for (const { moves, events, where } of plays().flatMap(happeningsOf)) {
    expectPlain(`${where}: the moves`, moves);
    expectPlain(`${where}: the events`, events);
    for (const seat of seats) {
      const noticed = events
        .map((event) => game.perceive(event, seat))
        .filter((event) => event !== undefined);
      expectPlain(`${where}: what ${seat} perceives`, noticed);
    }
  }
}

function happeningsOf({ name, entries, events }: RecordedPlay) {
  return entries.map((moves, index) => ({
    moves,
    events: events[index] ?? [],
    where: `${name}, entry ${index + 1}`,
  }));
}

function expectPlain(what: string, value: unknown): void {
  try {
    textOf(value);
  } catch (error) {
    broken(`${what}: ${error instanceof Error ? error.message : error}`);
  }
}

const STATES_TRIED = 24;
const LEAVES_TRIED = 48;

function checkLeaves({ moments, rng }: Subject): void {
  const dice = rng('leaves');
  for (const { state, where } of sample(dice, moments(), STATES_TRIED)) {
    const digest = digestOf(state);
    for (const leaf of sample(dice, leavesOf(state), LEAVES_TRIED)) {
      const other = withValueAt(state, leaf.path, otherValue(leaf));
      if (digestOf(other) !== digest) continue;
      broken(
        `${where}: ${formatPath(leaf.path)} can change and the digest stays, so neither saves nor logs know of it`,
      );
    }
  }
}

function otherValue({ value }: Leaf): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}'` : value !== true;
}

function checkNames({ moments }: Subject): void {
  const alias = findAlias(moments(), digestOf);
  if (alias !== undefined) broken(alias);
}

/** Two states of one digest that are not the same state, or that the game does not treat as the same. */
export function findAlias(
  moments: readonly Moment[],
  nameOf: (state: unknown) => string,
): string | undefined {
  const named = new Map<string, Moment>();
  for (const moment of moments) {
    const name = nameOf(moment.state);
    const first = named.get(name) ?? moment;
    named.set(name, first);
    const difference = firstDifference(first.state, moment.state);
    const both = `one digest, ${name}, for the state of ${first.where} and that of ${moment.where}`;
    if (difference !== undefined) return `${both}: ${difference}`;
    const answers = firstDifference(first.answers, moment.answers);
    if (answers !== undefined) return `${both}, which are equal but play differently: ${answers}`;
  }
  return undefined;
}
