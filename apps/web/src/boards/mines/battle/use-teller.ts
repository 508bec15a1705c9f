import type { Move, View } from '@foretell/mines';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BattleText } from '../text/battle/en.ts';
import { type Saying, sayingOf } from './saying.ts';

/** Says what has happened, for those who listen. */
export function useTeller(view: View, text: BattleText) {
  const [saying, setSaying] = useState('');
  const last = useRef<{ readonly move: Move; readonly before: View } | null>(null);
  const tell = (what: Saying) => setSaying(text.says(what));
  useEffect(() => {
    if (last.current === null) return;
    const { move, before } = last.current;
    last.current = null;
    const said = sayingOf(move, before, view);
    if (said !== undefined) tell(said);
  }, [view]);
  return {
    saying,
    say: setSaying,
    tell,
    /** A move was made: what came of it is told when it can be seen. */
    remember(move: Move) {
      last.current = { move, before: view };
    },
  };
}
