import { type CatalogEntry, findGame } from '@foretell/catalog';
import type { AnyBot, Seat, Seed } from '@foretell/engine';
import type { Matchup } from '@foretell/lab';
import type { Lineup } from './seats.ts';

/** A sample to play, as it can be sent to a worker thread: bots and games by their ids. */
export interface Job {
  readonly game: string;
  readonly config: unknown;
  readonly lineup: Lineup;
  readonly seed: Seed;
}

/** Looks up what a job names. Throws for names that are not in the catalogue: they were checked before. */
export function openJob(job: Job): {
  readonly entry: CatalogEntry;
  readonly matchup: Matchup<unknown, unknown, unknown, unknown, unknown>;
} {
  const entry = findGame(job.game);
  if (entry === undefined) throw new RangeError(`no game "${job.game}" in the catalogue`);
  const players: Record<Seat, AnyBot> = {};
  for (const [seat, id] of Object.entries(job.lineup)) {
    const bot = entry.bots.find((each) => each.seat === seat && each.id === id);
    if (bot === undefined) throw new RangeError(`${job.game} has no bot "${id}" for ${seat}`);
    players[seat] = bot;
  }
  return { entry, matchup: { game: entry.game, config: job.config, players } };
}
