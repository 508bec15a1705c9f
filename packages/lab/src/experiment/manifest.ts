import {
  type AnyGame,
  type AnyTable,
  type ColumnSet,
  digestOf,
  type Problem,
  type Result,
  show,
} from '@foretell/engine';
import type { AnyExperiment, SampleRequest } from './experiment.ts';
import { readSettingValues, type Settings } from './settings.ts';

/** What the figures of a run rest on: everything that it takes to get the same figures again, to the byte. */
export interface Manifest extends Ground {
  readonly experiment: string;
  /** Every parameter of the experiment, those that were not set included. */
  readonly settings: Readonly<Record<string, ManifestSetting>>;
  /** The bulk play that was asked for, in an order that does not depend on who played it. */
  readonly samples: readonly SampleRequest[];
  /** Of the rows and plots of the report that this manifest belongs to. */
  readonly digest: string;
}

/** What a run stands on before anything was asked. */
export interface Ground {
  readonly game: string;
  readonly rulesVersion: number;
  /** {@link tablesDigest} of the game. */
  readonly tablesDigest: string;
  /** The version of Foretell. */
  readonly version: string;
  /** The version of Node, or what else computed: its arithmetic may round transcendental functions in its own way. */
  readonly node: string;
}

/** A value as the column stores it, and as people write it after `name=`. */
export interface ManifestSetting {
  readonly stored: unknown;
  readonly shown: string;
}

/** One digest of all numbers of a game, its bots' included. */
export function tablesDigest(tables: readonly AnyTable[]): string {
  return digestOf(tables.map(({ name, rows }) => [name, rows]));
}

/** The ground that a game of the catalogue is. */
export function groundOf(
  game: Pick<AnyGame, 'id' | 'rulesVersion'>,
  tables: readonly AnyTable[],
  machine: Pick<Ground, 'version' | 'node'>,
): Ground {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    tablesDigest: tablesDigest(tables),
    version: machine.version,
    node: machine.node,
  };
}

/** The settings of a run for its manifest. */
export function manifestSettings(experiment: AnyExperiment, { values }: Settings): Manifest['settings'] {
  const settings = Object.entries(experiment.params).map(([name, { column }]) => {
    const stored = values[name];
    return [name, { stored, shown: showSetting(stored, column) }];
  });
  return Object.fromEntries(settings);
}

/** A stored value as people write it after `name=`. */
export function showSetting(stored: unknown, column: ColumnSet[string]): string {
  return typeof stored === 'number' ? show(stored, column) : String(stored);
}

/** The settings that a manifest asks for, read as anything from outside is. */
export function readManifestSettings(
  experiment: AnyExperiment,
  settings: unknown,
): Result<Settings, readonly Problem[]> {
  const given = Object.entries(isRecord(settings) ? settings : {});
  const stored = given.map(([name, setting]) => [name, isRecord(setting) ? setting.stored : undefined]);
  return readSettingValues(experiment, Object.fromEntries(stored));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
