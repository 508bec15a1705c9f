import type { Game } from '../game.ts';
import { BOT_CHECKS } from './contract/bot-checks.ts';
import { FACTS_CHECKS } from './contract/facts-checks.ts';
import { HANDED_CHECKS } from './contract/handed-checks.ts';
import { MOVE_CHECKS } from './contract/move-checks.ts';
import { REPLAY_CHECKS } from './contract/replay-checks.ts';
import { SECRET_CHECKS } from './contract/secret-checks.ts';
import { STATE_CHECKS } from './contract/state-checks.ts';
import { STEP_CHECKS } from './contract/step-checks.ts';
import { type Check, type ContractCheck, type ContractOptions, makeSubject } from './contract/subject.ts';

/**
 * The contract of `game.ts` as sentences about a game that can be false. They look at random plays, which the first of
 * them records; a check that does not concern the game (bots where there are none) is left out.
 *
 * When several fail, read the first: the later ones build on what the earlier ones say.
 */
export function contractChecks<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  options: ContractOptions<Config, State, Move, View>,
): readonly ContractCheck[] {
  const subject = makeSubject(game, options);
  const concerning = ALL_CHECKS.filter(({ concerns }) => concerns?.(game, options) ?? true);
  return concerning.map(({ title, run }) => ({ title, run: () => run(subject) }));
}

const ALL_CHECKS: readonly Check[] = [
  ...FACTS_CHECKS,
  ...STATE_CHECKS,
  ...HANDED_CHECKS,
  ...REPLAY_CHECKS,
  ...MOVE_CHECKS,
  ...SECRET_CHECKS,
  ...STEP_CHECKS,
  ...BOT_CHECKS,
];

/** The two functions that every test runner has. The suite imports none, since engine depends on nothing. */
export interface TestRunner {
  describe(title: string, body: () => void): unknown;
  test(title: string, body: () => void): unknown;
}

/** Registers every check of the contract as a test: `describeGame(shift, options, { describe, test })`. */
export function describeGame<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  options: ContractOptions<Config, State, Move, View>,
  runner: TestRunner,
): void {
  runner.describe(`${game.id} keeps the contract`, () => {
    for (const { title, run } of contractChecks(game, options)) runner.test(title, run);
  });
}
