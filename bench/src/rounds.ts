import type { Lane } from './lane.ts';

/** Weeks a second of each contestant in each round: `rates[id][round]`. */
export type Rates = ReadonlyMap<string, readonly number[]>;

/** How long to measure. */
export interface Effort {
  readonly rounds: number;
  /** How long each contestant plays in a round, about. */
  readonly roundMs: number;
}

/**
 * Lets the contestants play in turn, round after round, each round starting with another one. What disturbs the machine
 * for a while then disturbs all of them, and a ratio taken within a round does not feel it.
 */
export async function playRounds(lanes: readonly Lane[], effort: Effort): Promise<Rates> {
  const weeks = new Map<string, number>();
  for (const lane of lanes) weeks.set(lane.id, await weeksFor(lane, effort.roundMs));
  const rates = new Map<string, number[]>(lanes.map(({ id }) => [id, []]));
  for (let round = 0; round < effort.rounds; round++) {
    for (let turn = 0; turn < lanes.length; turn++) {
      const lane = lanes[(round + turn) % lanes.length];
      if (lane === undefined) continue;
      rates.get(lane.id)?.push(await rateOf(lane, weeks.get(lane.id) ?? 1));
    }
  }
  return rates;
}

/** As many weeks as fill `roundMs`. Finding out warms the contestant up: what is measured is compiled code. */
async function weeksFor(lane: Lane, roundMs: number): Promise<number> {
  let weeks = 8;
  // The first call waits for the thread to start.
  await lane.play(weeks);
  for (;;) {
    const elapsedMs = (weeks / (await rateOf(lane, weeks))) * 1000;
    if (elapsedMs >= roundMs / 2) return Math.max(1, Math.round((weeks * roundMs) / elapsedMs));
    weeks *= 2;
  }
}

async function rateOf(lane: Lane, weeks: number): Promise<number> {
  const start = performance.now();
  await lane.play(weeks);
  return (weeks / (performance.now() - start)) * 1000;
}
