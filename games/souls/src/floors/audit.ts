import type { Seed } from '@foretell/engine';
import { FLOOR_RULES, type FloorRule } from './floor-rules.ts';
import { FLOORS_MADE } from './floors-made.ts';
import { makeLevel } from './make-level.ts';

/** What an audit of many floors found. Counts are of floors, of every depth that is made. */
export interface FloorAudit {
  readonly floors: number;
  /** Of each rule, the floors that break it: seed and depth, so that each can be made again. */
  readonly violations: Readonly<Record<FloorRule, readonly string[]>>;
  /** Floors for which an assembly was thrown away, and the most for one. */
  readonly remade: number;
  readonly mostRemade: number;
}

/** Makes `count` seeds' floors, named after `seed`, and holds every rule of {@link FLOOR_RULES} against each of them. */
export function auditFloors(count: number, seed: Seed): FloorAudit {
  const violations = Object.fromEntries(
    Object.keys(FLOOR_RULES).map((rule) => [rule, [] as string[]]),
  ) as Record<FloorRule, string[]>;
  let [floors, remade, mostRemade] = [0, 0, 0];
  for (let run = 0; run < count; run++) {
    for (const depth of FLOORS_MADE) {
      const level = makeLevel(`${seed}/${run}`, depth);
      floors++;
      remade += level.made.rejected > 0 ? 1 : 0;
      mostRemade = Math.max(mostRemade, level.made.rejected);
      for (const rule of floorFaults(level, depth)) violations[rule].push(`${seed}/${run} floor ${depth}`);
    }
  }
  return { floors, violations, remade, mostRemade };
}

/** The rules that a floor breaks. */
export function floorFaults(
  level: Parameters<(typeof FLOOR_RULES)[FloorRule]>[0],
  depth: number,
): readonly FloorRule[] {
  return (Object.keys(FLOOR_RULES) as FloorRule[]).filter((rule) => !FLOOR_RULES[rule](level, depth));
}
