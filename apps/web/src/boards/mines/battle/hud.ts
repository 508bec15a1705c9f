import { CLOSED, forecastOf, tablesOf, type UnitState, type View } from '@foretell/mines';

/** What stands around the board, in numbers. */
export interface Hud {
  readonly ap: number;
  readonly grant: number;
  /** What the next round will grant more or less, as far as it is banked. */
  readonly nextNet: number;
  /** The next action that is paid for ends the round: there is nothing left after it. */
  readonly isLastAction: boolean;
  readonly rap: number;
  readonly refresh: {
    readonly cost: number;
    readonly left: number;
    readonly isAffordable: boolean;
    /** Seals that nobody has paid yet, and that would be lost. */
    readonly sealsLost: number;
  };
  /** What a stop would bring into the reserve. */
  readonly stopBanks: number;
  readonly hero: HeroSeen;
  /** The front first. */
  readonly units: readonly UnitSeen[];
  /** What the enemies will take together, after blocks. */
  readonly blow: number;
  /** The settlement, as it stands, ends the battle. */
  readonly decides: 'victory' | 'defeat' | null;
  readonly opened: number;
  readonly cells: number;
  /** What was banked this round, by effect. */
  readonly banked: readonly BankedSum[];
}

export interface HeroSeen {
  readonly hp: number;
  readonly maxHp: number;
  /** After the coming settlement. */
  readonly hpAfter: number;
  readonly attack: number;
  /** What banked rows add to it or take off. */
  readonly attackChange: number;
  readonly defence: number;
  readonly block: number;
}

export interface UnitSeen extends UnitState {
  /** After the coming settlement. */
  readonly hpAfter: number;
  readonly attackAfter: number;
  readonly isFront: boolean;
}

export interface BankedSum {
  readonly effectId: string;
  readonly magnitude: number;
  readonly polarity: 1 | -1;
}

/** Throws a RangeError when no battle is being fought. */
export function hudOf(view: View): Hud {
  const { battle } = view;
  if (battle === null) throw new RangeError('nothing stands around a board that is not there');
  const forecast = forecastOf(view);
  const { ap, grant, rap, refreshCost, refreshLeft, board } = battle;
  const front = battle.units.findIndex(({ hp }) => hp > 0);
  return {
    ap,
    grant,
    nextNet: battle.queuedNet + forecast.apDelta,
    isLastAction: ap === tablesOf(view.config).action_economy.dig_ap_cost,
    rap,
    refresh: {
      cost: refreshCost,
      left: refreshLeft,
      isAffordable: rap >= refreshCost,
      sealsLost: board.seals.filter(({ state }) => state === 'open').length,
    },
    stopBanks: forecast.stopBanks,
    hero: {
      ...view.hero,
      hpAfter: Math.max(0, forecast.heroHp),
      attackChange: forecast.attack - view.hero.attack,
      block: forecast.block,
    },
    units: battle.units.map((unit, at) => ({
      ...unit,
      hpAfter: forecast.units[at]?.hp ?? unit.hp,
      attackAfter: forecast.units[at]?.attack ?? unit.attack,
      isFront: at === front,
    })),
    blow: forecast.blow,
    decides: forecast.outcome === 'running' ? null : forecast.outcome,
    opened: board.shown.filter((shown) => shown !== CLOSED).length,
    cells: board.shown.length,
    banked: sumsOf(forecast.lines),
  };
}

const FROM_BOARD: ReadonlySet<string> = new Set(['open', 'chain', 'mine', 'feat', 'relic']);

/** What the rows of the round come to, one entry an effect, in the order in which they first came. */
function sumsOf(lines: ReturnType<typeof forecastOf>['lines']): readonly BankedSum[] {
  const sums = new Map<string, BankedSum>();
  const seen = new Set<string>();
  for (const { source, effectId, magnitude, polarity, cell, target } of lines) {
    if (!FROM_BOARD.has(source)) continue;
    // What hits several is a line for each of them, and is counted once.
    const row = `${source}/${cell}/${effectId}`;
    if (cell !== null && target.startsWith('unit/') && seen.has(row)) continue;
    seen.add(row);
    const key = `${effectId}/${polarity}`;
    const sum = sums.get(key)?.magnitude ?? 0;
    sums.set(key, { effectId, magnitude: sum + magnitude, polarity });
  }
  return [...sums.values()];
}
