import { deriveSeed } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { projectedWeights } from '../src/boards/kinds.ts';
import { digsToClear } from '../src/bots/finish.ts';
import { proveSimply } from '../src/bots/single.ts';
import { worthOf } from '../src/bots/worth.ts';
import { mines } from '../src/game.ts';
import { FOG, HIDDEN } from '../src/reasoner/cells.ts';
import { analyse, VERDICT } from '../src/reasoner/index.ts';
import { SURFACE } from '../src/tables/roots.ts';
import type { RowKind } from '../src/tables/rows.ts';
import { positionOf } from '../src/view-position.ts';
import { botNamed, botRun, configWith, type Entry, endOf } from './runs.ts';

/** Battles won by each player over the same few runs. */
const SAMPLE = Array.from({ length: 10 }, (_, run) => `sample ${run}`);
const RUNS: Readonly<Record<string, readonly (readonly Entry[])[]>> = Object.fromEntries(
  ['random', 'careless', 'careful', 'expert'].map((id) => [id, SAMPLE.map((seed) => botRun(id, seed))]),
);

const digsOf = (id: string) => (RUNS[id] ?? []).flat().filter(({ move }) => move.kind === 'dig');
const hitsMine = ({ events }: Entry) =>
  events.some((event) => event.kind === 'dug' && event.opened[0]?.isMine);

/** How far the runs came: levels first, then battles. */
function reach(id: string): number {
  const ends = (RUNS[id] ?? []).map(endOf);
  const levels = ends.map(({ outcome, map }) => (outcome === 'completed' ? map.level : map.level - 1));
  const won = ends.map(({ battles }) => battles.filter(({ outcome }) => outcome === 'victory').length);
  return levels.reduce((sum, each) => sum + each, 0) + won.reduce((sum, each) => sum + each, 0) / 1000;
}

describe('the computer players (RULES.md §15)', () => {
  test('rank as they should: expert over careful over careless over random', () => {
    const won = ['random', 'careless', 'careful', 'expert'].map(reach);
    expect(won).toEqual([...won].sort((one, other) => one - other));
    expect(new Set(won).size).toBe(4);
  });

  test('a dig that was noted as proved never meets a mine, a guess sometimes does', () => {
    for (const id of ['careful', 'expert']) {
      const proved = digsOf(id).filter(({ note }) => note?.why === 'proved');
      expect(proved.length, id).toBeGreaterThan(1000);
      expect(proved.filter(hitsMine), id).toEqual([]);
    }
    const guesses = digsOf('careful').filter(({ note }) => note?.why === 'guess');
    expect(guesses.some(hitsMine)).toBe(true);
  });

  test('the expert guesses only when nothing is proved', () => {
    const guesses = digsOf('expert').filter(({ note }) => note?.why === 'guess');
    expect(guesses.length).toBeGreaterThan(10);
    for (const { before } of guesses.slice(0, 40)) {
      const board = mines.observe(before, 'hero').battle?.board;
      if (board === undefined) throw new Error('no battle');
      const { verdicts } = analyse(positionOf(board));
      const { neighbours } = neighboursOf(board.size);
      const safe = board.shown.flatMap((shown, cell) =>
        shown === -1 &&
        verdicts[cell] === VERDICT.safe &&
        neighbours(cell).some((near) => (board.shown[near] ?? -1) !== -1)
          ? [cell]
          : [],
      );
      expect(safe).toEqual([]);
    }
  });

  test('the expert seals what it knows to be mines, and before a clearing dig rather than after', () => {
    const seals = (RUNS.expert ?? []).flat().filter(({ move }) => move.kind === 'seal');
    expect(seals.length).toBeGreaterThan(50);
    const hits = (RUNS.expert ?? [])
      .flat()
      .flatMap(({ events }) =>
        events.flatMap((event) => (event.kind === 'seal-settled' ? [event.isHit] : [])),
      );
    expect(hits.filter((isHit) => isHit).length / hits.length).toBeGreaterThan(0.9);
    expect((RUNS.careful ?? []).flat().some(({ move }) => move.kind === 'seal')).toBe(false);
  });

  test('every walk is followed by a deed, so nobody walks for ever', () => {
    for (const run of Object.values(RUNS).flat()) {
      for (const [at, { move }] of run.entries()) {
        if (move.kind === 'walk') expect(run[at + 1]?.move.kind).toMatch(/dig|seal/);
      }
    }
  });

  test('with prices that leave action points over, they stop instead of being refused', () => {
    const dear = configWith({
      action_economy: { standard: { dig_ap_cost: 3 } },
      hero: { standard: { base_hp: 60 } },
    });
    for (const id of ['random', 'careful', 'expert', 'searcher']) {
      const run = botRun(id, 'dear', dear);
      expect(
        run.some(({ move }) => move.kind === 'stop'),
        id,
      ).toBe(true);
    }
  });

  test('the searcher plays a run through, and knows what it knows', () => {
    const run = botRun('searcher', 'sample 0');
    expect(endOf(run).battles.length).toBeGreaterThan(4);
    const proved = run.filter(({ note }) => note?.why === 'proved');
    expect(proved.length).toBeGreaterThan(50);
    expect(proved.filter(hitsMine)).toEqual([]);
  });

  test('the same view and seed give the same decision, whatever was decided before', () => {
    const run = RUNS.expert?.[0] ?? [];
    const bot = botNamed('expert');
    const seed = deriveSeed('sample 0', 'bot/hero');
    for (const { before, move } of [...run].reverse().slice(0, 60)) {
      expect(bot.decide(mines.observe(before, 'hero'), seed).move).toEqual(move);
    }
  });
});

