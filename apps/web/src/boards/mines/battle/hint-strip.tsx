import type { BoardSeen } from '@foretell/mines';
import { useEffect, useState } from 'preact/hooks';
import type { Shown } from '../stage.ts';
import type { BattleText } from '../text/battle/en.ts';

/** A hint goes by itself after this time, in milliseconds. */
const STAYS_MS = 8000;

/**
 * A line about a variation, on the first board of the run on which it lies. It stops nothing, takes no tap and is gone at the next dig; the
 * legend keeps it.
 */
export function HintStrip({ board, shown, mark, text, isLow }: HintStripProps) {
  const [hint] = useState(() => board.regions.find(({ variantId }) => isNew(variantId, shown, text)));
  const [opened] = useState(board.shown);
  const [isUp, setIsUp] = useState(true);
  useEffect(() => {
    if (hint === undefined) return;
    mark({ met: [...shown.met, hint.variantId] });
    const timer = setTimeout(() => setIsUp(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (hint === undefined || !isUp || board.shown !== opened) return null;
  return (
    <p class={`mines-hint${isLow ? ' top' : ''}`} role="status">
      {text.hints[hint.variantId]?.(hint.payoutPercent)}
    </p>
  );
}

interface HintStripProps {
  /** Another board is another strip: key it by the board's id. */
  readonly board: BoardSeen;
  readonly shown: Shown;
  readonly mark: (part: Partial<Shown>) => void;
  readonly text: BattleText;
  /** The hero stands in the lower half of what is seen: the strip takes the upper edge. */
  readonly isLow: boolean;
}

function isNew(variantId: string, { met }: Shown, { hints }: BattleText): boolean {
  return Object.hasOwn(hints, variantId) && !met.includes(variantId);
}
