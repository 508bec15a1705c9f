import type { EffectId, RowKind } from '../tables/rows.ts';
import type { LedgerLine, LineEffect, LineSource } from './line.ts';
import { countLiving, frontOf, type Hero, type UnitState } from './sides.ts';

/** Both sides during one settlement: changed line by line, and thrown away when it is over. */
export interface Scene {
  readonly round: number;
  hero: Hero;
  readonly units: UnitState[];
  /** What this settlement adds to the attack of each unit. */
  readonly unitAttack: number[];
  heroAttack: number;
  block: number;
  exposed: number;
  bleed: number;
  /** What burns at the start of the next settlement. */
  burnNext: number;
  /** Registered for the next grant. */
  apDelta: number;
  readonly lines: LedgerLine[];
}

export function openScene(round: number, hero: Hero, units: readonly UnitState[]): Scene {
  return {
    round,
    hero,
    units: [...units],
    unitAttack: units.map(() => 0),
    heroAttack: 0,
    block: 0,
    exposed: 0,
    bleed: 0,
    burnNext: 0,
    apDelta: 0,
    lines: [],
  };
}

/** Where a line comes from. */
export interface Origin {
  readonly source: LineSource;
  readonly boardId: string | null;
  readonly cell: number | null;
  readonly kind: RowKind | null;
  readonly percent: number;
}

export function originOf(source: LineSource): Origin {
  return { source, boardId: null, cell: null, kind: null, percent: 100 };
}

/** No enemy stands any more. */
export function isOver({ units }: Scene): boolean {
  return countLiving(units) === 0;
}

/** Whom an effect is good for. */
const GOOD: ReadonlySet<EffectId> = new Set<EffectId>([
  'hit_front',
  'hit_all',
  'burn_all',
  'all_attack_down',
  'front_attack_down',
  'hero_heal',
  'hero_block',
  'hero_attack_up',
  'ap_up',
]);

export function polarityOf(effectId: EffectId): 1 | -1 {
  return GOOD.has(effectId) ? 1 : -1;
}

/** Pays one effect: a line for each target, and the change that it makes. When no enemy is left the line is void. */
export function pay(scene: Scene, origin: Origin, effectId: EffectId, magnitude: number): void {
  if (isOver(scene)) {
    write(scene, origin, {
      effectId,
      magnitude,
      polarity: polarityOf(effectId),
      target: 'none',
      before: 0,
      after: 0,
      status: 'void_battle_over',
    });
    return;
  }
  PAY[effectId](scene, origin, magnitude);
}

type Payer = (scene: Scene, origin: Origin, magnitude: number) => void;

