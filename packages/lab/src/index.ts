export { type Matchup, playGame } from './play.ts';
export { type Rate, rateOf, type SampleReport, sampleReport } from './report.ts';
export { mergeTallies, type SampleRange, type SampleTally, sample, startTally } from './sample.ts';
export { type Interval, wilson, Z95 } from './wilson.ts';
