import { nextBelow, nextOf, openRng, type Rng, rngStream, type Seed } from '@foretell/engine';
import type { EncounterKind, GameTables, NodeKind, NodeRow } from '../tables/rows.ts';
import { linkings } from './links.ts';

/** The nodes of a level, by depth and from the left. A node's `id` is its place in the list. */
export interface LevelMap {
  readonly level: number;
  readonly nodes: readonly MapNode[];
}

export interface MapNode {
  readonly id: number;
  /** From 1; the last one is the boss's. */
  readonly depth: number;
  /** From 0, from the left. */
  readonly lane: number;
  readonly kind: NodeKind;
  /** The nodes of the next depth that it leads to; none at the last. */
  readonly next: readonly number[];
}

/**
 * Draws the map of a level (RULES.md §13) from the stream `adventure_map/<level>`. Nothing on it is a secret.
 * Throws a RangeError when two depths of the table `nodes` cannot be joined.
 */
export function drawMap(tables: GameTables, seed: Seed, level: number): LevelMap {
  const rng = openRng(rngStream(seed, `adventure_map/${level}`));
  const depths = depthsOf(tables);
  const lanes = depths.map((depth) => drawKinds(rowsAt(tables, depth), rng));
  const nodes: MapNode[] = [];
  for (const [at, kinds] of lanes.entries()) {
    const below = lanes[at + 1];
    const links = below === undefined ? [] : drawLinks(kinds.length, below.length, rng);
    const first = nodes.length;
    for (const [lane, kind] of kinds.entries()) {
      const next = (links[lane] ?? []).map((each) => first + kinds.length + each);
      nodes.push({ id: first + lane, depth: depths[at] ?? 0, lane, kind, next });
    }
  }
  return { level, nodes };
}

/** Where a level begins: the nodes of its first depth. */
export function entrances({ nodes }: LevelMap): readonly number[] {
  return nodes.filter(({ depth }) => depth === nodes[0]?.depth).map(({ id }) => id);
}

/** Whether a battle waits at a node of this kind. */
export function isBattle(kind: NodeKind): kind is EncounterKind {
  return kind !== 'camp' && kind !== 'cache';
}

function depthsOf(tables: GameTables): readonly number[] {
  return [...new Set(tables.nodes.map(({ depth }) => depth))].sort((one, other) => one - other);
}

function rowsAt(tables: GameTables, depth: number): readonly NodeRow[] {
  return tables.nodes.filter((row) => row.depth === depth);
}

/** Each node by weight; then, where a kind falls short of its least number, other nodes are turned into it. */
function drawKinds(rows: readonly NodeRow[], rng: Rng): readonly NodeKind[] {
  const kinds = Array.from({ length: rows[0]?.count ?? 0 }, () => drawKind(rows, rng));
  for (const { kind, at_least } of rows) {
    while (countOf(kinds, kind) < at_least) {
      const spare = kinds.flatMap((each, lane) => (countOf(kinds, each) > leastOf(rows, each) ? [lane] : []));
      if (spare.length === 0) break;
      kinds[nextOf(rng, spare)] = kind;
    }
  }
  return kinds;
}

function drawKind(rows: readonly NodeRow[], rng: Rng): NodeKind {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  let left = nextBelow(rng, Math.max(1, total));
  for (const { kind, weight } of rows) {
    if (left < weight) return kind;
    left -= weight;
  }
  throw new RangeError(`nodes: no kind at depth ${rows[0]?.depth ?? '?'} has a weight`);
}

function countOf(kinds: readonly NodeKind[], kind: NodeKind): number {
  return kinds.filter((each) => each === kind).length;
}

function leastOf(rows: readonly NodeRow[], kind: NodeKind): number {
  return rows.find((row) => row.kind === kind)?.at_least ?? 0;
}

function drawLinks(from: number, to: number, rng: Rng) {
  const ways = linkings(from, to);
  if (ways.length === 0) {
    throw new RangeError(
      `nodes: ${from} nodes cannot lead to ${to}, since each leads to one or two; bring the counts of the two depths nearer`,
    );
  }
  return nextOf(rng, ways);
}
