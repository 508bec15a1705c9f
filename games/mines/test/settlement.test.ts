import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { envelopeOf } from '../src/settlement/envelope.ts';
import type { Banked, LedgerLine } from '../src/settlement/line.ts';
import { PLAIN, paymentsOf, rowOf } from '../src/settlement/payment.ts';
import { blowOf, rageIn, type SettledSeal, type SettlementInput, settle } from '../src/settlement/settle.ts';
import type { UnitState } from '../src/settlement/sides.ts';
import { clearRewardOf } from '../src/tables/resolve.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';
import type { RowKind } from '../src/tables/rows.ts';
import { ROW_KINDS } from '../src/tables/schemas/words.ts';

const unit = (hp: number, attack: number, defence: number): UnitState => ({
  unitId: 'dummy',
  hp,
  maxHp: hp,
  attack,
  defence,
});

const NO_ENVELOPE = envelopeOf(SURFACE, [], []);

function input(change: Partial<SettlementInput> = {}): SettlementInput {
  return {
    round: 2,
    level: 1,
    depth: 1,
    map: 'normal',
    end: { reason: 'exhausted', mapChangeAdvice: false },
    hero: { hp: 150, maxHp: 180, attack: 16, defence: 4 },
    units: [unit(190, 36, 4)],
    burnDue: 0,
    banked: [],
    seals: [],
    envelope: NO_ENVELOPE,
    ...change,
  };
}

const cell = (kind: RowKind, source: Banked['source'] = 'open', payoutPercent = 100): Banked => ({
  source,
  boardId: '1/1',
  cell: 0,
  kind,
  payoutPercent,
  effectId: null,
  magnitude: 0,
});

const mark = (kind: RowKind, isHit: boolean, payoutPercent = 100): SettledSeal => ({
  boardId: '1/1',
  cell: 0,
  kind,
  payoutPercent,
  isHit,
  pays: true,
});

const many = (kind: RowKind, count: number) => Array.from({ length: count }, () => cell(kind));
const settled = (change: Partial<SettlementInput> = {}) => settle(SURFACE, input(change));

describe('B1-1 the worked example', () => {
  const banked = [
    ...many('strike', 4),
    ...many('sweep', 3),
    ...many('sap', 3),
    ...many('ember', 2),
    ...many('mend', 2),
    ...many('guard', 1),
    ...many('might', 1),
    ...many('action', 1),
    cell('blunt', 'mine'),
  ];
  const result = settled({ banked, seals: [mark('sweep', true)] });
  const sumOf = (effect: string) =>
    result.lines
      .filter(({ effectId }) => effectId === effect)
      .reduce((sum, { magnitude }) => sum + magnitude, 0);

  test('front 125, the hero loses 24 after 8 were healed, and the next grant is one more', () => {
    expect(result.units[0]?.hp).toBe(125);
    expect(result.hero.hp).toBe(150 + 8 - 24);
    expect(result.apDelta).toBe(1);
    expect(result.burnDue).toBe(8);
    expect(result.outcome).toBe('running');
  });

  test('line by line', () => {
    expect(
      result.lines
        .filter(({ source }) => source === 'seal_hit')
        .map(({ magnitude, percent }) => [magnitude, percent]),
    ).toEqual([[5, 125]]);
    expect(sumOf('hit_all')).toBe(12 + 5);
    expect(result.lines.find(({ source }) => source === 'hero_strike')).toMatchObject({
      magnitude: 16,
      before: 141,
      after: 125,
    });
    expect(result.lines.find(({ source }) => source === 'enemy_action')).toMatchObject({ magnitude: 24 });
    expect(result.lines.filter(({ effectId }) => effectId === 'ap_delta')).toHaveLength(1);
  });
});

