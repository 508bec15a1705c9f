export { DEEP, type RootId, SURFACE } from '../tables/roots.ts';
export { auditBoards, type BatchRange, type BatchRequest, batchId, tallyOf } from './audit/audit.ts';
export {
  type Check,
  checksOf,
  perBoard,
  type RowAudit,
  STATED,
  survivingShare,
} from './audit/checks.ts';
export { type AuditRow, auditRows } from './audit/rows.ts';
export {
  type BoardTally,
  DEDUCIBILITY_STEPS,
  MILLION,
  mergeBoards,
  noBoards,
  SUMS,
  type SumName,
  type VariantTally,
  VIOLATIONS,
  type Violation,
  violationsIn,
} from './audit/tally.ts';
export { FAULTS, type Fault, faultsOf } from './faults.ts';
export { type BoardRequest, generateBoard, type MadeBoard, makeBoard } from './generate.ts';
export { projectedWeights, type WeightedKind } from './kinds.ts';
export { openingFrom } from './opening.ts';
export type { BoardProduct, BoardStats, Region } from './product.ts';
