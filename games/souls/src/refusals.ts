import type { Refusal } from '@foretell/engine';

/** Every reason a move can be refused for. Texts are the catalogue's (RULES.md §1). */
export const REFUSAL_CODES = [
  'over',
  'not-your-turn',
  'no-move',
  /** Ground or a body in the way; walking. */
  'blocked',
  /** A diagonal between two bodies, or at a single door. */
  'pinched',
  /** They talk: `who` says who. */
  'talk',
  'stamina',
  'cooldown',
  'no-verb',
  'rolled',
  'no-landing',
  'roll-cells',
  /** A beat was spent: no walking until the next turn. */
  'beat-spent',
  'hunted',
  'no-hearth',
  'no-chest',
  'no-stairs',
  'no-hero',
  /** The way down opens when the boss has fallen. */
  'shut',
  'hall',
  'no-item',
  'not-aimed',
  'needs-aim',
  'no-weapon',
  'two-hands',
  'two-innates',
  'not-yours',
  'not-worn',
  'embers',
  'grown',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal of the hero's. */
export function refuse(code: RefusalCode, facts: Refusal['facts'] = {}): Refusal {
  return { code, seat: 'hero', facts };
}
