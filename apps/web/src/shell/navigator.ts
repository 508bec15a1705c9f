import { type ReadonlySignal, signal } from '@preact/signals';
import { formatRoute, parseRoute, type Route } from './route.ts';

/** Moves between places. Links do most of it by themselves; this is for moves that follow from something. */
export interface Navigator {
  readonly route: ReadonlySignal<Route>;
  go(route: Route): void;
  /** Takes the place of the present entry, so that the back button does not lead here again. */
  replace(route: Route): void;
  /** To where the player came from; to `otherwise` for somebody who came from outside. Resolves on arrival. */
  back(otherwise: Route): Promise<void>;
}

const WALL: Route = { kind: 'wall' };

/**
 * Follows the address of the page. An address that leads nowhere is replaced by the wall's.
 * Each entry of the history carries its depth, because a page cannot ask whether the entry before it is its own.
 */
export function openNavigator(page: Window): Navigator {
  let depth = readDepth(page.history.state) ?? 0;
  const mark = (hash: string) => page.history.replaceState({ depth }, '', hash);
  const arrive = (): Route => {
    const route = parseRoute(page.location.hash) ?? WALL;
    depth = readDepth(page.history.state) ?? depth;
    mark(formatRoute(route));
    return route;
  };
  const route = signal(arrive());
  page.addEventListener('hashchange', () => {
    if (readDepth(page.history.state) === undefined) depth += 1;
    route.value = arrive();
  });
  const replace = (next: Route) => {
    mark(formatRoute(next));
    route.value = next;
  };
  return {
    route,
    go(next) {
      page.location.hash = formatRoute(next);
    },
    replace,
    async back(otherwise) {
      if (depth === 0) return replace(otherwise);
      const arrival = new Promise((resolve) => page.addEventListener('hashchange', resolve, { once: true }));
      page.history.back();
      await arrival;
    },
  };
}

function readDepth(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('depth' in state)) return undefined;
  return typeof state.depth === 'number' ? state.depth : undefined;
}
