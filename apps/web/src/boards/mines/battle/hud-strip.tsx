import type { BattleText } from '../text/battle/en.ts';
import { Bar } from './enemy-line.tsx';
import { BattleGlyph } from './glyph.tsx';
import type { Hud } from './hud.ts';
import type { Refused } from './use-wishes.ts';

/** Action points and reserve, always in sight; what is missing says so here. */
export function HudStrip({ hud, text, refused }: HudStripProps) {
  const { ap, grant, nextNet, rap, refresh, isLastAction } = hud;
  const pulses = (place: Refused['place']) => (refused?.place === place ? ` pulse n${refused.nth % 2}` : '');
  return (
    <div class="mines-hud">
      <p class={`mines-ap${pulses('ap')}${isLastAction ? ' last' : ''}`}>
        <span class="unseen">{text.apOf(ap, grant)}</span>
        <b aria-hidden="true">{text.ap}</b>
        <Pips ap={ap} grant={grant} />
        <strong aria-hidden="true">
          {ap}
          <small>/{grant}</small>
        </strong>
        {nextNet !== 0 && (
          <em class={nextNet > 0 ? 'up' : 'down'} title={text.nextRound(nextNet)}>
            <span class="unseen">{text.nextRound(nextNet)}</span>
            <span aria-hidden="true">{text.next(nextNet)}</span>
          </em>
        )}
      </p>
      <p class={`mines-rap${pulses('rap')}`}>
        <span class="unseen">{text.reserveOf(rap, refresh.cost)}</span>
        <b aria-hidden="true">{text.reserve}</b>
        <span class="mines-bar">
          <i style={{ transform: `scaleX(${Math.min(1, refresh.cost === 0 ? 1 : rap / refresh.cost)})` }} />
        </span>
        <strong aria-hidden="true">
          {rap}
          <small>/{refresh.cost}</small>
        </strong>
      </p>
      <p class="mines-note" role="status">
        {noteOf(hud, text, refused)}
      </p>
    </div>
  );
}

interface HudStripProps {
  readonly hud: Hud;
  readonly text: BattleText;
  readonly refused: Refused | null;
}

/** One line at a time: why not, or what comes when the round ends now. */
function noteOf({ isLastAction, decides }: Hud, text: BattleText, refused: Refused | null): string {
  if (refused !== null && refused.place !== 'cell') return text.refusals[refused.code] ?? text.refused;
  if (decides === 'defeat') return text.loses;
  if (isLastAction) return text.lastAction;
  return decides === 'victory' ? text.wins : '';
}

/** Up to here points are drawn one by one. */
const MOST_PIPS = 12;

function Pips({ ap, grant }: { readonly ap: number; readonly grant: number }) {
  const count = Math.max(ap, grant);
  if (count > MOST_PIPS) return null;
  return (
    <span class="mines-pips" aria-hidden="true">
      {Array.from({ length: count }, (_, pip) => (
        <i key={pip} class={pip < ap ? 'pip full' : 'pip'} />
      ))}
    </span>
  );
}

/** What the hero stands with, and what will be left of it. */
export function HeroLine({ hud, text }: { readonly hud: Hud; readonly text: BattleText }) {
  const { hp, maxHp, hpAfter, attack, attackChange, defence, block } = hud.hero;
  return (
    <section class="mines-hero" aria-label={text.hero}>
      <p class="mines-hp">
        <span class="unseen">{text.hpOf(hp, maxHp)}</span>
        <BattleGlyph of="heart" />
        <Bar hp={hp} hpAfter={hpAfter} maxHp={maxHp} />
        <strong aria-hidden="true">
          {hp}
          <small>/{maxHp}</small>
        </strong>
        <span class="mines-blow">
          <b>{text.blow} </b>
          <strong>−{hud.blow}</strong>
        </span>
      </p>
      <p class="mines-figures">
        <Figure of="sword" label={text.attack} value={attack + attackChange} isBent={attackChange !== 0} />
        <Figure of="shield" label={text.defence} value={defence} isBent={false} />
        <Figure of="block" label={text.block} value={block} isBent={block > 0} />
      </p>
    </section>
  );
}

function Figure({ of, label, value, isBent }: FigureProps) {
  return (
    <span class={isBent ? 'bent' : ''} title={label}>
      <BattleGlyph of={of} />
      <span class="unseen">{label} </span>
      {value}
    </span>
  );
}

interface FigureProps {
  readonly of: 'sword' | 'shield' | 'block';
  readonly label: string;
  readonly value: number;
  /** What was banked has a part in it. */
  readonly isBent: boolean;
}
