import { type Column, int, optional, type RowOf } from '@foretell/engine';
import type { Param, Params } from '@foretell/lab';
import { RULES } from '../src/tables/rules.ts';

const RULE_COLUMNS = {
  ...RULES.columns,
  basePay: int({ unit: 'money a day', min: 0, max: 20 }),
  coastDetection: int({ unit: 'chance', decimals: 2, min: 0, max: 100 }),
  slackDetection: int({ unit: 'chance', decimals: 2, min: 0, max: 100 }),
  firstFine: int({ unit: 'money', min: 0, max: 20 }),
  fineStep: int({ unit: 'money a catch', min: 0, max: 10 }),
  slope: int({ unit: 'multiplier a meeting', decimals: 2, min: 0, max: 100 }),
  minMeetings: int({ unit: 'meetings a day', min: 0, max: 8 }),
  k: int({ unit: 'multiplied output a money', decimals: 2, min: 50, max: 2000 }),
  leak: int({ unit: 'chance a meeting', decimals: 2, min: 0, max: 100 }),
} as const;

/**
 * The numbers of a week as the models take them: the names and stored units of the game's table, so that the game's own
 * rules read them, with domains as wide as the questions. What no game may be played with (a fine that never rises, no
 * minimum of meetings) can be calculated.
 */
export type ModelRules = RowOf<typeof RULE_COLUMNS>;

export type RuleName = keyof ModelRules;

/** The numbers that the game is played with. */
export const STANDARD: ModelRules = RULES.rows.standard;

/** The named rules as parameters of an experiment. Usual: what the game is played with. */
export function ruleParams<Name extends RuleName>(
  ...names: readonly Name[]
): Params<Pick<typeof RULE_COLUMNS, Name>> {
  const params = names.map((name) => [
    name,
    { column: RULE_COLUMNS[name], usual: STANDARD[name], role: 'condition' },
  ]);
  // One entry a name, each with the column of that name, which is what Params says.
  return Object.fromEntries(params) as Params<Pick<typeof RULE_COLUMNS, Name>>;
}

/** The game's numbers with those of `settings` that are rules in place of their own. */
export function rulesWith(settings: Partial<ModelRules>): ModelRules {
  const changed = Object.entries(settings).filter(([name]) => Object.hasOwn(RULE_COLUMNS, name));
  return { ...STANDARD, ...Object.fromEntries(changed) };
}

/** How often an hour is read right, stored in thousandths. */
const ACCURACY: Column<number> = int({ unit: 'share', decimals: 3, min: 500, max: 1000 });

/** The accuracy for which the design calibrates the game. */
export const USUAL_ACCURACY = 700;

/** `q` of an experiment that is about one reader. */
export const accuracyParam: Param<number> = {
  column: ACCURACY,
  usual: USUAL_ACCURACY,
  role: 'condition',
};

/** `q` of an experiment that goes through several readers: one of them, or `null` for all. */
export const accuracySelection: Param<number | null> = {
  column: optional(ACCURACY),
  usual: null,
  role: 'selection',
};
