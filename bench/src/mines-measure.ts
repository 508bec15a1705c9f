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

/**
 * Milliseconds of CPU time that something took on this thread, whatever else the machine was at. What took more than `suspiciousMs` is done
 * twice more and the quickest counts: the same work, and that code was compiled or rubbish collected just then is not its cost.
 */
export function millisecondsOf(run: () => void, suspiciousMs: number): number {
  let least = timeOf(run);
  for (let again = 0; again < 2 && least > suspiciousMs; again++) least = Math.min(least, timeOf(run));
  return least;
}

function timeOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The value that `share` of the values, which rise, are not above. Throws for none. */
export function quantile(rising: ArrayLike<number>, share: number): number {
  const value = rising[Math.min(rising.length - 1, Math.floor(share * rising.length))];
  if (value === undefined) throw new RangeError('quantile: no measurements');
  return value;
}
