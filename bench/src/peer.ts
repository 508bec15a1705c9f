import { shift } from '@foretell/shift';
import {
  Bot,
  Client,
  CreateGameReducer,
  InitializeGame,
  type MakeMove,
  RandomBot,
  Simulate,
} from './boardgameio.ts';
import { at, drawPairs, PAIRS, type Pair } from './draws.ts';
import type { Play } from './play.ts';
import { type Hours, shiftGame, type Week } from './shift-boardgameio.ts';

const game = shiftGame();
const enumerate = game.ai?.enumerate ?? (() => []);
const DAYS = shift.defaultConfig.days;
const PLAYERS = ['0', '1'] as const;

/** boardgame.io's way to play in bulk, as its documentation describes it: `Simulate` with its own random bots. */
export function simulateRandom(): Play {
  const bots = { 0: new RandomBot({ enumerate }), 1: new RandomBot({ enumerate }) };
  return async (weeks) => {
    for (let week = 0; week < weeks; week++) {
      const { state } = await Simulate({ game, bots, state: InitializeGame({ game }) });
      assertOver(state.G);
    }
  };
}

/** The same without the cost of listing 6,561 sheets a day: its bots are told what to play. */
export function simulateDrawn(): Play {
  const pairs = drawPairs('bench', PAIRS);
  const bots = new DrawnBot(pairs);
  return async (weeks) => {
    for (let week = 0; week < weeks; week++) {
      const { state } = await Simulate({ game, bots, state: InitializeGame({ game }) });
      assertOver(state.G);
    }
  };
}

/** Its headless client, as its documentation uses it in tests: the moves are called by name. */
export function clientDrawn(): Play {
  const pairs = drawPairs('bench', PAIRS);
  let next = 0;
  return (weeks) => {
    for (let week = 0; week < weeks; week++) {
      const client = Client<Week>({ game, debug: false });
      client.start();
      for (let day = 0; day < DAYS; day++) {
        const pair = at(pairs, next++ % pairs.length);
        client.updatePlayerID('0');
        client.moves.seal?.(pair.boss.hours);
        client.updatePlayerID('1');
        client.moves.seal?.(pair.worker.hours);
      }
      assertOver(client.getState()?.G);
      client.stop();
    }
  };
}

/** Nothing but its reducer, called with finished actions: more than its users have, and the most it can do. */
export function reducerDrawn(): Play {
  const pairs = drawPairs('bench', PAIRS);
  const reduce = CreateGameReducer({ game });
  const actions = pairs.map(({ boss, worker }) => [
    sealAction('0', boss.hours),
    sealAction('1', worker.hours),
  ]);
  let next = 0;
  return (weeks) => {
    for (let week = 0; week < weeks; week++) {
      let state = InitializeGame({ game });
      for (let day = 0; day < DAYS; day++) {
        for (const action of at(actions, next % actions.length)) state = reduce(state, action);
        next++;
      }
      assertOver(state.G);
    }
  };
}

/** The action with which a player seals a sheet. */
export function sealAction(playerID: (typeof PLAYERS)[number], hours: Hours): MakeMove {
  return { type: 'MAKE_MOVE', payload: { type: 'seal', args: [hours], playerID } };
}

class DrawnBot extends Bot {
  readonly #actions: readonly MakeMove[];
  #next = 0;

  constructor(pairs: readonly Pair[]) {
    super({ enumerate });
    this.#actions = pairs.flatMap(({ boss, worker }) => [
      sealAction('0', boss.hours),
      sealAction('1', worker.hours),
    ]);
  }

  play(): Promise<{ action: MakeMove }> {
    // Simulate asks player 0 and player 1 in turn, which is the order of the actions.
    return Promise.resolve({ action: at(this.#actions, this.#next++ % this.#actions.length) });
  }
}

function assertOver(week: Week | undefined): void {
  if (week?.days.length !== DAYS) throw new Error('a week of boardgame.io did not reach its end');
}
