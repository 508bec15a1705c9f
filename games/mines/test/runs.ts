import { type Bot, deriveSeed, nextOf, openRng, rngStream } from '@foretell/engine';
import { MINES_BOTS } from '../src/bots/bots.ts';
import type { Note } from '../src/bots/note.ts';
import type { Event } from '../src/events.ts';
import { mines } from '../src/game.ts';
import type { Move } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import type { Config } from '../src/tables/config.ts';
import type { View } from '../src/view.ts';

export type MinesBot = Bot<View, Move, Note>;

export function botNamed(id: string): MinesBot {
  const bot = MINES_BOTS.find((each) => each.id === id);
  if (bot === undefined) throw new Error(`no bot ${id}`);
  return bot;
}

/** A configuration with some numbers of its own, by table, row and field. Singletons have one row, `standard`. */
export function configWith(changes: Config['changes'], root: Config['root'] = 'surface'): Config {
  const parsed = mines.parseConfig({ root, changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The next state and what happened; throws where the game refuses. */
export function playMove(
  state: State,
  move: Move,
): { readonly state: State; readonly events: readonly Event[] } {
  const step = mines.apply(state, { hero: move });
  if (!step.ok) throw new Error(`${JSON.stringify(move)} refused: ${step.error.code}`);
  return step.value;
}

/** One entry of a run. */
export interface Entry {
  readonly before: State;
  readonly move: Move;
  readonly note: Note | undefined;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A run led by `decide` to its end, or until `until` holds. */
export function runOf(
  first: State,
  decide: (state: State) => { readonly move: Move; readonly note?: Note },
  until: (state: State) => boolean = () => false,
): readonly Entry[] {
  const entries: Entry[] = [];
  let before = first;
  while (mines.toAct(before).kind !== 'over' && !until(before)) {
    const { move, note } = decide(before);
    const { state: after, events } = playMove(before, move);
    entries.push({ before, move, note, events, after });
    before = after;
  }
  return entries;
}

/** A run of a computer player. */
export function botRun(id: string, seed: string, config: Config = mines.defaultConfig): readonly Entry[] {
  const bot = botNamed(id);
  const botSeed = deriveSeed(seed, 'bot/hero');
  return runOf(mines.setup(config, seed), (state) => bot.decide(mines.observe(state, 'hero'), botSeed));
}

/** A run of random legal moves. */
export function randomRun(seed: string, config: Config = mines.defaultConfig): readonly Entry[] {
  const rng = openRng(rngStream(seed, 'random moves'));
  return runOf(mines.setup(config, seed), (state) => ({
    move: nextOf(rng, mines.legalMoves(state, 'hero')),
  }));
}

/** The last state of a run. */
export function endOf(entries: readonly Entry[]): State {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('a run without an entry');
  return last.after;
}
