import { useEffect, useState } from 'preact/hooks';

/** Between two lines, usually and when somebody is in a hurry. */
const PACE_MS = 260;

/** How many of `count` lines are written: one after the other, all of them for whoever wants no motion. */
export function useWriting(count: number, isStill: boolean, onLine: (line: number) => void) {
  const [written, setWritten] = useState(isStill ? count : 0);
  const isDone = written >= count;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => {
      onLine(written);
      setWritten(written + 1);
    }, PACE_MS);
    return () => clearTimeout(timer);
  }, [written, isDone]);
  return { written, isDone, finish: () => setWritten(count) };
}
