import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betaBand, betaReadings, losingBeta } from '../src/economy/beta.ts';
import { contractsOf, type MeasuredRow } from '../src/economy/contracts.ts';
import {
  blindDig,
  eqOf,
  poolReading,
  sealBeatsBlind,
  sealBeatsSafe,
  sealWorth,
  unitCounts,
} from '../src/economy/pool.ts';
import { PLAIN, paymentsOf, rowOf } from '../src/settlement/payment.ts';
import { loadTables } from '../src/tables/load.ts';
import { DEEP, ROOTS, SURFACE } from '../src/tables/roots.ts';
import { ROW_KINDS } from '../src/tables/schemas/words.ts';

const UNIT_COUNTS = unitCounts(SURFACE);
const BETA_BAND = betaBand(SURFACE);
const readings = UNIT_COUNTS.map((units) => poolReading(SURFACE, units));
const nominal = (SURFACE.board_gen.find(({ size }) => size === 10)?.nominal_pm ?? 0) / 1000;

/** A row whose boards are never stuck. */
const CALM: MeasuredRow = {
  level: 2,
  depth: 3,
  map: 'normal',
  nominal,
  surviving: 0.128,
  hitsIfStuck: 0,
  extraDigsIfStuck: 0,
  unreachable: 0,
};

describe('what the pool is worth', () => {
  test('SE-8 β reads 1.71, 1.37 and 1.17 against one, two and three', () => {
    expect(readings.map(({ beta }) => beta.toFixed(2))).toEqual(['1.71', '1.37', '1.17']);
  });

  test('SE-12 a β under its band is listed as such, and is no reason to refuse the tables', () => {
    const plain = betaReadings(SURFACE).filter(({ map }) => map === 'normal');
    expect(plain.map(({ units, isInBand }) => [units, isInBand])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    expect(contractsOf(SURFACE, [CALM]).every(({ holds }) => holds)).toBe(true);
    expect(loadTables(ROOTS.surface, { collectOnly: true }).diagnostics).toEqual([]);
  });

  test('SE-9 a hit is worth a quarter more than a dug cell, whatever the number of enemies', () => {
    for (const { hit, dig } of readings) expect(hit).toBeCloseTo(1.25 * dig, 12);
  });

  test('SE-10 the weakest hit is worth more than the weakest safe cell', () => {
    for (const { weakestHit, weakestDig } of readings) expect(weakestHit).toBeGreaterThan(weakestDig);
    expect([readings[0]?.weakestHit, readings[0]?.weakestDig]).toEqual([5, 4]);
  });

  test('SE-11 without a premium, whether a seal beats a blind dig depends on how sure one is and on nothing else', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, fc.constantFrom(...readings), (q, rho, reading) => {
        const margin = sealWorth(reading, q, reading.dig) - blindDig(reading, rho);
        expect(margin).toBeCloseTo((q + rho - 1) * (reading.dig + reading.mine), 9);
      }),
    );
  });

  test('how sure one has to be, the premium counted', () => {
    expect(readings.map((reading) => sealBeatsBlind(reading, nominal).toFixed(3))).toEqual([
      '0.687',
      '0.678',
      '0.673',
    ]);
    expect(readings.map((reading) => sealBeatsSafe(reading).toFixed(3))).toEqual(['0.915', '0.905', '0.897']);
  });

  test('a β inside the band keeps a blind dig from losing, and one above the losing β does not', () => {
    expect(BETA_BAND.most).toBeLessThan(losingBeta(nominal));
    for (const { units } of readings) {
      const reading = poolReading(SURFACE, units);
      expect(blindDig({ ...reading, mine: reading.dig * BETA_BAND.most }, nominal)).toBeGreaterThan(0);
      expect(
        blindDig({ ...reading, mine: reading.dig * (losingBeta(nominal) + 0.01) }, nominal),
      ).toBeLessThan(0);
    }
  });

  test('E_dig and V_mine are (248 + 136u)/77 and (600 + 56u)/77 of the proposed pool', () => {
    for (const { units, dig, mine } of readings) {
      expect(dig).toBeCloseTo((248 + 136 * units) / 77, 12);
      expect(mine).toBeCloseTo((600 + 56 * units) / 77, 12);
    }
  });

  test('C1-4 terrain that pays double leaves β where it is', () => {
    for (const { units, dig, mine } of readings) {
      const doubled = ROW_KINDS.map((kind) => {
        const row = rowOf(DEEP, kind);
        const worth = (polarity: 1 | -1) =>
          paymentsOf(DEEP, row, polarity, { ...PLAIN, payout: 200 }).reduce(
            (sum, { effectId, magnitude }) => sum + magnitude * eqOf(DEEP, effectId, units),
            0,
          );
        return { weight: row.weight, good: worth(1), bad: worth(-1) };
      });
      const total = (side: 'good' | 'bad') =>
        doubled.reduce((sum, each) => sum + each.weight * each[side], 0);
      expect(total('bad') / total('good')).toBeCloseTo(mine / dig, 12);
    }
  });

  test('a poor vein pays less and costs less, and its β stays in the band', () => {
    const poor = UNIT_COUNTS.map((units) => poolReading(SURFACE, units, 'poor_vein'));
    expect(poor.map(({ dig }) => dig.toFixed(3))).toEqual(['4.480', '5.973', '7.467']);
    expect(poor.map(({ mine }) => mine.toFixed(3))).toEqual(['7.733', '8.480', '9.227']);
    expect(poor.map(({ beta }) => beta.toFixed(3))).toEqual(['1.726', '1.420', '1.236']);
  });
});

describe('the contracts', () => {
  test('hold for a calm row, each with its figure', () => {
    const all = contractsOf(SURFACE, [CALM]);
    expect(all.filter(({ holds }) => !holds)).toEqual([]);
    expect(new Set(all.map(({ id }) => id))).toEqual(
      new Set([
        'single-equivalence',
        'seal-anchor',
        'premium',
        'dig-risk',
        'clear-reward',
        'clear-dominance',
      ]),
    );
  });

  test('a blind dig among too many mines, a clear that is not worth its guesses and silent cells that nobody pays for are found', () => {
    const broken = (change: Partial<MeasuredRow>) => [
      ...new Set(
        contractsOf(SURFACE, [{ ...CALM, ...change }])
          .filter(({ holds }) => !holds)
          .map(({ id }) => id),
      ),
    ];
    expect(broken({ nominal: 0.5 })).toEqual(['dig-risk']);
    expect(broken({ surviving: 0.5 })).toEqual(['dig-risk']);
    expect(broken({ hitsIfStuck: 20 })).toEqual(['clear-dominance']);
    expect(broken({ unreachable: 5 })).toEqual(['fog-uplift']);
  });

  test('an effect without a price, or with two, breaks the single table', () => {
    const single = (effect_equiv: typeof SURFACE.effect_equiv) =>
      contractsOf({ ...SURFACE, effect_equiv }, []).find(({ id }) => id === 'single-equivalence')?.holds;
    const { effect_equiv } = SURFACE;
    expect(single(effect_equiv)).toBe(true);
    // Priced twice: who reads first would have another worth than who reads last.
    expect(single([...effect_equiv, ...effect_equiv.slice(0, 1)])).toBe(false);
  });

  test('a premium of nothing breaks the condition that it is there for', () => {
    const free = { ...SURFACE, settlement: { ...SURFACE.settlement, flag_hit_premium: 100 } };
    const broken = contractsOf(free, []).filter(({ holds }) => !holds);
    expect(new Set(broken.map(({ id }) => id))).toEqual(new Set(['seal-anchor', 'premium']));
  });
});
