import type { LedgerLine, View } from '@foretell/mines';
import { Glyph } from '../art/glyph.tsx';
import type { MinesText } from '../text/index.ts';
import { useKeys } from './use-keys.ts';

/** A settlement as a list, all of it at once: what was paid, on whom, and what it made of the number. */
export function PlainSettlement({ view, text, onDone }: PlainSettlementProps) {
  useKeys(({ kind }) => {
    if (kind !== 'yes' && kind !== 'dig-here') return false;
    onDone();
    return true;
  });
  return (
    <div class="mines mines-card">
      <div class="mines-page mines-settled">
        <h1>{text.battle.ledger}</h1>
        <ol class="mines-settled-lines">
          {view.lines.map((line) => (
            <li key={line.seq} class={line.polarity === 1 ? 'good' : 'bad'}>
              <Glyph of={line.effectId} />
              <span>{nameOf(line, view, text)}</span>
              <b>{line.status === 'paid' ? `${line.before} → ${line.after}` : '—'}</b>
            </li>
          ))}
        </ol>
        <button type="button" class="mines-main-key" data-on onClick={onDone}>
          {text.battle.over.on}
        </button>
      </div>
    </div>
  );
}

interface PlainSettlementProps {
  readonly view: View;
  readonly text: MinesText;
  readonly onDone: () => void;
}

function nameOf({ effectId, magnitude, target }: LedgerLine, view: View, text: MinesText): string {
  const effect = `${text.terms.effects[effectId] ?? effectId} ${magnitude}`;
  const place = target.startsWith('unit/') ? Number(target.slice('unit/'.length)) : -1;
  const unitId = view.battle?.units[place]?.unitId ?? view.battles.at(-1)?.units[place];
  return unitId === undefined ? effect : `${effect} · ${text.terms.units[unitId] ?? unitId}`;
}
