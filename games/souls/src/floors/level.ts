import type { Seed } from '@foretell/engine';
import type { Direction } from '../space/direction.ts';
import type { RoleId, SituationId, SpeciesId } from '../tables/ids.ts';

/**
 * A level as it is before the first step: a function of its source and nothing else (RULES.md §21). It is never part of a
 * state, which names its source; `levelOf` keeps levels made. Nothing in it ever changes: doors that were opened, a seal
 * that fell, enemies that walked are differences that the state carries.
 */
export interface Level {
  readonly width: number;
  readonly height: number;
  /** The ground, rows from the top, one glyph of {@link TERRAIN} a cell. Anchors and bodies are not drawn in it. */
  readonly rows: readonly string[];
  /** Where the hero arrives. */
  readonly arrival: Cell;
  /** The way down; null on the last floor until it is won. */
  readonly stairs: Cell | null;
  /** Hearths by id; the first is the one beside the arrival. */
  readonly hearths: readonly Cell[];
  /** People who stand there and talk: the keeper, the heroes of the Hall, the steward. */
  readonly people: readonly Person[];
  /** Chests by id. */
  readonly chests: readonly Cell[];
  /** Things that lie about, by id. */
  readonly pickups: readonly Cell[];
  /** Every door, in reading order of its first cell. Leaves of a double door open together. */
  readonly doors: readonly Door[];
  /** The placed tiles and drawn rooms, in the order they were placed; the first holds the arrival. */
  readonly rooms: readonly Room[];
  /** Everyone who stands there at first, in the order in which they act. The place in this list is the id of an enemy. */
  readonly spawns: readonly Spawn[];
  /** What happens when somebody enters a room or opens its door. */
  readonly signals: readonly Signal[];
  /** Whether it lies under noise at first (RULES.md §15). */
  readonly noise: boolean;
  /** The hall of a boss: entering shuts it (RULES.md §22). */
  readonly arena: Arena | null;
  /** What building it cost, for audits; no rule reads it. */
  readonly made: MakingOf;
}

/** `y * width + x` of a level. */
export type Cell = number;

/** The glyphs of the ground. Lower case is kept for anchors. */
export const TERRAIN = {
  floor: '.',
  wall: '#',
  /** Outside every tile. */
  rock: ' ',
  pillar: 'O',
  rubble: '%',
  pit: 'U',
  chasm: '~',
  bridge: '=',
  /** A leaf of a double door, closed at first. */
  doubleDoor: '+',
  /** The one leaf of a single door, closed at first. Pinches. */
  singleDoor: 'D',
} as const;
export type Glyph = (typeof TERRAIN)[keyof typeof TERRAIN];

export interface Door {
  readonly kind: 'single' | 'double';
  /** One cell or two. */
  readonly leaves: readonly Cell[];
}

/** Somebody with whom one talks: unkillable, unpushable, in the way. */
export interface Person {
  readonly cell: Cell;
  /** `keeper`, `steward`, or the id of a hero. */
  readonly who: string;
}

/** Who uses a room. A room that somebody has claimed is nobody else's (RULES.md §21). */
export const CLAIMS = ['entry', 'fire', 'stairs', 'chamber', 'staged', 'store', 'keeper'] as const;
export type Claim = (typeof CLAIMS)[number];

export interface Room {
  readonly id: number;
  /** The tile that was drawn here, or the name of a drawn room. */
  readonly tile: string;
  /** Quarter turns counter-clockwise. */
  readonly turns: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Cells of each anchor by its name, in reading order of the turned drawing. */
  readonly anchors: Readonly<Record<string, readonly Cell[]>>;
  /** The port through which the assembler came; null for the first. */
  readonly entry: Port | null;
  readonly claims: readonly Claim[];
  readonly situation: SituationId | null;
}

/** Two cells of a tile's edge. `side` is one of the four straight directions. */
export interface Port {
  readonly side: Direction;
  readonly cells: readonly Cell[];
  readonly kind: 'port' | 'arrow' | 'open';
}

/** One enemy as it stands at first and after every rest. */
export interface Spawn {
  readonly species: SpeciesId;
  /** The north-west cell of its body. */
  readonly cell: Cell;
  readonly facing: Direction;
  /** Awake from the start. Nobody starts hunting. */
  readonly aware: boolean;
  readonly elite: boolean;
  /** What it does when nothing tells it otherwise; of its species unless a cast says so. */
  readonly role: RoleId;
  /** Why it is here, for audits and reports. */
  readonly origin: 'random' | 'group' | 'tile' | 'situation' | 'vault' | 'elite' | 'escort' | 'boss';
  /** The room it belongs to. */
  readonly room: number;
  /** The group it came with, so that an encounter can be found; null when it came alone. */
  readonly group: number | null;
}

export interface Signal {
  readonly room: number;
  readonly on: 'enter' | 'open';
  /** In rooms: whose room lies at most so many grid cells away is called. */
  readonly radius: number;
}

export interface Arena {
  /** Cells of the hall: standing on one at the end of a turn shuts it. */
  readonly hall: readonly Cell[];
  /** Cells that become wall. */
  readonly seal: readonly Cell[];
  /** The spawn that has to fall. */
  readonly boss: number;
}

/** Counts of the making. */
export interface MakingOf {
  /** Assemblies thrown away before this one. */
  readonly rejected: number;
  /** Cells filled with wall at the end, because nothing reached them. */
  readonly filled: number;
  readonly loops: number;
  readonly openings: number;
  readonly mergedEdges: number;
}

/** Where a level comes from. Plain JSON and small: it stands in a state in place of the level. */
export type LevelSource =
  /** Assembled from tiles. */
  | { readonly kind: 'made'; readonly seed: Seed; readonly depth: number }
  /** One of the levels drawn by hand. */
  | { readonly kind: 'drawn'; readonly name: 'hall' | 'throne' }
  /** A drawing of somebody's own: a test, a lesson, an encounter to be judged. */
  | { readonly kind: 'scene'; readonly scene: Scene };

/** A level somebody draws: ground, and letters for what stands on it. */
export interface Scene {
  /** Glyphs of the ground, `<` arrival, `>` way down, `B` hearth, `W` keeper, `C` chest, `I` pickup, and letters of `cast`. */
  readonly art: readonly string[];
  /** Who stands on a lower-case letter; several cells of one letter are several enemies, save a body of size 2. */
  readonly cast: Readonly<Record<string, CastMember>>;
  /** Whether the level lies under noise at first (RULES.md §15). */
  readonly noise?: boolean;
  /** Calls whoever is awake when it is entered, or when one of its doors is opened. */
  readonly signal?: 'enter' | 'open';
}

export interface CastMember {
  readonly species: SpeciesId;
  readonly aware?: boolean;
  readonly elite?: boolean;
  readonly facing?: Direction;
  readonly role?: RoleId;
}
