import type { BattleSeen } from '@foretell/mines';
import { UnitBust } from '../art/unit-bust.tsx';
import type { MinesText } from '../text/index.ts';
import { useKeys } from './use-keys.ts';

/** Who waits here, before the board is uncovered. */
export function BattleBegin({ battle, text, onStart }: BattleBeginProps) {
  const { begin } = text.battle;
  useKeys(({ kind }) => {
    if (kind !== 'yes' && kind !== 'dig-here') return false;
    onStart();
    return true;
  });
  return (
    <div class="mines mines-card">
      <div class="mines-page">
        <p class="mines-card-over">{begin.title(battle.ordinal)}</p>
        <h1>{begin.kinds[battle.kind]}</h1>
        <ul class="mines-foes">
          {battle.units.map(({ unitId, hp, attack, defence }, place) => (
            <li key={place}>
              <span class="mines-portrait">
                <UnitBust unitId={unitId} />
              </span>
              <div>
                <b>{text.terms.units[unitId] ?? unitId}</b>
                <p>
                  <span>{`${text.battle.hp} ${hp}`}</span>
                  <span>{`${text.battle.attack} ${attack}`}</span>
                  <span>{`${text.battle.defence} ${defence}`}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
        {battle.map === 'poor_vein' && <p class="mines-card-note">{begin.poorVein}</p>}
        <button type="button" class="mines-main-key" data-on onClick={onStart}>
          {begin.start}
        </button>
      </div>
    </div>
  );
}

interface BattleBeginProps {
  readonly battle: BattleSeen;
  readonly text: MinesText;
  readonly onStart: () => void;
}
