import { describe, expect, test } from 'vitest';
import { forecastOf } from '../src/forecast.ts';
import { mines } from '../src/game.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { botRun, playMove } from './runs.ts';

/** Every state of some runs in which a battle goes on and no seal waits for its settlement. */
const STATES: readonly State[] = ['one', 'two'].flatMap((seed) =>
  botRun('careless', `forecast ${seed}`)
    .map(({ before }) => before)
    .filter(({ battle }) => battle !== null && !battle.board.seals.some(({ state }) => state === 'open')),
);

const viewOf = (state: State): View => mines.observe(state, 'hero');

describe('what the coming settlement brings', () => {
  test('is what it brings when the round is stopped at once', () => {
    const kinds = new Set<string>();
    for (const state of STATES) {
      const forecast = forecastOf(viewOf(state));
      const after = playMove(state, { kind: 'stop' });
      const settled = after.events.flatMap((event) => (event.kind === 'line' ? [event.line] : []));
      const bare = (lines: typeof settled) => lines.map(({ boardId: _, ...line }) => line);
      // A round that grants nothing is settled in the same move.
      expect(bare(settled).slice(0, forecast.lines.length)).toEqual(bare([...forecast.lines]));
      const ended = after.events.find((event) => event.kind === 'round-ended');
      expect(ended).toMatchObject({ reason: 'stop', banked: forecast.stopBanks });
      for (const { effectId } of settled) kinds.add(effectId);
    }
    expect(STATES.length).toBeGreaterThan(100);
    expect([...kinds]).toEqual(expect.arrayContaining(['hero_block', 'all_attack_down', 'hero_attack_up']));
  });

  test('lets the blows of the enemies, with what is added and blocked, explain what they take', () => {
    let bent = 0;
    for (const state of STATES) {
      const view = viewOf(state);
      const { units, blow, block, lines } = forecastOf(view);
      if (!lines.some(({ source }) => source === 'enemy_action')) continue;
      const sum = units.reduce((all, unit) => all + unit.blow, 0);
      const added = (effect: string) =>
        lines.findLast(({ effectId, status }) => effectId === effect && status === 'paid')?.after ?? 0;
      const incoming = sum > 0 ? sum + added('hero_exposed') : 0;
      expect(blow).toBe(Math.max(0, incoming + added('hero_bleed') - block));
      if (units.some(({ attack }, at) => attack !== view.battle?.units[at]?.attack)) bent += 1;
    }
    expect(bent).toBeGreaterThan(20);
  });

  test('is asked for in a battle only', () => {
    expect(() => forecastOf(viewOf(mines.setup(mines.defaultConfig, 'map')))).toThrow(RangeError);
  });
});
