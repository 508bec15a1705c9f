import { rngStream, type Seed } from '@foretell/engine';
import type { Config } from './config.ts';
import type { LevelSource, Spawn } from './floors/level.ts';
import { levelOf } from './floors/level-of.ts';
import { foeHpMax } from './foes/species.ts';
import { hpMaxOf, staminaMaxOf } from './hero/stats.ts';
import { noBits } from './space/bits.ts';
import type { Enemy, Floor, Gear, Hero, Item, State, WeaponItem } from './state.ts';
import { SPECIES } from './tables/enemies.ts';
import { HEROES } from './tables/heroes.ts';
import { type HeroId, SHIELD_IDS, type ShieldId, type WeaponId } from './tables/ids.ts';
import { WEAPONS } from './tables/weapons.ts';
import { closeDraft, openDraft } from './turn/draft.ts';
import { castNoise } from './turn/noise.ts';
import { seeGround } from './turn/see.ts';

/** The first state of a run: in the Hall, on a floor, or in a scene (RULES.md §24). */
export function startRun(config: Config, seed: Seed): State {
  const id = config.hero === 'hall' || config.hero === 'nobody' ? null : config.hero;
  const depth = config.hero === 'hall' && config.scene === null ? 0 : config.firstFloor;
  const source = sourceOf(config, seed, depth);
  const state: State = {
    config,
    seed,
    outcome: 'running',
    moves: 0,
    turn: 0,
    hero: newHero(config, id, levelOf(source).arrival),
    floor: newFloor(source, depth),
    run: { taken: [], paid: [], lit: [], bossFell: false, death: null },
    behaviour: rngStream(seed, `behaviour/${depth}`),
  };
  return { ...arrived(state), moves: 0 };
}

/** Where a floor comes from. */
export function sourceOf(config: Config, seed: Seed, depth: number): LevelSource {
  if (config.scene !== null) return { kind: 'scene', scene: config.scene };
  if (depth === 0) return { kind: 'drawn', name: 'hall' };
  return depth === THRONE ? { kind: 'drawn', name: 'throne' } : { kind: 'made', seed, depth };
}

/** The floor that is drawn by hand. */
export const THRONE = 10;

/** What the hero sees of a floor before the first turn; nobody else has looked yet. */
export function arrived(state: State): State {
  const draft = openDraft(state);
  seeGround(draft);
  if (draft.level.noise) castNoise(draft);
  return closeDraft(draft);
}

/** A floor as it is at first. */
export function newFloor(source: LevelSource, depth: number): Floor {
  const level = levelOf(source);
  const cells = level.width * level.height;
  return {
    depth,
    source,
    openDoors: [],
    knownDoors: [],
    sealed: false,
    enemies: level.spawns.map(spawned),
    projectiles: [],
    nextProjectile: 0,
    fuses: [],
    lure: null,
    seen: noBits(cells),
    noise: null,
    signalled: [],
  };
}

/** An enemy as it stands at first and after every rest. */
export function spawned({ species, cell, facing, aware, elite }: Spawn, id: number): Enemy {
  return {
    id,
    species,
    cell,
    facing,
    hp: foeHpMax({ species, elite }),
    stamina: SPECIES.rows[species].stamina,
    energy: 0,
    state: 'ready',
    timer: 0,
    attack: null,
    impact: 0,
    aware,
    hunting: false,
    unseen: 0,
    goal: null,
    wasHit: false,
    marks: 0,
    marksLeft: 0,
  };
}

function newHero(config: Config, id: HeroId | null, cell: number): Hero {
  const gear = kitOf(config, id);
  const growth = { wind: config.wind, stone: config.stone };
  return {
    id,
    cell,
    facing: 0,
    hp: hpMaxOf({ gear }),
    stamina: staminaMaxOf({ id, growth }),
    gear,
    bag: [],
    embers: 0,
    growth,
    cooldowns: [],
    rolled: false,
    attacked: false,
    beatsUsed: 0,
    busy: null,
    guard: null,
  };
}

/** A hero's own kit, or what the configuration puts in its place; somebody without a hero starts light. */
function kitOf(config: Config, id: HeroId | null): Gear {
  const own = id === null ? NOBODY : HEROES.rows[id];
  const main = newWeapon(config.weapon ?? own.weapon);
  const isTwoHanded = WEAPONS.rows[main.id].hands > 1;
  return {
    main,
    off: config.offhand === null || isTwoHanded ? null : offItem(config.offhand),
    armour: { kind: 'armour', id: config.armour ?? own.armour },
  };
}

const NOBODY = { weapon: 'longsword', armour: 'leather' } as const;

function offItem(id: ShieldId | WeaponId): Gear['off'] {
  return isShield(id) ? { kind: 'shield', id } : newWeapon(id);
}

function isShield(id: ShieldId | WeaponId): id is ShieldId {
  return SHIELD_IDS.some((each) => each === id);
}

function newWeapon(id: WeaponId): WeaponItem {
  return { kind: 'weapon', id, acquired: null, temporary: null };
}

/** The same body as another hero: the kit, a full bar, full health, an empty bag (RULES.md §20). */
export function heroAs(config: Config, hero: Hero, id: HeroId): Hero {
  const bag: readonly Item[] = [];
  return { ...newHero(config, id, hero.cell), facing: hero.facing, bag };
}
