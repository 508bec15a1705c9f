import type { View } from '@foretell/mines';

/** What the player has already been shown of a run; kept in the notes of the save. */
export interface Shown {
  /** The ordinal of the last battle whose opponents were announced. */
  readonly begun: number;
  /** The last settlement that was read to its end, see {@link settlementOf}. */
  readonly settled: string;
  /** The ordinal of the last battle whose end was seen. */
  readonly ended: number;
  /** Variations that were hinted at when they were met for the first time. */
  readonly met: readonly string[];
  /** The player was told once that a seal where no mine can be misses. */
  readonly sealWarning: boolean;
}

export const NOTHING_SHOWN: Shown = { begun: 0, settled: '', ended: 0, met: [], sealWarning: false };

/** Reads an untrusted note; what is not there has not been shown. */
export function parseShown(note: unknown): Shown {
  const given: Readonly<Record<string, unknown>> =
    typeof note === 'object' && note !== null ? { ...note } : {};
  const { begun, settled, ended, met, sealWarning } = given;
  return {
    begun: typeof begun === 'number' ? begun : 0,
    settled: typeof settled === 'string' ? settled : '',
    ended: typeof ended === 'number' ? ended : 0,
    met: Array.isArray(met) ? met.filter((each) => typeof each === 'string') : [],
    sealWarning: sealWarning === true,
  };
}

/** Which screen it is time for. What comes first has to be seen before what follows from it. */
export type Stage =
  /** A settlement that has not been read. */
  | { readonly kind: 'settlement'; readonly key: string }
  /** A battle is over, and its reserve with it. */
  | { readonly kind: 'battle-over'; readonly ordinal: number }
  /** A battle is about to begin. */
  | { readonly kind: 'battle-begin'; readonly ordinal: number }
  | { readonly kind: 'battle' }
  | { readonly kind: 'map' }
  | { readonly kind: 'offer' }
  | { readonly kind: 'end' };

export function stageOf(view: View, shown: Shown): Stage {
  const key = settlementOf(view);
  if (key !== undefined && key !== shown.settled) return { kind: 'settlement', key };
  const fought = view.battles.length;
  if (view.battle === null && fought > shown.ended) return { kind: 'battle-over', ordinal: fought };
  switch (view.phase) {
    case 'battle': {
      const ordinal = view.battle?.ordinal ?? 0;
      return ordinal > shown.begun ? { kind: 'battle-begin', ordinal } : { kind: 'battle' };
    }
    case 'map':
      return { kind: 'map' };
    case 'offer':
      return { kind: 'offer' };
    case 'over':
      return { kind: 'end' };
  }
}

/** The name of the settlement whose lines the view holds; `undefined` before the first of a battle. */
export function settlementOf({ battle, battles, lines }: View): string | undefined {
  const round = lines[0]?.round;
  return round === undefined ? undefined : `${battle?.ordinal ?? battles.length}/${round}`;
}
