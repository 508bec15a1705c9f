import { rngStream } from '@foretell/engine';
import { imaginedSource } from '../floors/imagined.ts';
import type { Level, LevelSource, Spawn } from '../floors/level.ts';
import { doorsOf } from '../floors/scene.ts';
import { stageShape } from '../foes/announce.ts';
import { OPEN_DOUBLE, OPEN_SINGLE, UNKNOWN } from '../observe/ground-seen.ts';
import { DEFAULT_CONFIG } from '../parse-config.ts';
import { directionOf } from '../space/direction.ts';
import type { Announced, Enemy, State } from '../state.ts';
import { RULE } from '../tables/numbers.ts';
import type { EnemyView, View } from '../view.ts';

/**
 * A state that could be the one behind a view: what is seen is as it is seen, what was never seen is wall, whoever is out of sight is
 * not there, and the luck to come is anybody's. The rules can be played on it, which is how a player thinks ahead.
 */
export function imagine(view: View): State {
  const { self, ground } = view;
  const source = sourceOf(view);
  return {
    config: { ...DEFAULT_CONFIG, hero: self.hero ?? 'nobody' },
    seed: 'imagined',
    outcome: view.outcome,
    moves: 0,
    turn: view.turn,
    hero: {
      id: self.hero,
      cell: self.cell,
      facing: self.facing,
      hp: self.hp,
      stamina: self.stamina,
      gear: self.gear,
      bag: self.bag,
      embers: self.embers,
      growth: self.growth,
      cooldowns: self.cooldowns,
      rolled: self.rolled,
      attacked: self.attacked,
      beatsUsed: self.beatsMax - self.beats,
      busy: self.busy,
      guard: self.guard,
    },
    floor: {
      depth: view.depth,
      source: source.source,
      openDoors: source.openDoors,
      knownDoors: source.openDoors,
      sealed: false,
      enemies: view.enemies.map((enemy) => enemyOf(view, enemy)),
      projectiles: view.projectiles.map((shot) => ({ ...shot, owner: -1, attack: 'shot' })),
      nextProjectile: 1 + Math.max(0, ...view.projectiles.map(({ id }) => id)),
      fuses: view.fuses,
      lure: null,
      seen: ground.inSight,
      noise: null,
      signalled: [],
    },
    run: { taken: [], paid: [], lit: [], bossFell: false, death: null },
    behaviour: rngStream('imagined', 'behaviour'),
  };
}

interface Imagined {
  readonly source: LevelSource;
  readonly openDoors: readonly number[];
}

/** By the rows they were imagined from, for as long as nobody new is met. */
const byRows = new WeakMap<readonly string[], { readonly spawns: number; readonly imagined: Imagined }>();

function sourceOf(view: View): Imagined {
  const { rows } = view.ground;
  const spawns = 1 + Math.max(-1, ...view.enemies.map(({ id }) => id));
  const known = byRows.get(rows);
  if (known !== undefined && known.spawns >= spawns) return known.imagined;
  const imagined = imagineLevel(view, spawns);
  byRows.set(rows, { spawns, imagined });
  return imagined;
}

function imagineLevel({ ground, people, enemies }: View, spawns: number): Imagined {
  const { width, height } = ground;
  const rows = ground.rows.map((row) =>
    row.replaceAll(UNKNOWN, '#').replaceAll(OPEN_DOUBLE, '.').replaceAll(OPEN_SINGLE, 'D'),
  );
  const doors = doorsOf(rows, width);
  const openDoors = doors.flatMap(({ leaves }, place) => {
    const leaf = leaves[0] ?? 0;
    return ground.rows[Math.trunc(leaf / width)]?.[leaf % width] === OPEN_SINGLE ? [place] : [];
  });
  const level: Level = {
    width,
    height,
    rows,
    arrival: 0,
    stairs: ground.stairs,
    hearths: ground.hearths.map(({ cell }) => cell),
    people,
    chests: ground.chests.filter(({ opened }) => !opened).map(({ cell }) => cell),
    pickups: [],
    doors,
    rooms: [],
    spawns: Array.from({ length: spawns }, (_, id) => spawnOf(enemies.find((enemy) => enemy.id === id))),
    signals: [],
    noise: false,
    arena: null,
    made: { rejected: 0, filled: 0, loops: 0, openings: 0, mergedEdges: 0 },
  };
  return { source: imaginedSource(level), openDoors };
}

function spawnOf(enemy: EnemyView | undefined): Spawn {
  return {
    species: enemy?.species ?? 'husk',
    cell: enemy?.cell ?? 0,
    facing: 0,
    aware: true,
    elite: enemy?.elite ?? false,
    role: enemy?.role ?? 'guard',
    origin: 'random',
    room: 0,
    group: null,
  };
}

function enemyOf(view: View, enemy: EnemyView): Enemy {
  return {
    id: enemy.id,
    species: enemy.species,
    cell: enemy.cell,
    facing: enemy.facing,
    hp: enemy.hp,
    stamina: enemy.stamina,
    energy: 0,
    state: enemy.state,
    timer: enemy.timer,
    attack: announcedOf(view, enemy),
    impact: enemy.impact,
    aware: enemy.aware,
    hunting: enemy.hunting,
    unseen: 0,
    goal: enemy.hunting ? view.self.cell : null,
    wasHit: false,
    marks: enemy.marks,
    marksLeft: enemy.marks > 0 ? RULE.mark_turns : 0,
  };
}

/** What is drawn red is all that is known of an announced attack, and all that counts. */
function announcedOf({ danger, ground }: View, enemy: EnemyView): Announced | null {
  if (enemy.attack === null) return null;
  const { id, stage } = enemy.attack;
  const { width } = ground;
  const reach = danger
    .filter(({ owner, kind }) => owner === enemy.id && kind !== 'projectile')
    .flatMap(({ cell }) => [
      (cell % width) - (enemy.cell % width),
      Math.trunc(cell / width) - Math.trunc(enemy.cell / width),
    ]);
  const isAim = danger.some(({ owner, kind }) => owner === enemy.id && kind === 'aim');
  const facing = isAim ? directionOf(reach[0] ?? 0, reach[1] ?? 0) : enemy.facing;
  const { step } = stageShape(id, stage);
  return { id, stage, facing, step, originX: 0, originY: 0, at: enemy.cell, reach };
}
