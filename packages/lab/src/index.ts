export { type GameClaims, LANGUAGES, type Language } from './experiment/claims-of-game.ts';
export {
  type AnyExperiment,
  defineExperiment,
  type Experiment,
  experimentProblems,
  type Host,
  type Outcome,
  type Param,
  type Params,
  type SampleRequest,
} from './experiment/experiment.ts';
export { atLeast, atMost, butFound, exactly, original, sampled, stated } from './experiment/figures.ts';
export {
  type Figure,
  type Finding,
  formatFigure,
  type Stated,
  type Unit,
  VERDICTS,
  type Verdict,
} from './experiment/finding.ts';
export { digitsOf, formatAround, formatValue } from './experiment/format-value.ts';
export { judge, type ReportRow } from './experiment/judge.ts';
export { localHost, type OpenSample } from './experiment/local-host.ts';
export {
  type Ground,
  groundOf,
  type Manifest,
  type ManifestSetting,
  readManifestSettings,
  showSetting,
  tablesDigest,
} from './experiment/manifest.ts';
export type { Axis, Bar, Cell, Mark, Plot, Point, Spread } from './experiment/plot.ts';
export { type ExperimentReport, outcomeOf, reportBytes, runExperiment } from './experiment/run.ts';
export {
  readSettings,
  readSettingValues,
  type Settings,
  settingsOf,
  usualSettings,
} from './experiment/settings.ts';
export { textProblems } from './experiment/text-problems.ts';
export { type ExperimentTexts, figureText, fillText, type WordsOfExperiment } from './experiment/texts.ts';
export { rangeOf, verdictOf } from './experiment/verdict.ts';
export {
  type Ablation,
  type AblationPlan,
  type AblationRow,
  ablation,
  type Change,
} from './instruments/ablation.ts';
export { type Calibration, type CalibrationPlan, calibrate, type RateAt } from './instruments/calibrate.ts';
export { changedAt, type Knob, turned, turnedTo } from './instruments/knob.ts';
export { type Learning, type LearningPlan, learning } from './instruments/learning.ts';
export { type MeasuredRate, sideOf, type Until } from './instruments/rate-at.ts';
export { type Contestants, type SkillPlan, skillAndChance } from './instruments/skill-and-chance.ts';
export { type Sweep, type SweepPlan, type SweptKnob, type SweptPlace, sweep } from './instruments/sweep.ts';
export { type SequentialPlan, untilDecided, untilToldApart } from './instruments/until-decided.ts';
export { type Outcomes, type Stretch, winnersOf } from './outcomes.ts';
export { type Matchup, playGame } from './play.ts';
export { meansAt, type Rate, rateOf, type SampleReport, sampleReport } from './report.ts';
export { mergeTallies, type SampleRange, type SampleTally, sample, startTally } from './sample.ts';
export { bootstrap, type Resampling } from './stats/bootstrap.ts';
export { confidenceSequence } from './stats/confidence-sequence.ts';
export { holm } from './stats/holm.ts';
export { CONFIDENCE, type Estimate, type Interval, Z95 } from './stats/interval.ts';
export { jackknife } from './stats/jackknife.ts';
export { estimateOf, meanInterval } from './stats/mean.ts';
export { normalCdf, normalQuantile } from './stats/normal.ts';
export { type Pairs, pairedDifference, pairedP } from './stats/paired.ts';
export { gamesForRate, valuesForMean } from './stats/sample-size.ts';
export { type RateTest, testRate } from './stats/sprt.ts';
export { type VarianceShares, varianceShares } from './stats/variance-shares.ts';
export { wilson } from './stats/wilson.ts';
