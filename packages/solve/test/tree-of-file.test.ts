import { describe, expect, test } from 'vitest';
import { readGameFile } from '../src/gambit/read-game-file.ts';
import { loadHighs } from '../src/matrix/highs.ts';
import { solveSequenceForm } from '../src/tree/solve-sequence-form.ts';
import { treeOfFile } from '../src/tree/tree-of-file.ts';
import { formatTreeRefusal, type TreeRefusal } from '../src/tree/tree-refusal.ts';
import { valueIn } from './tree-help.ts';

const highs = await loadHighs();

function treeIn(nodes: string, players = '"Ann" "Bob"') {
  const file = readGameFile(`EFG 2 R "a game" { ${players} }\n""\n${nodes}`);
  if (!file.ok || file.value.kind !== 'extensive-form') throw new Error(JSON.stringify(file));
  return treeOfFile(file.value);
}

function refusalOf(nodes: string, players?: string): TreeRefusal {
  const built = treeIn(nodes, players);
  if (built.ok) throw new Error('accepted');
  return built.error;
}

function solve(nodes: string) {
  return valueIn(solveSequenceForm(valueIn(treeIn(nodes)), highs));
}

/** Myerson's card game: Ann sees whether her card is red, and raises or folds; Bob, who does not, meets or passes. */
const CARDS = `
c "" 1 "" { "red" 1/2 "black" 1/2 } 0
p "" 1 1 "" { "raise" "fold" } 0
p "" 2 1 "" { "meet" "pass" } 0
t "" 1 "" { 2 -2 }
t "" 2 "" { 1 -1 }
t "" 3 "" { 1 -1 }
p "" 1 2 "" { "raise" "fold" } 0
p "" 2 1 "" { "meet" "pass" } 0
t "" 4 "" { -2 2 }
t "" 5 "" { 1 -1 }
t "" 6 "" { -1 1 }`;

describe('a Gambit file', () => {
  test("of two players is solved: Myerson's card game is worth 1/3, and Ann bluffs one black card in three", () => {
    const tree = valueIn(treeIn(CARDS));
    expect([tree.nodes.count, tree.sets.count, tree.payoffSum]).toEqual([11, 3, 0]);
    expect(tree.players).toEqual(['Ann', 'Bob']);
    const { value, gap, strategy } = solve(CARDS);
    expect(value).toBeCloseTo(1 / 3, 12);
    expect(gap).toBeLessThan(1e-12);
    expect(strategy[2]).toBeCloseTo(1 / 3, 12);
    expect(strategy[4]).toBeCloseTo(2 / 3, 12);
  });

  test('may pay at inner nodes: moving a payoff up the tree changes nothing', () => {
    // After a raise Ann is paid 1 at Bob's node, and the ends pay the rest.
    const inner = CARDS.replaceAll('{ "meet" "pass" } 0', '{ "meet" "pass" } 9 "" { 1 -1 }')
      .replace('{ 2 -2 }', '{ 1 -1 }')
      .replace('t "" 2 "" { 1 -1 }', 't "" 2 "" { 0 0 }')
      .replace('{ -2 2 }', '{ -3 3 }')
      .replace('t "" 5 "" { 1 -1 }', 't "" 5 "" { 0 0 }');
    expect(valueIn(treeIn(inner)).nodes).toEqual(valueIn(treeIn(CARDS)).nodes);
    // Leaving the inner payoffs out would be another game.
    expect(solve(inner.replaceAll('9 "" { 1 -1 }', '0')).value).not.toBeCloseTo(1 / 3, 2);
  });

  test('may have neutral nodes: chance with one branch, and a payoff of 0 on the way, change no value', () => {
    const neutral = CARDS.replace(
      't "" 1 "" { 2 -2 }',
      'c "" 2 "" { "sure" 1 } 8 "" { 0 0 }\nt "" 1 "" { 2 -2 }',
    );
    expect(valueIn(treeIn(neutral)).nodes.count).toBe(12);
    expect(solve(neutral).value).toBeCloseTo(1 / 3, 12);
  });

  test('may have branches of chance 0: what they pay changes no value, however large, and is not judged', () => {
    const joker = CARDS.replace('"black" 1/2 }', '"black" 1/2 "joker" 0 }');
    const { value, gap } = solve(`${joker}\nt "" 7 "" { 1000000 1000000 }`);
    expect(value).toBeCloseTo(1 / 3, 12);
    expect(gap).toBeLessThan(1e-12);
    const dead = `p "" 1 3 "" { "a" "b" } 0\nt "" 8 "" { 9 -9 }\nt "" 9 "" { -9 9 }`;
    expect(solve(`${joker}\n${dead}`).value).toBeCloseTo(1 / 3, 12);
    // With a chance of its own the same branch counts.
    const real = CARDS.replace('"red" 1/2 "black" 1/2 }', '"red" 1/3 "black" 1/3 "joker" 1/3 }');
    expect(solve(`${real}\n${dead}`).value).toBeCloseTo((2 / 3) * (1 / 3) + 3, 12);
  });

  test('may be constant-sum, and says so: two coins to share, of which Ann gets 4/3', () => {
    const shared = CARDS.replace(
      /\{ (-?\d) (-?\d) \}/g,
      (_, one, two) => `{ ${Number(one) + 1} ${Number(two) + 1} }`,
    );
    const tree = valueIn(treeIn(shared));
    expect(tree.payoffSum).toBe(2);
    expect(solve(shared).value).toBeCloseTo(4 / 3, 12);
  });

  test('is added up exactly: 1/10 and 2/10 and -3/10 are 0', () => {
    const third = `p "" 1 1 "" { "go" } 1 "" { 0.1 -0.1 }
p "" 1 2 "" { "go" } 2 "" { 1/5 -0.2 }
t "" 3 "" { -0.3 0.3 }`;
    expect(valueIn(treeIn(third)).nodes.payoff[2]).toBe(0);
    expect(0.1 + 0.2 - 0.3).not.toBe(0);
  });
});

