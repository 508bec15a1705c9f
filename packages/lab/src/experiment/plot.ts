import type { Unit } from './finding.ts';

/**
 * A picture of findings as plain data. The lab draws nothing: a report or a page does, each with what it draws with, and
 * takes all words from the texts of the experiment.
 */
export interface Plot {
  /** Text key within the experiment. */
  readonly key: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly marks: readonly Mark[];
}

export interface Axis {
  /** Text key within the experiment. */
  readonly key: string;
  readonly unit: Unit;
  /** Both inclusive; absent: as the marks need. */
  readonly domain?: readonly [low: number, high: number];
}

/** `series` is a text key within the experiment; marks of one series share a colour, a symbol and a dash. */
export type Mark =
  | { readonly kind: 'line'; readonly series: string; readonly points: readonly Point[] }
  | { readonly kind: 'dots'; readonly series: string; readonly points: readonly Point[] }
  /** An interval at each x. */
  | { readonly kind: 'band'; readonly series: string; readonly points: readonly Spread[] }
  /** Values on the y axis, labels on the x axis. Drawn lying down, a line a label; beside bars there is nothing but rules. */
  | { readonly kind: 'bars'; readonly series: string; readonly bars: readonly Bar[] }
  /** A grid of equal fields, the darker the higher its value; `unit` is the unit of the values. */
  | { readonly kind: 'cells'; readonly series: string; readonly unit: Unit; readonly cells: readonly Cell[] }
  /** A straight line across: a target, a threshold. */
  | { readonly kind: 'rule'; readonly axis: 'x' | 'y'; readonly at: number };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spread {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** `label` is a text key within the experiment. */
export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** `x` and `y` are the middle of the field. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}
