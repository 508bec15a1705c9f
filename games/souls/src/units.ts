/**
 * Stamina is stored in 48ths. A rate is a number of quarters times a number of sixths, and half of it where a turn was spent
 * walking, so a 48th is the greatest unit in which every gain is whole (RULES.md §2).
 */
export const STAMINA_UNIT = 48;

/** Whole stamina in stored units. */
export function toUnits(stamina: number): number {
  return stamina * STAMINA_UNIT;
}

/** Stored units as they are shown: rounded down to whole stamina. */
export function shownStamina(units: number): number {
  return Math.floor(units / STAMINA_UNIT);
}
