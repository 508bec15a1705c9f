import {
  canonicalJson,
  fail,
  type Game,
  type Moves,
  ok,
  type Refusal,
  type Result,
  type Step,
} from '@foretell/engine';
import { endRun, goTo, playInBattle, startRun, take } from './adventure/run.ts';
import type { RunStep } from './adventure/step.ts';
import type { Battle } from './battle/index.ts';
import type { Event } from './events.ts';
import { legalMoves, type Move, parseMove, refusalOf, SEATS } from './moves.ts';
import { observe, perceive } from './observe.ts';
import { phaseOf, type State } from './state.ts';
import { type Config, DEFAULT_CONFIG, parseConfig, tablesOf } from './tables/config.ts';
import { ADVENTURE } from './tables/schemas/economy.ts';
import type { View } from './view.ts';

/**
 * The minefield dungeon: reasoning is free and cashing in costs. Battles on boards of mines, round by round, and an adventure
 * around them (RULES.md).
 */
export const mines: Game<Config, State, Move, View, Event> = {
  id: 'mines',
  rulesVersion: 1,
  facts: {
    seats: SEATS,
    dynamics: 'turns',
    chance: 'sampled',
    information: 'hidden',
    utility: 'single',
    // A run ends by itself after `adventure.max_moves`.
    maxEntries: ADVENTURE.columns.max_moves?.range?.[1] ?? 0,
  },
  defaultConfig: DEFAULT_CONFIG,
  parseConfig,
  parseMove,
  setup: startRun,
  toAct: (state) => (phaseOf(state) === 'over' ? { kind: 'over' } : { kind: 'seats', seats: SEATS }),
  legalMoves,
  refusalOf,
  apply,
  observe,
  perceive,
  returns: ({ outcome }) => [outcome === 'completed' ? 1 : 0],
  mayUndo,
};

function apply(state: State, moves: Moves<Move>): Result<Step<State, Event>, Refusal> {
  const refusal = refusalOfMoves(state, moves);
  if (refusal !== undefined) return fail(refusal);
  const { hero } = moves;
  if (hero === undefined) throw new RangeError('a move that is not there was not refused');
  return ok(countMove(play(state, hero)));
}

/** Exactly one legal move of the hero, and none of anybody else. */
function refusalOfMoves(state: State, moves: Moves<Move>): Refusal | undefined {
  const stranger = Object.keys(moves).find((seat) => seat !== 'hero');
  if (stranger !== undefined) return { code: 'not_your_turn', seat: stranger, facts: {} };
  const { hero } = moves;
  if (hero !== undefined) return refusalOf(state, 'hero', hero);
  return { code: phaseOf(state) === 'over' ? 'run_over' : 'no_move', seat: 'hero', facts: {} };
}

function play(state: State, move: Move): RunStep {
  switch (move.kind) {
    case 'go':
      return goTo(state, move.node);
    case 'take':
      return take(state, move.choice);
    default:
      return playInBattle(state, move);
  }
}

/** Walking is free, so something has to end a run in which nothing else happens: the lamp has oil for so many moves. */
function countMove({ state, events }: RunStep): RunStep {
  const counted: State = { ...state, moves: state.moves + 1 };
  const { max_moves } = tablesOf(state.config).adventure;
  if (counted.outcome !== 'running' || counted.moves < max_moves) return { state: counted, events };
  const ended = endRun(counted, 'lamp_out');
  return { state: ended.state, events: [...events, ...ended.events] };
}

/** A step may be taken back when nothing but the place of the avatar came of it: a walk, which reveals nothing. */
function mayUndo(before: State, after: State): boolean {
  if (before.battle === null || after.battle === null || after.outcome !== 'running') return false;
  // Most moves are no walks, and whole states take their time to compare.
  if (after.battle.summary.walks !== before.battle.summary.walks + 1) return false;
  return canonicalJson(beforeWalk(after, before.battle, before.moves)) === canonicalJson(before);
}

/** The state with everything that a walk changes put back. */
function beforeWalk(state: State, before: Battle, moves: number): State {
  if (state.battle === null) return state;
  const board = { ...state.battle.board, avatar: before.board.avatar };
  const summary = { ...state.battle.summary, walks: before.summary.walks };
  return { ...state, moves, battle: { ...state.battle, board, summary } };
}
