import { deriveSeed } from '@foretell/engine';
import { MINES_BOTS, type Move, mines, type View } from '@foretell/mines';
import { type Review, reviewRun } from '@foretell/mines/teach';
import { expect, test } from 'vitest';
import { filtered, luckOf, saysOf } from '../src/boards/mines/teach/decisions.ts';
import { teachTextOf } from '../src/boards/mines/text/teach/index.ts';
import { LOCALES } from '../src/text/locale.ts';

function reviewOf(botId: string, seed: string): Review {
  const bot = MINES_BOTS.find(({ id }) => id === botId);
  if (bot === undefined) throw new Error(`no bot ${botId}`);
  const past: { view: View; move: Move }[] = [];
  let state = mines.setup(mines.defaultConfig, seed);
  let view = mines.observe(state, 'hero');
  while (view.phase !== 'over') {
    const { move } = bot.decide(view, deriveSeed(seed, 'bot/hero'));
    past.push({ view, move });
    const step = mines.apply(state, { hero: move });
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
    view = mines.observe(state, 'hero');
  }
  return reviewRun(past, view);
}

const REVIEW = reviewOf('careless', 'sheet');

test('the filters take the run apart: guesses and acts against a proof are what was not proved', () => {
  const counts = (['guess', 'against', 'notable', 'all'] as const).map(
    (each) => filtered(REVIEW.judged, each).length,
  );
  const [guesses = 0, against = 0, notable = 0, all = 0] = counts;
  expect(guesses + against).toBe(notable);
  expect(notable).toBe(all - REVIEW.digs.proved - REVIEW.seals.proved);
  expect(Math.min(guesses, against)).toBeGreaterThan(3);
});

test.each(LOCALES)('every decision is told whole, and only a guess has a chance (%s)', (locale) => {
  const text = teachTextOf(locale);
  const chanceSign = text.review.chance('%').replace('%', '').slice(0, 4);
  for (const judged of REVIEW.judged) {
    const said = saysOf(text, judged).join(text.space);
    expect(said).toMatch(/[.。]$/);
    expect(said).not.toMatch(/undefined|NaN|null/);
    expect(said.includes(chanceSign)).toBe(judged.stand === 'guess');
  }
});

test('luck is called good or bad only beyond what happens all the time', () => {
  const of = (expected: number, hits: number) => luckOf({ expected, hits, spread: 1.5 });
  expect([of(4, 4), of(4, 5), of(4, 3), of(4, 6), of(4, 2)]).toEqual(['fair', 'fair', 'fair', 'bad', 'good']);
});
