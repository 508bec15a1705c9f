import type { Cell } from './floors/level.ts';
import type { Direction } from './space/direction.ts';
import type { Death, Item, Outcome } from './state.ts';
import type { AttackId, GrowthId, HeroId, SkillId, SpeciesId } from './tables/ids.ts';

/** A body by name: the hero, or an enemy by id. */
export type Who = 'hero' | number;

/** Why somebody was hurt. */
export type Blow =
  | { readonly kind: 'attack'; readonly attack: AttackId; readonly stage: number; readonly by: number }
  | { readonly kind: 'skill'; readonly skill: SkillId }
  | { readonly kind: 'thing'; readonly thing: 'dart' | 'fusepot' }
  /** Pushed to the edge of a chasm, or over it; a charge into a wall; the price of blood. */
  | { readonly kind: 'edge' }
  | { readonly kind: 'wall' }
  | { readonly kind: 'blood' };

/** A fact and whether the player noticed it when it happened; `perceive` has nothing else to judge by. */
export type Event = Fact & { readonly seen: boolean };

/**
 * What happened, in the order it happened; `turn` tells what the hero did from what they answered. Facts only: no text, no
 * time, and no rule reads them.
 */
export type Fact =
  | { readonly kind: 'walked'; readonly who: Who; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'rolled'; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'burnt'; readonly why: 'windup' | 'recovery' | 'chain' }
  | { readonly kind: 'door-opened'; readonly cell: Cell; readonly leaves: readonly Cell[] }
  | { readonly kind: 'hero-wound-up'; readonly skill: SkillId; readonly cells: readonly Cell[] }
  | { readonly kind: 'hero-windup-broken'; readonly skill: SkillId }
  | {
      readonly kind: 'struck';
      readonly skill: SkillId;
      readonly facing: Direction;
      readonly cells: readonly Cell[];
    }
  | { readonly kind: 'paid'; readonly stamina: number; readonly blood: number; readonly forSkill: SkillId }
  | { readonly kind: 'refunded'; readonly stamina: number; readonly forSkill: SkillId }
  | { readonly kind: 'guarded'; readonly facing: Direction }
  | { readonly kind: 'guard-held'; readonly amount: number }
  | { readonly kind: 'marked'; readonly who: number; readonly cell: Cell; readonly marks: number }
  | {
      readonly kind: 'announced';
      readonly who: number;
      readonly cell: Cell;
      readonly attack: AttackId;
      readonly stage: number;
      readonly turns: number;
      readonly cells: readonly Cell[];
    }
  | {
      readonly kind: 'landed';
      readonly who: number;
      readonly cell: Cell;
      readonly attack: AttackId;
      readonly stage: number;
      readonly cells: readonly Cell[];
    }
  | {
      readonly kind: 'hit';
      readonly who: Who;
      readonly cell: Cell;
      readonly amount: number;
      readonly blow: Blow;
    }
  | { readonly kind: 'staggered'; readonly who: number; readonly cell: Cell; readonly turns: number }
  | { readonly kind: 'cancelled'; readonly who: number; readonly cell: Cell; readonly attack: AttackId }
  | { readonly kind: 'pushed'; readonly who: Who; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'fell'; readonly who: number; readonly cell: Cell }
  | {
      readonly kind: 'died';
      readonly who: number;
      readonly cell: Cell;
      readonly species: SpeciesId;
      readonly embers: number;
    }
  | { readonly kind: 'caught-breath'; readonly who: number; readonly cell: Cell }
  | {
      readonly kind: 'shot';
      readonly id: number;
      readonly who: number;
      readonly cell: Cell;
      readonly direction: Direction;
    }
  | {
      readonly kind: 'flew';
      readonly id: number;
      readonly from: Cell;
      readonly to: Cell;
      readonly ended: boolean;
    }
  | { readonly kind: 'noticed'; readonly who: number; readonly cell: Cell }
  | { readonly kind: 'forgot'; readonly who: number; readonly cell: Cell }
  | { readonly kind: 'called'; readonly room: number; readonly cell: Cell }
  | { readonly kind: 'noise'; readonly cell: Cell }
  | { readonly kind: 'used'; readonly item: string; readonly cell: Cell }
  | { readonly kind: 'burst'; readonly cell: Cell; readonly cells: readonly Cell[] }
  | { readonly kind: 'equipped'; readonly item: Item }
  | { readonly kind: 'overweight' }
  | {
      readonly kind: 'took';
      readonly item: Item;
      readonly cell: Cell;
      readonly from: 'chest' | 'floor' | 'elite';
    }
  | { readonly kind: 'rested'; readonly hearth: number }
  | { readonly kind: 'grew'; readonly line: GrowthId; readonly level: number }
  | { readonly kind: 'became'; readonly hero: HeroId }
  | { readonly kind: 'sealed'; readonly cells: readonly Cell[] }
  | { readonly kind: 'unsealed'; readonly cells: readonly Cell[] }
  /** A floor change is not a move. */
  | { readonly kind: 'descended'; readonly depth: number }
  /** The world answers: what comes after is what they did. */
  | { readonly kind: 'turn'; readonly turn: number }
  | {
      readonly kind: 'over';
      readonly outcome: Outcome;
      readonly death: Death | null;
      readonly final: boolean;
    };
