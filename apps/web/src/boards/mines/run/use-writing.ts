import { useEffect, useState } from 'preact/hooks';

/** Between two lines, and what a long ledger may take as a whole. */
const PACE_MS = 260;
const LONGEST_MS = 6_000;

/** How many of `count` lines are written: one after the other, all of them for whoever wants no motion. */
export function useWriting(count: number, isStill: boolean, onLine: (line: number) => void) {
  const [written, setWritten] = useState(isStill ? count : 0);
  const isDone = written >= count;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(
      () => {
        onLine(written);
        setWritten(written + 1);
      },
      Math.min(PACE_MS, LONGEST_MS / count),
    );
    return () => clearTimeout(timer);
  }, [written, isDone]);
  return { written, isDone, finish: () => setWritten(count) };
}
