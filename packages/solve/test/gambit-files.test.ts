import { formatProblem } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EfgNode, GameFile } from '../src/gambit/game-file.ts';
import { formatMatrixRefusal, matrixOf } from '../src/gambit/matrix-of.ts';
import { readGameFile } from '../src/gambit/read-game-file.ts';
import { solveExactly } from '../src/matrix/exact.ts';
import { solveBySimplex } from '../src/matrix/simplex.ts';
import { ANTE, MAJORITY, MATCHING_PENNIES, PRISONERS, ROCK_PAPER_SCISSORS, SHARES } from './gambit-texts.ts';

function read(text: string): GameFile {
  const file = readGameFile(text);
  if (!file.ok) throw new Error(formatProblem(file.error));
  return file.value;
}

function table(text: string) {
  const file = read(text);
  if (file.kind !== 'normal-form') throw new Error('a tree');
  return file;
}

function tree(text: string) {
  const file = read(text);
  if (file.kind !== 'extensive-form') throw new Error('a table');
  return file;
}

function refusal(text: string): string {
  const file = readGameFile(text);
  if (file.ok) throw new Error('it was read');
  const { line, column } = file.error;
  expect(file.error.path).toEqual([`line ${line}, column ${column}`]);
  return formatProblem(file.error);
}

describe('a table', () => {
  it("is read payoff after payoff, the first player's strategy changing fastest", () => {
    const { title, players, strategies, payoffs } = table(MAJORITY);
    expect({ title, players }).toEqual({
      title: 'Three vote; who agrees with another gets 1',
      players: ['A', 'B', 'C'],
    });
    expect(strategies).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
    ]);
    expect(payoffs).toHaveLength(8);
    // A alone votes for 2: nobody agrees with A.
    expect(payoffs[1]?.map(Number)).toEqual([0, 1, 1]);
    expect(payoffs[4]?.map(Number)).toEqual([1, 1, 0]);
  });

  it('is read from numbered outcomes, of which 0 pays nobody', () => {
    const { strategies, payoffs } = table(ROCK_PAPER_SCISSORS);
    expect(strategies[0]).toEqual(['rock', 'paper', 'scissors']);
    expect(payoffs.map((cell) => Number(cell[0]))).toEqual([0, 1, -1, -1, 0, 1, 1, -1, 0]);
  });

  it('has exact payoffs, however they are written', () => {
    const numbers = table(SHARES)
      .payoffs.flat()
      .map((payoff) => payoff.toFraction());
    expect(numbers).toEqual(['3/2', '0', '1/2', '1', '1/4', '5/4', '1', '1/2']);
  });

  it.each([
    ['0.123457', '123457/1000000'],
    ['-.000125', '-1/8000'],
    ['12.5e-3', '1/80'],
    ['1.2345E+6', '1234500'],
    ['7.', '7'],
    ['+6/4', '3/2'],
  ])('says %s and means %s', (written, exact) => {
    const [[payoff] = []] = table(`NFG 1 R "t" { "a" } { 1 } ${written}`).payoffs;
    expect(payoff?.toFraction()).toBe(exact);
  });

  it('of any size is read back as it was written', () => {
    const label = fc.string({ maxLength: 6 }).map((text) => text.replaceAll('\\', ''));
    const size = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(size, size, fc.array(label, { minLength: 8, maxLength: 8 }), (rows, columns, labels) => {
        const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
        const names = [labels.slice(0, rows), labels.slice(4, 4 + columns)];
        const cells = Array.from({ length: rows * columns }, (_, at) => [at, -at / 4]);
        const lists = names.map((list) => `{ ${list.map(quote).join(' ')} }`).join('\n');
        const text = `NFG 1 R "t" { "a" "b" } { ${lists} } ${cells.flat().join(' ')}`;
        const { strategies, payoffs } = table(text);
        expect(strategies).toEqual(names);
        expect(payoffs.map((cell) => cell.map(Number))).toEqual(
          cells.map(([one, other]) => [one, 0 + (other ?? 0) || 0]),
        );
      }),
      { seed: 8, numRuns: 100 },
    );
  });
});

