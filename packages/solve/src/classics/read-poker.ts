import { fail, ok, type Problem, printShort, type Result } from '@foretell/engine';
import { POKER_ACTIONS, type PokerAction } from './betting.ts';

export interface PokerConfig {
  /** What a chip is worth: returns are multiplied by it. A whole number from 1 to 1,000. */
  readonly stakes: number;
}

export function parseConfig(input: unknown): Result<PokerConfig, readonly Problem[]> {
  if (typeof input !== 'object' || input === null) return fail([problem([], 'fields by name', input)]);
  const { stakes = 1, ...others } = input as Readonly<Record<string, unknown>>;
  const problems = Object.keys(others).map((name) => problem([name], 'stakes and nothing else', name));
  const isStakes = typeof stakes === 'number' && Number.isInteger(stakes) && stakes >= 1 && stakes <= 1000;
  if (!isStakes) problems.push(problem(['stakes'], 'a whole number from 1 to 1000', stakes));
  return isStakes && problems.length === 0 ? ok({ stakes }) : fail(problems);
}

/** Reads what a seat may send: actions. Cards are nobody's to send. */
export function parseMove(input: unknown): Result<PokerAction, readonly Problem[]> {
  const action = POKER_ACTIONS.find((each) => each === input);
  return action === undefined ? fail([problem([], POKER_ACTIONS.join(', '), input)]) : ok(action);
}

function problem(path: Problem['path'], expected: string, received: unknown): Problem {
  return { code: 'domain', path, expected, received: printShort(received) };
}
