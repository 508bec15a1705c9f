import { describe, expect, it } from 'vitest';
import { typed } from './typed.ts';

const PENNIES =
  'NFG 1 R "Matching pennies" { "Even" "Odd" } { { "heads" "tails" } { "heads" "tails" } } 1 -1 -1 1 -1 1 1 -1';
const SHARES = 'NFG 1 R "Shares of 3/2" { "A" "B" } { 2 2 } 3/2 0 1/2 1 1/4 5/4 1 1/2';
/** Odd numbers, so that no average of a few choices happens to be exact. */
const ODDS = 'NFG 1 R "Odds" { "A" "B" } { 2 2 } 0.123457 -0.123457 -0.5171 0.5171 -0.334 0.334 0.9 -0.9';
/** (ad - bc) / (a + d - b - c) */
const VALUE_OF_ODDS = '-616001/18745570';
const PRISONERS = `NFG 1 R "Prisoner's dilemma" { "One" "Two" } { { "silent" "talk" } { "silent" "talk" } } -1 -1 0 -3 -3 0 -2 -2`;
const MAJORITY = 'NFG 1 R "Majority" { "A" "B" "C" } { 1 1 1 } 1 1 1';

/** Pennies, where the second player does not see what the first one chose; the first one's stake of 1 is paid at the root. */
const HIDDEN = `EFG 2 R "Hidden pennies" { "Even" "Odd" }
p "" 1 1 "hide" { "heads" "tails" } 1 "stake" { -1, 1 }
p "" 2 1 "guess" { "heads" "tails" } 0
t "" 2 "even" { 2, -2 }
t "" 0
p "" 2 1 0
t "" 0
t "" 2
`;

const FILES = {
  'p.nfg': PENNIES,
  's.nfg': SHARES,
  'o.nfg': ODDS,
  'd.nfg': PRISONERS,
  'm.nfg': MAJORITY,
  'h.efg': HIDDEN,
  'x.nfg': 'NFG 1 R "x" { "a" } { 2 } 1',
};

async function solve(...args: readonly string[]) {
  return typed(['solve', ...args], FILES);
}

/** What `--json` says of one file. */
async function report(...args: readonly string[]) {
  const { code, out } = await solve(...args, '--json');
  const { files } = JSON.parse(out);
  expect(files).toHaveLength(1);
  return { exit: code, ...files[0] };
}

describe('solve', () => {
  it('says title, players, size, both values, the proof and the gap', async () => {
    const { code, out, err } = await solve('s.nfg');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      's.nfg: Shares of 3/2',
      '  A, B; 2 × 2',
      '  value 0.7857142857 (proved: 11/14) for A, 0.7142857143 for B',
      expect.stringMatching(/^ {2}gap \S+ by simplex$/),
    ]);
  });

  it.each(['simplex', 'lp', 'prm+', 'rm+'])('finds the same value by %s', async (method) => {
    const { exit, verdict, values, gap } = await report('p.nfg', '--method', method);
    expect({ exit, verdict }).toEqual({ exit: 0, verdict: 'solved' });
    expect(Math.abs(values[0])).toBeLessThan(1e-9);
    expect(gap).toBeLessThan(1e-8);
  });

  it('solves a tree by its sequence form, inner payoffs included', async () => {
    const { exit, kind, method, values, gap } = await report('h.efg');
    expect({ exit, kind, method }).toEqual({ exit: 0, kind: 'tree', method: 'lp' });
    expect(values[0]).toBeCloseTo(0, 9);
    expect(values[1]).toBeCloseTo(0, 9);
    expect(gap).toBeLessThan(1e-9);
  });

  it('shows how to play when asked', async () => {
    expect((await solve('p.nfg', '--mixes')).out).toContain(
      '  Even plays heads: 0.5, tails: 0.5\n  Odd plays heads: 0.5',
    );
    expect((await solve('h.efg', '--mixes')).out).toMatch(/Odd at .* plays heads: 0\.5, tails: 0\.5$/);
    expect((await report('p.nfg')).mixes).toBeUndefined();
  });

  it('goes on after a game that it cannot solve, says why, and exits with 1', async () => {
    const { code, out, err } = await solve('d.nfg', 'x.nfg', 'm.nfg', 'p.nfg');
    expect(code).toBe(1);
    expect(out).toContain('p.nfg: Matching pennies');
    expect(err).toContain(
      "not solved: the payoffs sum to -3 at (talk, silent), and to -2 at the first cell: one player's gain is not the other's loss",
    );
    expect(err).toContain('not solved: the game has 3 player(s); only games of two can be solved');
    expect(err).toContain(
      'x.nfg: line 1, column 28: expected a payoff of player "a", received the end of the file',
    );
    const { files } = JSON.parse((await solve('d.nfg', 'x.nfg', 'm.nfg', 'p.nfg', '--json')).out);
    expect(files.map(({ verdict, code: why }: { verdict: string; code?: string }) => [verdict, why])).toEqual(
      [
        ['refused', 'not-constant-sum'],
        ['unreadable', 'syntax'],
        ['refused', 'not-two-players'],
        ['solved', undefined],
      ],
    );
  });

  it('does not call an interval a solution: fictitious play is stopped before it is there', async () => {
    const { exit, verdict, iterations, low, high, exact } = await report('o.nfg', '--method', 'fp');
    expect({ exit, verdict, exact }).toEqual({ exit: 1, verdict: 'stopped', exact: VALUE_OF_ODDS });
    expect(iterations).toBe(1_000_000);
    const [above = 0, below = 0] = VALUE_OF_ODDS.split('/').map(Number);
    expect(low).toBeLessThan(above / below);
    expect(high).toBeGreaterThan(above / below);
    expect((await solve('o.nfg', '--method', 'fp')).err).toContain('not converged: from -0.0');
  });

  it('refuses to solve a tree by a method for tables', async () => {
    expect(await report('h.efg', '--method', 'rm+')).toMatchObject({
      exit: 1,
      code: 'method-of-tables',
      verdict: 'refused',
      says: 'trees are solved by lp, not by rm+',
    });
  });
});

describe('what solve cannot understand, it names, and does nothing', () => {
  it('a method and a file that do not exist', async () => {
    const { code, out, err } = await solve('p.nfg', 'none.nfg', '--method', 'simplx');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(
      '--method: expected one of simplex, lp, prm+, rm+, fp, received "simplx" (did you mean simplex?)',
    );
    expect(err).toContain(
      '<files>: expected a file that can be read (there is none of this name), received "none.nfg"',
    );
  });

  it('no file at all', async () => {
    expect(await solve()).toMatchObject({
      code: 2,
      err: expect.stringContaining("missing required argument 'files'"),
    });
  });
});
