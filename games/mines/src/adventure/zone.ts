import type { AdventureTable, GameTables, ThreeChoice } from '../tables/rows.ts';

/** The axes of the adventure's additive zone (RULES.md §13). */
export const AXES = ['hp', 'attack', 'defence', 'ap'] as const;
export type Axis = (typeof AXES)[number];

/** Pieces taken so far, by axis. */
export type Zone = Readonly<Record<Axis, number>>;

export const NO_PIECES: Zone = { hp: 0, attack: 0, defence: 0, ap: 0 };

/** What one piece adds. */
export function pieceOf(adventure: AdventureTable, axis: Axis): number {
  return adventure[`bonus_${axis}_flat`];
}

/** Pieces that a run may take of an axis. */
export function capOf(adventure: AdventureTable, axis: Axis): number {
  return adventure[`bonus_cap_${axis}`];
}

/** Whether a screen may still offer this entry: a full axis is not offered. */
export function isOffered(tables: GameTables, zone: Zone, { axis }: Pick<ThreeChoice, 'axis'>): boolean {
  return axis === 'none' || zone[axis] < capOf(tables.adventure, axis);
}

/** What the zone adds to an axis; of `ap`, in the first round of each battle only (RULES.md §2). */
export function bonusOf(tables: GameTables, zone: Zone, axis: Axis): number {
  return zone[axis] * pieceOf(tables.adventure, axis);
}

/** The hero's highest hp, attack and defence: base and zone. */
export function strengthOf(tables: GameTables, zone: Zone) {
  const { base_hp, base_attack, base_defence } = tables.hero;
  return {
    maxHp: base_hp + bonusOf(tables, zone, 'hp'),
    attack: base_attack + bonusOf(tables, zone, 'attack'),
    defence: base_defence + bonusOf(tables, zone, 'defence'),
  };
}
