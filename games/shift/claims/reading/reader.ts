import { accuracyParam, ruleParams, USUAL_ACCURACY } from '../params.ts';

/** Every rule that a reader's week is made of: all but the leak and the ladder's second Monday. */
export const READER_RULES = ruleParams(
  'k',
  'slope',
  'minMeetings',
  'basePay',
  'firstFine',
  'fineStep',
  'coastDetection',
  'slackDetection',
  'days',
  'caughtCoastKeepsOutput',
);

/** … and how well he reads. */
export const READER = { ...READER_RULES, q: accuracyParam };

/** The readers through which the design goes, in thousandths. */
export const READERS: readonly number[] = [600, 650, 700, 750, 800];

/** Those of them that were asked for; `null` asks for all. */
export function readersAsked(q: number | null): readonly number[] {
  return q === null ? READERS : [q];
}

export const USUAL_SHARE = USUAL_ACCURACY / 1000;
