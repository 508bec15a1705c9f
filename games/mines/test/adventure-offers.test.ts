import { describe, expect, test } from 'vitest';
import { drawOffer, type OfferKind, type Possessions } from '../src/adventure/offers.ts';
import { AXES, capOf, isOffered, NO_PIECES, pieceOf, strengthOf } from '../src/adventure/zone.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';
import type { GameTables } from '../src/tables/rows.ts';

const NOTHING: Possessions = { zone: NO_PIECES, relics: [], feats: [] };

function screens(kind: OfferKind, has: Possessions, count = 300, tables: GameTables = SURFACE) {
  return Array.from({ length: count }, (_, seed) =>
    drawOffer(tables, kind, has, { seed: `screen ${seed}`, ordinal: 1 }),
  ).map(({ choices }) => choices);
}

const axisOf = (id: string) => SURFACE.three_choice.find(({ choice_id }) => choice_id === id)?.axis;

describe('the choice of three (RULES.md §13)', () => {
  test('C1-1 once bonus_cap_ap pieces are taken, the AP piece is no longer offered', () => {
    const cap = SURFACE.adventure.bonus_cap_ap;
    const offersAp = (ap: number) =>
      screens('three_choice', { ...NOTHING, zone: { ...NO_PIECES, ap } }).some((choices) =>
        choices.some((id) => axisOf(id) === 'ap'),
      );
    expect(offersAp(cap - 1)).toBe(true);
    expect(offersAp(cap)).toBe(false);
  });

  test('the same holds for every axis, and never for what is on none', () => {
    for (const axis of AXES) {
      const full = { ...NO_PIECES, [axis]: capOf(SURFACE.adventure, axis) };
      expect(isOffered(SURFACE, full, { axis })).toBe(false);
      expect(isOffered(SURFACE, NO_PIECES, { axis })).toBe(true);
      expect(isOffered(SURFACE, full, { axis: 'none' })).toBe(true);
    }
  });

  test('shows as many different entries as the table says while there are so many', () => {
    for (const choices of screens('three_choice', NOTHING)) {
      expect(choices).toHaveLength(SURFACE.adventure.offer_size);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  test('with every axis full, rest fills what is missing', () => {
    const full = Object.fromEntries(AXES.map((axis) => [axis, capOf(SURFACE.adventure, axis)]));
    const has = { ...NOTHING, zone: { ...NO_PIECES, ...full } };
    expect(screens('three_choice', has, 1)[0]).toEqual(['rest', 'rest', 'rest']);
  });

  test('draws by weight: the first of a screen is a life piece as often as its weight says', () => {
    const first = screens('three_choice', NOTHING, 3000).map((choices) => choices[0]);
    const total = SURFACE.three_choice.reduce((sum, { weight }) => sum + weight, 0);
    for (const { choice_id, weight } of SURFACE.three_choice) {
      const share = first.filter((id) => id === choice_id).length / first.length;
      expect(Math.abs(share - weight / total), choice_id).toBeLessThan(0.03);
    }
  });

  test('the lantern is among the rewards of the deep only', () => {
    const offered = (tables: GameTables) => new Set(screens('three_choice', NOTHING, 300, tables).flat());
    expect(offered(DEEP)).toContain('lantern');
    expect(offered(SURFACE)).not.toContain('lantern');
  });

  test('the screens of a run are drawn apart, and a seed draws them again', () => {
    const draw = (ordinal: number) =>
      drawOffer(SURFACE, 'three_choice', NOTHING, { seed: 'apart', ordinal }).choices.join();
    expect(draw(3)).toBe(draw(3));
    expect(new Set([1, 2, 3, 4, 5, 6].map(draw)).size).toBeGreaterThan(2);
  });
});

describe('relics and feats (RULES.md §13)', () => {
  test('none is offered twice, and a screen with nothing left is empty', () => {
    const all = SURFACE.relics.map(({ relic_id }) => relic_id);
    const owned = all.slice(0, -1);
    expect(
      screens('relic', { ...NOTHING, relics: owned }, 20).every((each) => each.join() === all.at(-1)),
    ).toBe(true);
    expect(screens('relic', { ...NOTHING, relics: all }, 1)[0]).toEqual([]);
    for (const choices of screens('relic', NOTHING)) {
      expect(new Set(choices).size).toBe(SURFACE.adventure.relic_offer_size);
    }
    expect(new Set(screens('relic', NOTHING).flat()).size).toBe(all.length);
  });

  test('the two base feats come before all others', () => {
    const base = SURFACE.feats.filter(({ is_base }) => is_base).map(({ feat_id }) => feat_id);
    expect(base).toHaveLength(2);
    for (const choices of screens('feat', NOTHING, 50)) expect([...choices].sort()).toEqual([...base].sort());
    for (const choices of screens('feat', { ...NOTHING, feats: base.slice(0, 1) }, 50)) {
      expect(choices[0]).toBe(base[1]);
      expect(base).not.toContain(choices[1]);
    }
    expect(new Set(screens('feat', { ...NOTHING, feats: base }).flat()).size).toBe(SURFACE.feats.length - 2);
  });
});

test('the additive zone adds pieces to the base, each by what its axis is worth', () => {
  const zone = { hp: 2, attack: 1, defence: 3, ap: 1 };
  const { base_hp, base_attack, base_defence } = SURFACE.hero;
  expect(strengthOf(SURFACE, zone)).toEqual({
    maxHp: base_hp + 2 * pieceOf(SURFACE.adventure, 'hp'),
    attack: base_attack + pieceOf(SURFACE.adventure, 'attack'),
    defence: base_defence + 3 * pieceOf(SURFACE.adventure, 'defence'),
  });
});
