import { Glyph } from '../art/glyph.tsx';
import type { MinesText } from '../text/index.ts';
import type { BankedSum } from './hud.ts';

/** The rest is in the ledger. */
const MOST_SHOWN = 6;

/** What the round has brought so far, in one line: it is paid when the round ends. */
export function Banked({ sums, text }: { readonly sums: readonly BankedSum[]; readonly text: MinesText }) {
  return (
    <ul class="mines-banked" aria-label={text.battle.banked}>
      {sums.slice(0, MOST_SHOWN).map(({ effectId, magnitude, polarity }) => (
        <li
          key={`${effectId} ${polarity}`}
          class={polarity === 1 ? 'good' : 'bad'}
          title={text.terms.effects[effectId] ?? effectId}
        >
          <Glyph of={effectId} />
          <span class="unseen">{`${text.terms.effects[effectId] ?? effectId} `}</span>
          <b>{magnitude}</b>
        </li>
      ))}
      {sums.length > MOST_SHOWN && <li>+{sums.length - MOST_SHOWN}</li>}
      {sums.length === 0 && <li class="none">{text.battle.nothingBanked}</li>}
    </ul>
  );
}
