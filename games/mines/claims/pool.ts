import { atLeast, butFound, defineExperiment, exactly, original, type Stated, stated } from '@foretell/lab';
import { poolReading, sealBeatsBlind, sealBeatsSafe, unitCounts } from '../src/economy/pool.ts';
import { SURFACE } from '../src/tables/roots.ts';
import type { MapKind } from '../src/tables/rows.ts';

const UNIT_COUNTS = unitCounts(SURFACE);
const NOMINAL = 0.25;
const MAPS: readonly MapKind[] = ['normal', 'poor_vein'];

/** What the design reads off its pool, for one, two and three enemies: every figure is a fraction of 77 (or 75). */
const READINGS: Readonly<Record<MapKind, Readonly<Record<'dig' | 'mine' | 'beta', readonly number[]>>>> = {
  normal: { dig: [4.987, 6.7532, 8.5195], mine: [8.5195, 9.2468, 9.974], beta: [1.7083, 1.3692, 1.1707] },
  poor_vein: { dig: [4.48, 5.973, 7.467], mine: [7.733, 8.48, 9.227], beta: [1.726, 1.42, 1.236] },
};

/** The two rates of surviving mines that the design gives beside the nominal one. */
const SURVIVING = [0.128, 0.157] as const;

const BLIND: Readonly<Record<number, readonly number[]>> = {
  [NOMINAL]: [1.61, 2.75, 3.9],
  [SURVIVING[0]]: [3.26, 4.7, 6.15],
  [SURVIVING[1]]: [2.87, 4.24, 5.62],
};

/** The pool of rows and its inequalities: calculated, not sampled. */
export const POOL = defineExperiment({
  id: 'mines/pool',
  kind: 'exact',
  params: {},
  stated: UNIT_COUNTS.flatMap((units, at) => [...readingClaims(units, at), ...sealClaims(units, at)]),
  async run() {
    const findings = UNIT_COUNTS.flatMap((units) => {
      const reading = poolReading(SURFACE, units);
      return [
        ...MAPS.flatMap((map) => {
          const { dig, mine, beta } = poolReading(SURFACE, units, map);
          return [
            exactly('dig', { units, map }, 'number', dig),
            exactly('mine', { units, map }, 'number', mine),
            exactly('beta', { units, map }, 'number', beta),
          ];
        }),
        exactly('beta-original', { units }, 'number', reading.beta),
        exactly('hit', { units }, 'number', reading.hit),
        exactly('premium', { units }, 'number', reading.hit / reading.dig),
        exactly('anchor', { units }, 'number', reading.weakestHit - reading.weakestDig),
        exactly('seal-blind', { units }, 'share', sealBeatsBlind(reading, NOMINAL)),
        exactly('seal-safe', { units }, 'share', sealBeatsSafe(reading)),
        ...[NOMINAL, ...SURVIVING].map((rho) =>
          exactly('blind', { units, rho }, 'number', (1 - rho) * reading.dig - rho * reading.mine),
        ),
      ];
    });
    return {
      findings,
      plots: [
        {
          key: 'beta-plot',
          x: { key: 'units', unit: 'number' },
          y: { key: 'beta', unit: 'number' },
          marks: [
            ...MAPS.map((map) => ({
              kind: 'line' as const,
              series: map,
              points: UNIT_COUNTS.map((units) => ({ x: units, y: poolReading(SURFACE, units, map).beta })),
            })),
            { kind: 'rule', axis: 'y', at: BAND[0] },
            { kind: 'rule', axis: 'y', at: BAND[1] },
          ],
        },
      ],
    };
  },
});

/** Where the design wants β to lie. */
const BAND = [1.2, 2.5] as const;

function readingClaims(units: number, at: number): readonly Stated[] {
  return MAPS.flatMap((map) =>
    (['dig', 'mine', 'beta'] as const).map((key) =>
      stated(key, { units, map }, READINGS[map][key][at] ?? 0, map === 'normal' ? 5e-5 : 5e-4),
    ),
  );
}

function sealClaims(units: number, at: number): readonly Stated[] {
  const safe = stated('seal-safe', { units }, [0.916, 0.905, 0.897][at] ?? 0, 5e-4);
  return [
    original('beta-original', { units }, [1.71, 1.37, 1.17][at] ?? 0, 0.005),
    stated('hit', { units }, [6.2338, 8.4416, 10.6494][at] ?? 0, 5e-5),
    atLeast('premium', { units }, 1.25),
    atLeast('anchor', { units }, 1),
    stated('seal-blind', { units }, [0.687, 0.678, 0.673][at] ?? 0, 5e-4),
    // 1040/1136 is 0.91549…: the design rounds it up.
    units === 1 ? butFound(safe, 0.91549, 5e-6, 'rounded-up') : safe,
    ...[NOMINAL, ...SURVIVING].map((rho) => stated('blind', { units, rho }, BLIND[rho]?.[at] ?? 0, 0.011)),
  ];
}
