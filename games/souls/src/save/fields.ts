import { MOST_MOVES } from '../parse-config.ts';
import { DIRECTIONS } from '../space/direction.ts';
import { ENEMY_STATES, OUTCOMES } from '../state.ts';
import {
  ARMOUR_IDS,
  ATTACK_IDS,
  CONSUMABLE_IDS,
  HERO_IDS,
  SHIELD_IDS,
  SKILL_IDS,
  SPECIES_IDS,
  TRAIT_IDS,
  WEAPON_IDS,
} from '../tables/ids.ts';
import { GROWTH } from '../tables/items.ts';
import { among, byKind, type Check, fields, isRecord, listOf, orNull, text, truth, whole } from './check.ts';

/** What a level has, for ids and cells to be within. */
export interface Bounds {
  readonly cells: number;
  readonly spawns: number;
  readonly doors: number;
}

const WORD = whole(-0x8000_0000, 0x7fff_ffff);
const MANY = whole(0, 1_000_000);
const FEW = whole(0, 99);
const DIRECTION = among(DIRECTIONS);
const ANY: Check = () => [];

const WEAPON = {
  id: among(WEAPON_IDS),
  acquired: orNull(among(TRAIT_IDS)),
  temporary: orNull(fields({ trait: among(TRAIT_IDS), hits: whole(1, 99) })),
};
const SHIELD = { id: among(SHIELD_IDS) };
const ARMOUR = { id: among(ARMOUR_IDS) };
const CONSUMABLE = { id: among(CONSUMABLE_IDS), count: whole(1, 999) };

const GEAR = fields({
  main: orNull(byKind({ weapon: WEAPON })),
  off: orNull(byKind({ weapon: WEAPON, shield: SHIELD })),
  armour: orNull(byKind({ armour: ARMOUR })),
});
const BAG = listOf(byKind({ weapon: WEAPON, shield: SHIELD, armour: ARMOUR, consumable: CONSUMABLE }));
const SKILL = among(SKILL_IDS);
const BUSY = byKind({
  windup: { skill: SKILL, left: FEW, facing: DIRECTION, since: MANY },
  recovery: { left: FEW },
  chain: { skill: SKILL, left: FEW, facing: DIRECTION },
});
const DEATH = fields({
  cause: among([...ATTACK_IDS, 'edge', 'blood', 'fusepot']),
  species: orNull(among(SPECIES_IDS)),
  depth: FEW,
  turn: MANY,
});

/** Every field of a save and what may stand in it. Names of derived values are no fields: they are refused. */
export function savedFields(bounds: Bounds): Check {
  return fields({
    game: among(['souls']),
    rulesVersion: MANY,
    config: ANY,
    seed: text,
    outcome: among(OUTCOMES),
    moves: whole(0, MOST_MOVES),
    turn: MANY,
    hero: heroFields(bounds),
    floor: floorFields(bounds),
    run: fields({
      taken: listOf(text),
      paid: listOf(text),
      lit: listOf(text),
      bossFell: truth,
      death: orNull(DEATH),
    }),
    behaviour: listOf(WORD, 4),
  });
}

function heroFields({ cells }: Bounds): Check {
  return fields({
    id: orNull(among(HERO_IDS)),
    cell: whole(0, cells - 1),
    facing: DIRECTION,
    hp: FEW,
    stamina: MANY,
    gear: GEAR,
    bag: BAG,
    embers: MANY,
    growth: fields({ wind: whole(0, GROWTH.rows.wind.levels), stone: whole(0, GROWTH.rows.stone.levels) }),
    cooldowns: listOf(fields({ skill: SKILL, left: whole(1, 99) })),
    rolled: truth,
    attacked: truth,
    beatsUsed: whole(0, 2),
    busy: orNull(BUSY),
    guard: orNull(DIRECTION),
  });
}

function floorFields({ cells, spawns, doors }: Bounds): Check {
  const cell = whole(0, cells - 1);
  const door = whole(0, Math.max(0, doors - 1));
  const words = (cells + 31) >> 5;
  return fields({
    depth: FEW,
    openDoors: listOf(door),
    knownDoors: listOf(door),
    sealed: truth,
    enemies: listOf(enemyFields(cell, spawns)),
    projectiles: listOf(
      fields({
        id: MANY,
        cell,
        direction: DIRECTION,
        speed: FEW,
        left: FEW,
        damage: FEW,
        owner: FEW,
        attack: among(ATTACK_IDS),
      }),
    ),
    nextProjectile: MANY,
    fuses: listOf(fields({ cell, left: FEW })),
    lure: orNull(fields({ cell, left: FEW })),
    seen: listOf(WORD, words),
    noise: orNull(listOf(WORD, words)),
    signalled: listOf(FEW),
  });
}

function enemyFields(cell: Check, spawns: number): Check {
  const id = whole(0, Math.max(0, spawns - 1));
  const changed = fields(
    {
      id,
      cell,
      facing: DIRECTION,
      hp: whole(1, 999),
      stamina: FEW,
      energy: MANY,
      state: among(ENEMY_STATES),
      timer: FEW,
      attack: orNull(
        fields({
          id: among(ATTACK_IDS),
          stage: FEW,
          facing: DIRECTION,
          step: FEW,
          originX: whole(-12, 12),
          originY: whole(-12, 12),
          at: cell,
          reach: listOf(whole(-24, 24)),
        }),
      ),
      impact: FEW,
      aware: truth,
      hunting: truth,
      unseen: FEW,
      goal: orNull(cell),
      wasHit: truth,
      marks: FEW,
      marksLeft: FEW,
    },
    true,
  );
  // Any of the fields may be missing but the id, by which it is found.
  return (value, path) =>
    isRecord(value) && value.id === undefined ? id(undefined, [...path, 'id']) : changed(value, path);
}
