import { type AnyGame, CHANCE, type Facts, type Outcome, type Seat, type Turn } from '../../game.ts';
import { formatProblem, printShort, type Result } from '../../result.ts';
import { firstDifference, frozenCopy, jsonCopy } from './plain.ts';
import { broken, type Check, quietly, type Subject, textOf } from './subject.ts';

/** What a game says about itself is so. */
export const FACTS_CHECKS: readonly Check[] = [
  { title: 'its facts are well formed', run: ({ game }) => checkFacts(game) },
  {
    title: 'it reads its own configurations back and never throws at what it cannot read',
    run: checkReading,
  },
  { title: 'nobody acts but its seats and listed chance, as its facts say', run: checkTurns },
  {
    title: 'returns are zero until the end, one for each seat, and balance if the facts say so',
    run: checkReturns,
  },
];

function checkFacts({ id, rulesVersion, facts }: AnyGame): void {
  const { seats, maxEntries } = facts;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) broken(`id "${id}" is not lower case letters, digits and hyphens`);
  if (!isCount(rulesVersion)) broken(`rulesVersion is ${rulesVersion}, not a whole number from 1`);
  if (!isCount(maxEntries)) broken(`maxEntries is ${maxEntries}, not a whole number from 1`);
  if (seats.length === 0) broken('facts name no seat');
  if (new Set(seats).size !== seats.length) broken(`two seats have the same name: ${seats.join(', ')}`);
  if (seats.includes(CHANCE)) broken(`a seat is called "${CHANCE}", which is the key of chance's outcomes`);
  if ((facts.utility === 'single') !== (seats.length === 1)) {
    broken(
      `utility is "${facts.utility}" with ${seats.length} seat(s): "single" is for one seat and no other`,
    );
  }
}

function checkReading({ game, configs }: Subject): void {
  for (const config of [game.defaultConfig, ...configs]) {
    expectRead('parseConfig', game.parseConfig(frozenCopy(jsonCopy(config))), config);
  }
  expectRead('parseConfig({})', game.parseConfig({}), game.defaultConfig);
  for (const rubbish of RUBBISH) {
    expectReadable(`parseConfig(${printShort(rubbish)})`, () => game.parseConfig(rubbish));
    for (const seat of game.facts.seats) {
      expectReadable(`parseMove(${printShort(rubbish)}, "${seat}")`, () => game.parseMove(rubbish, seat));
    }
  }
}

/** What a stranger might send in the place of anything. */
const RUBBISH: readonly unknown[] = frozenCopy([
  undefined,
  null,
  true,
  -1,
  '',
  'rubbish',
  [],
  [null],
  {},
  { kind: null },
  { rubbish: { rubbish: [] } },
]);

/** Whatever is read must be a value of plain JSON, or at least one problem. */
function expectReadable(call: string, read: () => Result<unknown, readonly unknown[]>): void {
  const result = quietly(call, read);
  if (!result.ok && result.error.length === 0) broken(`${call} fails without naming a problem`);
  if (result.ok) quietly(`the digest of what ${call} reads`, () => textOf(result.value));
}

/** Fails unless `result` holds a value equal to `expected`. */
export function expectRead(
  call: string,
  result: ReturnType<AnyGame['parseConfig']>,
  expected: unknown,
): void {
  if (!result.ok)
    broken(`${call} refuses ${printShort(expected)}: ${result.error.map(formatProblem).join('; ')}`);
  const difference = firstDifference(expected, result.value);
  if (difference !== undefined) broken(`${call} changes what it reads: ${difference}`);
}

function checkTurns({ game, moments }: Subject): void {
  const { facts } = game;
  let [widest, chances] = [0, 0];
  for (const moment of moments()) {
    const problem = turnProblem(game, moment.turn);
    if (problem !== undefined) broken(`${moment.where}: ${problem}`);
    widest = Math.max(widest, moment.seats.length);
    if (moment.turn.kind === 'chance') chances++;
  }
  if (facts.dynamics === 'simultaneous' && widest < 2)
    broken('dynamics are "simultaneous", but no two seats ever act at once');
  if (facts.chance === 'explicit' && chances === 0)
    broken('chance is "explicit", but no chance turn was met');
}

function turnProblem({ facts }: AnyGame, turn: Turn<unknown>): string | undefined {
  switch (turn.kind) {
    case 'over':
      return undefined;
    case 'seats':
      return seatsProblem(facts, turn.seats);
    case 'chance':
      return chanceProblem(facts, turn.outcomes);
  }
}

function seatsProblem({ seats, dynamics }: Facts, acting: readonly Seat[]): string | undefined {
  const stranger = acting.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return `it waits for "${stranger}", whom the facts do not name`;
  if (acting.length === 0) return 'it waits for nobody, and is not over';
  if (new Set(acting).size !== acting.length) return `it waits twice for the same seat: ${acting.join(', ')}`;
  if (dynamics === 'turns' && acting.length > 1)
    return `${acting.join(' and ')} act at once, but dynamics are "turns"`;
  return undefined;
}

function chanceProblem({ chance }: Facts, outcomes: readonly Outcome<unknown>[]): string | undefined {
  if (chance !== 'explicit') return `a chance turn, but chance is "${chance}"`;
  if (outcomes.length === 0) return 'a chance turn without outcomes';
  const light = outcomes.find(({ weight }) => !isCount(weight));
  if (light !== undefined) return `an outcome weighs ${light.weight}, not a whole number from 1`;
  const texts = new Set(outcomes.map(({ move }) => textOf(move)));
  return texts.size === outcomes.length ? undefined : 'an outcome is listed twice';
}

function checkReturns({ game, moments }: Subject): void {
  const { seats, utility } = game.facts;
  let ends = 0;
  for (const { state, turn, where } of moments()) {
    const utilities = game.returns(state);
    const shown = `returns are ${printShort(utilities)}`;
    if (utilities.length !== seats.length) broken(`${where}: ${shown} for ${seats.length} seat(s)`);
    if (!utilities.every(Number.isFinite)) broken(`${where}: ${shown}, which are not all numbers`);
    const sum = utilities.reduce((total, each) => total + each, 0);
    if (utility === 'zero-sum' && sum !== 0)
      broken(`${where}: ${shown}, which sum to ${sum} in a zero-sum game`);
    if (turn.kind === 'over') ends++;
    else if (utilities.some((each) => each !== 0)) broken(`${where}: ${shown} before the end`);
  }
  if (ends === 0) broken('no play came to its end');
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