describe('a tree', () => {
  it('is read node by node, with what inner nodes pay and with branches that never happen', () => {
    const { title, players, root } = tree(ANTE);
    expect({ title, players }).toEqual({
      title: 'Ante, with an "inner" outcome',
      players: ["Dealer's \\ friend", 'Caller'],
    });
    if (root.kind !== 'chance') throw new Error('chance comes first');
    expect(root.payoffs.map(Number)).toEqual([-1, 1]);
    expect(root.branches.map(({ action, chance }) => [action, chance.toFraction()])).toEqual([
      ['high', '1/2'],
      ['low', '1/2'],
      ['joker', '0'],
    ]);
    expect(root.branches[2]?.node).toMatchObject({ kind: 'terminal', payoffs: [{ n: 0n }, { n: 0n }] });
  });

  it('knows an information set and an outcome by their numbers once they are described', () => {
    const { root } = tree(ANTE);
    const at = (...path: readonly number[]) =>
      path.reduce<EfgNode | undefined>(
        (node, branch) =>
          node === undefined || node.kind === 'terminal' ? undefined : node.branches[branch]?.node,
        root,
      );
    const first = at(0, 0);
    const second = at(1, 0);
    if (first?.kind !== 'player' || second?.kind !== 'player') throw new Error('no call');
    expect([first.player, first.informationSet]).toEqual([1, 1]);
    expect([second.player, second.informationSet]).toEqual([1, 1]);
    expect(second.branches.map(({ action }) => action)).toEqual(['call', 'pass']);
    expect(at(1, 0, 1)?.payoffs.map(Number)).toEqual([2, -2]);
  });
});

describe('what cannot be read is named with line and column', () => {
  const cases: readonly (readonly [what: string, text: string, complaint: string])[] = [
    [
      'an empty file',
      '',
      'line 1, column 1: expected NFG or EFG, the kind of the game, received the end of the file',
    ],
    ['another file', '{"a": 1}', 'line 1, column 1: expected NFG or EFG, the kind of the game, received "{"'],
    ['another version', 'EFG 1 R', 'line 1, column 5: expected 2, received "1"'],
    ['no title', 'NFG 1 R { "a" }', 'line 1, column 9: expected the title of the game, received "{"'],
    ['no players', 'NFG 1 R "t" { }', 'line 1, column 13: expected at least one player, received "{"'],
    [
      'a text that never ends',
      'NFG 1 R\n "t { }',
      'line 2, column 2: expected a quote that closes the text opened here, received the end of the file',
    ],
    [
      'a payoff too few',
      'NFG 1 R "t" { "a" "b" } { 1 2 }\n1 2 3',
      'line 2, column 6: expected a payoff of player "b", received the end of the file',
    ],
    [
      'a payoff too many',
      'NFG 1 R "t" { "a" } { 2 }\n1 2 3',
      'line 2, column 5: expected the end of the file after 2 contingencies, received "3"',
    ],
    [
      'strategies of too few',
      'NFG 1 R "t" { "a" "b" } { 2 } 1',
      'line 1, column 25: expected strategies of 2 players and not of 1, received "{"',
    ],
    [
      'more strategies than memory',
      'NFG 1 R "t" { "a" } { 999999999 }',
      'line 1, column 23: expected a number of strategies from 1 to 100000, received "999999999"',
    ],
    [
      'a word among the payoffs',
      'NFG 1 R "t" { "a" } { 2 }\n1 NaN',
      'line 2, column 3: expected a payoff of player "a", received "NaN"',
    ],
    [
      'a payoff without end',
      'NFG 1 R "t" { "a" } { 1 } 1e999999999',
      'line 1, column 27: expected a payoff of player "a" that is no larger than a double, received "1e999999999"',
    ],
    [
      'a division by zero',
      'NFG 1 R "t" { "a" } { 1 } 1/0',
      'line 1, column 27: expected a payoff of player "a" that is no larger than a double, received "1/0"',
    ],
    [
      'an outcome that is not listed',
      'NFG 1 R "t" { "a" } { { "x" } } { { "o" 1 } } 2',
      'line 1, column 47: expected the number of an outcome from 0 to 1, received "2"',
    ],
    [
      'an outcome with a payoff too many',
      'NFG 1 R "t" { "a" } { { "x" } } { { "o" 1 2 } } 1',
      'line 1, column 43: expected } after 1 payoffs, received "2"',
    ],
    [
      'a node of no kind',
      'EFG 2 R "t" { "a" }\nx "" 0',
      'line 2, column 1: expected c or p or t, received "x"',
    ],
    [
      'a player who does not play',
      'EFG 2 R "t" { "a" }\np "" 2 1 "s" { "m" } 0',
      'line 2, column 6: expected the number of a player from 1 to 1, received "2"',
    ],
    [
      'a node too few',
      'EFG 2 R "t" { "a" }\np "" 1 1 "s" { "m" "n" } 0\nt "" 0\n',
      'line 4, column 1: expected c or p or t, received the end of the file',
    ],
    [
      'a node too many',
      'EFG 2 R "t" { "a" }\nt "" 0\nt "" 0',
      'line 3, column 1: expected the end of the file after the last node of the tree, received "t"',
    ],
    [
      'an outcome never described',
      'EFG 2 R "t" { "a" }\nt "" 7',
      'line 2, column 6: expected outcome 7 to be described here, where it comes first, received "7"',
    ],
    [
      'an outcome described twice',
      'EFG 2 R "t" { "a" }\np "" 1 1 "s" { "m" "n" } 0\nt "" 1 "o" { 1 }\nt "" 1 "o" { 2 }',
      'line 4, column 6: expected outcome 1 as it was described before, received "1"',
    ],
    [
      'outcome 0 with payoffs',
      'EFG 2 R "t" { "a" }\nt "" 0 "o" { 1 }',
      'line 2, column 8: expected nothing more about outcome 0, which pays nobody, received the text "o"',
    ],
    [
      'an information set with other moves',
      'EFG 2 R "t" { "a" }\np "" 1 1 "s" { "m" } 0\np "" 1 1 "s" { "n" } 0',
      'line 3, column 8: expected information set 1 as it was described before, received "1"',
    ],
    [
      'an information set without moves',
      'EFG 2 R "t" { "a" }\np "" 1 1 "s" { } 0',
      'line 2, column 14: expected at least one move, received "{"',
    ],
    [
      'chances that are no chances',
      'EFG 2 R "t" { "a" }\nc "" 1 "e" { "x" 1/2 "y" 1/3 } 0',
      'line 2, column 12: expected chances that sum to 1 and not to 5/6, received "{"',
    ],
    [
      'a negative chance',
      'EFG 2 R "t" { "a" }\nc "" 1 "e" { "x" -1 "y" 2 } 0',
      'line 2, column 18: expected a chance that is not negative, received "-1"',
    ],
    [
      'a tree without end',
      `EFG 2 R "t" { "a" }\n${'p "" 1 1 "s" { "m" } 0\n'.repeat(1002)}`,
      'line 1003, column 1: expected a tree of at most 1000 moves in a row, received "p"',
    ],
  ];

  it.each(cases)('%s', (_, text, complaint) => {
    expect(refusal(text)).toBe(complaint);
  });

  it.each([
    ['a table', ROCK_PAPER_SCISSORS],
    ['a tree', ANTE],
  ])('%s cut off anywhere is refused, not read by half', (_, text) => {
    const whole = text.trimEnd();
    let refused = 0;
    for (let length = 0; length < whole.length; length++) {
      const cut = readGameFile(whole.slice(0, length));
      expect(cut.ok).toBe(false);
      refused++;
    }
    expect(refused).toBe(whole.length);
    expect(readGameFile(whole).ok).toBe(true);
  });
});

