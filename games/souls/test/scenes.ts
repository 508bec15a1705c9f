import type { Config, Event, Move, Scene, State, View } from '../src/index.ts';
import { DEFAULT_CONFIG, souls } from '../src/index.ts';

/** A run in a scene: the Knight unless `changes` say otherwise. */
export function sceneRun(scene: Scene, changes: Partial<Config> = {}, seed = 'scene'): State {
  return souls.setup({ ...DEFAULT_CONFIG, hero: 'knight', scene, maxMoves: 5_000, ...changes }, seed);
}

/** What one move leads to. Throws with the refusal's code: a test that is refused has not tested anything. */
export function after(
  state: State,
  move: Move,
): { readonly state: State; readonly events: readonly Event[] } {
  const step = souls.apply(state, { hero: move });
  if (!step.ok) throw new Error(`refused: ${step.error.code} ${JSON.stringify(move)}`);
  return step.value;
}

/** The state after several moves. */
export function played(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((before, move) => after(before, move).state, state);
}

/** Everything that happened on the way. */
export function eventsOf(state: State, ...moves: readonly Move[]): readonly Event[] {
  const events: Event[] = [];
  let at = state;
  for (const move of moves) {
    const step = after(at, move);
    events.push(...step.events);
    at = step.state;
  }
  return events;
}

export function viewOf(state: State): View {
  return souls.observe(state, 'hero');
}

/** The code of a refusal; undefined when the move is legal. */
export function refusalCode(state: State, move: Move): string | undefined {
  return souls.refusalOf(state, 'hero', move)?.code;
}

/** Waits so many times. */
export function waits(count: number): readonly Move[] {
  return Array.from({ length: count }, () => ({ kind: 'wait' }));
}

/** Moves by short words: `E`, `NE` … walk, `.` waits, `r:E2` rolls two cells east, `1:E` strikes with a place of the bar. */
export function moves(text: string): readonly Move[] {
  return text.split(' ').map(move);
}

const NAMES = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const;

function move(word: string): Move {
  if (word === '.') return { kind: 'wait' };
  const roll = /^r:([NESW]+)([12])$/.exec(word);
  if (roll !== null) return { kind: 'roll', direction: direction(roll[1]), cells: Number(roll[2]) };
  const verb = /^([1-4]):([NESW]+)$/.exec(word);
  if (verb !== null) {
    const slot = ([1, 2, 3, 4] as const).find((each) => each === Number(verb[1]));
    return { kind: 'verb', slot: slot ?? 1, direction: direction(verb[2]) };
  }
  const guard = /^g:([NESW]+)$/.exec(word);
  if (guard !== null) return { kind: 'guard', direction: direction(guard[1]) };
  return { kind: 'walk', direction: direction(word) };
}

export function direction(name: string | undefined): 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const place = ([0, 1, 2, 3, 4, 5, 6, 7] as const).find((each) => NAMES[each] === name);
  if (place === undefined) throw new RangeError(`no direction ${name}`);
  return place;
}
