import { SOULS_BOTS } from '../src/bots/bots.ts';
import type { Why } from '../src/bots/note.ts';
import {
  type Config,
  type Event,
  type Move,
  type Scene,
  type State,
  souls,
  type View,
} from '../src/index.ts';
import { sceneRun } from './scenes.ts';

export interface Act {
  readonly before: State;
  readonly view: View;
  readonly move: Move;
  readonly why: Why;
  readonly events: readonly Event[];
}

export interface Played {
  readonly acts: readonly Act[];
  readonly end: State;
}

/** A run in a scene, by a bot. */
export function botRun(id: string, scene: Scene, changes: Partial<Config> = {}, seed = 'bots'): Played {
  return playFrom(id, sceneRun(scene, { maxMoves: 400, ...changes }, seed), seed);
}

/** Plays on to the end of the run, or as long as `goesOn`. Throws at a move that is refused: a bot that is refused is stuck. */
export function playFrom(
  id: string,
  start: State,
  seed = 'bots',
  goesOn: (state: State) => boolean = () => true,
): Played {
  const bot = SOULS_BOTS.find((each) => each.id === id);
  if (bot === undefined) throw new Error(`no bot ${id}`);
  const acts: Act[] = [];
  let state = start;
  while (state.outcome === 'running' && goesOn(state)) {
    const view = souls.observe(state, 'hero');
    const { move, note } = bot.decide(view, `${seed}/${state.moves}`);
    const step = souls.apply(state, { hero: move });
    if (!step.ok) throw new Error(`${id} was refused ${JSON.stringify(move)}: ${step.error.code}`);
    acts.push({ before: state, view, move, why: note.why, events: step.value.events });
    state = step.value.state;
  }
  return { acts, end: state };
}
