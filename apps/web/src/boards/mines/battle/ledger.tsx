import { Glyph } from '../art/glyph.tsx';
import type { MinesText } from '../text/index.ts';
import type { BankedSum } from './hud.ts';
import { Sheet } from './sheet.tsx';

/** The ledger while the round runs: what it has brought so far, in words. */
export function Ledger({ sums, text, onClose }: LedgerProps) {
  return (
    <Sheet title={text.battle.ledger} close={text.battle.close} onClose={onClose}>
      <h3>{text.battle.banked}</h3>
      {sums.length === 0 && <p>{text.battle.nothingBanked}</p>}
      <ul class="mines-banked-list">
        {sums.map(({ effectId, magnitude, polarity }) => (
          <li key={`${effectId} ${polarity}`} class={polarity === 1 ? 'good' : 'bad'}>
            <Glyph of={effectId} />
            <span>{text.terms.effects[effectId] ?? effectId}</span>
            <b>{magnitude}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface LedgerProps {
  readonly sums: readonly BankedSum[];
  readonly text: MinesText;
  readonly onClose: () => void;
}
