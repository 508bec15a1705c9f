export { type Ground, meetsConstraint } from './constraint.ts';
export { isEligible, variantPool } from './pool.ts';
export {
  brokenTheorems,
  exceedsArea,
  hasThinRing,
  lonelyCells,
  ringOf,
  solidWindows,
  THEOREMS,
  type Theorem,
} from './theorems.ts';
