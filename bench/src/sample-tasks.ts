import { findGame } from '@foretell/catalog';
import { defineTasks, sampleTask } from '@foretell/crew';
import type { AnyBot, Seat } from '@foretell/engine';
import type { OpenSample, SampleRequest } from '@foretell/lab';
import { MEASURE } from '@foretell/shift';

/** The task module of the bench of bulk play. It knows no laboratory, so that its threads carry nothing they do not use. */
export const tasks = defineTasks({ sample: sampleTask(resolveSample) });

export function resolveSample({ game: id, config, lineup }: SampleRequest): OpenSample {
  const entry = findGame(id);
  if (entry === undefined) throw new RangeError(`no game "${id}"`);
  const players: Record<Seat, AnyBot> = {};
  for (const [seat, name] of Object.entries(lineup)) {
    const bot = entry.bots.find((each) => each.seat === seat && each.id === name);
    if (bot === undefined) throw new RangeError(`${id} has no bot "${name}" for ${seat}`);
    players[seat] = bot;
  }
  return { matchup: { game: entry.game, config, players }, measure: MEASURE };
}
