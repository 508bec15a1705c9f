import { UnitBust } from '../art/unit-bust.tsx';
import type { MinesText } from '../text/index.ts';
import { BattleGlyph } from './glyph.tsx';
import type { Hud, UnitSeen } from './hud.ts';

/** Who stands against the hero, the front first. */
export function EnemyLine({ hud, text }: { readonly hud: Hud; readonly text: MinesText }) {
  return (
    <section class={`mines-enemies of-${hud.units.length}`} aria-label={text.battle.enemies}>
      {hud.units.map((unit, place) => (
        <Unit key={place} unit={unit} text={text} />
      ))}
    </section>
  );
}

function Unit({ unit, text }: { readonly unit: UnitSeen; readonly text: MinesText }) {
  const { unitId, hp, maxHp, hpAfter, attack, attackAfter, isFront } = unit;
  const name = text.terms.units[unitId] ?? unitId;
  const isFallen = hp <= 0;
  return (
    <div class={`mines-unit${isFront ? ' front' : ''}${isFallen ? ' fallen' : ''}`}>
      <span class="mines-portrait">
        <UnitBust unitId={unitId} />
      </span>
      <p class="mines-unit-name">{name}</p>
      <div class="mines-unit-figures">
        <span class="unseen">{isFallen ? text.battle.fallen : text.battle.hpOf(hp, maxHp)}</span>
        <strong aria-hidden="true">{isFallen ? text.battle.fallen : hp}</strong>
        {!isFallen && (
          <span class={attackAfter === attack ? 'attack' : 'attack bent'} title={text.battle.attack}>
            <BattleGlyph of="sword" />
            <span class="unseen">{text.battle.attack} </span>
            {attackAfter}
          </span>
        )}
      </div>
      <Bar hp={hp} hpAfter={hpAfter} maxHp={maxHp} />
    </div>
  );
}

/** Hit points, and what of them the coming settlement takes. */
export function Bar({ hp, hpAfter, maxHp }: BarProps) {
  return (
    <span class="mines-bar hp" aria-hidden="true">
      <i class="will-go" style={{ transform: `scaleX(${share(hp, maxHp)})` }} />
      <i style={{ transform: `scaleX(${share(Math.min(hp, hpAfter), maxHp)})` }} />
    </span>
  );
}

interface BarProps {
  readonly hp: number;
  readonly hpAfter: number;
  readonly maxHp: number;
}

function share(hp: number, maxHp: number): number {
  return Math.max(0, Math.min(1, hp / maxHp));
}
