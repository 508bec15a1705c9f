import type { RngState, Seed } from '@foretell/engine';
import type { Config } from './config.ts';
import type { Cell, LevelSource } from './floors/level.ts';
import type { Direction } from './space/direction.ts';
import type {
  ArmourId,
  AttackId,
  ConsumableId,
  GrowthId,
  HeroId,
  ShieldId,
  SkillId,
  SpeciesId,
  TraitId,
  WeaponId,
} from './tables/ids.ts';

/** How a run stands or ended: `spent` is the end by `maxMoves`. */
export const OUTCOMES = ['running', 'won', 'died', 'spent'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * The whole truth about a run. Plain JSON without anything that can be derived: no ground, no maximum of health, no rate, no
 * weight (RULES.md §23). What does not change is shared from state to state.
 */
export interface State {
  readonly config: Config;
  /** Every stream of the run is made of it, so nobody may see it. */
  readonly seed: Seed;
  readonly outcome: Outcome;
  /** Moves made, and world turns gone by. */
  readonly moves: number;
  readonly turn: number;
  readonly hero: Hero;
  readonly floor: Floor;
  readonly run: Run;
  /** Whom enemies choose to be next; its own stream, apart from the map's and the drops' (RULES.md §12). */
  readonly behaviour: RngState;
}

/** The player's body and what it carries. */
export interface Hero {
  /** Null without a hero: in the Hall before a choice, and in hero-less runs. */
  readonly id: HeroId | null;
  readonly cell: Cell;
  readonly facing: Direction;
  readonly hp: number;
  /** In units of 1/48 (units.ts). */
  readonly stamina: number;
  readonly gear: Gear;
  /** In the order they were picked up. */
  readonly bag: readonly Item[];
  readonly embers: number;
  /** Levels bought, by line. */
  readonly growth: Readonly<Record<GrowthId, number>>;
  /** Of skills that are cooling, in the order they were used. */
  readonly cooldowns: readonly Cooldown[];
  /** What was done since the last world turn. */
  readonly rolled: boolean;
  readonly attacked: boolean;
  /** Beats used since the last world turn; 0 for whoever has one. */
  readonly beatsUsed: number;
  readonly busy: Busy | null;
  /** The direction a raised guard covers, until the next act. */
  readonly guard: Direction | null;
}

/** What keeps the hero from acting: every input burns a turn (RULES.md §9). */
export type Busy =
  | {
      readonly kind: 'windup';
      readonly skill: SkillId;
      readonly left: number;
      readonly facing: Direction;
      /** World turn in which it began: it does not tick in that one. */
      readonly since: number;
    }
  | { readonly kind: 'recovery'; readonly left: number }
  | { readonly kind: 'chain'; readonly skill: SkillId; readonly left: number; readonly facing: Direction };

export interface Cooldown {
  readonly skill: SkillId;
  readonly left: number;
}

export interface Gear {
  readonly main: WeaponItem | null;
  /** Always null beside a weapon for two hands. */
  readonly off: WeaponItem | ShieldItem | null;
  readonly armour: ArmourItem | null;
}

export interface WeaponItem {
  readonly kind: 'weapon';
  readonly id: WeaponId;
  readonly acquired: TraitId | null;
  readonly temporary: { readonly trait: TraitId; readonly hits: number } | null;
}

export interface ShieldItem {
  readonly kind: 'shield';
  readonly id: ShieldId;
}

export interface ArmourItem {
  readonly kind: 'armour';
  readonly id: ArmourId;
}

export interface ConsumableItem {
  readonly kind: 'consumable';
  readonly id: ConsumableId;
  readonly count: number;
}

export type Item = WeaponItem | ShieldItem | ArmourItem | ConsumableItem;

/** The floor the hero is on: its source and what has changed. */
export interface Floor {
  /** 0 in the Hall of Ashes. */
  readonly depth: number;
  readonly source: LevelSource;
  /** Doors that stand open, by their place in the level's list, in rising order. */
  readonly openDoors: readonly number[];
  /** Those of them that the hero has seen open. */
  readonly knownDoors: readonly number[];
  readonly sealed: boolean;
  /** The living, in the order they act. Ids are places in the level's list of spawns. */
  readonly enemies: readonly Enemy[];
  /** Oldest first. */
  readonly projectiles: readonly Projectile[];
  readonly nextProjectile: number;
  readonly fuses: readonly Fuse[];
  readonly lure: Lure | null;
  /** One bit a cell, 32 to a signed word: cells whose ground the hero has seen. */
  readonly seen: readonly number[];
  /** Cells under noise, one bit each; null without (RULES.md §15). */
  readonly noise: readonly number[] | null;
  /** Signals that were given, by place in the level's list, in rising order. */
  readonly signalled: readonly number[];
}

export const ENEMY_STATES = ['ready', 'windup', 'recovery', 'resting'] as const;
export type EnemyState = (typeof ENEMY_STATES)[number];

/** One enemy. What its species says of it stands in the tables. */
export interface Enemy {
  readonly id: number;
  readonly species: SpeciesId;
  /** The north-west cell of its body. */
  readonly cell: Cell;
  readonly facing: Direction;
  readonly hp: number;
  readonly stamina: number;
  /** For moving; 12 buy an act (RULES.md §1). */
  readonly energy: number;
  readonly state: EnemyState;
  /** Turns until the windup lands or the recovery ends; 0 otherwise. */
  readonly timer: number;
  /** The attack in hand; null unless winding up or recovering. */
  readonly attack: Announced | null;
  /** Impact taken during this windup. */
  readonly impact: number;
  readonly aware: boolean;
  readonly hunting: boolean;
  /** Turns without sight of the hero. */
  readonly unseen: number;
  /** Where it last knew the hero to be, or was called to. */
  readonly goal: Cell | null;
  /** Hit since its last act: some attacks are prepared by that. */
  readonly wasHit: boolean;
  readonly marks: number;
  readonly marksLeft: number;
}

/** What an enemy has announced: everything about it is fixed but the place of the body (RULES.md §6). */
export interface Announced {
  readonly id: AttackId;
  /** 0 for the attack itself, 1 and on for what follows. */
  readonly stage: number;
  readonly facing: Direction;
  /** Cells of the lunge before it lands. */
  readonly step: number;
  /** Where it strikes from, after the lunge, as dx and dy from the north-west cell of the body. */
  readonly originX: number;
  readonly originY: number;
  /** Where the body stood when it was announced. */
  readonly at: Cell;
  /** Cells it covers, as dx, dy, dx, dy … from the north-west cell of the body. */
  readonly reach: readonly number[];
}

/** A shot on its way: an object of the board (RULES.md §13). */
export interface Projectile {
  readonly id: number;
  readonly cell: Cell;
  readonly direction: Direction;
  /** Cells a turn. */
  readonly speed: number;
  /** Cells it can still fly. */
  readonly left: number;
  readonly damage: number;
  /** The enemy who shot, and with what. */
  readonly owner: number;
  readonly attack: AttackId;
}

/** A fusepot that burns. */
export interface Fuse {
  readonly cell: Cell;
  readonly left: number;
}

/** A bell that draws whoever is awake. */
export interface Lure {
  readonly cell: Cell;
  readonly left: number;
}

/** What outlives a floor. */
export interface Run {
  /** Things taken: `depth/chest/id`, `depth/pickup/id`, `depth/elite/id`. In the order they were taken. */
  readonly taken: readonly string[];
  /** Enemies whose embers were paid, `depth/id`: each pays once a run. */
  readonly paid: readonly string[];
  /** Hearths rested at, `depth/id`. */
  readonly lit: readonly string[];
  readonly bossFell: boolean;
  /** What ended it: an attack or another cause, and who did it. */
  readonly death: Death | null;
}

export interface Death {
  readonly cause: AttackId | 'edge' | 'blood' | 'fusepot';
  readonly species: SpeciesId | null;
  readonly depth: number;
  readonly turn: number;
}
