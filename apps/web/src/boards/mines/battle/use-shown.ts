import { useRef, useState } from 'preact/hooks';
import type { BoardNotes } from '../../board.ts';
import { parseShown, type Shown } from '../stage.ts';

const NOTE = 'shown';

/** What has been shown of this run, and a way to add to it that is written down at once. */
export function useShown(notes: BoardNotes): readonly [Shown, (part: Partial<Shown>) => void] {
  const [shown, setShown] = useState(() => parseShown(notes.read(NOTE)));
  const latest = useRef(shown);
  const mark = (part: Partial<Shown>) => {
    latest.current = { ...latest.current, ...part };
    notes.write(NOTE, latest.current);
    setShown(latest.current);
  };
  return [shown, mark];
}