describe('a table for two with a constant sum is a matrix game', () => {
  it.each([
    ['matching pennies', MATCHING_PENNIES, '0', '0'],
    ['rock, paper, scissors', ROCK_PAPER_SCISSORS, '0', '0'],
    ['shares of 3/2', SHARES, '11/14', '3/2'],
  ])('%s', (_, text, value, sum) => {
    const found = matrixOf(table(text));
    if (!found.ok) throw new Error(found.error.code);
    const proof = solveExactly(found.value.exact);
    const rough = solveBySimplex(found.value.matrix);
    if (!proof.ok || !rough.ok) throw new Error('not solved');
    expect(proof.value.value.toFraction()).toBe(value);
    expect(rough.value.value).toBeCloseTo(Number(proof.value.value), 12);
    expect(found.value.sum.toFraction()).toBe(sum);
  });

  it("the first player's strategies are its rows, the second player's its columns", () => {
    const wide = matrixOf(table('NFG 1 R "t" { "a" "b" } { 2 3 } 1 -1 2 -2 3 -3 4 -4 5 -5 6 -6'));
    if (!wide.ok) throw new Error(wide.error.code);
    const { rows, columns, payoffs } = wide.value.matrix;
    expect({ rows, columns, payoffs: [...payoffs] }).toEqual({
      rows: 2,
      columns: 3,
      payoffs: [1, 3, 5, 2, 4, 6],
    });
  });

  it('other tables are not, and it is said why', () => {
    const why = (text: string) => {
      const file = table(text);
      const found = matrixOf(file);
      return found.ok ? 'a game' : [found.error.code, formatMatrixRefusal(file, found.error)];
    };
    expect(why(MAJORITY)).toEqual([
      'not-two-players',
      'the game has 3 player(s); only games of two can be solved',
    ]);
    expect(why(PRISONERS)).toEqual([
      'not-constant-sum',
      "the payoffs sum to -3 at (talk, silent), and to -2 at the first cell: one player's gain is not the other's loss",
    ]);
  });

  it('a hair beside the constant sum is no constant sum', () => {
    const hair = 'NFG 1 R "t" { "a" "b" } { 2 1 } 1 -1 1 -0.99999999999999999999';
    expect(matrixOf(table(hair))).toMatchObject({
      ok: false,
      error: { code: 'not-constant-sum', row: 1, column: 0 },
    });
  });
});
