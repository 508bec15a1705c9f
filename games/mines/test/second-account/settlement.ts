import type { EffectId, RowKind } from '../../src/tables/rows.ts';
import { type Account, featValue, relicValue, the } from './book.ts';

/** What one settlement adds to both sides; it is forgotten with it. */
interface Fight {
  heroAttack: number;
  readonly unitAttack: number[];
  block: number;
  exposed: number;
  bleed: number;
  grant: number;
  burn: number;
}

/** Pays the round of an account and lets both sides strike (RULES.md §11). */
export function settleAccount(account: Account, isClear: boolean): void {
  const fight: Fight = {
    heroAttack: account.round === 1 ? (relicValue(account, 'whetstone') ?? 0) : 0,
    unitAttack: account.units.map(() => 0),
    block: relicValue(account, 'padded_vest') ?? 0,
    exposed: 0,
    bleed: 0,
    grant: 0,
    burn: 0,
  };
  for (const unit of living(account)) hurt(account, unit, account.burn);
  for (const each of account.bank) {
    if ('feat' in each) payFeat(account, fight, each.feat);
    else payRow(account, fight, each.kind, each.isMine ? 'bad' : 'good', 100, each.payout);
  }
  paySeals(account, fight);
  if (isClear) payClear(account, fight);
  account.outcome = strikes(account, fight);
  account.burn = fight.burn;
  account.queued = fight.grant;
}

function strikes(account: Account, fight: Fight): Account['outcome'] {
  const { setup, counts } = account;
  if (account.heroHp <= 0) return 'defeat';
  const front = living(account)[0];
  if (front !== undefined)
    hurt(account, front, Math.max(0, setup.hero.attack + fight.heroAttack - front.defence));
  if (living(account).length === 0) return 'victory';
  const blows = account.units.map((unit, at) => (unit.hp > 0 ? blowOf(account, fight, at) : 0));
  const sum = blows.reduce((one, other) => one + other, 0);
  const loss = Math.max(0, sum + (sum > 0 ? fight.exposed : 0) + fight.bleed - fight.block);
  account.heroHp -= loss;
  counts.damageTaken += loss;
  return account.heroHp <= 0 ? 'defeat' : 'running';
}

function blowOf(account: Account, fight: Fight, at: number): number {
  const { attack_floor_pct, enrage_from_round, enrage_step } = account.tables.settlement;
  const { attack } = the(account.units[at]);
  const rage = account.round < enrage_from_round ? 0 : (account.round - enrage_from_round + 1) * enrage_step;
  const least = Math.ceil((attack * attack_floor_pct) / 100);
  const bent = attack + the(fight.unitAttack[at]);
  return Math.max(0, Math.max(bent, least) + rage - account.setup.hero.defence);
}

function paySeals(account: Account, fight: Fight): void {
  const { product, seals, counts, tables } = account;
  for (const [cell, isDue] of [...seals]) {
    if (!isDue) continue;
    seals.set(cell, false);
    const kind = the(product.kinds[cell]);
    const payout = product.regions.find(({ cells }) => cells.includes(cell))?.payoutPercent ?? 100;
    // No board of a battle lets a mark be placed twice on a mine, so that the first payment of a mine is its only one.
    if (product.mines.includes(cell)) {
      counts.flagHit++;
      const { flag_hit_premium } = tables.settlement;
      counts.flagPayoutTotal += payRow(account, fight, kind, 'good', flag_hit_premium, payout);
    } else {
      counts.flagMiss++;
      counts.flagPenaltyTotal += payRow(account, fight, kind, 'bad', 100, payout);
    }
  }
}

function payClear(account: Account, fight: Fight): void {
  const { level, depth, map } = account.setup;
  const reached = account.tables.clear_reward.filter(
    (row) => row.level_index <= level && row.node_depth <= depth,
  );
  const own = reached.filter(({ map_kind }) => map_kind === map);
  const last = (own.length > 0 ? own : reached).toSorted(
    (one, other) => other.level_index - one.level_index || other.node_depth - one.node_depth,
  )[0];
  const { hit_all, hit_front, fog_uplift, hero_heal } = the(last);
  apply(account, fight, 'hit_all', hit_all);
  apply(account, fight, 'hit_front', hit_front + fog_uplift);
  apply(account, fight, 'hero_heal', hero_heal);
  apply(account, fight, 'hero_heal', relicValue(account, 'field_kit') ?? 0);
}

