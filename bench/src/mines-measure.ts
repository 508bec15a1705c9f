/** CPU seconds of this process so far, its garbage collector included. A busy machine distorts them less than a clock. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Items a CPU second: goes through them, over and over, for about `ms` milliseconds. */
export function rateOver<Item>(items: readonly Item[], ms: number, run: (item: Item) => void): number {
  const end = performance.now() + ms;
  const before = cpuSeconds();
  let done = 0;
  do {
    for (const item of items) {
      run(item);
      done++;
      if (done % 16 === 0 && performance.now() > end) break;
    }
  } while (performance.now() < end);
  return done / (cpuSeconds() - before);
}

/** How often something suspicious is done again: the CPU time of a thread is counted in steps of up to some milliseconds. */
const AGAIN = 20;

/**
 * Milliseconds that something took by the clock. If it took more than `suspiciousMs`, it is done again, and the CPU time of this thread
 * that one go takes on average counts if it is less: the same work, and what else the machine was at just then is not its cost.
 */
export function millisecondsOf(run: () => void, suspiciousMs: number): number {
  const start = performance.now();
  run();
  const elapsed = performance.now() - start;
  if (elapsed <= suspiciousMs) return elapsed;
  const before = process.threadCpuUsage();
  for (let again = 0; again < AGAIN; again++) run();
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(elapsed, (user + system) / 1000 / AGAIN);
}

/** The value that `share` of the values, which rise, are not above. Throws for none. */
export function quantile(rising: ArrayLike<number>, share: number): number {
  const value = rising[Math.min(rising.length - 1, Math.floor(share * rising.length))];
  if (value === undefined) throw new RangeError('quantile: no measurements');
  return value;
}
