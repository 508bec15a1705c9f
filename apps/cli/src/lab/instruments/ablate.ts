import { fail, ok, type Result, readCell, type Seat } from '@foretell/engine';
import {
  type AblationPlan,
  type AblationRow,
  ablation,
  type Change,
  changedAt,
  formatValue,
} from '@foretell/lab';
import { type Complaint, complain, complainChoice } from '../../complaint.ts';
import { fieldsOf, findField } from '../../sim/fields.ts';
import type { Inquiry } from './inquiry.ts';
import { configComplaints } from './knobs.ts';
import { onlyLineup, readSeat, type Setup } from './setup.ts';

export interface AblateOptions {
  readonly seat?: string;
  readonly change?: readonly string[];
}

/** `foretell lab ablate`: what each of several changes does to the win rate of a seat. */
export function ablateInquiry(setup: Setup, options: AblateOptions): Result<Inquiry, readonly Complaint[]> {
  const lineup = onlyLineup(setup);
  const seat = readSeat(setup, options.seat);
  const changes = readChanges(setup, options.change ?? []);
  if (!(lineup.ok && seat.ok && changes.ok)) {
    return fail([lineup, seat, changes].flatMap((part) => (part.ok ? [] : part.error)));
  }
  const request = { ...setup.request, lineup: lineup.value };
  return ok(inquiryOf({ request, seat: seat.value, changes: changes.value, key: 'wins' }));
}

function readChanges(
  setup: Setup,
  written: readonly string[],
): Result<readonly Change[], readonly Complaint[]> {
  if (written.length === 0) {
    return fail([complain('--change', 'what is to be otherwise: name=value, or seat=bot', '')]);
  }
  const read = [...new Set(written)].map((each) => readChange(setup, each));
  const wrong = read.flatMap((each) => (each.ok ? [] : each.error));
  return wrong.length > 0 ? fail(wrong) : ok(read.flatMap((each) => (each.ok ? [each.value] : [])));
}

/** Reads `slope=0.15`, `worker=hard`, or both with a comma between them: one change. */
function readChange(setup: Setup, written: string): Result<Change, readonly Complaint[]> {
  const numbers: Extract<ChangePart, { readonly kind: 'number' }>[] = [];
  const lineup: Record<Seat, string> = {};
  const complaints: Complaint[] = [];
  for (const part of written.split(',')) {
    const read = readPart(setup, part);
    if (!read.ok) complaints.push(read.error);
    else if (read.value.kind === 'bot') lineup[read.value.name] = read.value.bot;
    else numbers.push(read.value);
  }
  let whole: Readonly<Record<string, unknown>> = { ...base(setup) };
  for (const { path, value } of numbers) whole = changedAt(whole, path, value);
  if (complaints.length === 0) complaints.push(...configComplaints(setup, [whole]));
  // A change puts whole fields in the place of others, so one that stands deeper comes with everything around it.
  const config = Object.fromEntries(numbers.map(({ path: [name = ''] }) => [name, whole[name]]));
  return complaints.length > 0 ? fail(complaints) : ok({ name: written, config, lineup });
}

function base({ request }: Setup): object {
  return typeof request.config === 'object' && request.config !== null ? request.config : {};
}

type ChangePart =
  | { readonly kind: 'bot'; readonly name: Seat; readonly bot: string }
  | { readonly kind: 'number'; readonly path: readonly string[]; readonly value: unknown };

function readPart({ lab }: Setup, part: string): Result<ChangePart, Complaint> {
  const { game, bots } = lab.entry;
  const split = part.indexOf('=');
  if (split < 0) return fail(complain('--change', 'name=value, or seat=bot', part));
  const [name, written] = [part.slice(0, split), part.slice(split + 1)];
  if (game.facts.seats.includes(name)) {
    const ids = [...bots, ...lab.claims.bots].filter(({ seat }) => seat === name).map(({ id }) => id);
    return ids.includes(written)
      ? ok({ kind: 'bot', name, bot: written })
      : fail(complainChoice(`--change ${name}`, ids, written));
  }
  const field = findField('--change', fieldsOf(lab.entry), name, game.facts.seats);
  if (!field.ok) return field;
  const { column, path } = field.value;
  const value = readCell(column, written);
  return column.accepts(value)
    ? ok({ kind: 'number', path, value })
    : fail(complain(`--change ${name}`, column.expected, written));
}

function inquiryOf(plan: AblationPlan): Inquiry {
  const { request, seat, changes } = plan;
  return {
    games: (1 + changes.length) * request.games,
    gamesEach: request.games,
    mayStopEarly: false,
    words: (texts) => texts.ablate(seat),
    ask: async (host) => {
      const { rows, findings, plots } = await ablation(host, plan);
      return {
        findings,
        plots,
        says: rows.length === 0 ? [] : [...rows.map((row) => sayRow(plan, row)), TOGETHER],
      };
    },
    smaller: () => changes.map((_, cut) => inquiryOf({ ...plan, changes: changes.slice(0, -1 - cut) })),
  };
}

const TOGETHER =
  'Each is compared with the game as it is in the same worlds; that any of them is called different by chance alone happens in at most 5 of 100 runs (Holm).';

function sayRow({ seat }: AblationPlan, { name, difference, isDifferent }: AblationRow): string {
  const { value } = difference;
  if (!isDifferent) return `${name}: not told apart from the game as it is`;
  const by = formatValue(Math.abs(value) * 100, 'number', 1);
  return `${name}: ${seat} wins ${by} games of 100 ${value < 0 ? 'less' : 'more'}`;
}
