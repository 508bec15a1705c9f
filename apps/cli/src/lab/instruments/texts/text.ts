import type { Seat } from '@foretell/engine';
import type { WordsOfExperiment } from '@foretell/lab';

/** The words of the instruments in one language. Seats, bots and knobs have the names that are typed. */
export interface InstrumentTexts {
  sweep(seat: Seat, knobs: readonly string[]): WordsOfExperiment;
  ablate(seat: Seat): WordsOfExperiment;
  calibrate(seat: Seat, knob: string): WordsOfExperiment;
  readonly skill: WordsOfExperiment;
  learn(curves: readonly string[]): WordsOfExperiment;
}
