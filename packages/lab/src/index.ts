export type { GameClaims } from './experiment/claims-of-game.ts';
export {
  type AnyExperiment,
  defineExperiment,
  type Experiment,
  type Host,
  type Outcome,
  type Param,
  type Params,
  type SampleRequest,
} from './experiment/experiment.ts';
export {
  type Figure,
  type Finding,
  formatFigure,
  type Stated,
  type Unit,
  VERDICTS,
  type Verdict,
} from './experiment/finding.ts';
export type { Axis, Bar, Cell, Mark, Plot, Point, Spread } from './experiment/plot.ts';
export { readSettings, type Settings, usualSettings } from './experiment/settings.ts';
export { type ExperimentTexts, fillText } from './experiment/texts.ts';
export { verdictOf } from './experiment/verdict.ts';
export { type Matchup, playGame } from './play.ts';
export { type Rate, rateOf, type SampleReport, sampleReport } from './report.ts';
export { mergeTallies, type SampleRange, type SampleTally, sample, startTally } from './sample.ts';
export { type Interval, wilson, Z95 } from './wilson.ts';
