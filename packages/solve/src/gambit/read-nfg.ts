import Fraction from 'fraction.js';
import { type Cursor, refuse, takeCount, takeKind, takeList, takeNumber } from './cursor.ts';
import type { NormalFormFile } from './game-file.ts';
import { readHeader, skipComment } from './header.ts';

/**
 * Reads a `.nfg` file in either form: payoffs in a row, or a list of outcomes and which of them each contingency has.
 * Throws a `Refused`.
 */
export function readNfg(cursor: Cursor): NormalFormFile {
  const { title, players } = readHeader(cursor, 'NFG', '1');
  const strategies = readStrategies(cursor, players);
  skipComment(cursor);
  const contingencies = strategies.reduce((product, names) => product * names.length, 1);
  const isByOutcomes = cursor.peek().kind === 'open';
  const payoffs = isByOutcomes
    ? readByOutcomes(cursor, players, contingencies)
    : times(contingencies, () => players.map((player) => takeNumber(cursor, payoffOf(player))));
  takeKind(cursor, 'end', `the end of the file after ${contingencies} contingencies`);
  return { kind: 'normal-form', title, players, strategies, payoffs };
}

/** More are a slip, and would fill the memory before the payoffs are found missing. */
const MOST_STRATEGIES = 100_000;

/** `{ { "up" "down" } { "left" "right" } }`, or only how many: `{ 2 2 }`. */
function readStrategies(cursor: Cursor, players: readonly string[]): readonly (readonly string[])[] {
  const place = cursor.peek();
  const strategies = takeList(cursor, 'the strategies', () =>
    cursor.peek().kind === 'open' ? readNames(cursor) : numbered(cursor),
  );
  if (strategies.length === players.length) return strategies;
  return refuse(place, 'count', `strategies of ${players.length} players and not of ${strategies.length}`);
}

function readNames(cursor: Cursor): readonly string[] {
  const place = cursor.peek();
  const names = takeList(
    cursor,
    "a player's strategies",
    () => takeKind(cursor, 'text', 'the name of a strategy or }').text,
  );
  return names.length > 0 ? names : refuse(place, 'count', 'at least one strategy');
}

function numbered(cursor: Cursor): readonly string[] {
  const place = cursor.peek();
  const expected = `a number of strategies from 1 to ${MOST_STRATEGIES}`;
  const count = takeCount(cursor, 1, expected);
  if (count > MOST_STRATEGIES) return refuse(place, 'count', expected);
  return Array.from({ length: count }, (_, at) => String(at + 1));
}

function readByOutcomes(
  cursor: Cursor,
  players: readonly string[],
  contingencies: number,
): readonly (readonly Fraction[])[] {
  const outcomes = takeList(cursor, 'the outcomes', () => readOutcome(cursor, players));
  // Number 0 is the outcome that pays nobody.
  const numberedOutcomes = [players.map(() => new Fraction(0)), ...outcomes];
  return times(contingencies, () => {
    const place = cursor.peek();
    const expected = `the number of an outcome from 0 to ${outcomes.length}`;
    return numberedOutcomes[takeCount(cursor, 0, expected)] ?? refuse(place, 'unknown-outcome', expected);
  });
}

/** `{ "name" 1, 2 }`: a payoff a player. */
function readOutcome(cursor: Cursor, players: readonly string[]): readonly Fraction[] {
  takeKind(cursor, 'open', '{ before an outcome, or }');
  takeKind(cursor, 'text', 'the name of an outcome');
  return readPayoffs(cursor, players);
}

/** A payoff a player and the closing brace. Commas may be left out. */
export function readPayoffs(cursor: Cursor, players: readonly string[]): readonly Fraction[] {
  const payoffs = players.map((player, at) => {
    if (at > 0 && cursor.peek().kind === 'comma') cursor.take();
    return takeNumber(cursor, payoffOf(player));
  });
  takeKind(cursor, 'close', `} after ${players.length} payoffs`);
  return payoffs;
}

function payoffOf(player: string): string {
  return `a payoff of player ${JSON.stringify(player)}`;
}

function times<Item>(count: number, item: () => Item): readonly Item[] {
  const items: Item[] = [];
  while (items.length < count) items.push(item());
  return items;
}