describe('who wins', () => {
  test('B1-2 when the last enemy falls in the lines, the rest is written down as void, and the battle is won', () => {
    const { lines, outcome, hero } = settled({
      units: [unit(8, 36, 4)],
      banked: [cell('strike'), cell('strike'), cell('strike', 'mine')],
    });
    expect(outcome).toBe('victory');
    expect(lines.map(({ status }) => status)).toEqual(['paid', 'void_battle_over', 'void_battle_over']);
    expect(hero.hp).toBe(150);
  });

  test('B1-3 a hero that has nothing left has lost, though nobody else stands', () => {
    const { outcome } = settled({
      units: [unit(8, 36, 4)],
      hero: { hp: 12, maxHp: 180, attack: 16, defence: 4 },
      banked: [cell('strike', 'mine'), cell('strike')],
    });
    expect(outcome).toBe('defeat');
  });

  test('what is paid first is what burns, then cells, seals and the clear; then the hero strikes, then the enemies', () => {
    const { lines } = settled({
      end: { reason: 'clear', mapChangeAdvice: true },
      burnDue: 4,
      banked: [cell('strike', 'mine'), cell('strike')],
      seals: [mark('strike', false), mark('strike', true)],
    });
    const order = lines.map(({ source }) => source).filter((source, at, all) => source !== all[at - 1]);
    expect(order).toEqual([
      'burn',
      'mine',
      'open',
      'seal_miss',
      'seal_hit',
      'clear',
      'hero_strike',
      'enemy_action',
    ]);
  });

  test('what burns can win before anything else is paid', () => {
    const { lines, outcome } = settled({
      units: [unit(4, 36, 4)],
      burnDue: 4,
      banked: [cell('strike', 'mine')],
      seals: [mark('strike', true)],
    });
    expect(outcome).toBe('victory');
    expect(lines.map(({ source, status }) => [source, status])).toEqual([
      ['burn', 'paid'],
      ['mine', 'void_battle_over'],
      ['seal_hit', 'void_battle_over'],
    ]);
  });

  test('who has fallen in the lines does not strike, and the next in line is the front', () => {
    const { hero, lines } = settled({
      units: [unit(8, 36, 0), unit(50, 10, 0)],
      banked: [cell('strike'), cell('strike')],
    });
    expect(lines.slice(0, 3).map(({ source, target }) => [source, target])).toEqual([
      ['open', 'unit/0'],
      ['open', 'unit/1'],
      ['hero_strike', 'unit/1'],
    ]);
    expect(hero.hp).toBe(150 - (10 - 4));
  });

  test('nobody is healed beyond the most that there is', () => {
    const whole = { hp: 179, maxHp: 180, attack: 16, defence: 99 };
    expect(settled({ hero: whole, banked: [cell('mend')] }).hero.hp).toBe(180);
    const [line] = settled({ units: [unit(190, 0, 99)], banked: [cell('sweep', 'mine')] }).lines;
    expect(line).toMatchObject({ effectId: 'front_heal', before: 190, after: 190 });
  });

  test('the enemies act only while one stands', () => {
    const { lines } = settled({ units: [unit(12, 36, 4)] });
    expect(lines.map(({ source }) => source)).toEqual(['hero_strike']);
  });

  test('a blow that nothing is left for is a defeat', () => {
    expect(settled({ hero: { hp: 32, maxHp: 180, attack: 16, defence: 4 } }).outcome).toBe('defeat');
    expect(settled({ hero: { hp: 33, maxHp: 180, attack: 16, defence: 4 } }).outcome).toBe('running');
  });
});

describe('the blow of the enemies', () => {
  const { enrage_from_round, enrage_step, attack_floor_pct } = SURFACE.settlement;

  test('B1-4 rage grows from its round on', () => {
    expect(
      [enrage_from_round - 1, enrage_from_round, enrage_from_round + 1].map((round) =>
        rageIn(SURFACE.settlement, round),
      ),
    ).toEqual([0, enrage_step, 2 * enrage_step]);
    expect(settled({ round: 6 }).hero.hp).toBe(150 - (36 + 4 - 4));
  });

  test('B1-5 no sapping takes more than half of an attack, rounded up in its favour', () => {
    expect(attack_floor_pct).toBe(50);
    expect(blowOf(SURFACE, 35, -40, 1, 0)).toBe(18);
    expect(blowOf(SURFACE, 35, -10, 1, 0)).toBe(25);
    // Without a floor an attack could be sapped to nothing.
    expect(blowOf({ settlement: { ...SURFACE.settlement, attack_floor_pct: 0 } }, 35, -40, 1, 0)).toBe(0);
  });

  test('exposed adds to a blow that comes, bleeding adds to none as well, block stops both', () => {
    const harmless = [unit(190, 0, 4)];
    expect(settled({ banked: [cell('guard', 'mine')] }).hero.hp).toBe(150 - 32 - 8);
    expect(settled({ units: harmless, banked: [cell('guard', 'mine')] }).hero.hp).toBe(150);
    expect(settled({ units: harmless, banked: [cell('mend', 'mine')] }).hero.hp).toBe(150 - 12);
    expect(settled({ units: harmless, banked: [cell('mend', 'mine'), ...many('guard', 3)] }).hero.hp).toBe(
      150,
    );
  });

  test('the mine of direct damage goes past block and defence', () => {
    expect(
      settled({ units: [unit(190, 0, 0)], banked: [...many('guard', 9), cell('strike', 'mine')] }).hero.hp,
    ).toBe(150 - 12);
  });
});

