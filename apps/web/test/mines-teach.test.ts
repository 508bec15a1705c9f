import { deriveSeed } from '@foretell/engine';
import { type BoardSeen, MINES_BOTS, mines, type View } from '@foretell/mines';
import { DEDUCTION_RULES, guesses, nextDeduction } from '@foretell/mines/teach';
import { expect, test } from 'vitest';
import { type Lit, litOf, type Page, pagesOf } from '../src/boards/mines/teach/pages.ts';
import type { Lesson } from '../src/boards/mines/teach/questions.ts';
import { percentOf, sayPage } from '../src/boards/mines/teach/say.ts';
import { isDone, NOTHING_TOLD, toldOn, withTold } from '../src/boards/mines/teach/told.ts';
import { teachTextOf } from '../src/boards/mines/text/teach/index.ts';
import { LOCALES } from '../src/text/locale.ts';

/** Boards of a run, as the hero saw them before each eighth dig. */
function boardsOf(botId: string, seed: string): readonly BoardSeen[] {
  const bot = MINES_BOTS.find(({ id }) => id === botId);
  if (bot === undefined) throw new Error(`no bot ${botId}`);
  const boards: BoardSeen[] = [];
  let digs = 0;
  let state = mines.setup(mines.defaultConfig, seed);
  for (
    let view: View = mines.observe(state, 'hero');
    view.phase !== 'over';
    view = mines.observe(state, 'hero')
  ) {
    const { move } = bot.decide(view, deriveSeed(seed, 'bot/hero'));
    if (move.kind === 'dig' && view.battle !== null && digs++ % 8 === 0) boards.push(view.battle.board);
    const step = mines.apply(state, { hero: move });
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return boards;
}

interface Shown {
  readonly board: BoardSeen;
  readonly lesson: Lesson;
  readonly page: Page;
  readonly lit: Lit;
}

/** Every page of every lesson on these boards, each board asked until it has nothing left to say. */
const PAGES: readonly Shown[] = boardsOf('careful', 'lessons').flatMap((board) => {
  const lessons: Lesson[] = [];
  let told = NOTHING_TOLD;
  for (;;) {
    const deduction = nextDeduction(board, new Set(toldOn(told, board)));
    if (deduction === undefined) break;
    lessons.push({ kind: 'deduction', deduction });
    told = withTold(told, board, deduction);
  }
  lessons.push({ kind: 'guess', guesses: guesses(board) }, { kind: 'all-told' });
  return lessons.flatMap((lesson) =>
    pagesOf(lesson).map((page) => ({ board, lesson, page, lit: litOf(board, lesson, page) })),
  );
});

const of = (kind: Page['kind']) => PAGES.filter(({ page }) => page.kind === kind);

test('the teacher hints before it tells: first a region, then the numbers, and the cells only in the third place', () => {
  for (const { lesson, lit } of of('look')) {
    expect(new Set(lit.values())).toEqual(new Set(['region']));
    if (lesson.kind !== 'deduction' || lesson.deduction.numbers.length === 0) continue;
    const { safe, mines: found } = lesson.deduction;
    expect(lit.size).toBeGreaterThan(safe.length + found.length);
  }
  for (const { lit } of of('clues')) {
    expect([...lit.values()].every((kind) => kind === 'number' || kind === 'fog')).toBe(true);
  }
  for (const { lesson, lit } of of('cells')) {
    if (lesson.kind !== 'deduction') throw new Error('cells of no deduction');
    for (const cell of lesson.deduction.safe) expect(lit.get(cell)).toBe('safe');
    for (const cell of lesson.deduction.mines) expect(lit.get(cell)).toBe('mine');
    for (const cell of lesson.deduction.numbers) expect(lit.get(cell)).toBe('number');
  }
  expect(of('broken').length).toBeGreaterThan(10);
});

test.each(LOCALES)('every page says something whole, with the figures of its numbers (%s)', (locale) => {
  const text = teachTextOf(locale);
  const rules = new Set<string>();
  for (const { board, lesson, page } of PAGES) {
    const { sentence, places } = sayPage(text, board, lesson, page);
    expect(sentence).toMatch(/[.?。？！]$/);
    expect(`${sentence}${places}`).not.toMatch(/undefined|NaN|null|object/);
    if (lesson.kind !== 'deduction') continue;
    expect(places).not.toBe('');
    const { rule, needs } = lesson.deduction;
    rules.add(rule);
    if (page.kind !== 'cells' || rule === 'cases') continue;
    for (const { digit } of needs) expect(sentence).toContain(`${digit}`);
  }
  expect(DEDUCTION_RULES.filter((rule) => rules.has(rule)).length).toBeGreaterThan(6);
});

test('each rule has a sentence of its own in each language', () => {
  const facts = {
    needs: [
      { digit: 3, found: 1, hidden: 2 },
      { digit: 2, found: 1, hidden: 3 },
    ],
    fog: 1,
    safe: 1,
    mines: 1,
  };
  for (const locale of LOCALES) {
    const { why } = teachTextOf(locale);
    expect(new Set(DEDUCTION_RULES.map((rule) => why[rule](facts))).size).toBe(DEDUCTION_RULES.length);
  }
  const said = LOCALES.map((locale) => DEDUCTION_RULES.map((rule) => teachTextOf(locale).why[rule](facts)));
  expect(new Set(said.flat()).size).toBeGreaterThan(2.8 * DEDUCTION_RULES.length);
});

test('two numbers that show the same are told apart', () => {
  const need = { digit: 2, found: 0, hidden: 3 };
  const facts = { needs: [need, { ...need, found: 1 }], fog: 0, safe: 1, mines: 0 };
  const others = { en: 'other 2', 'zh-Hans': '另一个 2', 'zh-Hant': '另一個 2' };
  for (const locale of LOCALES) {
    const { why } = teachTextOf(locale);
    for (const rule of ['subset-safe', 'subset-mines', 'overlap'] as const)
      expect(why[rule](facts)).toContain(others[locale]);
  }
});

test('who cannot see the lights is told the place of every number and cell', () => {
  const text = teachTextOf('en');
  for (const { board, lesson, page } of of('cells')) {
    if (lesson.kind !== 'deduction') continue;
    const { safe, mines: found, numbers } = lesson.deduction;
    if (safe.length > 12) continue;
    const { places } = sayPage(text, board, lesson, page);
    for (const cell of [...safe, ...found, ...numbers])
      expect(places).toContain(text.place(Math.floor(cell / board.size), cell % board.size));
  }
});

test('a chance is never rounded to a certainty', () => {
  expect(
    [0, 0.0001, 1 / 3, 0.25, 0.9999, 1].map((chance) => percentOf(chance).replaceAll('\u00a0', ' ')),
  ).toEqual(['0 %', '< 0.1 %', '33.3 %', '25 %', '> 99.9 %', '100 %']);
});

test('what was told counts for this board only, and a lesson is over when its cells are dug and marked', () => {
  const { board, lesson } = of('cells')[0] ?? {};
  if (board === undefined || lesson?.kind !== 'deduction') throw new Error('no lesson');
  const { deduction } = lesson;
  const told = withTold(NOTHING_TOLD, board, deduction);
  expect(toldOn(told, board)).toEqual([...deduction.safe, ...deduction.mines]);
  expect(toldOn(told, { ...board, id: 'another' })).toEqual([]);
  expect(toldOn(told, { ...board, shown: board.shown.map(() => -1) })).toEqual([]);
  const shown = board.shown.map((each, cell) => (deduction.safe.includes(cell) ? 1 : each));
  const seals = deduction.mines.map((cell) => ({ cell, state: 'open' as const }));
  expect(isDone(board, deduction)).toBe(false);
  expect(isDone({ ...board, shown, seals }, deduction)).toBe(true);
});
