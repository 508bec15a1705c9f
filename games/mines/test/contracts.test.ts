import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractsOf, type MeasuredRow } from '../src/economy/contracts.ts';
import {
  blindDig,
  poolReading,
  sealBeatsBlind,
  sealBeatsSafe,
  sealWorth,
  UNIT_COUNTS,
} from '../src/economy/pool.ts';
import { loadTables } from '../src/tables/load.ts';
import { ROOTS, SURFACE } from '../src/tables/roots.ts';

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

  test('SE-12 a β under its band is no reason to refuse the tables', () => {
    expect(readings[2]?.beta).toBeLessThan(1.2);
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
      new Set(['seal-anchor', 'premium', 'dig-risk', 'clear-reward', 'clear-dominance']),
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
    expect(broken({ hitsIfStuck: 20 })).toEqual(['clear-dominance']);
    expect(broken({ unreachable: 5 })).toEqual(['fog-uplift']);
  });

  test('a premium of nothing breaks the condition that it is there for', () => {
    const free = { ...SURFACE, settlement: { ...SURFACE.settlement, flag_hit_premium: 100 } };
    const broken = contractsOf(free, []).filter(({ holds }) => !holds);
    expect(new Set(broken.map(({ id }) => id))).toEqual(new Set(['seal-anchor', 'premium']));
  });
});
