import { nextBelow, nextOf, openRng, type Rng, rngStream } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../src/floors/level.ts';
import { aimed, struckCells } from '../src/foes/announce.ts';
import { attacksOf } from '../src/foes/species.ts';
import { cellDistance, isWalkable } from '../src/space/ground.ts';
import { GROUPS } from '../src/tables/floors.ts';
import { type AttackId, SPECIES_IDS } from '../src/tables/ids.ts';
import { type Draft, foeAt, openDraft } from '../src/turn/draft.ts';
import { sceneRun } from './scenes.ts';
import type { Scene } from './souls.ts';

const WIDTH = 19;
const ROW = '#'.padEnd(WIDTH - 1, '.').concat('#');
const WALL = '#'.repeat(WIDTH);

/** Open ground with the hero in the middle and the members of a group somewhere around. */
function arranged(members: readonly string[], rng: Rng): Draft | undefined {
  const rows = [WALL, ...Array.from({ length: 15 }, () => ROW), WALL];
  const cast: Record<string, Scene['cast'][string]> = {};
  const text = Array.from(rows.join(''));
  text[8 * WIDTH + 9] = '<';
  for (const [place, member] of members.entries()) {
    const species = SPECIES_IDS.find((id) => id === member) ?? 'husk';
    const cell = (6 + nextBelow(rng, 5)) * WIDTH + 7 + nextBelow(rng, 5);
    if (text[cell] !== '.') return undefined;
    text[cell] = 'abc'[place] ?? 'a';
    cast['abc'[place] ?? 'a'] = { species, aware: true };
  }
  const art = rows.map((_, y) => text.slice(y * WIDTH, (y + 1) * WIDTH).join(''));
  try {
    return openDraft(sceneRun({ art, cast }));
  } catch {
    // A large body over somebody else: no arrangement.
    return undefined;
  }
}

/** All cells that are struck when every member that can raises its hand; undefined when one of them cannot. */
function allRaised(draft: Draft, rng: Rng): ReadonlySet<Cell> | undefined {
  const struck = new Set<Cell>();
  for (const foe of draft.foes) {
    const able = attacksOf(foe.species).flatMap((id: AttackId) => aimed(draft, foe, id, 0) ?? []);
    if (able.length === 0) return undefined;
    for (const cell of struckCells(draft, foe, nextOf(rng, able))) struck.add(cell);
  }
  return struck;
}

/** Whether somebody who walks two steps can stand on a cell that is not struck. */
function isSafeNear(draft: Draft, struck: ReadonlySet<Cell>): boolean {
  const { ground, hero } = draft;
  let reached = new Set<Cell>([hero.cell]);
  for (let step = 0; step < 2; step++) {
    const next = Array.from({ length: ground.cells }, (_, cell) => cell).filter(
      (cell) =>
        isWalkable(ground, cell) &&
        foeAt(draft, cell) === undefined &&
        [...reached].some((from) => cellDistance(ground, from, cell) <= 1),
    );
    reached = new Set([...reached, ...next]);
  }
  return [...reached].some((cell) => !struck.has(cell));
}

describe('groups', () => {
  test.each(Object.entries(GROUPS.rows))(
    'with every hand of %s raised there is safe ground within two steps',
    (name, { members }) => {
      const rng = openRng(rngStream(name, 'arrangements'));
      let raised = 0;
      for (let attempt = 0; attempt < 2_000 && raised < 25; attempt++) {
        const draft = arranged(members, rng);
        const struck = draft === undefined ? undefined : allRaised(draft, rng);
        if (draft === undefined || struck === undefined) continue;
        raised++;
        expect(isSafeNear(draft, struck)).toBe(true);
      }
      expect(raised).toBe(25);
    },
  );
});
