import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkings } from '../src/adventure/links.ts';
import { drawMap, entrances, type LevelMap } from '../src/adventure/map.ts';
import { boardsAhead } from '../src/adventure/node-seen.ts';
import { boardGenOf } from '../src/tables/resolve.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';
import type { GameTables } from '../src/tables/rows.ts';

const MAPS = Array.from({ length: 400 }, (_, seed) => drawMap(SURFACE, `map ${seed}`, 1 + (seed % 2)));

/** Nodes that can be reached from `from`, itself among them. */
function reachedFrom({ nodes }: LevelMap, from: number): ReadonlySet<number> {
  const reached = new Set([from]);
  for (const id of reached) for (const next of nodes[id]?.next ?? []) reached.add(next);
  return reached;
}

describe('the map of a level (RULES.md §13)', () => {
  test('C1-3 the boss is reached from every node, every node is reached, and depth 4 has a camp', () => {
    for (const map of MAPS) {
      const boss = map.nodes.find(({ kind }) => kind === 'boss')?.id ?? -1;
      expect(map.nodes.filter(({ kind }) => kind === 'boss').map(({ id }) => id)).toEqual([boss]);
      for (const { id } of map.nodes) expect(reachedFrom(map, id).has(boss)).toBe(true);
      const found = new Set(entrances(map).flatMap((id) => [...reachedFrom(map, id)]));
      expect(found.size).toBe(map.nodes.length);
      expect(map.nodes.some(({ kind, depth }) => kind === 'camp' && depth === 4)).toBe(true);
    }
  });

  test('… and without the least number of camps some maps would have none', () => {
    const lax: GameTables = { ...SURFACE, nodes: SURFACE.nodes.map((row) => ({ ...row, at_least: 0 })) };
    const without = MAPS.filter(
      (_, seed) => !drawMap(lax, `map ${seed}`, 1).nodes.some(({ kind }) => kind === 'camp'),
    );
    // Three even draws miss one time in eight.
    expect(without.length).toBeGreaterThan(20);
  });

  test('a depth has the nodes of its table, of kinds that its rows name', () => {
    for (const map of MAPS) {
      for (const { depth, kind } of map.nodes) {
        const rows = SURFACE.nodes.filter((row) => row.depth === depth);
        expect(map.nodes.filter((node) => node.depth === depth)).toHaveLength(rows[0]?.count ?? 0);
        expect(rows.map((row) => row.kind)).toContain(kind);
      }
    }
  });

  test('kinds come as often as their weights say, where no least number stands in the way', () => {
    const kinds = MAPS.flatMap(({ nodes }) => nodes.filter(({ depth }) => depth === 2)).map(
      ({ kind }) => kind,
    );
    const share = kinds.filter((kind) => kind === 'early').length / kinds.length;
    expect(Math.abs(share - 0.7)).toBeLessThan(0.04);
  });

  test('every node leads to one or two neighbouring nodes of the next depth, and no ways cross', () => {
    for (const { nodes } of MAPS) {
      for (const { depth, lane, next } of nodes) {
        const below = next.map((id) => nodes[id]);
        expect(below.every((node) => node?.depth === depth + 1)).toBe(true);
        expect(next.length).toBe(depth === 6 ? 0 : Math.max(1, Math.min(2, next.length)));
        const right = nodes.find((node) => node.depth === depth && node.lane === lane + 1);
        const highest = Math.max(...below.map((node) => node?.lane ?? 0));
        const lowest = Math.min(...(right?.next ?? []).map((id) => nodes[id]?.lane ?? 0));
        if (right !== undefined && depth < 6) expect(highest).toBeLessThanOrEqual(lowest);
      }
    }
  });

  test('the ways to join two depths are all those that the rule allows, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (from, to) => {
        const found = linkings(from, to).map((links) => JSON.stringify(links));
        expect(new Set(found).size).toBe(found.length);
        expect(new Set(found)).toEqual(new Set(everyLinking(from, to).map((links) => JSON.stringify(links))));
      }),
      { seed: 1 },
    );
    expect(linkings(1, 3)).toEqual([]);
    for (let from = 1; from <= 9; from++) {
      for (let to = 1; to <= 9; to++) expect(linkings(from, to).length > 0).toBe(to <= 2 * from);
    }
    expect(linkings(3, 3).length).toBeGreaterThan(4);
  });

  test('a seed draws one map, and levels differ', () => {
    expect(drawMap(SURFACE, 'again', 1)).toEqual(drawMap(SURFACE, 'again', 1));
    const drawn = MAPS.map(({ nodes }) => JSON.stringify(nodes));
    expect(new Set(drawn).size).toBeGreaterThan(300);
  });

  test('depths that cannot be joined are refused with what to do', () => {
    const wide = SURFACE.nodes.map((row) => (row.depth === 2 ? { ...row, count: 6 } : row));
    expect(() => drawMap({ ...SURFACE, nodes: wide }, 'wide', 1)).toThrow(/bring the counts/);
  });
});

/** All of them by trying every subset of lanes. */
function everyLinking(from: number, to: number): readonly (readonly number[])[][] {
  const lanes = Array.from({ length: to }, (_, lane) => lane);
  const choices = lanes.flatMap((lane) => (lane + 1 < to ? [[lane], [lane, lane + 1]] : [[lane]]));
  let all: (readonly number[])[][] = [[]];
  for (let node = 0; node < from; node++)
    all = all.flatMap((links) => choices.map((each) => [...links, each]));
  // Where a lane stands when both depths are centred, in half lanes.
  const placeOf = (lane: number, count: number) => 2 * lane - (count - 1);
  const reach = Math.max(2, Math.abs(from - to));
  return all.filter(
    (links) =>
      links.every((each, node) =>
        each.every((lane) => Math.abs(placeOf(node, from) - placeOf(lane, to)) <= reach),
      ) &&
      lanes.every((lane) => links.some((each) => each.includes(lane))) &&
      links.every((each, node) => (links[node + 1] ?? [to]).every((lane) => lane >= (each.at(-1) ?? 0))),
  );
}

describe('what is told of a node before it is chosen (RULES.md §13)', () => {
  test('the size of its boards, their map, and whether fog can lie on them; nothing of a camp', () => {
    expect(boardsAhead(SURFACE, 1, { kind: 'early', depth: 1 })).toEqual({
      size: boardGenOf(SURFACE, 1, 1).size,
      map: 'normal',
      variants: [],
    });
    const unlocked = SURFACE.variation[0]?.unlock_level ?? 0;
    expect(boardsAhead(SURFACE, unlocked, { kind: 'boss', depth: 6 })).toMatchObject({
      map: 'poor_vein',
      variants: ['fog'],
    });
    expect(boardsAhead(SURFACE, 2, { kind: 'camp', depth: 4 })).toBeNull();
    expect(boardsAhead(DEEP, 3, { kind: 'battle', depth: 5 })?.variants).toEqual(['fog', 'magma']);
  });
});