describe('what the computer players count with', () => {
  test('one number at a time: proves what is safe, proves mines, and never needs two numbers', () => {
    const proofs = (text: string, width: number) => {
      const cells = [...text].map((letter) =>
        letter === '#' ? HIDDEN : letter === 'f' ? FOG : Number(letter),
      );
      const { safe, mine } = proveSimply({ width, height: cells.length / width, cells });
      return cells.map((_, cell) => (mine[cell] === 1 ? '*' : safe[cell] === 1 ? '.' : '?')).join('');
    };
    expect(proofs('1##1#####', 3)).toBe('.??.?????');
    expect(proofs('1#1111000', 3)).toBe('.*.......');
    expect(proofs('f#f00#000', 3)).toBe('.*....   '.replaceAll(' ', '.'));
  });

  test('the digs that a clear takes: one a patch of zero cells, one for every other cell, marked ones apart', () => {
    const board = {
      size: 6,
      isClosedSafe: Uint8Array.from({ length: 36 }, (_, cell) => (cell === 0 ? 0 : 1)),
      isMine: Uint8Array.from({ length: 36 }, (_, cell) => (cell === 0 ? 1 : 0)),
      isSealed: new Uint8Array(36),
    };
    expect(digsToClear(board)).toBe(1);
    board.isSealed[35] = 1;
    expect(digsToClear(board)).toBe(1 + 1);
  });

  test('rows are worth what the design says: 4.987 and 8.519 for one enemy, a hit a quarter more', () => {
    const weights = Object.fromEntries(
      projectedWeights(SURFACE, 'normal').map(({ kind, weight }) => [kind, weight]),
    ) as Record<RowKind, number>;
    const { safe, mine, hit } = worthOf(SURFACE, weights, 1);
    expect([safe, mine, hit].map((each) => each.toFixed(3))).toEqual(['4.987', '8.519', '6.234']);
  });
});

function neighboursOf(size: number) {
  const neighbours = (cell: number) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((across) => {
        const [x, y] = [(cell % size) + across, Math.floor(cell / size) + down];
        const isOther = across !== 0 || down !== 0;
        return isOther && x >= 0 && y >= 0 && x < size && y < size ? [y * size + x] : [];
      }),
    );
  return { neighbours };
}
