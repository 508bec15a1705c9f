import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mines } from '../src/game.ts';
import { answerOf, countBoards } from '../src/reasoner/brute-force.ts';
import { HIDDEN } from '../src/reasoner/cells.ts';
import { fractionOf } from '../src/teach/guesses.ts';
import { deedsOf, guesses, judge, PRIOR, type Review, reviewOf, reviewRun } from '../src/teach/index.ts';
import type { View } from '../src/view.ts';
import { positionOf } from '../src/view-position.ts';
import { botRun, type Entry } from './runs.ts';
import { boardsFrom, DEEP } from './teach-positions.ts';

function reviewed(entries: readonly Entry[]): Review {
  const past = entries.map(({ before, move }) => ({ view: viewOf(before), move }));
  return reviewRun(past, endOf(entries));
}

const viewOf = (state: Entry['before']): View => mines.observe(state, 'hero');
function endOf(entries: readonly Entry[]): View {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('an empty run');
  return viewOf(last.after);
}

const CARELESS = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => botRun('careless', `review ${seed}`));
const EXPERT = [botRun('expert', 'review'), botRun('expert', 'review deep', DEEP).slice(0, 900)];
const LOOKED_BACK = CARELESS.map(reviewed);
const EXPERTLY = EXPERT.map(reviewed);

describe('looking back on a run', () => {
  test('an expert never acts against a proof, and never guesses while something can be dug for certain', () => {
    for (const review of EXPERTLY) {
      expect(review.digs.against + review.seals.against).toBe(0);
      expect(review.missed).toBe(0);
      expect(review.digs.proved).toBeGreaterThan(100);
    }
    expect(EXPERTLY.some(({ seals }) => seals.proved > 10)).toBe(true);
    expect(EXPERTLY.some(({ digs }) => digs.guess > 0)).toBe(true);
  });

  test('… while one who digs without thinking does both, and loses by it', () => {
    for (const review of LOOKED_BACK) {
      expect(review.digs.against).toBeGreaterThan(5);
      expect(review.missed).toBeGreaterThan(5);
      expect(review.regret).toBeGreaterThan(EXPERTLY[0]?.regret ?? Number.POSITIVE_INFINITY);
      expect(review.cost.equivalents).toBeGreaterThan(100);
    }
  });

  test('over many runs as many mines are hit as the chances promised, guesses alone included', () => {
    const guessed = LOOKED_BACK.map(({ judged }) =>
      reviewOf(judged.filter(({ stand }) => stand === 'guess')),
    );
    for (const reviews of [LOOKED_BACK, guessed]) {
      const sum = (of: (review: Review) => number) => reviews.reduce((total, each) => total + of(each), 0);
      const spread = Math.sqrt(sum(({ luck }) => luck.spread ** 2));
      expect(Math.abs(sum(({ luck }) => luck.expected) - sum(({ luck }) => luck.hits))).toBeLessThan(
        3 * spread,
      );
      expect(sum(({ luck }) => luck.expected)).toBeGreaterThan(3 * spread);
    }
  });

  test('what was proved to be safe was no mine, what was proved to be a mine was one, and every hit was in the game', () => {
    for (const [at, review] of LOOKED_BACK.entries()) {
      const events = CARELESS[at]?.flatMap((entry) => entry.events) ?? [];
      const hits = events.filter((event) => event.kind === 'dug' && event.opened[0]?.isMine === true);
      expect(review.luck.hits).toBe(hits.length);
      for (const { deed, chance } of review.judged) {
        if (chance === 0 || chance === 1) expect(deed.isMine ?? chance === 1).toBe(chance === 1);
      }
    }
    const deeds = LOOKED_BACK.flatMap(({ judged }) => judged);
    expect(deeds.filter(({ deed }) => deed.isMine === undefined).length).toBeLessThan(deeds.length / 50);
  });

  test('what a mine took from the hero is what the settlement took', () => {
    for (const [at, review] of LOOKED_BACK.entries()) {
      const hurts = (CARELESS[at] ?? []).flatMap(({ events }) =>
        events.flatMap((event) =>
          event.kind === 'line' && event.line.source === 'mine' && event.line.effectId === 'hero_hurt'
            ? [event.line.status === 'paid' ? event.line.before - event.line.after : 0]
            : [],
        ),
      );
      expect(review.cost.damage).toBe(hurts.reduce((sum, hurt) => sum + hurt, 0));
    }
    expect(LOOKED_BACK.some(({ cost }) => cost.damage > 0)).toBe(true);
  });

  test('the worst decisions gave away most, whatever came of them; the best took the longest proofs', () => {
    for (const { judged, worst, best } of LOOKED_BACK) {
      const regrets = judged.map(({ regret }) => regret).sort((one, other) => other - one);
      expect(worst.map(({ regret }) => regret)).toEqual(regrets.slice(0, 3));
      const longest = Math.max(...judged.map(({ clues }) => clues));
      expect(best[0]?.clues).toBe(longest);
      expect(longest).toBeGreaterThanOrEqual(3);
    }
  });

  test('nothing that is still hidden is looked at: deeds are judged the same before the board comes out', () => {
    const entries = CARELESS[0] ?? [];
    const past = entries.map(({ before, move }) => ({ view: viewOf(before), move }));
    const deeds = deedsOf(past, endOf(entries));
    for (const deed of deeds.filter((_, at) => at % 9 === 0)) {
      const early = deedsOf(past.slice(0, deed.at + 1), past[deed.at]?.view ?? endOf(entries)).at(-1);
      expect(early).toBeDefined();
      if (early === undefined) continue;
      const { deed: _, ...told } = judge(early);
      const { deed: __, ...known } = judge(deed);
      expect(told).toEqual(known);
    }
  });
});

describe('the chances where reasoning ends', () => {
  test('are those of all arrangements, tried one by one', () => {
    let checked = 0;
    for (const board of boardsFrom(CARELESS, 400)) {
      const position = positionOf(board);
      const unknown =
        position.cells.length - Array.from(position.cells).filter((cell) => cell !== HIDDEN).length;
      if (unknown > 16) continue;
      const { chances } = answerOf(countBoards(position), undefined, PRIOR / (1 - PRIOR));
      for (const { cell, chance, fraction } of guesses(board).cells) {
        expect(Math.abs(chance - (chances[cell] ?? 9))).toBeLessThan(1e-9);
        if (fraction !== undefined)
          expect(Math.abs(fraction.mines / fraction.of - chance)).toBeLessThan(1e-9);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('a fraction of few parts is found in lowest terms, and only there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(), (of, some) => {
        const mines = some % (of + 1);
        const found = fractionOf(mines / of);
        expect((found?.mines ?? -1) * of).toBe(mines * (found?.of ?? 0));
        expect(found?.of).toBeLessThanOrEqual(of);
      }),
    );
    expect(fractionOf(Math.SQRT1_2)).toBeUndefined();
    expect(fractionOf(1 / 101)).toBeUndefined();
  });
});
