import type { NodeSeen, View } from '@foretell/mines';

/** A node as the map draws it. */
export interface Stop {
  readonly node: NodeSeen;
  /** From the left and from the top, in hundredths of the map. */
  readonly x: number;
  readonly y: number;
  readonly state: 'here' | 'been' | 'ahead' | 'later';
}

/** A link between two stops, and whether it was walked or can be walked now. */
export interface Link {
  readonly from: Stop;
  readonly to: Stop;
  readonly state: 'walked' | 'open' | 'shut';
}

export interface Road {
  readonly stops: readonly Stop[];
  readonly links: readonly Link[];
}

/** Room that a stop needs at the borders of the map, in hundredths. */
const MARGIN = { x: 2, y: 9 };

/** The map of a level: deeper lies lower, lanes side by side. */
export function roadOf({ nodes, path, ahead }: Pick<View, 'nodes' | 'path' | 'ahead'>): Road {
  const depths = nodes.map(({ depth }) => depth);
  const [first, last] = [Math.min(...depths), Math.max(...depths)];
  const stops = nodes.map((node): Stop => {
    const row = nodes.filter(({ depth }) => depth === node.depth);
    const place = row.findIndex(({ id }) => id === node.id);
    return {
      node,
      x: spread(place + 0.5, row.length, MARGIN.x),
      y: spread(node.depth - first, Math.max(1, last - first), MARGIN.y),
      state: stateOf(node.id, path, ahead),
    };
  });
  const byId = new Map(stops.map((stop) => [stop.node.id, stop]));
  const links = stops.flatMap((from) =>
    from.node.next.flatMap((id): Link[] => {
      const to = byId.get(id);
      return to === undefined ? [] : [{ from, to, state: linkState(from, to, path) }];
    }),
  );
  return { stops, links };
}

function spread(place: number, of: number, margin: number): number {
  return margin + ((100 - 2 * margin) * place) / of;
}

function stateOf(id: number, path: readonly number[], ahead: readonly number[]): Stop['state'] {
  if (path.at(-1) === id) return 'here';
  if (path.includes(id)) return 'been';
  return ahead.includes(id) ? 'ahead' : 'later';
}

function linkState(from: Stop, to: Stop, path: readonly number[]): Link['state'] {
  const step = path.indexOf(from.node.id);
  if (step >= 0 && path[step + 1] === to.node.id) return 'walked';
  return from.state === 'here' && to.state === 'ahead' ? 'open' : 'shut';
}
