import { fail, ok, type Result, type Seat } from '@foretell/engine';
import { gamesForRate, type SampleRequest } from '@foretell/lab';
import { type Complaint, complain, complainChoice } from '../../complaint.ts';
import { readCount, readObject } from '../../read.ts';
import { type Lineup, readLineups } from '../../sim/seats.ts';
import { readConfig } from '../../sim/settings.ts';
import type { Lab } from '../lab.ts';
import { readShare } from './read-share.ts';

/** The options that every instrument has. */
export interface SharedOptions {
  readonly seats?: string;
  readonly games?: string;
  readonly width?: string;
  readonly seed?: string;
  readonly set?: readonly string[];
  /** JSON with fields of the rules, as saves store them; `set` goes over it. */
  readonly fields?: string;
}

/** What is to be played, but for what the instrument turns. */
export interface Setup {
  readonly lab: Lab;
  /** Every combination of the bots that were named. */
  readonly lineups: readonly Lineup[];
  /** All of a sample but its line-up. */
  readonly request: Omit<SampleRequest, 'lineup' | 'outcomes'>;
}

export const USUAL_GAMES = 2000;
const MOST_GAMES = 1_000_000_000;
export const USUAL_SEED = 'foretell';

/** Reads what every instrument needs. Gives back everything that is wrong. */
export function readSetup(lab: Lab, options: SharedOptions): Result<Setup, readonly Complaint[]> {
  const entry = { ...lab.entry, bots: [...lab.entry.bots, ...lab.claims.bots] };
  const games = readGames(options);
  const seed = options.seed === '' ? fail(complain('--seed', 'text', '')) : ok(options.seed ?? USUAL_SEED);
  const fields = readObject('--config', options.fields ?? '{}');
  const lineups = readLineups(entry, options.seats ?? '');
  const config = fields.ok ? readConfig(entry, fields.value, options.set ?? []) : fail([]);
  if (games.ok && seed.ok && fields.ok && lineups.ok && config.ok) {
    const request = {
      game: entry.game.id,
      config: config.value,
      seed: seed.value,
      games: games.value,
    };
    return ok({ lab, lineups: lineups.value, request });
  }
  const parts = [games, seed, fields, lineups, config];
  return fail(parts.flatMap((part) => (part.ok ? [] : part.error)));
}

/** The only line-up, for instruments that change something else. */
export function onlyLineup({ lineups }: Setup): Result<Lineup, Complaint> {
  const [lineup, ...others] = lineups;
  if (lineup !== undefined && others.length === 0) return ok(lineup);
  return fail(complain('--seats', 'one bot for each seat', `${lineups.length} combinations`));
}

/** Whose wins are counted: by default those of the first seat. */
export function readSeat({ lab }: Setup, seat: string | undefined): Result<Seat, Complaint> {
  const { seats } = lab.entry.game.facts;
  const chosen = seat ?? seats[0] ?? '';
  return seats.includes(chosen) ? ok(chosen) : fail(complainChoice('--seat', seats, chosen));
}

/** A number of games, or as many as make an interval so narrow. */
function readGames({ games, width }: SharedOptions): Result<number, Complaint> {
  if (width === undefined) return readCount('--games', games ?? String(USUAL_GAMES), 1, MOST_GAMES);
  if (games !== undefined) return fail(complain('--width', 'no --games beside it', `--games ${games}`));
  const half = readShare('--width', width, NARROWEST, 0.5);
  return half.ok ? ok(gamesForRate(half.value)) : half;
}

/** Narrower takes more games than anybody plays. */
const NARROWEST = 0.00004;
