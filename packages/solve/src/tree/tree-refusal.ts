/** Why something is no tree that can be solved here. `place` is the moves from the root to where it showed. */
export type TreeRefusal =
  | { readonly code: 'not-two-players'; readonly name: string; readonly players: number }
  /** Chance draws from streams in the state, so its outcomes cannot be listed. */
  | { readonly code: 'sampled-chance'; readonly name: string }
  | {
      readonly code: 'not-constant-sum';
      readonly place: Place;
      readonly sum: number;
      /** What the payoffs add up to at other ends; 0 is asked of a game of the contract. */
      readonly expected: number;
    }
  | { readonly code: 'too-many-nodes'; readonly maxNodes: number }
  /** Nodes that a player cannot tell apart lie behind different moves or knowledge of its own. */
  | { readonly code: 'forgets'; readonly place: Place; readonly player: string; readonly set: string }
  /** A player has other moves at nodes that it cannot tell apart. */
  | { readonly code: 'moves-differ'; readonly place: Place; readonly player: string; readonly set: string };

export type Place = readonly string[];

/** Prints a refusal as one English line for a terminal. */
export function formatTreeRefusal(refusal: TreeRefusal): string {
  switch (refusal.code) {
    case 'not-two-players':
      return `"${refusal.name}" has ${refusal.players} player(s); only games of two can be solved`;
    case 'sampled-chance':
      return `"${refusal.name}" draws chance from streams in its state, so its outcomes cannot be listed`;
    case 'not-constant-sum':
      return `the payoffs sum to ${refusal.sum} ${after(refusal.place)}, and to ${refusal.expected} elsewhere: one player's gain is not the other's loss`;
    case 'too-many-nodes':
      return `the tree has more than ${refusal.maxNodes} nodes`;
    case 'forgets':
      return `${after(refusal.place)}, at information set ${refusal.set}, ${refusal.player} no longer knows what it knew or did before`;
    case 'moves-differ':
      return `${after(refusal.place)}, ${refusal.player} has other moves than elsewhere at information set ${refusal.set}`;
  }
}

function after(place: Place): string {
  return place.length === 0 ? 'at the start' : `after ${place.join(', ')}`;
}
