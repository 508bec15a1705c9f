import { Crater } from '../art/crater.tsx';
import { Numeral } from '../art/numeral.tsx';
import { Seal } from '../art/seal.tsx';
import type { BattleText } from '../text/battle/en.ts';
import { LEGEND } from './legend-entries.ts';
import { Sheet } from './sheet.tsx';
import '../art/cells.css';

/** Of the later levels: shown where they can be met. */
const DEEP: ReadonlySet<string> = new Set(['lantern', 'magma', 'ice']);

/** What everything on the board means, and what the keys do. */
export function Legend({ text, isDeep, onClose }: LegendProps) {
  return (
    <Sheet title={text.legend} close={text.close} onClose={onClose}>
      <dl class="mines-legend">
        {LEGEND.filter(({ name }) => isDeep || !DEEP.has(name)).map((entry) => {
          const [title, line] = text.legendOf[entry.name];
          return (
            <div key={entry.name}>
              <dt>
                <span class="mines-sample" aria-hidden="true">
                  <i class={`mines-cell even ${entry.cell}`}>
                    {'seal' in entry && <Seal state={entry.seal} />}
                    {entry.name === 'crater' && <Crater />}
                  </i>
                  {'digit' in entry && (
                    <i class={`mines-digit of-${entry.digit}${'isProbed' in entry ? ' probed' : ''}`}>
                      <Numeral of={entry.digit} />
                    </i>
                  )}
                </span>
                {title}
              </dt>
              <dd>{line}</dd>
            </div>
          );
        })}
      </dl>
      <KeysList text={text} />
    </Sheet>
  );
}

interface LegendProps {
  readonly text: BattleText;
  readonly isDeep: boolean;
  readonly onClose: () => void;
}

/** What the keys of a keyboard do. */
export function KeysList({ text }: { readonly text: BattleText }) {
  return (
    <>
      <h3>{text.keysTitle}</h3>
      <dl class="mines-keys-list">
        {text.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