function payFeat(account: Account, fight: Fight, feat: string): void {
  const effect = account.tables.feats.find(({ feat_id }) => feat_id === feat)?.effect_id ?? null;
  if (effect !== null) apply(account, fight, effect, featValue(account, feat) ?? 0);
}

/** Pays a row; what it gives back is the sum of what its lines say: an effect on a whole side is a line for each of them. */
function payRow(
  account: Account,
  fight: Fight,
  kind: RowKind,
  side: 'good' | 'bad',
  premium: number,
  payout: number,
): number {
  const { row_pool, settlement, effect_equiv } = account.tables;
  const row = the(row_pool.find((each) => each.kind === kind));
  const effect = side === 'good' ? row.positive_effect : row.negative_effect;
  const base = side === 'good' ? row.positive_magnitude : row.negative_magnitude;
  const percent = (premium * payout) / 100;
  if (row.is_count) {
    const worth = the(effect_equiv.find(({ effect_id }) => effect_id === effect)).eq_per_point;
    const surplus = Math.ceil((base * worth * (percent - 100)) / 100);
    const instead = side === 'good' ? settlement.premium_fallback_effect : settlement.drain_fallback_effect;
    return apply(account, fight, effect, base) + (surplus > 0 ? apply(account, fight, instead, surplus) : 0);
  }
  const burns = effect === 'burn_all' ? (relicValue(account, 'tinder_box') ?? 100) : 100;
  return apply(account, fight, effect, Math.floor((base * percent * burns) / 10_000));
}

/** Makes one effect happen, unless nobody is left to fight; gives back its magnitude, once for each target. */
function apply(account: Account, fight: Fight, effect: EffectId, m: number): number {
  const alive = living(account);
  const front = alive[0];
  if (front === undefined || m === 0) return 0;
  const enemies = effect.endsWith('_all') || effect.startsWith('all_') ? alive : [front];
  switch (effect) {
    case 'hit_front':
    case 'hit_all':
      for (const unit of enemies) hurt(account, unit, m);
      return m * enemies.length;
    case 'all_attack_down':
    case 'front_attack_down':
      for (const unit of enemies) bend(account, fight, unit, -m);
      return m * enemies.length;
    case 'all_attack_up':
    case 'front_attack_up':
      for (const unit of enemies) bend(account, fight, unit, m);
      return m * enemies.length;
    case 'front_heal':
      front.hp = Math.min(front.maxHp, front.hp + m);
      return m;
    default:
      applyToHero(account, fight, effect, m);
      return m;
  }
}

function applyToHero(account: Account, fight: Fight, effect: EffectId, m: number): void {
  switch (effect) {
    case 'hero_heal':
      account.heroHp = Math.min(account.setup.hero.maxHp, account.heroHp + m);
      return;
    case 'hero_hurt':
      account.heroHp -= m;
      account.counts.damageTaken += m;
      return;
    case 'hero_attack_up':
      fight.heroAttack += m;
      return;
    case 'hero_attack_down':
      fight.heroAttack -= m;
      return;
    case 'ap_up':
      fight.grant += m;
      return;
    case 'ap_drain':
      fight.grant -= m;
      return;
    default:
      fight[POOLS[effect] ?? missing(effect)] += m;
  }
}

/** What only grows in a settlement. A burn is no one's: it waits for the next settlement. */
const POOLS: Partial<Record<EffectId, 'burn' | 'bleed' | 'block' | 'exposed'>> = {
  burn_all: 'burn',
  hero_bleed: 'bleed',
  hero_block: 'block',
  hero_exposed: 'exposed',
};

function missing(effect: EffectId): never {
  throw new Error(`the second account does not know ${effect}`);
}

function bend(account: Account, fight: Fight, unit: Account['units'][number], by: number): void {
  const at = account.units.indexOf(unit);
  fight.unitAttack[at] = the(fight.unitAttack[at]) + by;
}

function living({ units }: Account): Account['units'] {
  return units.filter(({ hp }) => hp > 0);
}

function hurt(account: Account, unit: Account['units'][number], m: number): void {
  account.counts.damageDealt += Math.min(unit.hp, m);
  unit.hp = Math.max(0, unit.hp - m);
}
