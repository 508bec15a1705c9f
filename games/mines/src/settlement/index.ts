export { type Envelope, envelopeOf, isStrong } from './envelope.ts';
export type { Banked, LedgerLine, LineEffect, LineSource } from './line.ts';
export { type Factors, type Payment, PLAIN, paymentsOf, rowOf } from './payment.ts';
export {
  blowOf,
  rageIn,
  type SettledSeal,
  type SettlementInput,
  type SettlementResult,
  settle,
} from './settle.ts';
export { countLiving, frontOf, type Hero, type UnitState } from './sides.ts';