describe('seals', () => {
  test('SE-1 a hit pays the good row with its premium, SE-3 a miss the bad one without', () => {
    const hit = settled({ seals: [mark('strike', true)] }).lines[0];
    expect(hit).toMatchObject({
      source: 'seal_hit',
      effectId: 'hit_front',
      magnitude: 10,
      percent: 125,
      polarity: 1,
    });
    const miss = settled({ seals: [mark('strike', false)] }).lines[0];
    expect(miss).toMatchObject({
      source: 'seal_miss',
      effectId: 'hero_hurt',
      magnitude: 12,
      percent: 100,
      polarity: -1,
    });
  });

  test('SE-14 a hit on a counted row pays the count and the surplus as block', () => {
    const { lines, apDelta } = settled({ seals: [mark('action', true)] });
    expect(apDelta).toBe(1);
    expect(lines.slice(0, 2).map(({ effectId, magnitude }) => [effectId, magnitude])).toEqual([
      ['ap_delta', 1],
      ['hero_block', 2],
    ]);
  });

  test('a hit whose mine has paid before pays nothing', () => {
    expect(
      settled({ seals: [{ ...mark('strike', true), pays: false }] }).lines.map(({ source }) => source),
    ).toEqual(['hero_strike', 'enemy_action']);
  });
});

describe('percentages', () => {
  test('C1-4 a cell of magma pays double, good or bad; a counted row its count and a surplus', () => {
    const percent = DEEP.variation.find(({ variant_id }) => variant_id === 'magma')?.payout_percent ?? 0;
    expect(percent).toBe(200);
    for (const kind of ROW_KINDS) {
      const row = rowOf(DEEP, kind);
      for (const polarity of [1, -1] as const) {
        const [plain] = paymentsOf(DEEP, row, polarity, PLAIN);
        const [paid, surplus] = paymentsOf(DEEP, row, polarity, { ...PLAIN, payout: percent });
        expect(paid?.magnitude).toBe((plain?.magnitude ?? 0) * (row.is_count ? 1 : 2));
        expect(surplus?.magnitude).toBe(row.is_count ? 8 : undefined);
      }
    }
  });

  test('premium and terrain multiply, and are rounded once', () => {
    const both = { ...PLAIN, premium: 125, payout: 200 };
    expect(paymentsOf(DEEP, rowOf(DEEP, 'sweep'), 1, both)).toEqual([{ effectId: 'hit_all', magnitude: 10 }]);
    expect(paymentsOf(DEEP, rowOf(DEEP, 'action'), 1, both)).toEqual([
      { effectId: 'ap_up', magnitude: 1 },
      { effectId: 'hero_block', magnitude: 12 },
    ]);
  });
});

describe('relics and feats', () => {
  const withRelics = (...relics: string[]) => ({ envelope: envelopeOf(SURFACE, relics, []) });

  test('padded vest blocks in every settlement, whetstone strikes in the first', () => {
    expect(settled(withRelics('padded_vest')).hero.hp).toBe(150 - 32 + 4);
    const strikeIn = (round: number) =>
      settled({ ...withRelics('whetstone'), round }).lines.find(({ source }) => source === 'hero_strike')
        ?.magnitude;
    expect([strikeIn(1), strikeIn(2)]).toEqual([12 + 8, 12]);
  });

  test('the tinder box makes more of what burns and of nothing else, and it burns in the next settlement', () => {
    const { burnDue, units } = settled({
      ...withRelics('tinder_box'),
      banked: [cell('ember'), cell('strike')],
    });
    expect(burnDue).toBe(6);
    expect(units[0]?.hp).toBe(190 - 8 - 12);
    const next = settled({ units, burnDue });
    expect(next.lines[0]).toMatchObject({ source: 'burn', magnitude: 6 });
    expect(next.burnDue).toBe(0);
  });

  test('the field kit heals after a clear', () => {
    const end = { reason: 'clear', mapChangeAdvice: true } as const;
    const hurt = { hp: 100, maxHp: 180, attack: 16, defence: 4 };
    const plain = settled({ end, hero: hurt }).hero.hp;
    expect(settled({ ...withRelics('field_kit'), end, hero: hurt }).hero.hp).toBe(plain + 8);
  });

  test('a feat that answers a refresh is paid where it was banked', () => {
    const banked: Banked = {
      source: 'feat',
      boardId: null,
      cell: null,
      kind: null,
      payoutPercent: 100,
      effectId: 'hit_all',
      magnitude: 8,
    };
    expect(settled({ banked: [banked] }).lines[0]).toMatchObject({
      source: 'feat',
      effectId: 'hit_all',
      magnitude: 8,
    });
  });
});

