import type { MinesText } from '../text/index.ts';
import { BattleGlyph } from './glyph.tsx';
import type { Hud, UnitSeen } from './hud.ts';

/** Who stands against the hero, the front first, and the blow that comes. */
export function EnemyLine({ hud, text }: { readonly hud: Hud; readonly text: MinesText }) {
  return (
    <section class={`mines-enemies of-${hud.units.length}`} aria-label={text.battle.enemies}>
      {hud.units.map((unit, place) => (
        <Unit key={place} unit={unit} text={text} />
      ))}
      <p
        class={`mines-blow${hud.decides === null ? '' : ` ${hud.decides}`}`}
        title={text.battle.blow(hud.blow)}
      >
        <b>{text.battle.blowShort}</b>
        <strong>{hud.blow}</strong>
        <small>{verdictOf(hud, text)}</small>
      </p>
    </section>
  );
}

function verdictOf({ decides, hero }: Hud, { battle }: MinesText): string {
  if (decides === 'victory') return battle.wins;
  if (decides === 'defeat') return battle.loses;
  return battle.afterBlow(hero.hpAfter);
}

function Unit({ unit, text }: { readonly unit: UnitSeen; readonly text: MinesText }) {
  const { unitId, hp, maxHp, hpAfter, attack, attackAfter, isFront } = unit;
  const name = unitId;
  const isFallen = hp <= 0;
  return (
    <div class={`mines-unit${isFront ? ' front' : ''}${isFallen ? ' fallen' : ''}`}>
      <p class="mines-unit-name">{name}</p>
      <p class="mines-hp">
        <span class="unseen">{text.battle.hpOf(hp, maxHp)}</span>
        <span class="mines-bar hp">
          <i class="will-go" style={{ transform: `scaleX(${hp / maxHp})` }} />
          <i style={{ transform: `scaleX(${Math.min(hp, hpAfter) / maxHp})` }} />
        </span>
        <strong aria-hidden="true">{isFallen ? text.battle.fallen : hp}</strong>
      </p>
      <p class={`mines-unit-attack${attackAfter === attack ? '' : ' bent'}`} title={text.battle.attack}>
        <BattleGlyph of="sword" />
        <span class="unseen">{text.battle.attack} </span>
        {attackAfter}
      </p>
    </div>
  );
}
