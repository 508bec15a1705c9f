import { fail, ok, type Result } from '@foretell/engine';
import { type AnyExperiment, readSettings, type Settings } from '@foretell/lab';
import { type Complaint, complain, complainChoice } from '../complaint.ts';
import type { Place } from './lab.ts';

/** The experiment with this id. */
export function readExperiment(places: readonly Place[], id: string): Result<Place, Complaint> {
  const place = places.find(({ experiment }) => experiment.id === id);
  if (place !== undefined) return ok(place);
  const ids = places.map(({ experiment }) => experiment.id);
  return fail(complainChoice('<experiment>', ids, id));
}

/** Reads what was set, or everything that is wrong with it. */
export function readSet(
  experiment: AnyExperiment,
  written: readonly string[],
): Result<Settings, readonly Complaint[]> {
  const read = readSettings(experiment, written);
  if (read.ok) return read;
  const wrong = written.filter((setting) => !readSettings(experiment, [setting]).ok);
  return fail(wrong.map((setting) => complainSetting(experiment, setting)));
}

function complainSetting({ id, params }: AnyExperiment, setting: string): Complaint {
  const split = setting.indexOf('=');
  if (split < 0) return complain('--set', 'name=value', setting);
  const asked = setting.slice(0, split);
  const names = Object.keys(params);
  const name = names.find((each) => each.toLowerCase() === asked.toLowerCase());
  const column = name === undefined ? undefined : params[name]?.column;
  if (column !== undefined) return complain(`--set ${name}`, column.expected, setting.slice(split + 1));
  if (names.length === 0) return complain('--set', `nothing: ${id} has no parameters`, asked);
  return complainChoice('--set', names, asked);
}
