import type { Seat } from '@foretell/engine';
import type { Language, WordsOfExperiment } from '@foretell/lab';
import { en } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

/** The words of the instruments in one language. Seats, bots and knobs have the names that are typed. */
export interface InstrumentTexts {
  sweep(seat: Seat, knobs: readonly string[]): WordsOfExperiment;
  ablate(seat: Seat): WordsOfExperiment;
  calibrate(seat: Seat, knob: string): WordsOfExperiment;
  readonly skill: WordsOfExperiment;
  learn(curves: readonly string[]): WordsOfExperiment;
}

export const INSTRUMENT_TEXTS: Readonly<Record<Language, InstrumentTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
