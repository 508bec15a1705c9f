export type { Cost } from './costs.ts';
export {
  DEDUCTION_RULES,
  type Deduction,
  type DeductionRule,
  type Need,
  type Refutation,
  type RefutationStep,
} from './deduction.ts';
export { type Deed, deedsOf } from './deeds.ts';
export { type Chance, canDigForCertain, type Fraction, type Guesses, guesses, PRIOR } from './guesses.ts';
export { type Judged, judge, type Missed, STANDS, type Stand } from './judge.ts';
export { nextDeduction } from './next-deduction.ts';
export type { Decision } from './past.ts';
export { type Luck, type Review, reviewOf, reviewRun } from './review.ts';