describe('B4-2 clearing', () => {
  test('pays what its row says, fog or not', () => {
    const { hit_all, hit_front, hero_heal, fog_uplift } = clearRewardOf(SURFACE, 2, 3, 'normal');
    const { lines } = settle(
      SURFACE,
      input({ level: 2, depth: 3, end: { reason: 'clear', mapChangeAdvice: true } }),
    );
    const paid = lines
      .filter(({ source }) => source === 'clear')
      .map(({ effectId, magnitude }) => [effectId, magnitude]);
    expect(paid).toEqual([
      ['hit_all', hit_all],
      ['hit_front', hit_front + fog_uplift],
      ['hero_heal', hero_heal],
    ]);
  });

  test('nothing else ends a round with it', () => {
    expect(settled().lines.some(({ source }) => source === 'clear')).toBe(false);
  });
});

test('B1-8 every line says what it changed, and the lines of a target explain all of its change', () => {
  const kinds = fc.constantFrom(...ROW_KINDS);
  const sources = fc.constantFrom<Banked['source']>('open', 'chain', 'mine');
  const scene = fc.record({
    banked: fc.array(
      fc.tuple(kinds, sources).map(([kind, source]) => cell(kind, source)),
      { maxLength: 25 },
    ),
    seals: fc.array(
      fc.tuple(kinds, fc.boolean()).map(([kind, isHit]) => mark(kind, isHit)),
      { maxLength: 6 },
    ),
    units: fc.array(
      fc.integer({ min: 1, max: 120 }).map((hp) => unit(hp, 30, 2)),
      { minLength: 1, maxLength: 3 },
    ),
    burnDue: fc.integer({ min: 0, max: 20 }),
    round: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(scene, (change) => {
      const given = input(change);
      const { lines, units, hero } = settle(SURFACE, given);
      const hp = new Map<string, number>([
        ['hero', given.hero.hp],
        ...given.units.map((each, at): [string, number] => [`unit/${at}`, each.hp]),
      ]);
      for (const line of lines) {
        const { effectId, target, before, after, status } = line;
        if (status === 'void_battle_over') {
          expect(after).toBe(before);
          continue;
        }
        expect(after).toBe(changed(line, given));
        if (
          !['hit_front', 'hit_all', 'front_heal', 'hero_heal', 'hero_hurt'].includes(effectId) &&
          !(effectId === 'burn_all' && target !== 'all')
        )
          continue;
        expect(hp.get(target)).toBe(before);
        hp.set(target, after);
      }
      expect(hp.get('hero')).toBe(hero.hp);
      units.forEach((each, at) => {
        expect(hp.get(`unit/${at}`)).toBe(each.hp);
      });
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at + 1));
    }),
  );
});

/** What a line's number has to be after it: before plus or minus its magnitude, within what a unit and the hero can have. */
function changed(
  { effectId, target, before, magnitude, polarity }: LedgerLine,
  given: SettlementInput,
): number {
  const unit = given.units[Number(target.split('/')[1])];
  switch (effectId) {
    case 'hit_front':
    case 'hit_all':
      return Math.max(0, before - magnitude);
    case 'burn_all':
      return target === 'all' ? before + magnitude : Math.max(0, before - magnitude);
    case 'front_heal':
      return Math.min(unit?.maxHp ?? 0, before + magnitude);
    case 'hero_heal':
      return Math.min(given.hero.maxHp, before + magnitude);
    case 'hero_hurt':
    case 'hero_attack_down':
    case 'all_attack_down':
    case 'front_attack_down':
      return before - magnitude;
    case 'ap_delta':
      return before + polarity * magnitude;
    default:
      return before + magnitude;
  }
}
