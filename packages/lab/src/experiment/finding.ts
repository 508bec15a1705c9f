/** A figure as it was measured. An exact figure has its numerical error as interval, or none at all (`low === high`). */
export interface Finding {
  readonly figure: Figure;
  readonly measured: number;
  /** Both inclusive; of a sampled figure 95 %, unless its experiment says otherwise. */
  readonly low: number;
  readonly high: number;
  /** Games, weeks, hours … that it rests on; absent when it was calculated. */
  readonly n?: number;
}

/**
 * The name of a figure: a text key within its experiment and what fills the gaps of that text. Two findings of a run never
 * share a name.
 */
export interface Figure {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** How the number is read. `share` is shown in per cent. */
  readonly unit: Unit;
}

export type Unit = 'share' | 'money' | 'output' | 'count' | 'k' | 'number';

/** A figure that the design states: a claim. */
export interface Stated {
  readonly key: Figure['key'];
  readonly facts: Figure['facts'];
  readonly expected: number;
  /** Absolute, in the figure's own unit. A bound is a claim too: see {@link Stated.bound}. */
  readonly tolerance: number;
  /** `at-most`/`at-least`: the figure may lie anywhere on that side of `expected` (plus tolerance). */
  readonly bound?: 'at-most' | 'at-least';
  /** Who says so: the first design, or the specification that checked it. */
  readonly source: 'design' | 'specification';
  /** Set when the figure is known not to come out as stated: what comes out instead. Why is argued in the claims. */
  readonly contradicted?: { readonly found: number; readonly tolerance: number; readonly why: string };
}

/** What a measurement says of a claim. */
export const VERDICTS = ['holds', 'drifted', 'contradicted', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** `boss-wins(q=60 %)`: one line that names a figure in every output. */
export function formatFigure({ key, facts }: Pick<Figure, 'key' | 'facts'>): string {
  const filled = Object.entries(facts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, fact]) => `${name}=${fact}`);
  return filled.length === 0 ? key : `${key}(${filled.join(', ')})`;
}
