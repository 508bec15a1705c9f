import type { Claim } from './level.ts';

/**
 * Who uses which room (RULES.md §21). Whoever uses one claims it; whoever needs a place is kept out of every claimed room, unless it
 * names the claims that it shares. To forget to say something makes a placement more careful and never wrong.
 */
export interface Registry {
  readonly claims: readonly Set<Claim>[];
}

export function newRegistry(rooms: number): Registry {
  return { claims: Array.from({ length: rooms }, () => new Set<Claim>()) };
}

export function claimRoom({ claims }: Registry, room: number, claim: Claim): void {
  claims[room]?.add(claim);
}

/** Whether somebody who shares only `share` may use a room. */
export function isRoomFree({ claims }: Registry, room: number, share: readonly Claim[] = []): boolean {
  for (const claim of claims[room] ?? []) if (!share.includes(claim)) return false;
  return true;
}
