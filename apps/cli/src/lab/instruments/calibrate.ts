import { fail, ok, type Result, show } from '@foretell/engine';
import {
  type Calibration,
  type CalibrationPlan,
  calibrate,
  formatValue,
  type Host,
  type Knob,
  type SampleRequest,
  type SweepPlan,
  sweep,
  turned,
  turnedTo,
} from '@foretell/lab';
import { type Complaint, complain } from '../../complaint.ts';
import type { Inquiry } from './inquiry.ts';
import { configComplaints, type RangedKnob, readEndsOf, readKnob } from './knobs.ts';
import { formatShare, readShare } from './read-share.ts';
import { LOOK_GAMES, sayError } from './read-until.ts';
import { onlyLineup, readSeat, type Setup } from './setup.ts';

export interface CalibrateOptions {
  readonly seat?: string;
  readonly knob?: string;
  readonly range?: string;
  readonly target?: string;
  readonly untilDecided?: true;
}

/** `foretell lab calibrate`: the value of a knob at which a seat wins as often as is wanted. */
export function calibrateInquiry(
  setup: Setup,
  options: CalibrateOptions,
): Result<Inquiry, readonly Complaint[]> {
  const lineup = onlyLineup(setup);
  const seat = readSeat(setup, options.seat);
  const target = readShare('--target', options.target ?? USUAL_TARGET, 0.001, 0.999);
  const range = readEnds(setup, options);
  if (!(lineup.ok && seat.ok && target.ok && range.ok)) {
    return fail([lineup, seat, target, range].flatMap((part) => (part.ok ? [] : part.error)));
  }
  const { knob, from, to } = range.value;
  const wrong = configComplaints(
    setup,
    [from, to].map((value) => turned(setup.request.config, knob, value)),
  );
  if (wrong.length > 0) return fail(wrong);
  return ok(
    inquiryOf({
      request: { ...setup.request, lineup: lineup.value },
      seat: seat.value,
      target: target.value,
      knob,
      from,
      to,
      key: 'setting',
      batch: options.untilDecided ? LOOK_GAMES : undefined,
    }),
  );
}

const USUAL_TARGET = '0.5';

interface Ends {
  readonly knob: RangedKnob;
  readonly from: number;
  readonly to: number;
}

function readEnds(
  setup: Setup,
  { knob: name = '', range }: CalibrateOptions,
): Result<Ends, readonly Complaint[]> {
  const knob = readKnob('--knob', setup, name);
  if (!knob.ok) return fail([knob.error]);
  if (knob.value.column.range === undefined) {
    return fail([complain('--knob', 'a knob with a range, and not a choice of values', name)]);
  }
  const ends = readEndsOf(knob.value, range);
  if (!ends.ok) return ends;
  const { from, to } = ends.value;
  if (from === to) return fail([complain('--range', 'two different values', range ?? '')]);
  return ok({ knob: knob.value, from, to });
}

/** Three searches that halve the range, and its ends. */
function mostValues({ from, to }: CalibrationPlan): number {
  return 2 + Math.ceil(3 * Math.log2(Math.max(2, to - from)));
}

function inquiryOf(plan: CalibrationPlan): Inquiry {
  const { request, knob, seat } = plan;
  const tried: number[] = [];
  return {
    games: mostValues(plan) * request.games,
    gamesEach: request.games,
    mayStopEarly: plan.batch !== undefined,
    words: (texts) => texts.calibrate(seat, knob.name),
    ask: async (host) => {
      const found = await calibrate(noting(host, knob, tried), plan);
      const { findings, plots } = found;
      const says = [sayFound(plan, found), ...(plan.batch === undefined ? [] : [sayError()])];
      return { findings, plots, says, ...(found.kind === 'found' ? {} : { isWithout: true }) };
    },
    // What was stopped has not found its value, and is a sweep of those that it has tried.
    smaller: () => tried.map((_, cut) => triedOnly(plan, tried.slice(0, tried.length - cut))),
  };
}

/** A host that notes the values that are tried, each once. */
function noting(host: Host, knob: Knob, tried: number[]): Host {
  const note = ({ config }: SampleRequest) => {
    const value = turnedTo(config, knob);
    if (typeof value === 'number' && !tried.includes(value)) tried.push(value);
  };
  return {
    progress: (share) => host.progress(share),
    sample: (request) => {
      note(request);
      return host.sample(request);
    },
  };
}

function triedOnly(plan: CalibrationPlan, tried: readonly number[]): Inquiry {
  const { request, seat, knob, target, batch, key } = plan;
  const values = [...tried].sort((one, other) => one - other);
  const until = batch === undefined ? undefined : { rate: target, batch };
  const rates: SweepPlan = { request, seat, knobs: [{ ...knob, values }], key: `${key}-rate`, until };
  return {
    games: values.length * request.games,
    gamesEach: request.games,
    mayStopEarly: batch !== undefined,
    words: (texts) => texts.calibrate(seat, knob.name),
    ask: async (host) => {
      const { findings, plots } = await sweep(host, rates);
      const says = [`${knob.name} was not found; these are the values that were tried.`];
      return { findings, plots, says, isWithout: true };
    },
    smaller: () => [],
  };
}

function sayFound({ knob, seat, target, from, to }: CalibrationPlan, found: Calibration): string {
  const { name, column, unit } = knob;
  const wins = `${seat} wins ${formatShare(target)}`;
  const range = `${show(from, column)} and ${show(to, column)}`;
  switch (found.kind) {
    case 'found': {
      const say = (value: number) => formatValue(value, unit, column.decimals + 1);
      const { value, low, high } = found.setting;
      return `${wins} at ${name} ${say(value)}; 95 % interval ${say(low)} to ${say(high)}.`;
    }
    case 'not-bracketed':
      return `Not found: ${name} between ${range} does not hold the value at which ${wins}, or not its whole interval. Look farther with --range, or play more games.`;
    case 'not-monotone':
      return `Not found: between ${name} ${range} the win rate of ${seat} turns back, so there may be several such values. Look at it with "foretell lab sweep", and narrow the range.`;
  }
}
