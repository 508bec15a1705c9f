import { int } from '@foretell/engine';
import { atMost, defineExperiment, exactly, stated } from '@foretell/lab';
import { type CrossCheck, crossCheck } from '../src/reasoner/cross-check.ts';

/** Positions between two reports of how far it has got. */
const STEP = 500;

/** The reasoner against the trying of all boards, on random positions with fog, known mines and totals. */
export const REASONER = defineExperiment({
  id: 'mines/reasoner',
  kind: 'exact',
  params: {
    positions: {
      column: int({ unit: 'positions', min: STEP, max: 10_000_000 }),
      usual: 10_000,
      role: 'effort',
    },
    sample: { column: int({ unit: 'seed', min: 0, max: 1_000_000 }), usual: 1, role: 'effort' },
  },
  stated: [stated('mismatches', {}, 0, 0), atMost('farthest', {}, 1e-9)],
  async run({ positions, sample }, host) {
    const parts: CrossCheck[] = [];
    const steps = Math.ceil(positions / STEP);
    for (let step = 0; step < steps; step++) {
      // Each part has a seed of its own, so that more positions are those of before and others.
      parts.push(crossCheck(STEP, sample * steps + step));
      host.progress((step + 1) / steps);
      await undefined;
    }
    const sum = (count: (part: CrossCheck) => number) =>
      parts.reduce((total, part) => total + count(part), 0);
    const n = steps * STEP;
    return {
      findings: [
        {
          ...exactly(
            'mismatches',
            {},
            'count',
            sum(({ mismatches }) => mismatches),
          ),
          n,
        },
        { ...exactly('farthest', {}, 'number', Math.max(...parts.map(({ farthest }) => farthest))), n },
        exactly(
          'with-fog',
          {},
          'count',
          sum(({ withFog }) => withFog),
        ),
        exactly(
          'by-total',
          {},
          'count',
          sum(({ decidedByTotal }) => decidedByTotal),
        ),
        exactly(
          'proved',
          {},
          'count',
          sum(({ proved }) => proved),
        ),
      ],
      plots: [],
    };
  },
});
