import type { LedgerLine, View } from '@foretell/mines';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardSetting } from '../../board.ts';
import { Glyph } from '../art/glyph.tsx';
import { useKeys } from '../battle/use-keys.ts';
import { runTextOf } from '../text/run/index.ts';
import { type TermsText, termsOf } from '../text/terms/index.ts';
import { groupsOf, sumsOf, unitOf } from './ledger.ts';
import { useWriting } from './use-writing.ts';
import '../css/run-sheet.css';

/** The ledger that writes itself. The key under the thumb completes it first and goes on then; its place never changes. */
export function SettlementSheet({ view, setting, sound, onDone }: SettlementSheetProps) {
  const text = runTextOf(setting.locale).ledger;
  const terms = termsOf(setting.locale);
  const { lines } = view;
  const list = useRef<HTMLOListElement>(null);
  const { written, isDone, finish } = useWriting(lines.length, setting.reducedMotion, (line) =>
    sound(soundOf(lines[line])),
  );
  useEffect(() => {
    // The line just written; nothing moves where all of them stand there at once.
    if (!isDone)
      list.current?.querySelector(`[data-line="${written}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [written]);
  const press = () => (isDone ? onDone() : finish());
  useKeys(({ kind }) => {
    if (kind !== 'yes' && kind !== 'dig-here') return false;
    press();
    return true;
  });
  return (
    <div class="mines mines-card">
      <div class="mines-page mines-written">
        <h1>{text.title}</h1>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
        <ol class="mines-written-groups" ref={list} tabIndex={0} aria-label={text.title}>
          {groupsOf(lines).map(({ source, lines: group }) => (
            <li key={group[0]?.seq} class={(group[0]?.seq ?? 0) <= written ? 'here' : 'to-come'}>
              <h2>{text.sources[source]}</h2>
              <ul>
                {group.map((line) => (
                  <Line
                    key={line.seq}
                    line={line}
                    view={view}
                    terms={terms}
                    isWritten={line.seq <= written}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <p class={`mines-sums ${isDone ? 'here' : 'to-come'}`} role="status">
          {isDone && text.sums(sumsOf(lines))}
        </p>
        <button type="button" class="mines-main-key" data-on onClick={press}>
          {isDone ? text.goOn : text.skip}
        </button>
      </div>
    </div>
  );
}

interface SettlementSheetProps {
  readonly view: View;
  readonly setting: BoardSetting;
  readonly sound: (name: string, strength?: number) => void;
  readonly onDone: () => void;
}

function Line({ line, view, terms, isWritten }: LineProps) {
  const { effectId, magnitude, percent, before, after, status } = line;
  const unit = unitOf(line, view);
  const who = unit === undefined ? '' : ` · ${terms.units[unit] ?? unit}`;
  const share = percent === 100 ? '' : ` × ${percent} %`;
  return (
    <li class={`${toneOf(line)} ${isWritten ? 'here' : 'to-come'}`} data-line={line.seq}>
      <Glyph of={effectId} />
      <span>{`${terms.effects[effectId] ?? effectId} ${magnitude}${share}${who}`}</span>
      <b>{status === 'paid' ? `${before} → ${after}` : '—'}</b>
    </li>
  );
}

interface LineProps {
  readonly line: LedgerLine;
  readonly view: View;
  readonly terms: TermsText;
  readonly isWritten: boolean;
}

/** What was not paid is neither good nor bad any more. */
function toneOf({ status, polarity }: LedgerLine): string {
  if (status !== 'paid') return 'void';
  return polarity === 1 ? 'good' : 'bad';
}

function soundOf(line: LedgerLine | undefined): string {
  if (line?.source === 'enemy_action') return 'blow';
  return line?.source === 'seal_hit' ? 'seal-hit' : line?.source === 'seal_miss' ? 'seal-miss' : 'line';
}
