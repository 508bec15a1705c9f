import { CHANCE } from '@foretell/engine';
import { isRecord } from '../../read.ts';
import { problem, type ShapeProblem } from './shape-problem.ts';

const METHODS = [
  'parseConfig',
  'parseMove',
  'setup',
  'toAct',
  'legalMoves',
  'refusalOf',
  'apply',
  'observe',
  'perceive',
  'returns',
] as const;

const KINDS = {
  dynamics: ['turns', 'simultaneous'],
  chance: ['none', 'explicit', 'sampled'],
  information: ['perfect', 'hidden'],
  utility: ['zero-sum', 'general', 'single'],
} as const;

/** What can be seen to be missing from a game of the contract without playing it. */
export function gameProblems(game: unknown): readonly ShapeProblem[] {
  const at = 'ENTRY.game';
  if (!isRecord(game)) return [{ at, expected: 'a game of the contract, packages/engine/src/game.ts' }];
  const { id, rulesVersion } = game;
  return [
    ...(typeof id === 'string' && /^[a-z0-9-]+$/.test(id)
      ? []
      : [problem(`${at}.id`, 'a name of small letters, digits and hyphens', id)]),
    ...(isCount(rulesVersion)
      ? []
      : [problem(`${at}.rulesVersion`, 'a whole number from 1 on', rulesVersion)]),
    ...('defaultConfig' in game ? [] : [{ at: `${at}.defaultConfig`, expected: 'a configuration, or null' }]),
    ...METHODS.filter((name) => typeof game[name] !== 'function').map((name) =>
      problem(`${at}.${name}`, 'a function of the contract, packages/engine/src/game.ts', game[name]),
    ),
    ...factProblems(game.facts),
  ];
}

function factProblems(facts: unknown): readonly ShapeProblem[] {
  const at = 'ENTRY.game.facts';
  if (!isRecord(facts))
    return [problem(at, `{ seats, ${Object.keys(KINDS).join(', ')}, maxEntries }`, facts)];
  return [
    ...(seatsOf(facts) !== undefined
      ? []
      : [problem(`${at}.seats`, `a list of different names, none of them "${CHANCE}"`, facts.seats)]),
    ...Object.entries(KINDS)
      .filter(([name, kinds]) => !kinds.some((kind) => kind === facts[name]))
      .map(([name, kinds]) => problem(`${at}.${name}`, `one of ${kinds.join(', ')}`, facts[name])),
    ...(isCount(facts.maxEntries)
      ? []
      : [problem(`${at}.maxEntries`, 'the most entries that a game can have', facts.maxEntries)]),
  ];
}

/** Bots have a seat of the game each, and each seat has a bot. */
export function botProblems(game: unknown, bots: unknown, at = 'ENTRY.bots'): readonly ShapeProblem[] {
  if (!Array.isArray(bots)) return [problem(at, 'a list of bots, packages/engine/src/bot.ts', bots)];
  const seats = (isRecord(game) && isRecord(game.facts) && seatsOf(game.facts)) || [];
  const wrong = bots.flatMap((bot, index) => eachBotProblems(bot, seats, `${at}[${index}]`));
  const names = bots.map((bot) => (isRecord(bot) ? `${bot.seat}=${bot.id}` : ''));
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  const empty =
    at !== 'ENTRY.bots' ? [] : seats.filter((seat) => !names.some((name) => name.startsWith(`${seat}=`)));
  return [
    ...wrong,
    ...twice.map((name) => problem(at, 'bots of different names', name)),
    ...empty.map((seat) => ({ at, expected: `a bot for the seat ${seat}` })),
  ];
}

function eachBotProblems(bot: unknown, seats: readonly string[], at: string): readonly ShapeProblem[] {
  if (!isRecord(bot)) return [problem(at, '{ id, seat, decide }', bot)];
  return [
    ...(typeof bot.id === 'string' && /^[^\s=,|]+$/.test(bot.id)
      ? []
      : [problem(`${at}.id`, 'a name without spaces, commas, = and |', bot.id)]),
    ...(seats.includes(String(bot.seat))
      ? []
      : [problem(`${at}.seat`, `one of ${seats.join(', ')}`, bot.seat)]),
    ...(typeof bot.decide === 'function' ? [] : [problem(`${at}.decide`, 'a function', bot.decide)]),
  ];
}

function seatsOf({ seats }: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const isRight =
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every((seat) => typeof seat === 'string' && /^[^\s=,|]+$/.test(seat) && seat !== CHANCE) &&
    new Set(seats).size === seats.length;
  return isRight ? seats : undefined;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
