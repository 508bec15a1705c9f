import type { CatalogEntry } from '@foretell/catalog';
import type { AnyMeasure, Seed } from '@foretell/engine';
import {
  type Rate,
  type SampleReport,
  type SampleRequest,
  type SampleTally,
  sampleReport,
  tablesDigest,
} from '@foretell/lab';
import { nameOfFile, type OwnFile } from '../lab/own/own-file.ts';
import { isRecord } from '../read.ts';
import { formatLineup, type Lineup } from './seats.ts';

/** What one run of `sim` found: what `--json` prints. */
export interface SimReport extends SampleReport {
  readonly lineup: Lineup;
  /** False when Ctrl-C came first: then `games` is how many were played, the first ones of the sample. */
  readonly isComplete: boolean;
  readonly manifest: Manifest;
}

/** What the figures rest on: the same manifest and the same number of games give the same report. */
export interface Manifest {
  readonly rulesVersion: number;
  readonly config: unknown;
  /** Of all tables of the game, its bots' included. */
  readonly tablesDigest: string;
  readonly seed: Seed;
  readonly node: string;
  /** Of a game of somebody's own: the file and the digest of its text. */
  readonly file?: string;
}

/** The report of what was played of a request. */
export function simReport(
  { game, tables }: CatalogEntry,
  measure: AnyMeasure,
  request: SampleRequest,
  tally: SampleTally,
  own: OwnFile | undefined,
): SimReport {
  const { seed, lineup, config } = request;
  return {
    ...sampleReport(game.id, seed, tally, measure),
    lineup,
    isComplete: tally.games === request.games,
    manifest: {
      rulesVersion: game.rulesVersion,
      config,
      tablesDigest: tablesDigest(tables),
      seed,
      node: process.version,
      ...(own === undefined ? {} : { file: nameOfFile(own) }),
    },
  };
}

/** The report as text. */
export function printSimReport(report: SimReport): string {
  const { game, games, seed, lineup, isComplete, manifest } = report;
  const stopped = isComplete ? '' : ' (stopped)';
  return [
    `${game} ${formatLineup(lineup)}: ${games.toLocaleString('en')} games of sample "${seed}"${stopped}`,
    ...Object.entries(report.wins).map(([who, rate]) => `  ${who.padEnd(8)}${printRate(rate)}`),
    ...statLines(report.stats, '  '),
    `  rules version ${manifest.rulesVersion}, tables ${manifest.tablesDigest.slice(0, 8)}, Node ${manifest.node}; intervals are 95 %`,
  ].join('\n');
}

function printRate({ count, rate, low, high }: Rate): string {
  if (rate === null) return 'nothing played';
  return `${percent(rate).padStart(7)} (${percent(low)} to ${percent(high)})  ${count.toLocaleString('en')}`;
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

/** Any plain JSON, a line a value; a mean with its interval is one value. */
function statLines(stats: unknown, indent: string): string[] {
  if (!isRecord(stats)) return [`${indent}${printValue(stats)}`];
  return Object.entries(stats).flatMap(([name, value]) =>
    isRecord(value) && !isMean(value)
      ? [`${indent}${name}`, ...statLines(value, `${indent}  `)]
      : [`${indent}${name} ${printValue(value)}`],
  );
}

function printValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(printValue).join('; ');
  if (isMean(value)) return `${value.mean.toFixed(3)} (${value.low.toFixed(3)} to ${value.high.toFixed(3)})`;
  return value === null ? '–' : JSON.stringify(value);
}

interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

function isMean(value: unknown): value is Mean {
  return isRecord(value) && ['mean', 'low', 'high'].every((key) => typeof value[key] === 'number');
}
