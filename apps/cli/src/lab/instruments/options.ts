import { flag, text, texts } from '@foretell/engine';
import type { Param } from '@foretell/lab';
import { isRecord } from '../../read.ts';
import type { AblateOptions } from './ablate.ts';
import type { CalibrateOptions } from './calibrate.ts';
import type { LearnOptions } from './learn.ts';
import type { SharedOptions } from './setup.ts';
import type { SweepOptions } from './sweep.ts';

/** Everything that was asked of an instrument, as it was typed. `--until-decided` takes a rate in some and none in others. */
export type AskedOptions = SharedOptions &
  Omit<SweepOptions, 'untilDecided'> &
  Omit<CalibrateOptions, 'untilDecided'> &
  AblateOptions &
  LearnOptions & { readonly untilDecided?: string | true };

/** The options that the answer depends on; what a manifest has to keep. */
const KEPT = [
  'seats',
  'seat',
  'games',
  'width',
  'seed',
  'set',
  'fields',
  'knob',
  'values',
  'range',
  'step',
  'by',
  'target',
  'change',
  'curve',
  'untilDecided',
] as const satisfies readonly (keyof AskedOptions)[];

/**
 * The options as the parameters of an experiment: they have the values that were typed and no others. What was stopped says
 * so among them, since it cannot be done again.
 */
export function paramsOf(
  options: AskedOptions,
  isComplete: boolean,
): Readonly<Record<string, Param<unknown>>> {
  const given = KEPT.filter((name) => options[name] !== undefined);
  const params = given.map((name) => [name, paramOf(options[name])] as const);
  return Object.fromEntries(isComplete ? params : [...params, ['stopped', paramOf(true)]]);
}

function paramOf(usual: unknown): Param<unknown> {
  const shape = { unit: 'as typed' };
  const column = Array.isArray(usual) ? texts(shape) : usual === true ? flag(shape) : text(shape);
  return { column, usual, role: 'effort' };
}

/** The options in the settings of a manifest; `undefined` for settings that are none. */
export function optionsIn(settings: unknown): AskedOptions | undefined {
  const entries = Object.entries(isRecord(settings) ? settings : {}).map(
    ([name, setting]) => [name, isRecord(setting) ? setting.stored : undefined] as const,
  );
  const isRight = entries.every(([name, stored]) => isKept(name) && isTyped(name, stored));
  return isRight ? Object.fromEntries(entries) : undefined;
}

function isKept(name: string): boolean {
  return KEPT.some((each) => each === name);
}

function isTyped(name: string, stored: unknown): boolean {
  if (name === 'set' || name === 'change') {
    return Array.isArray(stored) && stored.every((each) => typeof each === 'string');
  }
  return typeof stored === 'string' || (name === 'untilDecided' && stored === true);
}
