import { MINES_BOTS, mines, type View } from '@foretell/mines';
import { describe, expect, test } from 'vitest';
import { groupsOf, sumsOf } from '../src/boards/mines/run/ledger.ts';
import { storyOf, type Told } from '../src/boards/mines/run/story.ts';
import { runTextOf } from '../src/boards/mines/text/run/index.ts';
import { termsOf } from '../src/boards/mines/text/terms/index.ts';
import { LOCALES } from '../src/text/locale.ts';

/** Every view of a run. */
function viewsOf(id: string, seed: string): readonly View[] {
  const bot = MINES_BOTS.find((each) => each.id === id);
  if (bot === undefined) throw new Error(`no bot ${id}`);
  const views: View[] = [];
  let state = mines.setup(mines.defaultConfig, seed);
  for (;;) {
    const view = mines.observe(state, 'hero');
    views.push(view);
    if (view.phase === 'over') return views;
    const step = mines.apply(state, { hero: bot.decide(view, `${seed}/${view.moves}`).move });
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
}

const RUNS = [viewsOf('expert', 'story 1'), viewsOf('careless', 'story 2'), viewsOf('careful', 'story 3')];
const ENDS = RUNS.flatMap((views) => views.slice(-1));

describe('the story of a run', () => {
  /** The numbers that a sentence has to name, and no others. */
  function numbersOf(told: Told): readonly number[] {
    switch (told.kind) {
      case 'level':
        return [told.level];
      case 'won':
        return [
          told.battle.rounds,
          told.battle.hpBefore - told.battle.hpAfter,
          ...repeated(told.battle.units),
        ];
      case 'fell':
        return [told.battle.rounds, ...repeated(told.battle.units)];
      case 'carried':
        return [];
      case 'seals':
        return [told.placed, told.hit];
      case 'end':
        return told.outcome === 'completed' ? [told.moves, told.hp] : [told.moves];
    }
  }

  /** How many there are of each name that stands there more than once. */
  function repeated(units: readonly string[]): readonly number[] {
    return [...new Set(units)]
      .map((id) => units.filter((unit) => unit === id).length)
      .filter((count) => count > 1);
  }

  test.each(LOCALES)('names the numbers of its record and no others (%s)', (locale) => {
    const { tell } = runTextOf(locale).end;
    const terms = termsOf(locale);
    for (const told of ENDS.flatMap(storyOf)) {
      const sentence = tell(told, terms);
      const named = [...sentence.matchAll(/\d+/g)].map(([digits]) => Number(digits));
      // One round, and no health lost, are said in words.
      const due = numbersOf(told).filter((number) => number > 1 || named.includes(number));
      expect([sentence, ...[...named].sort()]).toEqual([sentence, ...[...due].sort()]);
    }
  });

  test('tells every battle once, in order, and how it ended', () => {
    for (const end of ENDS) {
      const story = storyOf(end);
      const battles = story.flatMap((told) =>
        told.kind === 'won' || told.kind === 'fell' ? [told.battle] : [],
      );
      expect(battles).toEqual(end.battles);
      expect(story.at(-1)).toMatchObject({ kind: 'end', outcome: end.outcome, moves: end.moves });
    }
    expect(ENDS.some(({ outcome }) => outcome === 'defeated')).toBe(true);
  });
});

describe('the ledger of a settlement', () => {
  const settlements = RUNS.flatMap((views) =>
    views.filter((view, place) => view.lines.length > 0 && view.lines !== views[place - 1]?.lines),
  );

  test('has every line once, in the order of its payment', () => {
    expect(settlements.length).toBeGreaterThan(20);
    for (const { lines } of settlements) {
      const groups = groupsOf(lines);
      expect(groups.flatMap((group) => group.lines)).toEqual(lines);
      expect(groups.every(({ source, lines: own }) => own.every((line) => line.source === source))).toBe(
        true,
      );
    }
  });

  test('sums up to what hero and enemies lost from one settlement to the next', () => {
    let compared = 0;
    for (const views of RUNS) {
      for (const [place, view] of views.entries()) {
        const before = views[place - 1];
        if (before?.battle == null || view.battle == null || view.lines === before.lines) continue;
        if (view.battle.round !== before.battle.round + 1) continue;
        const { hurt, healed, dealt, mended } = sumsOf(view.lines);
        expect(view.hero.hp - before.hero.hp).toBe(healed - hurt);
        const hp = (of: View) => of.battle?.units.reduce((sum, unit) => sum + unit.hp, 0) ?? 0;
        expect(hp(view) - hp(before)).toBe(mended - dealt);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
