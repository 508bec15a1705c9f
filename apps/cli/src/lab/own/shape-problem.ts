/** Something in a module that is not as it should be. */
export interface ShapeProblem {
  /** `ENTRY.game.facts.seats` */
  readonly at: string;
  readonly expected: string;
  /** Absent: what is there does not help. */
  readonly received?: string;
}

/** A problem with what is there, in a few words. */
export function problem(at: string, expected: string, value: unknown): ShapeProblem {
  const said = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? '');
  return { at, expected, received: said.replaceAll('"', '').slice(0, 60) };
}
