import type Fraction from 'fraction.js';

/** A game as a Gambit file describes it: numbers exact, players and moves by their places. Nothing is judged yet. */
export type GameFile = NormalFormFile | ExtensiveFormFile;

/** `.nfg`: a table of payoffs. */
export interface NormalFormFile {
  readonly kind: 'normal-form';
  readonly title: string;
  readonly players: readonly string[];
  /** The names of each player's strategies. */
  readonly strategies: readonly (readonly string[])[];
  /** One list a contingency, one number a player; the first player's strategy changes fastest. */
  readonly payoffs: readonly (readonly Fraction[])[];
}

/** `.efg`: a tree. */
export interface ExtensiveFormFile {
  readonly kind: 'extensive-form';
  readonly title: string;
  readonly players: readonly string[];
  readonly root: EfgNode;
}

/**
 * A node with the payoffs collected on it. Gambit lets inner nodes pay too: what a player gets at the end is the sum over
 * the whole path.
 */
export type EfgNode = EfgChanceNode | EfgPlayerNode | EfgTerminalNode;

interface EfgPaid {
  readonly name: string;
  /** One number a player; zeros where the file names no outcome. */
  readonly payoffs: readonly Fraction[];
}

export interface EfgChanceNode extends EfgPaid {
  readonly kind: 'chance';
  /** Chances sum to 1; some may be 0. */
  readonly branches: readonly {
    readonly action: string;
    readonly chance: Fraction;
    readonly node: EfgNode;
  }[];
}

export interface EfgPlayerNode extends EfgPaid {
  readonly kind: 'player';
  /** Place in `players`, from 0. */
  readonly player: number;
  /** Number of the information set; unique within the player. */
  readonly informationSet: number;
  readonly branches: readonly { readonly action: string; readonly node: EfgNode }[];
}

export interface EfgTerminalNode extends EfgPaid {
  readonly kind: 'terminal';
}