describe('a file is refused', () => {
  test('when its players do not win what the other loses', () => {
    const refusal = refusalOf(CARDS.replace('{ 2 -2 }', '{ 2 -1 }'));
    // The first end that is met is a fold.
    expect(refusal).toEqual({ code: 'not-constant-sum', place: ['red', 'fold'], sum: 0, expected: 1 });
    expect(formatTreeRefusal(refusal)).toBe(
      "the payoffs sum to 0 after red, fold, and to 1 elsewhere: one player's gain is not the other's loss",
    );
  });

  test('when it has three players, or one', () => {
    const end = 't "" 1 "" { 0 0 0 }';
    expect(refusalOf(end, '"a" "b" "c"')).toEqual({ code: 'not-two-players', name: 'a game', players: 3 });
    expect(refusalOf('t "" 1 "" { 0 }', '"a"')).toMatchObject({ code: 'not-two-players', players: 1 });
  });

  test('when a player forgets what it did, and says where', () => {
    const forgetful = `p "" 1 1 "" { "l" "r" } 0
p "" 1 2 "" { "l" "r" } 0
t "" 1 "" { 1 -1 }
t "" 2 "" { 0 0 }
p "" 1 2 "" { "l" "r" } 0
t "" 3 "" { 0 0 }
t "" 4 "" { 1 -1 }`;
    expect(refusalOf(forgetful)).toEqual({ code: 'forgets', place: ['r'], player: 'Ann', set: '2' });
  });

  test('when a player forgets what it knew', () => {
    // Ann sees red or black before her first move; before her second she may or may not still know.
    const game = (setAfterBlack: number) => `c "" 1 "" { "red" 1/2 "black" 1/2 } 0
p "" 1 1 "" { "go" } 0
p "" 1 3 "" { "l" "r" } 0
t "" 1 "" { 1 -1 }
t "" 2 "" { 0 0 }
p "" 1 2 "" { "go" } 0
p "" 1 ${setAfterBlack} "" { "l" "r" } 0
t "" 3 "" { 0 0 }
t "" 4 "" { 1 -1 }`;
    expect(refusalOf(game(3))).toMatchObject({ code: 'forgets', place: ['black', 'go'], player: 'Ann' });
    expect(solve(game(4)).value).toBeCloseTo(1, 12);
  });

  test('when a player passes the same information set twice on one path', () => {
    const absent = `p "" 1 1 "" { "stay" "go" } 0
t "" 1 "" { 0 0 }
p "" 1 1 "" { "stay" "go" } 0
t "" 2 "" { 4 -4 }
t "" 3 "" { 1 -1 }`;
    expect(refusalOf(absent)).toMatchObject({ code: 'forgets', place: ['go'] });
  });
});
