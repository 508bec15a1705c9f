import { fail, ok, type Result, show } from '@foretell/engine';
import { type Sweep, type SweepPlan, type SweptKnob, sideOf, sweep, turned } from '@foretell/lab';
import { type Complaint, complain } from '../../complaint.ts';
import type { Inquiry } from './inquiry.ts';
import { configComplaints, readKnob, readRange, readValues } from './knobs.ts';
import { formatShare } from './read-share.ts';
import { readUntil, sayError } from './read-until.ts';
import { onlyLineup, readSeat, type Setup } from './setup.ts';

export interface SweepOptions {
  readonly seat?: string;
  readonly knob?: string;
  readonly values?: string;
  readonly range?: string;
  readonly step?: string;
  readonly by?: string;
  readonly untilDecided?: string;
}

/** `foretell lab sweep`: how often a seat wins at each value of a knob, or of two. */
export function sweepInquiry(setup: Setup, options: SweepOptions): Result<Inquiry, readonly Complaint[]> {
  const lineup = onlyLineup(setup);
  const seat = readSeat(setup, options.seat);
  const knobs = readKnobs(setup, options);
  const until = readUntil(options.untilDecided);
  if (!(lineup.ok && seat.ok && knobs.ok && until.ok)) {
    return fail([lineup, seat, knobs, until].flatMap((part) => (part.ok ? [] : part.error)));
  }
  const wrong = configComplaints(setup, configsOf(setup.request.config, knobs.value));
  if (wrong.length > 0) return fail(wrong);
  const request = { ...setup.request, lineup: lineup.value };
  return ok(inquiryOf({ request, seat: seat.value, knobs: knobs.value, key: 'wins', until: until.value }));
}

function readKnobs(setup: Setup, options: SweepOptions): Result<SweepPlan['knobs'], readonly Complaint[]> {
  const { by } = options;
  const first = readFirst(setup, options);
  const second = by === undefined ? undefined : readSecond(setup, by);
  if (!first.ok || second?.ok === false) {
    return fail([first, second].flatMap((part) => (part === undefined || part.ok ? [] : part.error)));
  }
  if (second === undefined) return ok([first.value]);
  if (second.value.name === first.value.name) {
    return fail([complain('--by', `another knob than ${first.value.name}`, by ?? '')]);
  }
  return ok([first.value, second.value]);
}

function readFirst(
  setup: Setup,
  { knob: name = '', values, range, step }: SweepOptions,
): Result<SweptKnob, readonly Complaint[]> {
  const knob = readKnob('--knob', setup, name);
  if (!knob.ok) return fail([knob.error]);
  const other = range ?? step;
  if (values !== undefined && other !== undefined) {
    return fail([complain('--values', 'no --range or --step beside it', other)]);
  }
  const read =
    values === undefined ? readRange(knob.value, range, step) : readValues('--values', knob.value, values);
  return read.ok ? ok({ ...knob.value, values: read.value }) : read;
}

/** Reads `leak=0,0.15,0.3`. */
function readSecond(setup: Setup, written: string): Result<SweptKnob, readonly Complaint[]> {
  const split = written.indexOf('=');
  if (split < 0) return fail([complain('--by', 'name=value,value,…', written)]);
  const knob = readKnob('--by', setup, written.slice(0, split));
  if (!knob.ok) return fail([knob.error]);
  const values = readValues(`--by ${knob.value.name}`, knob.value, written.slice(split + 1));
  return values.ok ? ok({ ...knob.value, values: values.value }) : values;
}

/** Every combination of the values. */
function configsOf(base: unknown, [first, second]: SweepPlan['knobs']): readonly unknown[] {
  return first.values.flatMap((value) => {
    const config = turned(base, first, value);
    return second === undefined ? [config] : second.values.map((each) => turned(config, second, each));
  });
}

function inquiryOf(plan: SweepPlan): Inquiry {
  const names = plan.knobs.map(({ name }) => name);
  return {
    games: configsOf(plan.request.config, plan.knobs).length * plan.request.games,
    gamesEach: plan.request.games,
    mayStopEarly: plan.until !== undefined,
    words: (texts) => texts.sweep(plan.seat, names),
    ask: async (host) => {
      const { places, findings, plots } = await sweep(host, plan);
      return { findings, plots, says: says(plan, places) };
    },
    smaller: () => smallerPlans(plan).map(inquiryOf),
  };
}

/** Fewer whole rows of a map; of a map that has none, the beginning of its first row. */
function smallerPlans(plan: SweepPlan): readonly SweepPlan[] {
  const [first, second] = plan.knobs;
  if (second === undefined) return shorter(first).map((knob) => ({ ...plan, knobs: [knob] }));
  const row = { ...first, values: first.values.slice(0, 1) };
  return [
    ...shorter(first).map((knob): SweepPlan => ({ ...plan, knobs: [knob, second] })),
    ...shorter(second).map((knob): SweepPlan => ({ ...plan, knobs: [row, knob] })),
  ];
}

/** The knob with fewer and fewer of its values, but with one. */
function shorter(knob: SweptKnob): readonly SweptKnob[] {
  return knob.values.slice(1).map((_, cut) => ({ ...knob, values: knob.values.slice(0, -1 - cut) }));
}

/** Of a sweep that could stop early: what was decided at each place. */
function says({ knobs, until, seat }: SweepPlan, places: Sweep['places']): readonly string[] {
  if (until === undefined) return [];
  const rate = formatShare(until.rate);
  const lines = places.map(({ values, rate: found, games }) => {
    const place = knobs.map(({ name, column }, at) => `${name} ${show(values[at] ?? 0, column)}`).join(', ');
    const side = sideOf(found, until.rate);
    const answer = side === 'open' ? `not decided whether above or below ${rate}` : `${side} ${rate}`;
    return `${place}: ${seat} ${answer} after ${games.toLocaleString('en')} games`;
  });
  return [...lines, sayError()];
}
