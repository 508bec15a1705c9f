import { type Axis, formatValue, type Unit } from '@foretell/lab';
import type { ScaleOptions } from '@observablehq/plot';
import { type Words, wordOf } from './words.ts';

/** The scale of an axis: linear, with round ends unless its domain is given. */
export function axisOf(axis: Axis, words: Words): ScaleOptions {
  return {
    type: 'linear',
    label: wordOf(words, axis.key),
    labelAnchor: 'center',
    labelArrow: 'none',
    ticks: 5,
    tickFormat: (tick: number) => formatTick(tick, axis.unit),
    ...(axis.domain === undefined ? { nice: true } : { domain: [...axis.domain] }),
  };
}

/** A number with no more digits than it has, four at most: `45 %`, `3.5`. */
export function formatTick(tick: number, unit: Unit): string {
  const scaled = unit === 'share' ? tick * 100 : tick;
  const digits = [0, 1, 2, 3].find((count) => Math.abs(scaled - Number(scaled.toFixed(count))) < 1e-9);
  return formatValue(tick, unit, digits ?? 4);
}
