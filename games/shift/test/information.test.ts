import { canonicalJson, deriveSeed } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOSS_BOTS } from '../src/bots/boss.ts';
import { shift } from '../src/game.ts';
import { runDay } from '../src/rules/day.ts';
import type { State } from '../src/state.ts';
import { hiddenChanges } from './secrets.ts';
import { boss, play, playDays, randomWeek, week, worker } from './weeks.ts';

const seen = (state: State, seat: string) => canonicalJson(shift.observe(state, seat));

describe('who knows what (RULES.md §7)', () => {
  test('a boss in a meeting sees nothing, and a watched hour that is not caught looks like work', () => {
    const state = playDays(week({}, 'unnoticed 0'), 1, 'MMMMM...', 'swcswsww');
    const shown = shift.observe(state, 'boss').days[0]?.hours.map((hour) => hour.worker);
    const fines = state.days[0]?.fines ?? [];
    const watched = [5, 6, 7].map((hour) => ((fines[hour] ?? 0) > 0 ? 'slack' : 'busy'));
    expect(shown).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden', ...watched]);
    // The seed was chosen so that the slack hour at the end of this sheet goes unnoticed.
    expect(watched).toEqual(['busy', 'busy', 'busy']);
  });

  /** Pairs of states between which the boss must not be able to tell. */
  const pairs = Array.from({ length: 60 }, (_, seed) => randomWeek(`shutter ${seed}`))
    .flat()
    .flatMap((state) => hiddenChanges(state, 'boss').map((other) => [state, other] as const));

  test('weeks that differ only behind the shutter look the same to the boss, and the same to his bots', () => {
    expect(pairs.length).toBeGreaterThan(300);
    for (const [state, other] of pairs) {
      expect(canonicalJson(other)).not.toBe(canonicalJson(state));
      expect(seen(other, 'boss')).toBe(seen(state, 'boss'));
      for (const bot of BOSS_BOTS) {
        const sheet = (world: State) => bot.decide(shift.observe(world, 'boss'), deriveSeed('x', 'bot'));
        expect(sheet(other)).toEqual(sheet(state));
      }
    }
  });

  test('… and a boss who saw the sheets themselves would notice', () => {
    const sheets = (state: State) => canonicalJson(state.days.map((each) => each.worker));
    expect(pairs.some(([state, other]) => sheets(state) !== sheets(other))).toBe(true);
  });

  test('day totals do reach the boss: a day of slacking and a day of work close differently', () => {
    const lazy = play(week(), { boss: boss('MMMMMMMM'), worker: worker('ssssssss') });
    const honest = play(week(), { boss: boss('MMMMMMMM'), worker: worker('wwwwwwww') });
    expect(seen(lazy, 'boss')).not.toBe(seen(honest, 'boss'));
    expect(shift.observe(lazy, 'boss').days[0]?.hours).toEqual(shift.observe(honest, 'boss').days[0]?.hours);
  });

  test('everything is shown after the last day, and not a day earlier', () => {
    const states = randomWeek('reveal');
    const secrets = (state: State | undefined) =>
      state === undefined
        ? undefined
        : shift
            .observe(state, 'boss')
            .days.flatMap((each) => each.hours)
            .filter((hour) => hour.worker === 'hidden');
    expect(secrets(states.at(-2))?.length).toBeGreaterThan(0);
    expect(secrets(states.at(-1))).toEqual([]);
  });

  test('the worker never learns of a sheet before its day has run, but for what leaks', () => {
    const leaky = week({ leak: 30 }, 'no draw');
    const sealedWith = (letters: string) => play(leaky, { boss: boss(letters) });
    const [one, other] = [sealedWith('MMM.....'), sealedWith('.....MMM')];
    const blind = (state: State) => ({ ...shift.observe(state, 'worker'), leaked: 'left out' });
    expect(blind(one)).toEqual(blind(other));
    expect(shift.observe(one, 'boss').sealed).not.toEqual(shift.observe(other, 'boss').sealed);
  });

  test('events reach a seat with what it may not know taken out', () => {
    const step = shift.apply(week(), { boss: boss('MMM.....'), worker: worker('sssssccc') });
    if (!step.ok) throw new Error('refused');
    const hours = step.value.events.filter((event) => event.kind === 'hour-passed');
    const noticed = hours.map((event) => shift.perceive(event, 'boss'));
    expect(noticed.slice(0, 3).map((event) => event?.kind === 'hour-passed' && event.worker)).toEqual([
      'hidden',
      'hidden',
      'hidden',
    ]);
    expect(hours.map((event) => shift.perceive(event, 'worker'))).toEqual(hours);
  });

  test('nothing either seat may see changes with numbers that are still to be drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffffffff }), (word) => {
        const state = playDays(week(), 2, 'MMM.....', 'wwwwwwww');
        const other: State = { ...state, rng: { ...state.rng, detection: [word, 2, 3, 4] } };
        return seen(state, 'boss') === seen(other, 'boss') && seen(state, 'worker') === seen(other, 'worker');
      }),
      { seed: 1 },
    );
  });
});

test('runDay is what fills the record that views are built from', () => {
  const [first] = randomWeek('record').slice(-1);
  const played = first?.days[0];
  if (played === undefined) throw new Error('no day');
  const draws = played.fines.map((fine) => (fine > 0 ? 0 : 99));
  const again = runDay(shift.defaultConfig, { ...played, draws, catches: 0 });
  expect(again).toEqual(played);
});
