import { optional } from '@foretell/engine';
import type { Param } from '@foretell/lab';
import { type Config, RULES } from '../../src/tables/rules.ts';
import { type ModelRules, ruleParams, rulesWith } from '../params.ts';

/** Every rule of a week without a leak; the reading of a caught coast hour is picked apart from them. */
export const WEEK_RULES = ruleParams(
  'k',
  'slope',
  'minMeetings',
  'basePay',
  'firstFine',
  'fineStep',
  'coastDetection',
  'slackDetection',
  'days',
  'ladderRestarts',
);

/**
 * What a caught coast hour makes for the boss: nothing, as the game has it (decision 0002), or its output, as some of the
 * original's figures have it. `null` asks for both.
 */
export const caughtSelection: Param<boolean | null> = {
  column: optional(RULES.columns.caughtCoastKeepsOutput),
  usual: null,
  role: 'selection',
};

/** A world with one of the two readings, and the reading as a fact of a figure. */
export interface World {
  readonly config: Config;
  readonly caught: CaughtReading;
}

export const CAUGHT_READINGS = ['nothing', 'output'] as const;
export type CaughtReading = (typeof CAUGHT_READINGS)[number];

/** What an experiment about both readings is set to. */
export type WorldSettings = Partial<Omit<ModelRules, 'caughtCoastKeepsOutput'>> & {
  readonly caughtCoastKeepsOutput: boolean | null;
};

/** The worlds that were asked for: both readings, or one. */
export function worldsOf({ caughtCoastKeepsOutput: keeps, ...rules }: WorldSettings): World[] {
  const config = rulesWith(rules);
  const worlds = CAUGHT_READINGS.map((caught) => ({
    config: { ...config, caughtCoastKeepsOutput: caught === 'output' },
    caught,
  }));
  return keeps === null ? worlds : worlds.filter((world) => world.config.caughtCoastKeepsOutput === keeps);
}
