import { canonicalJson } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { MEASURE } from '../src/measure.ts';
import { STUCK_AFTER } from '../src/measure-acts.ts';
import { botRun, type Played } from './bot-runs.ts';
import { cave } from './caves.ts';
import { eventsOf, sceneRun, waits } from './scenes.ts';

/** What a sample keeps of a run. */
function recordOf({ acts, end }: Played) {
  const turns = acts.map(({ move, why, events }) => ({
    moves: { hero: move },
    notes: { hero: { why } },
    events,
  }));
  return { final: end, turns };
}

const RUNS = ['reader', 'brawler', 'coward'].flatMap((id) =>
  [1, 2, 3].map((place) => botRun(id, cave(`counted ${place}`))),
);
const PLAYS = RUNS.map(recordOf);
const ALL = PLAYS.reduce((tally, play) => MEASURE.add(tally, play), MEASURE.start());

describe('what is counted of runs', () => {
  test('parts of a sample add up to the whole, in any order, through JSON', () => {
    const parts = PLAYS.map((play) => MEASURE.add(MEASURE.start(), play));
    const copies = () => parts.map((part): typeof part => JSON.parse(JSON.stringify(part)));
    for (const order of [copies(), copies().reverse()]) {
      const merged = order.reduce((sum, part) => MEASURE.merge(sum, part), MEASURE.start());
      expect(canonicalJson(merged)).toBe(canonicalJson(ALL));
    }
  });

  test('health lost is what the heroes lost, blow by blow; the last blow of a run may be heavier than what was left', () => {
    for (const run of RUNS) {
      const { acts, end } = run;
      const health = [...acts.map(({ view }) => view.self.hp), end.hero.hp];
      const lost = health.reduce((sum, hp, at) => sum + Math.max(0, (health[at - 1] ?? hp) - hp), 0);
      const tally = MEASURE.add(MEASURE.start(), recordOf(run));
      expect(Object.values(tally.lostBy).reduce((sum, each) => sum + each, 0)).toBe(tally.lost.sum);
      if (end.outcome === 'died') expect(tally.lost.sum).toBeGreaterThanOrEqual(lost);
      else expect(tally.lost.sum).toBe(lost);
    }
    expect(ALL.lost.sum).toBeGreaterThan(0);
  });

  test('deaths are told apart by what caused them', () => {
    const died = RUNS.filter(({ end }) => end.outcome === 'died');
    expect(died.length).toBeGreaterThan(0);
    expect(Object.values(ALL.deaths).reduce((sum, each) => sum + each, 0)).toBe(died.length);
    expect(ALL.outcomes.died).toBe(died.length);
  });

  test('whoever does one thing over and over while nothing happens is counted as stuck', () => {
    const scene = { art: ['#####', '#<.>#', '#####'], cast: {} };
    const idle = (times: number) => {
      const state = sceneRun(scene);
      const turns = waits(times).map((move) => ({
        moves: { hero: move },
        notes: {},
        events: eventsOf(state, move),
      }));
      return MEASURE.add(MEASURE.start(), { final: state, turns }).acts.stuck;
    };
    expect([idle(STUCK_AFTER), idle(STUCK_AFTER + 2)]).toEqual([0, 1]);
  });
});
