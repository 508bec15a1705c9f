import type { CatalogEntry } from '@foretell/catalog';
import { fail, ok, type Result, type Seat } from '@foretell/engine';
import { type Complaint, complain, complainChoice } from '../complaint.ts';

/** Which bot plays each seat, by id. */
export type Lineup = Readonly<Record<Seat, string>>;

/**
 * Reads `boss=habit,worker=normal|hard`: every seat with one bot or several. Gives every combination, the last seat
 * changing fastest, or everything that is wrong with the text.
 */
export function readLineups(
  entry: CatalogEntry,
  written: string,
): Result<readonly Lineup[], readonly Complaint[]> {
  const { seats } = entry.game.facts;
  const complaints: Complaint[] = [];
  const chosen = new Map<Seat, readonly string[]>();
  for (const part of written === '' ? [] : written.split(',')) {
    const read = readPart(entry, part);
    if (!read.ok) complaints.push(...read.error);
    else if (chosen.has(read.value.seat))
      complaints.push(complain('--seats', `${read.value.seat} once`, part));
    else chosen.set(read.value.seat, read.value.bots);
  }
  if (complaints.length > 0) return fail(complaints);
  const empty = seats.filter((seat) => !chosen.has(seat));
  if (empty.length === 0) return ok(combinations(seats, chosen));
  return fail(empty.map((seat) => complainChoice(`--seats ${seat}`, botIdsOf(entry, seat), '')));
}

interface Part {
  readonly seat: Seat;
  readonly bots: readonly string[];
}

/** Reads `worker=normal|hard`. */
function readPart(entry: CatalogEntry, part: string): Result<Part, readonly Complaint[]> {
  const { seats } = entry.game.facts;
  const [seat = '', list, ...rest] = part.split('=');
  if (list === undefined || rest.length > 0) {
    return fail([complain('--seats', 'seat=bot for each seat, with commas between them', part)]);
  }
  if (!seats.includes(seat)) return fail([complainChoice('--seats', seats, seat)]);
  const known = botIdsOf(entry, seat);
  const bots = [...new Set(list.split('|'))];
  const unknown = bots.filter((id) => !known.includes(id));
  if (unknown.length === 0) return ok({ seat, bots });
  return fail(unknown.map((id) => complainChoice(`--seats ${seat}`, known, id)));
}

function botIdsOf({ bots }: CatalogEntry, seat: Seat): readonly string[] {
  return bots.filter((bot) => bot.seat === seat).map(({ id }) => id);
}

/** `boss=habit,worker=normal`, as it is written on the command line. */
export function formatLineup(lineup: Lineup): string {
  return Object.entries(lineup)
    .map(([seat, bot]) => `${seat}=${bot}`)
    .join(',');
}

function combinations(
  seats: readonly Seat[],
  chosen: ReadonlyMap<Seat, readonly string[]>,
): readonly Lineup[] {
  let lineups: readonly Lineup[] = [{}];
  for (const seat of seats) {
    lineups = lineups.flatMap((lineup) =>
      (chosen.get(seat) ?? []).map((bot) => ({ ...lineup, [seat]: bot })),
    );
  }
  return lineups;
}
