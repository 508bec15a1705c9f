import type { Scene } from './floors/level.ts';
import type { Switch } from './switches.ts';
import type { ArmourId, HeroId, ShieldId, WeaponId } from './tables/ids.ts';

/** What a run is begun with. Small, so that a save carries it; plain JSON (RULES.md §24). */
export interface Config {
  /** `hall`: the run begins in the Hall of Ashes, where a hero is chosen. `nobody`: no hero, the weapons' own verbs. */
  readonly hero: HeroId | 'hall' | 'nobody';
  /** In place of the hero's own kit. */
  readonly weapon: WeaponId | null;
  readonly offhand: ShieldId | WeaponId | null;
  readonly armour: ArmourId | null;
  /** The first floor, and the floor whose way down (or boss) ends the run. Both 1 to 10. */
  readonly firstFloor: number;
  readonly lastFloor: number;
  /** Levels of growth at the start, by line. */
  readonly wind: number;
  readonly stone: number;
  /** A run ends by itself after so many moves. */
  readonly maxMoves: number;
  /** One drawn level in place of the dungeon: leaving it by its stairs, or emptying it where there are none, wins. */
  readonly scene: Scene | null;
  /** Rules left out. */
  readonly off: readonly Switch[];
}
