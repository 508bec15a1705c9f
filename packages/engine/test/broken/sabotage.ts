import type { Bot } from '../../src/bot.ts';
import type { Game, Seat } from '../../src/game.ts';
import {
  type DiceConfig,
  type DiceEvent,
  type DiceMove,
  type DiceState,
  diceGame,
} from '../../src/testing/dice-game.ts';
import { type ContractCheck, type ContractOptions, contractChecks } from '../../src/testing/index.ts';
import {
  type NullConfig,
  type NullEvent,
  type NullMove,
  type NullState,
  type NullView,
  nullGame,
} from '../../src/testing/null-game.ts';
import {
  CUPS_WITHOUT_SECRETS,
  type CupsConfig,
  type CupsEvent,
  type CupsMove,
  type CupsState,
  type CupsView,
  cupsGame,
  cupsSecrets,
} from '../cups-game.ts';
import { nullSecrets } from '../null-secrets.ts';

/** A game that is broken in one way, and the check that has to notice. */
export interface Sabotage {
  /** Completes "a game …". */
  readonly game: string;
  /** What the check says of it. */
  readonly says: RegExp;
  readonly checks: Checks;
}

/** The checks of a game: at every state, or of more plays at some. */
export type Checks = (looks?: Pick<NullOptions, 'plays' | 'momentsTried'>) => readonly ContractCheck[];

/** Sabotages under the title of the check that has to notice them. */
export type Sabotages = Readonly<Record<string, readonly Sabotage[]>>;

type NullGame = Game<NullConfig, NullState, NullMove, NullView, NullEvent>;
type DiceGame = Game<DiceConfig, DiceState, DiceMove, DiceState, DiceEvent>;
type CupsGame = Game<CupsConfig, CupsState, CupsMove, CupsView, CupsEvent>;

type NullOptions = ContractOptions<NullConfig, NullState, NullMove, NullView>;
type CupsOptions = ContractOptions<CupsConfig, CupsState, CupsMove, CupsView>;

/** Swaps a card below 4 while it may. */
export function swapper(seat: Seat): Bot<NullView, NullMove> {
  return {
    id: 'swapper',
    seat,
    decide: ({ hand }) => ({ move: hand.card < 4 && !hand.hasSwapped ? 'swap' : 'hold', note: undefined }),
  };
}

/** Hides the pea under a cup that its view and its seed pick. */
export const hider: Bot<CupsView, CupsMove> = {
  id: 'hider',
  seat: 'hider',
  decide: ({ cups }, seed) => ({ move: { kind: 'hide', cup: seed.length % cups }, note: undefined }),
};

export const NULL_OPTIONS: NullOptions = {
  configs: [{ rounds: 1 }, { rounds: 3 }, { rounds: 9 }],
  plays: 4,
  seed: 'null',
  secrets: nullSecrets,
  bots: [swapper('north'), swapper('south')],
  impostors: () => ['hold', 'swap'],
};

export const DICE_OPTIONS = { configs: [{ goal: 2 }, { goal: 5 }, { goal: 12 }], plays: 4, seed: 'dice' };

export const CUPS_OPTIONS: CupsOptions = {
  configs: [{ cups: 3 }, { cups: 4 }],
  plays: 6,
  seed: 'cups',
  secrets: cupsSecrets,
  noSecretsIn: CUPS_WITHOUT_SECRETS,
  bots: [hider],
};

/** The checks of the null game with some of it exchanged. */
export function nullWith(changes: Partial<NullGame>, options: Partial<NullOptions> = {}): Checks {
  return (looks) => contractChecks({ ...nullGame, ...changes }, { ...NULL_OPTIONS, ...looks, ...options });
}

export function diceWith(changes: Partial<DiceGame>): Checks {
  return (looks) => contractChecks({ ...diceGame, ...changes }, { ...DICE_OPTIONS, ...looks });
}

export function cupsWith(changes: Partial<CupsGame>, options: Partial<CupsOptions> = {}): Checks {
  return (looks) => contractChecks({ ...cupsGame, ...changes }, { ...CUPS_OPTIONS, ...looks, ...options });
}

/** The value with fields its type does not have. */
export function withFields<Value extends object>(value: Value, fields: object): Value {
  return { ...value, ...fields };
}
