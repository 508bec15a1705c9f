import type { AnyBot, AnyMeasure } from '@foretell/engine';
import type { AnyExperiment } from './experiment.ts';
import type { ExperimentTexts } from './texts.ts';

/** The languages in which experiments are explained. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Everything that a game's laboratory consists of: what `games/<game>/claims` gives to the catalogue. */
export interface GameClaims {
  readonly game: string;
  /** What is counted when the game is played in bulk. */
  readonly measure: AnyMeasure;
  readonly experiments: readonly AnyExperiment[];
  /** Bots that exist only to measure with. Their ids differ from those of the game's own bots. */
  readonly bots: readonly AnyBot[];
  readonly texts: Readonly<Record<Language, ExperimentTexts>>;
}
