/** The hero in battle. `hp` may stand below 0 between two lines of one settlement, and at the end of it only in defeat. */
export interface Hero {
  readonly hp: number;
  readonly maxHp: number;
  readonly attack: number;
  readonly defence: number;
}

/** An enemy. The fallen keep their place in the line, with 0 hp. */
export interface UnitState {
  readonly unitId: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly attack: number;
  readonly defence: number;
}

/** Who is hit first: the place of the first unit that lives; -1 when none does. */
export function frontOf(units: readonly Pick<UnitState, 'hp'>[]): number {
  return units.findIndex(({ hp }) => hp > 0);
}

export function countLiving(units: readonly Pick<UnitState, 'hp'>[]): number {
  return units.filter(({ hp }) => hp > 0).length;
}
