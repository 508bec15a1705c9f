import { describe, expect, test } from 'vitest';
import { digestOf } from '../src/digest.ts';
import { findAlias } from '../src/testing/contract/state-checks.ts';
import { type ContractCheck, makeSubject } from '../src/testing/contract/subject.ts';
import { contractChecks, describeGame } from '../src/testing/contract-suite.ts';
import { diceGame } from '../src/testing/dice-game.ts';
import { nullGame } from '../src/testing/null-game.ts';
import { BROKEN_FACTS } from './broken/facts.ts';
import { BROKEN_MOVES } from './broken/moves.ts';
import { BROKEN_PLAYS } from './broken/plays.ts';
import { CUPS_OPTIONS, DICE_OPTIONS, NULL_OPTIONS } from './broken/sabotage.ts';
import { BROKEN_SECRETS } from './broken/secrets.ts';
import { BROKEN_STATES } from './broken/states.ts';
import { cupsGame } from './cups-game.ts';

/** How much of a play is looked at: all of it, or, as of plays that are too long, some of it, of more plays. */
const LOOKS = [
  { how: 'looked at all along', looks: undefined },
  { how: 'looked at here and there', looks: { plays: 12, momentsTried: 3 } },
] as const;

const HONEST = LOOKS.flatMap(({ looks }) => [
  contractChecks(nullGame, { ...NULL_OPTIONS, ...looks }),
  contractChecks(diceGame, { ...DICE_OPTIONS, ...looks }),
  contractChecks(cupsGame, { ...CUPS_OPTIONS, ...looks }),
]);
const BROKEN = { ...BROKEN_FACTS, ...BROKEN_STATES, ...BROKEN_PLAYS, ...BROKEN_MOVES, ...BROKEN_SECRETS };

/** What a check has against its game; undefined when it holds. */
function complaintOf({ run }: ContractCheck): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test('the games that are broken below are honest before they are broken', () => {
  const complaints = HONEST.flat()
    .map(complaintOf)
    .filter((complaint) => complaint !== undefined);
  expect(complaints).toEqual([]);
  expect(HONEST.flat().length).toBeGreaterThan(120);
});

test('there is a broken game for every check of the suite', () => {
  const titles = new Set(HONEST.flat().map(({ title }) => title));
  expect(Object.keys(BROKEN).sort()).toEqual([...titles].sort());
});

const PARTS = Object.entries(BROKEN).flatMap(([title, games]) =>
  LOOKS.map(({ how, looks }) => ({ title, games, how, looks })),
);
for (const { title, games, how, looks } of PARTS) {
  describe(`${title}, ${how}`, () => {
    test.each(games)('is false of a game $game', ({ checks, says }) => {
      const complaints = checks(looks)
        .filter((check) => check.title === title)
        .map(complaintOf);
      expect(complaints).toEqual([expect.stringMatching(says)]);
    });
  });
}

test('a digest of eight bits gives two states one name, and the suite finds the two', () => {
  const moments = makeSubject(nullGame, { ...NULL_OPTIONS, plays: 20 }).moments();
  expect(findAlias(moments, digestOf)).toBeUndefined();
  expect(findAlias(moments, (state) => digestOf(state).slice(0, 2))).toMatch(
    /one digest, .., for the state of/,
  );
});

test('the suite tries the same plays whenever it is given the same seed, and others on another', () => {
  const statesOf = (seed: string) =>
    makeSubject(nullGame, { plays: 2, seed })
      .moments()
      .map(({ state }) => state);
  expect(statesOf('a')).toEqual(statesOf('a'));
  expect(statesOf('a')).not.toEqual(statesOf('b'));
});

test('describeGame hands every check to the runner as a test of its own', () => {
  const titles: string[] = [];
  const runner = {
    describe: (title: string, body: () => void) => {
      titles.push(title);
      body();
    },
    test: (title: string) => titles.push(title),
  };
  describeGame(diceGame, DICE_OPTIONS, runner);
  const checks = contractChecks(diceGame, DICE_OPTIONS).map(({ title }) => title);
  expect(titles).toEqual(['dice keeps the contract', ...checks]);
});
