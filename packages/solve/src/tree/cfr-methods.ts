/**
 * What makes one algorithm of the counterfactual regret family different from another: four numbers. A regret is what a
 * choice would have earned more than the strategy did; choices are played in proportion to the regrets above 0.
 */
export interface CfrMethod {
  /** Before iteration t + 1, regrets above 0 are multiplied by t^a / (t^a + 1) and those below by t^b / (t^b + 1). */
  readonly keepsGains: number;
  readonly keepsLosses: number;
  /** The strategy of iteration t counts t^c times in the average. */
  readonly averagePower: number;
  /** How much of the newest regret is expected to come again, and answered in advance: 0 or 1. */
  readonly foresight: number;
}

/** The exponents a, b and c of each method, and its source. */
export const CFR_METHODS = {
  /** Zinkevich, Johanson, Bowling and Piccione 2007: the classic. */
  cfr: { keepsGains: Infinity, keepsLosses: Infinity, averagePower: 0, foresight: 0 },
  /** Tammelin 2014: what lies below 0 is forgotten. */
  'cfr+': { keepsGains: Infinity, keepsLosses: -Infinity, averagePower: 1, foresight: 0 },
  /** Brown and Sandholm 2019, with the exponents they recommend. */
  dcfr: { keepsGains: 1.5, keepsLosses: 0, averagePower: 2, foresight: 0 },
  /** Farina, Kroer and Sandholm 2021: predictive CFR+, which expects the newest regret to come again. */
  'pcfr+': { keepsGains: Infinity, keepsLosses: -Infinity, averagePower: 2, foresight: 1 },
} as const satisfies Readonly<Record<string, CfrMethod>>;

export type CfrAlgorithm = keyof typeof CFR_METHODS;

/** The part of a regret that is left after `iterations`: t^power / (t^power + 1). */
export function keptAfter(iterations: number, power: number): number {
  if (power === Infinity) return 1;
  if (power === -Infinity) return 0;
  const scaled = iterations ** power;
  return scaled / (scaled + 1);
}
