import type { MinesText } from '../text/index.ts';
import type { BankedSum } from './hud.ts';
import { Sheet } from './sheet.tsx';

/** What the round has brought so far, summed by effect. */
export function BankedList({
  sums,
  text,
}: {
  readonly sums: readonly BankedSum[];
  readonly text: MinesText;
}) {
  if (sums.length === 0) return <p class="mines-banked none">{text.battle.nothingBanked}</p>;
  return (
    <ul class="mines-banked" aria-label={text.battle.banked}>
      {sums.map(({ effectId, magnitude, polarity }) => (
        <li key={`${effectId} ${polarity}`} class={polarity === 1 ? 'good' : 'bad'}>
          <span>{effectId}</span> <b>{magnitude}</b>
        </li>
      ))}
    </ul>
  );
}

/** The ledger while the round runs. */
export function Ledger({ sums, text, onClose }: LedgerProps) {
  return (
    <Sheet title={text.battle.ledger} close={text.battle.close} onClose={onClose}>
      <h3>{text.battle.banked}</h3>
      <BankedList sums={sums} text={text} />
    </Sheet>
  );
}

interface LedgerProps {
  readonly sums: readonly BankedSum[];
  readonly text: MinesText;
  readonly onClose: () => void;
}
