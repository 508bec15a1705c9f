import { fail, type Game, type Moves, ok, type Refusal, type Result, type Step } from '@foretell/engine';
import type { Config } from './config.ts';
import type { Event } from './events.ts';
import { legalMoves, refusalOf } from './legal.ts';
import { type Move, SEATS } from './move.ts';
import { observe } from './observe/observe.ts';
import { perceive } from './observe/perceive.ts';
import { DEFAULT_CONFIG, MOST_MOVES, parseConfig } from './parse-config.ts';
import { parseMove } from './parse-move.ts';
import { play } from './play.ts';
import { startRun } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * The souls loop in turns: every attack is announced, stamina is the clock, and what a player needs to know stands on the board
 * (RULES.md).
 */
export const souls: Game<Config, State, Move, View, Event> = {
  id: 'souls',
  rulesVersion: 1,
  facts: {
    seats: SEATS,
    dynamics: 'turns',
    chance: 'sampled',
    information: 'hidden',
    utility: 'single',
    // A run ends by itself after `maxMoves`.
    maxEntries: MOST_MOVES,
  },
  defaultConfig: DEFAULT_CONFIG,
  parseConfig,
  parseMove,
  setup: startRun,
  toAct: ({ outcome }) => (outcome === 'running' ? { kind: 'seats', seats: SEATS } : { kind: 'over' }),
  legalMoves,
  refusalOf,
  apply,
  observe,
  perceive,
  returns: ({ outcome }) => [outcome === 'won' ? 1 : 0],
  // No `mayUndo`: every turn shows something.
};

function apply(state: State, moves: Moves<Move>): Result<Step<State, Event>, Refusal> {
  const stranger = Object.keys(moves).find((seat) => seat !== 'hero');
  if (stranger !== undefined) return fail({ code: 'not-your-turn', seat: stranger, facts: {} });
  const { hero } = moves;
  if (hero === undefined) {
    return fail({ code: state.outcome === 'running' ? 'no-move' : 'over', seat: 'hero', facts: {} });
  }
  const refusal = refusalOf(state, 'hero', hero);
  return refusal === undefined ? ok(play(state, hero)) : fail(refusal);
}
