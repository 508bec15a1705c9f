import { closeRng, openRng, type Rng } from '@foretell/engine';
import type { Event, Fact } from '../events.ts';
import type { Cell, Level } from '../floors/level.ts';
import { hasBit } from '../space/bits.ts';
import { type Ground, groundOf } from '../space/ground.ts';
import { sightFrom } from '../space/sight.ts';
import type { Enemy, Floor, Hero, Outcome, Projectile, Run, State } from '../state.ts';
import type { Switch } from '../switches.ts';
import { SPECIES } from '../tables/enemies.ts';

export type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
export type FoeDraft = Mutable<Enemy>;
export type HeroDraft = Mutable<Hero>;

/**
 * A state on the way to the next: rules change it in place, and nothing of it is anybody else's. What no rule touched keeps its
 * identity, so that a level's ground, a bag and the seen cells are shared from state to state.
 */
export interface Draft {
  readonly before: State;
  readonly level: Level;
  /** Changes with doors and the seal. */
  ground: Ground;
  hero: HeroDraft;
  floor: Mutable<Omit<Floor, 'enemies' | 'projectiles'>>;
  foes: FoeDraft[];
  projectiles: Mutable<Projectile>[];
  run: Run;
  outcome: Outcome;
  turn: number;
  readonly rng: Rng;
  readonly events: Event[];
  /** The rules left out of this play. */
  readonly off: ReadonlySet<Switch>;
  /** This turn's input was burnt: nothing is gained. */
  burnt: boolean;
  /** The turn ended with a step. */
  stepped: boolean;
}

const NOTHING_OFF: ReadonlySet<Switch> = new Set();

/** A draft of `state`. */
export function openDraft(state: State): Draft {
  const ground = groundOf(state.floor);
  const { off } = state.config;
  return {
    before: state,
    level: ground.level,
    ground,
    hero: { ...state.hero },
    floor: { ...state.floor },
    foes: state.floor.enemies.map((enemy) => ({ ...enemy })),
    projectiles: state.floor.projectiles.map((shot) => ({ ...shot })),
    run: state.run,
    outcome: state.outcome,
    turn: state.turn,
    rng: openRng(state.behaviour),
    events: [],
    off: off.length === 0 ? NOTHING_OFF : new Set(off),
    burnt: false,
    stepped: false,
  };
}

/** The state that the draft has become. */
export function closeDraft(draft: Draft): State {
  const { before } = draft;
  return {
    config: before.config,
    seed: before.seed,
    outcome: draft.outcome,
    moves: before.moves + 1,
    turn: draft.turn,
    hero: draft.hero,
    floor: { ...draft.floor, enemies: draft.foes, projectiles: draft.projectiles },
    run: draft.run,
    behaviour: closeRng(draft.rng),
  };
}

/** Whether a rule is in force in this play. */
export function isOn({ off }: Pick<Draft, 'off'>, rule: Switch): boolean {
  return !off.has(rule);
}

/** Tells what happened at `cell`; the player notices what it sees. */
export function tellAt(draft: Draft, cell: Cell, fact: Fact): void {
  const seen = !isCovered(draft, cell) && hasBit(sightFrom(draft.ground, draft.hero.cell), cell);
  draft.events.push({ ...fact, seen });
}

/** Tells what is seen wherever it happens, unless noise lies over it. */
export function tellForced(draft: Draft, cell: Cell, fact: Fact): void {
  draft.events.push({ ...fact, seen: !isCovered(draft, cell) });
}

/** Whether noise lies over a cell. */
export function isCovered({ floor }: Pick<Draft, 'floor'>, cell: Cell): boolean {
  return floor.noise !== null && hasBit(floor.noise, cell);
}

/** Tells what nobody can miss: the hero's own doings, and what is announced. */
export function tell(draft: Draft, fact: Fact): void {
  draft.events.push({ ...fact, seen: true });
}

/** The enemy whose body covers `cell`. */
export function foeAt(draft: Draft, cell: Cell): FoeDraft | undefined {
  const { foes, ground } = draft;
  for (const foe of foes) {
    if (foe.cell === cell) return foe;
    if (SPECIES.rows[foe.species].size > 1 && covers(ground, foe, cell)) return foe;
  }
  return undefined;
}

/** Whether a body covers `cell`. */
export function covers(ground: Ground, foe: Pick<Enemy, 'cell' | 'species'>, cell: Cell): boolean {
  const { size } = SPECIES.rows[foe.species];
  if (size === 1) return foe.cell === cell;
  const { width } = ground;
  const dx = (cell % width) - (foe.cell % width);
  const dy = Math.trunc(cell / width) - Math.trunc(foe.cell / width);
  return dx >= 0 && dy >= 0 && dx < size && dy < size;
}

/** The cells of a body, north-west first. */
export function bodyCells(ground: Ground, foe: Pick<Enemy, 'cell' | 'species'>): readonly Cell[] {
  const { size } = SPECIES.rows[foe.species];
  if (size === 1) return [foe.cell];
  const { width } = ground;
  return [foe.cell, foe.cell + 1, foe.cell + width, foe.cell + width + 1];
}

/** The cell of a body that is nearest to `cell`; the first of several. */
export function nearestBodyCell(ground: Ground, foe: Pick<Enemy, 'cell' | 'species'>, cell: Cell): Cell {
  const { size } = SPECIES.rows[foe.species];
  if (size === 1) return foe.cell;
  const { width } = ground;
  const x = clamp((cell % width) - (foe.cell % width), size - 1);
  const y = clamp(Math.trunc(cell / width) - Math.trunc(foe.cell / width), size - 1);
  return foe.cell + y * width + x;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** Whether the run goes on. Rules stop when it does not. */
export function isRunning(draft: Draft): boolean {
  return draft.outcome === 'running';
}

/** Takes up the ground anew after a door or the seal changed it. */
export function renewGround(draft: Draft): void {
  draft.ground = groundOf(draft.floor);
}
