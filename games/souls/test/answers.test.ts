import { describe, expect, test } from 'vitest';
import { aimed } from '../src/foes/announce.ts';
import { attacksOf, foeDamage, stageRowOf } from '../src/foes/species.ts';
import { reduced } from '../src/hero/stats.ts';
import { DIRECTIONS } from '../src/space/direction.ts';
import { ARMOURS } from '../src/tables/armour.ts';
import { ATTACKS } from '../src/tables/attacks.ts';
import { spawnWeight } from '../src/tables/floors.ts';
import { HEROES } from '../src/tables/heroes.ts';
import { type ArmourId, ATTACK_IDS, type AttackId, HERO_IDS, SPECIES_IDS } from '../src/tables/ids.ts';
import { openDraft } from '../src/turn/draft.ts';
import { played, refusalCode, sceneRun } from './scenes.ts';
import type { State } from './souls.ts';

const WIDTH = 21;
const ROW = '#'.padEnd(WIDTH - 1, '.').concat('#');
const FIELD = ['#'.repeat(WIDTH), ...Array.from({ length: 11 }, () => ROW), '#'.repeat(WIDTH)];

/** Somebody whose hand is raised for `attack`, and the hero straight west of it, so many cells away. */
function raised(attack: AttackId, distance: number): State {
  const { species } = ATTACKS.rows[attack];
  const art = FIELD.map((row, y) =>
    y === 6 ? `${row.slice(0, 13 - distance)}<${row.slice(14 - distance)}` : row,
  ).map((row, y) => (y === 6 ? `${row.slice(0, 13)}f${row.slice(14)}` : row));
  const start = sceneRun({ art, cast: { f: { species } } });
  const draft = openDraft(start);
  const foe = draft.foes[0];
  const announced = foe === undefined ? undefined : aimed(draft, foe, attack, 0);
  if (foe === undefined || announced === undefined)
    throw new Error(`${attack} cannot be begun at ${distance}`);
  const enemy = {
    ...foe,
    state: 'windup' as const,
    timer: ATTACKS.rows[attack].windup,
    attack: announced,
    facing: announced.facing,
    aware: true,
    hunting: true,
    // Nothing else is paid for before it has recovered.
    stamina: 0,
  };
  return { ...start, hero: { ...start.hero, hp: 200 }, floor: { ...start.floor, enemies: [enemy] } };
}

/** Whether some single step, taken once, and standing still after it leaves the hero unhurt. */
function isDefeatedByAStep(attack: AttackId, distance: number): boolean {
  const start = raised(attack, distance);
  return DIRECTIONS.some((direction) => {
    const step = { kind: 'walk', direction } as const;
    if (refusalCode(start, step) !== undefined) return false;
    let state = played(start, step);
    // A charge into a wall can end with the charger.
    const isBusy = () => state.outcome === 'running' && state.floor.enemies[0]?.state === 'windup';
    for (let turn = 0; turn < 14 && (isBusy() || state.floor.projectiles.length > 0); turn++) {
      if (state.outcome === 'running') state = played(state, { kind: 'wait' });
    }
    return state.hero.hp === 200;
  });
}

/** Straight in front, and farther away for what is not begun there. */
const DISTANCES: Partial<Record<AttackId, number>> = { lance: 3, shot: 5, ember: 5, firebolt: 5, charge: 2 };

describe('one free step and then standing still', () => {
  test('defeats twelve of the eighteen attacks, and not those with a second answer', () => {
    const stand = ATTACK_IDS.filter((id) => !isDefeatedByAStep(id, DISTANCES[id] ?? 1));
    expect(stand).toEqual(['pounce', 'sweep', 'slam', 'return', 'pyre', 'tail']);
  });
});

describe('health', () => {
  test.each(HERO_IDS)('of the starting kit of %s lasts three to five typical hits on every floor', (hero) => {
    const { armour } = HEROES.rows[hero];
    for (let depth = 1; depth <= 9; depth++) {
      const hits = hitsToDie(armour, depth);
      const median = hits[Math.floor(hits.length / 2)] ?? 0;
      expect(`floor ${depth}: ${median >= 3 && median <= 5}`).toBe(`floor ${depth}: true`);
    }
  });
});

/** For every damaging stage, as often as its species is met, the hits that end a full bar of health; the fewest first. */
function hitsToDie(armour: ArmourId, depth: number): readonly number[] {
  const gear = { main: null, off: null, armour: { kind: 'armour' as const, id: armour } };
  return SPECIES_IDS.flatMap((species) =>
    attacksOf(species).flatMap((id) => {
      const stages = [0, ...Array.from({ length: stageRowOf(id)?.times ?? 0 }, (_, stage) => stage + 1)];
      const hits = stages
        .map((stage) => foeDamage(id, stage, false))
        .filter((damage) => damage > 0)
        .map((damage) => Math.ceil(ARMOURS.rows[armour].hp / reduced({ gear }, damage)));
      return Array.from({ length: spawnWeight(species, depth) }, () => hits).flat();
    }),
  ).sort((one, other) => one - other);
}
