import type { Cell } from './floors/level.ts';
import type { Slot } from './move.ts';
import type { Direction } from './space/direction.ts';
import type { Busy, Cooldown, Death, EnemyState, Gear, Item, Outcome } from './state.ts';
import type { AttackId, GrowthId, HeroId, RoleId, SkillId, SpeciesId } from './tables/ids.ts';

/**
 * What the player perceives, and all that a board or a bot gets (RULES.md §14, §23). Everything about the own body is known,
 * derived values included, so that nobody works one out anew. Ground is remembered; bodies are not.
 */
export interface View {
  readonly outcome: Outcome;
  readonly place: 'hall' | 'floor';
  readonly depth: number;
  readonly lastDepth: number;
  readonly turn: number;
  readonly moves: number;
  readonly self: SelfView;
  readonly ground: GroundView;
  /** In sight, or winding up anywhere, and not under noise; in rising order of id. */
  readonly enemies: readonly EnemyView[];
  readonly people: readonly PersonView[];
  readonly projectiles: readonly ProjectileView[];
  readonly fuses: readonly FuseView[];
  /** Every announced cell that is not under noise, soonest first, then by owner: what the board draws red. */
  readonly danger: readonly DangerView[];
  /** Announced cells of the hero's own, drawn blue. */
  readonly ownCells: readonly Cell[];
  /** What the context key offers. */
  readonly context: Context;
  readonly death: Death | null;
}

/** At most one of them at a time (RULES.md §20). */
export type Context =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly chest: number }
  | { readonly kind: 'hearth'; readonly hearth: number }
  | { readonly kind: 'hunted'; readonly by: number }
  | { readonly kind: 'descend'; readonly to: number }
  /** On the stairs of the Hall without a hero. */
  | { readonly kind: 'no-hero' };

export interface SelfView {
  readonly hero: HeroId | null;
  readonly cell: Cell;
  readonly facing: Direction;
  readonly hp: number;
  readonly hpMax: number;
  /** Damage left out, in hundredths. */
  readonly reduction: number;
  /** Stamina and gains in 48ths (units.ts). */
  readonly stamina: number;
  readonly staminaMax: number;
  /** What a turn gains by its tier. */
  readonly gain: { readonly wait: number; readonly move: number; readonly attack: number };
  readonly load: number;
  readonly steps: number;
  readonly overweight: boolean;
  readonly gear: Gear;
  readonly bag: readonly Item[];
  readonly embers: number;
  readonly growth: Readonly<Record<GrowthId, number>>;
  readonly growthPrice: Readonly<Record<GrowthId, number | null>>;
  readonly cooldowns: readonly Cooldown[];
  readonly rolled: boolean;
  readonly attacked: boolean;
  /** Beats left this turn, and a turn's beats. */
  readonly beats: number;
  readonly beatsMax: number;
  readonly busy: Busy | null;
  readonly guard: Direction | null;
  /** What the four places of the bar hold; null is a hole. */
  readonly bar: readonly (VerbView | null)[];
  /** The place of the bar that walking into an enemy strikes with; null when the bar has none. */
  readonly bump: Slot | null;
  readonly roll: {
    readonly price: Price;
    readonly cells: readonly number[];
    readonly refusal: string | null;
  };
  readonly guardPrice: Price;
  /** Looks derived from hero and armour. */
  readonly figure: string;
}

/** In whole stamina; `blood` is the health that would be paid now for what is missing. */
export interface Price {
  readonly stamina: number;
  readonly blood: number;
}

export interface VerbView {
  readonly slot: Slot;
  readonly skill: SkillId;
  readonly price: Price;
  readonly damage: number;
  readonly impact: number;
  readonly push: number;
  readonly refund: number;
  readonly windup: number;
  readonly recovery: number;
  readonly cooldown: number;
  readonly left: number;
  /** Why it cannot be struck now: a refusal's code. */
  readonly refusal: string | null;
}

export interface GroundView {
  readonly width: number;
  readonly height: number;
  /** Remembered ground, glyphs of TERRAIN; `?` never seen; `/` an open leaf of a double door, `|` of a single one. */
  readonly rows: readonly string[];
  /** One bit a cell, 32 to a signed word: cells in sight now. */
  readonly inSight: readonly number[];
  /** Cells under noise. */
  readonly noise: readonly number[] | null;
  /** Things of the ground that were seen. */
  readonly stairs: Cell | null;
  readonly hearths: readonly { readonly id: number; readonly cell: Cell; readonly lit: boolean }[];
  readonly chests: readonly { readonly id: number; readonly cell: Cell; readonly opened: boolean }[];
  readonly pickups: readonly { readonly id: number; readonly cell: Cell }[];
  readonly sealed: boolean;
}

export interface EnemyView {
  readonly id: number;
  readonly species: SpeciesId;
  readonly role: RoleId;
  readonly elite: boolean;
  readonly cell: Cell;
  readonly size: number;
  readonly facing: Direction;
  readonly hp: number;
  readonly hpMax: number;
  readonly stamina: number;
  readonly state: EnemyState;
  readonly timer: number;
  readonly attack: { readonly id: AttackId; readonly stage: number } | null;
  readonly impact: number;
  readonly poise: number;
  readonly aware: boolean;
  readonly hunting: boolean;
  readonly marks: number;
  /** False for somebody seen only because it winds up. */
  readonly inSight: boolean;
}

export interface PersonView {
  readonly cell: Cell;
  readonly who: string;
}

export interface ProjectileView {
  readonly id: number;
  readonly cell: Cell;
  readonly direction: Direction;
  readonly damage: number;
  readonly speed: number;
  readonly left: number;
}

export interface FuseView {
  readonly cell: Cell;
  readonly left: number;
}

/** One announced cell. */
export interface DangerView {
  readonly cell: Cell;
  /** World turns until it is struck; 1 is the next. */
  readonly turns: number;
  readonly damage: number;
  /** Null for a fusepot; a projectile's is the enemy who shot. */
  readonly owner: number | null;
  /** `aim`: a shot that is still wound up; it flies when it lands. */
  readonly kind: 'windup' | 'aim' | 'projectile' | 'fuse';
  /** A second stage that will aim anew, or a chain that goes on, follows this one. */
  readonly followed: boolean;
}
