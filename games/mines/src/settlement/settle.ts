import type { RoundEnd } from '../ledger/ledger.ts';
import { clearRewardOf } from '../tables/resolve.ts';
import type { GameTables, MapKind, RowKind } from '../tables/rows.ts';
import type { Envelope } from './envelope.ts';
import type { Banked, LedgerLine } from './line.ts';
import { paymentsOf, rowOf } from './payment.ts';
import { changeHero, hitUnit, isOver, type Origin, openScene, originOf, pay, type Scene } from './scene.ts';
import { countLiving, frontOf, type Hero, type UnitState } from './sides.ts';

/** Everything that one settlement looks at. */
export interface SettlementInput {
  readonly round: number;
  readonly level: number;
  readonly depth: number;
  readonly map: MapKind;
  readonly end: RoundEnd;
  readonly hero: Hero;
  readonly units: readonly UnitState[];
  /** What burns now, from the settlement before. */
  readonly burnDue: number;
  /** Cells and feats in the order in which they were committed. */
  readonly banked: readonly Banked[];
  /** Marks of the round in the order in which they were placed. */
  readonly seals: readonly SettledSeal[];
  readonly envelope: Envelope;
}

export interface SettledSeal {
  readonly boardId: string;
  readonly cell: number;
  readonly kind: RowKind;
  readonly payoutPercent: number;
  readonly isHit: boolean;
  readonly pays: boolean;
}

export interface SettlementResult {
  readonly outcome: 'running' | 'victory' | 'defeat';
  readonly hero: Hero;
  readonly units: readonly UnitState[];
  /** What burns at the start of the next settlement. */
  readonly burnDue: number;
  /** The change of the next grant. */
  readonly apDelta: number;
  readonly lines: readonly LedgerLine[];
}

/** Pays a round and lets both sides act once, in the order of RULES.md §11. */
export function settle(tables: GameTables, input: SettlementInput): SettlementResult {
  const scene = openScene(input.round, input.hero, input.units);
  begin(scene, input);
  for (const each of input.banked) payBanked(scene, tables, input.envelope, each);
  for (const each of input.seals) paySeal(scene, tables, input.envelope, each);
  if (input.end.reason === 'clear') payClear(scene, tables, input);
  if (scene.hero.hp <= 0) return resultOf(scene, 'defeat');
  strike(scene);
  if (isOver(scene)) return resultOf(scene, 'victory');
  enemyActs(scene, tables, input.round);
  return resultOf(scene, scene.hero.hp <= 0 ? 'defeat' : 'running');
}

/** What is there before anything is paid: relics, then what burns. */
function begin(scene: Scene, { round, burnDue, envelope }: SettlementInput): void {
  const relic = originOf('relic');
  if (envelope.settlementBlock > 0) pay(scene, relic, 'hero_block', envelope.settlementBlock);
  if (round === 1 && envelope.firstRoundAttack > 0)
    pay(scene, relic, 'hero_attack_up', envelope.firstRoundAttack);
  if (burnDue === 0) return;
  const burn = originOf('burn');
  for (let at = 0; at < scene.units.length; at++) {
    if ((scene.units[at]?.hp ?? 0) > 0) hitUnit(scene, burn, 'burn_all', at, burnDue);
  }
}

function payBanked(scene: Scene, tables: GameTables, envelope: Envelope, banked: Banked): void {
  const { source, boardId, cell, kind, payoutPercent } = banked;
  if (kind === null) {
    if (banked.effectId !== null) pay(scene, originOf(source), banked.effectId, banked.magnitude);
    return;
  }
  const origin: Origin = { source, boardId, cell, kind, percent: payoutPercent };
  const factors = { premium: 100, payout: payoutPercent, burn: envelope.burnPercent };
  const polarity = source === 'mine' ? -1 : 1;
  for (const { effectId, magnitude } of paymentsOf(tables, rowOf(tables, kind), polarity, factors)) {
    pay(scene, origin, effectId, magnitude);
  }
}

/** A hit pays the good row with its premium, a miss the bad one without. */
function paySeal(scene: Scene, tables: GameTables, envelope: Envelope, seal: SettledSeal): void {
  if (!seal.pays) return;
  const { boardId, cell, kind, payoutPercent, isHit } = seal;
  const premium = isHit ? tables.settlement.flag_hit_premium : 100;
  const percent = Math.floor((premium * payoutPercent) / 100);
  const origin: Origin = { source: isHit ? 'seal_hit' : 'seal_miss', boardId, cell, kind, percent };
  const factors = { premium, payout: payoutPercent, burn: envelope.burnPercent };
  for (const { effectId, magnitude } of paymentsOf(tables, rowOf(tables, kind), isHit ? 1 : -1, factors)) {
    pay(scene, origin, effectId, magnitude);
  }
}

function payClear(scene: Scene, tables: GameTables, { level, depth, map, envelope }: SettlementInput): void {
  const { hit_all, hit_front, hero_heal, fog_uplift } = clearRewardOf(tables, level, depth, map);
  const clear = originOf('clear');
  if (hit_all > 0) pay(scene, clear, 'hit_all', hit_all);
  if (hit_front + fog_uplift > 0) pay(scene, clear, 'hit_front', hit_front + fog_uplift);
  if (hero_heal > 0) pay(scene, clear, 'hero_heal', hero_heal);
  if (envelope.clearHeal > 0) pay(scene, originOf('relic'), 'hero_heal', envelope.clearHeal);
}

function strike(scene: Scene): void {
  const at = frontOf(scene.units);
  const front = scene.units[at];
  if (front === undefined) return;
  const blow = Math.max(0, scene.hero.attack + scene.heroAttack - front.defence);
  hitUnit(scene, originOf('hero_strike'), 'hit_front', at, blow);
}

/** What the enemies do together: nothing of it comes from a unit that has fallen in this settlement. */
function enemyActs(scene: Scene, tables: GameTables, round: number): void {
  const blows = scene.units.map((unit, at) =>
    unit.hp > 0 ? blowOf(tables, unit.attack, scene.unitAttack[at] ?? 0, round, scene.hero.defence) : 0,
  );
  let incoming = blows.reduce((sum, blow) => sum + blow, 0);
  if (incoming > 0) incoming += scene.exposed;
  const loss = Math.max(0, incoming + scene.bleed - scene.block);
  changeHero(scene, originOf('enemy_action'), 'hero_hurt', loss, scene.hero.hp - loss);
}

/**
 * What one unit brings to the hero (RULES.md §11): its attack, never bent below a share of itself, and its rage, which grows from a round on,
 * less the hero's defence.
 */
export function blowOf(
  { settlement }: Pick<GameTables, 'settlement'>,
  attack: number,
  bent: number,
  round: number,
  defence: number,
): number {
  const floor = Math.ceil((attack * settlement.attack_floor_pct) / 100);
  return Math.max(0, Math.max(floor, attack + bent) + rageIn(settlement, round) - defence);
}

/** What every unit adds to its attack in a round. */
export function rageIn({ enrage_from_round, enrage_step }: GameTables['settlement'], round: number): number {
  return Math.max(0, round - enrage_from_round + 1) * enrage_step;
}

function resultOf(scene: Scene, outcome: SettlementResult['outcome']): SettlementResult {
  const { hero, units, burnNext, apDelta, lines } = scene;
  if (outcome === 'running' && countLiving(units) === 0)
    throw new Error('settle: no enemy is left, but the battle goes on');
  return { outcome, hero, units, burnDue: burnNext, apDelta, lines };
}