/** One entry for each effect of the tables (RULES.md §11). Whoever names an effect has said what it does. */
const PAY: Readonly<Record<EffectId, Payer>> = {
  hit_front: (scene, origin, m) => hitUnit(scene, origin, 'hit_front', frontOf(scene.units), m),
  hit_all: (scene, origin, m) => forLiving(scene, (at) => hitUnit(scene, origin, 'hit_all', at, m)),
  burn_all: (scene, origin, m) => {
    const before = scene.burnNext;
    scene.burnNext += m;
    paid(scene, origin, 'burn_all', m, 'all', before, scene.burnNext);
  },
  all_attack_down: (scene, origin, m) =>
    forLiving(scene, (at) => bendAttack(scene, origin, 'all_attack_down', at, m, -1)),
  all_attack_up: (scene, origin, m) =>
    forLiving(scene, (at) => bendAttack(scene, origin, 'all_attack_up', at, m, 1)),
  front_attack_down: (scene, origin, m) =>
    bendAttack(scene, origin, 'front_attack_down', frontOf(scene.units), m, -1),
  front_attack_up: (scene, origin, m) =>
    bendAttack(scene, origin, 'front_attack_up', frontOf(scene.units), m, 1),
  front_heal: (scene, origin, m) => {
    const at = frontOf(scene.units);
    const unit = scene.units[at];
    if (unit === undefined) return;
    const hp = Math.min(unit.maxHp, unit.hp + m);
    scene.units[at] = { ...unit, hp };
    paid(scene, origin, 'front_heal', m, nameOf(at), unit.hp, hp);
  },
  hero_heal: (scene, origin, m) => {
    const { hp, maxHp } = scene.hero;
    changeHero(scene, origin, 'hero_heal', m, Math.max(hp, Math.min(maxHp, hp + m)));
  },
  hero_hurt: (scene, origin, m) => changeHero(scene, origin, 'hero_hurt', m, scene.hero.hp - m),
  hero_bleed: (scene, origin, m) => change(scene, origin, 'hero_bleed', 'bleed', m, 1),
  hero_block: (scene, origin, m) => change(scene, origin, 'hero_block', 'block', m, 1),
  hero_exposed: (scene, origin, m) => change(scene, origin, 'hero_exposed', 'exposed', m, 1),
  hero_attack_up: (scene, origin, m) => change(scene, origin, 'hero_attack_up', 'heroAttack', m, 1),
  hero_attack_down: (scene, origin, m) => change(scene, origin, 'hero_attack_down', 'heroAttack', m, -1),
  ap_up: (scene, origin, m) => change(scene, origin, 'ap_up', 'apDelta', m, 1),
  ap_drain: (scene, origin, m) => change(scene, origin, 'ap_drain', 'apDelta', m, -1),
};

function forLiving({ units }: Scene, each: (at: number) => void): void {
  for (let at = 0; at < units.length; at++) if ((units[at]?.hp ?? 0) > 0) each(at);
}

/** Takes hit points of a unit, defence or not. The strike of the hero goes this way as well. */
export function hitUnit(scene: Scene, origin: Origin, effectId: EffectId, at: number, m: number): void {
  const unit = scene.units[at];
  if (unit === undefined) return;
  const hp = Math.max(0, unit.hp - m);
  scene.units[at] = { ...unit, hp };
  paid(scene, origin, effectId, m, nameOf(at), unit.hp, hp);
}

function bendAttack(
  scene: Scene,
  origin: Origin,
  effectId: EffectId,
  at: number,
  m: number,
  sign: 1 | -1,
): void {
  const base = scene.units[at]?.attack ?? 0;
  const before = scene.unitAttack[at] ?? 0;
  scene.unitAttack[at] = before + sign * m;
  paid(scene, origin, effectId, m, nameOf(at), base + before, base + before + sign * m);
}

export function changeHero(scene: Scene, origin: Origin, effectId: EffectId, m: number, hp: number): void {
  const before = scene.hero.hp;
  scene.hero = { ...scene.hero, hp };
  paid(scene, origin, effectId, m, 'hero', before, hp);
}

type Pool = 'bleed' | 'block' | 'exposed' | 'heroAttack' | 'apDelta';

function change(scene: Scene, origin: Origin, effectId: EffectId, pool: Pool, m: number, sign: 1 | -1): void {
  const before = scene[pool];
  scene[pool] += sign * m;
  paid(scene, origin, effectId, m, 'hero', before, scene[pool]);
}

function nameOf(at: number): string {
  return `unit/${at}`;
}

function paid(
  scene: Scene,
  origin: Origin,
  effectId: EffectId,
  magnitude: number,
  target: string,
  before: number,
  after: number,
): void {
  // The next grant is the ledger's: the line names what is registered there.
  const shown: LineEffect = effectId === 'ap_up' || effectId === 'ap_drain' ? 'ap_delta' : effectId;
  write(scene, origin, {
    effectId: shown,
    polarity: polarityOf(effectId),
    magnitude,
    target,
    before,
    after,
    status: 'paid',
  });
}

type Written = Pick<
  LedgerLine,
  'effectId' | 'polarity' | 'magnitude' | 'target' | 'before' | 'after' | 'status'
>;

function write({ round, lines }: Scene, origin: Origin, written: Written): void {
  lines.push({ seq: lines.length + 1, round, ...origin, ...written });
}
