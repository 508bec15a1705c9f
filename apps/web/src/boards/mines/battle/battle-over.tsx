import type { BattlePast } from '@foretell/mines';
import { useEffect, useState } from 'preact/hooks';
import type { BoardSetting } from '../../board.ts';
import { UnitBust } from '../art/unit-bust.tsx';
import type { MinesText } from '../text/index.ts';
import { useKeys } from './use-keys.ts';

/** The reserve empties within this time, in milliseconds. */
const EMPTIES_MS = 600;
const STEPS = 12;

/** How a battle ended; what was left in the reserve goes before the player's eyes. */
export function BattleOver({ past, reserve, setting, text, sound, onDone }: BattleOverProps) {
  const { over } = text.battle;
  const left = useCountdown(reserve, setting.reducedMotion, sound);
  useEffect(() => sound(past.outcome), []);
  useKeys(({ kind }) => {
    if (kind !== 'yes' && kind !== 'dig-here') return false;
    onDone();
    return true;
  });
  return (
    <div class={`mines mines-card ${past.outcome}`}>
      <div class="mines-page">
        <p class="mines-card-over">
          {past.units.map((unitId) => text.terms.units[unitId] ?? unitId).join(' · ')}
        </p>
        <div class="mines-portraits">
          {past.units.map((unitId, place) => (
            <UnitBust key={place} unitId={unitId} />
          ))}
        </div>
        <h1>{over[past.outcome]}</h1>
        <p>{over.rounds(past.rounds)}</p>
        {reserve > 0 && (
          <p class="mines-emptying">
            <strong>{over.reserveLeft(left)}</strong>
            <span>{over.reserveEnds}</span>
          </p>
        )}
        <button type="button" class="mines-main-key" data-on onClick={onDone}>
          {over.on}
        </button>
      </div>
    </div>
  );
}

interface BattleOverProps {
  readonly past: BattlePast;
  /** What was in the reserve. */
  readonly reserve: number;
  readonly setting: BoardSetting;
  readonly text: MinesText;
  readonly sound: (name: string, strength?: number) => void;
  readonly onDone: () => void;
}

/** Counts down to nothing; without motion there is nothing left at once. */
function useCountdown(from: number, isStill: boolean, sound: BattleOverProps['sound']): number {
  const [step, setStep] = useState(isStill || from === 0 ? STEPS : 0);
  useEffect(() => {
    if (step >= STEPS) return;
    const timer = setTimeout(() => {
      setStep(step + 1);
      sound('countdown', 0.5);
    }, EMPTIES_MS / STEPS);
    return () => clearTimeout(timer);
  }, [step]);
  return Math.ceil((from * (STEPS - step)) / STEPS);
}
