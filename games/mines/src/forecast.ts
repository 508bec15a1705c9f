import { blowOf, envelopeOf, type LedgerLine, settle } from './settlement/index.ts';
import { tablesOf } from './tables/config.ts';
import type { BattleSeen, View } from './view.ts';

/**
 * What the coming settlement would bring if the round were stopped now (RULES.md §11). Seals that are not settled yet count for
 * nothing in it: what lies under them is not known.
 */
export interface Forecast {
  readonly outcome: 'running' | 'victory' | 'defeat';
  readonly lines: readonly LedgerLine[];
  readonly heroHp: number;
  /** Of the hero, with what was banked. */
  readonly attack: number;
  /** Taken off the blow. */
  readonly block: number;
  /** What the enemies will take of the hero's hp together. */
  readonly blow: number;
  readonly units: readonly UnitForecast[];
  /** The change of the next grant. */
  readonly apDelta: number;
  /** What a stop would bring into the reserve. */
  readonly stopBanks: number;
}

export interface UnitForecast {
  readonly hp: number;
  /** With what was banked, never bent below its floor, and with rage; of one that will have fallen too. */
  readonly attack: number;
  /** What of it reaches the hero: less the hero's defence, and 0 of one that will have fallen. */
  readonly blow: number;
}

/** Throws a RangeError when no battle is being fought. */
export function forecastOf(view: View): Forecast {
  const { battle, hero } = view;
  if (battle === null) throw new RangeError('a forecast without a battle');
  const tables = tablesOf(view.config);
  const envelope = envelopeOf(tables, view.relics, view.feats);
  const { outcome, lines, units, apDelta, ...after } = settle(tables, {
    round: battle.round,
    level: view.level,
    depth: battle.depth,
    map: battle.map,
    end: { reason: 'stop', mapChangeAdvice: false },
    hero,
    units: battle.units,
    burnDue: battle.burnDue,
    banked: battle.banked.map((each) => ({ ...each, boardId: null })),
    seals: [],
    envelope,
  });
  return {
    outcome,
    lines,
    heroHp: after.hero.hp,
    attack: hero.attack + lastOf(lines, HERO_ATTACK, 'hero', 0),
    block: lastOf(lines, BLOCK, 'hero', 0),
    blow: lines.find(({ source }) => source === 'enemy_action')?.magnitude ?? 0,
    units: units.map(({ hp }, at) => {
      const base = battle.units[at]?.attack ?? 0;
      const bent = lastOf(lines, UNIT_ATTACK, `unit/${at}`, base) - base;
      const attack = blowOf(tables, base, bent, battle.round, 0);
      return { hp, attack, blow: hp > 0 ? Math.max(0, attack - hero.defence) : 0 };
    }),
    apDelta,
    stopBanks: stopBanks(battle, envelope.transferRate),
  };
}

/** RULES.md §4. */
function stopBanks({ ap }: BattleSeen, transferRate: number): number {
  return Math.floor((ap * transferRate) / 100);
}

const HERO_ATTACK: ReadonlySet<string> = new Set(['hero_attack_up', 'hero_attack_down']);
const BLOCK: ReadonlySet<string> = new Set(['hero_block']);
const UNIT_ATTACK: ReadonlySet<string> = new Set([
  'all_attack_down',
  'all_attack_up',
  'front_attack_down',
  'front_attack_up',
]);

/** Where the paid lines leave a number of one side. */
function lastOf(
  lines: readonly LedgerLine[],
  effects: ReadonlySet<string>,
  target: string,
  otherwise: number,
): number {
  const last = lines.findLast(
    (line) => line.status === 'paid' && line.target === target && effects.has(line.effectId),
  );
  return last?.after ?? otherwise;
}
