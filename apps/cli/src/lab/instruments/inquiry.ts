import type { Host, Outcome, SampleTally, WordsOfExperiment } from '@foretell/lab';
import type { InstrumentTexts } from './texts/text.ts';

/** The instruments of the laboratory, by the commands that use them. */
export const INSTRUMENTS = ['sweep', 'ablate', 'calibrate', 'skill', 'learn'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** A question about any game, ready to be asked. */
export interface Inquiry {
  /** How many games it takes in all, at most; for the time that is left. */
  readonly games: number;
  /** How many at each place; at most so many when it may stop early. */
  readonly gamesEach: number;
  readonly mayStopEarly: boolean;
  /** Its words, for a page. */
  words(texts: InstrumentTexts): WordsOfExperiment;
  ask(host: Host): Promise<Answer>;
  /**
   * Smaller questions, the largest first. When a run was stopped, the first of them that the games played until then answer
   * is answered. `cut` is what was played of the sample that was stopped half-way.
   */
  smaller(cut: SampleTally | undefined): readonly Inquiry[];
}

/** What an instrument found. */
export interface Answer extends Outcome {
  /** What it comes to, in sentences. */
  readonly says: readonly string[];
  /** Set when what was asked for was not found: a calibration without its value. */
  readonly isWithout?: true;
}
