import { fail, ok, type Result } from '@foretell/engine';
import { type Complaint, complain } from '../../complaint.ts';
import { type Labs, readLab } from '../lab.ts';
import { ablateInquiry } from './ablate.ts';
import { calibrateInquiry } from './calibrate.ts';
import { INSTRUMENTS, type Inquiry, type Instrument } from './inquiry.ts';
import { learnInquiry } from './learn.ts';
import { type AskedOptions, optionsIn } from './options.ts';
import { readSetup, type Setup } from './setup.ts';
import { skillInquiry } from './skill.ts';
import { sweepInquiry } from './sweep.ts';

/** What was asked of an instrument, unread. */
export interface Asked {
  readonly instrument: Instrument;
  readonly game: string;
  readonly options: AskedOptions;
}

/** Reads what was asked, or everything that is wrong with it. */
export async function readInquiry(
  labs: Labs,
  { instrument, game, options }: Asked,
): Promise<Result<Inquiry, readonly Complaint[]>> {
  const lab = readLab(labs, game);
  if (!lab.ok) return fail([lab.error]);
  const setup = readSetup(lab.value, options);
  if (!setup.ok) return setup;
  return inquiryOf(labs, setup.value, instrument, options);
}

async function inquiryOf(
  labs: Labs,
  setup: Setup,
  instrument: Instrument,
  { untilDecided, ...options }: AskedOptions,
): Promise<Result<Inquiry, readonly Complaint[]>> {
  const rate = typeof untilDecided === 'string' ? { untilDecided } : {};
  const isUntil = untilDecided === true ? { untilDecided } : {};
  switch (instrument) {
    case 'sweep':
      return sweepInquiry(setup, { ...options, ...rate });
    case 'ablate':
      return ablateInquiry(setup, options);
    case 'calibrate':
      return calibrateInquiry(setup, { ...options, ...isUntil });
    case 'skill':
      return skillInquiry(setup);
    case 'learn':
      return learnInquiry(labs, setup, options);
  }
}

/** The name under which the answer of an instrument is reported. */
export function reportNameOf({ instrument, game }: Pick<Asked, 'instrument' | 'game'>): string {
  return `${game}/lab-${instrument}`;
}

/** What a manifest asked of an instrument; `undefined` for one of an experiment. */
export function askedIn(
  manifest: Readonly<Record<string, unknown>>,
): Result<Asked, readonly Complaint[]> | undefined {
  const { experiment, settings } = manifest;
  const [, game = '', name] = /^([a-z0-9-]+)\/lab-([a-z]+)$/.exec(String(experiment)) ?? [];
  const instrument = INSTRUMENTS.find((each) => each === name);
  if (instrument === undefined) return undefined;
  const options = optionsIn(settings);
  if (options !== undefined) return ok({ instrument, game, options });
  return fail([complain('--manifest', `the settings of a finished "lab ${instrument}"`, 'others')]);
}
