import { nextBelow, nextOf, openRng, type Rng, rngStream, type Seed } from '@foretell/engine';
import type { GameTables, ThreeChoice } from '../tables/rows.ts';
import { isOffered, type Zone } from './zone.ts';

export const OFFER_KINDS = ['three_choice', 'relic', 'feat'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** A reward screen: one of `choices`, ids of rows of the table of that name, is taken. */
export interface Offer {
  readonly kind: OfferKind;
  readonly choices: readonly string[];
}

/** What the hero has, as far as it decides what is offered. */
export interface Possessions {
  readonly zone: Zone;
  readonly relics: readonly string[];
  readonly feats: readonly string[];
}

/**
 * Draws a reward screen (RULES.md §13) from the stream `reward_choice/<ordinal>`. Screens are drawn when they come up, so
 * that no state holds one that nobody has seen. No choices: there is nothing left to offer.
 */
export function drawOffer(
  tables: GameTables,
  kind: OfferKind,
  has: Possessions,
  screen: { readonly seed: Seed; readonly ordinal: number },
): Offer {
  const rng = openRng(rngStream(screen.seed, `reward_choice/${screen.ordinal}`));
  switch (kind) {
    case 'three_choice':
      return { kind, choices: drawPieces(tables, has.zone, rng) };
    case 'relic':
      return { kind, choices: drawRelics(tables, has.relics, rng) };
    case 'feat':
      return { kind, choices: drawFeats(tables, has.feats, rng) };
  }
}

/** Distinct entries by weight, none of a full axis; what is missing is filled with rest. */
function drawPieces(tables: GameTables, zone: Zone, rng: Rng): readonly string[] {
  const left = tables.three_choice.filter((entry) => isOffered(tables, zone, entry) && entry.weight > 0);
  const drawn: string[] = [];
  while (drawn.length < tables.adventure.offer_size && left.length > 0) {
    const at = drawByWeight(left, rng);
    drawn.push(left[at]?.choice_id ?? '');
    left.splice(at, 1);
  }
  const rest = tables.three_choice.find(isRest);
  while (rest !== undefined && drawn.length < tables.adventure.offer_size) drawn.push(rest.choice_id);
  return drawn;
}

/** The entry that heals and nothing else. */
function isRest({ axis, item_id, heal_pct }: ThreeChoice): boolean {
  return axis === 'none' && item_id === null && heal_pct > 0;
}

function drawByWeight(entries: readonly ThreeChoice[], rng: Rng): number {
  let ticket = nextBelow(
    rng,
    entries.reduce((sum, { weight }) => sum + weight, 0),
  );
  for (const [at, { weight }] of entries.entries()) {
    if (ticket < weight) return at;
    ticket -= weight;
  }
  return 0;
}

function drawRelics(tables: GameTables, owned: readonly string[], rng: Rng): readonly string[] {
  const left = tables.relics.map(({ relic_id }) => relic_id).filter((id) => !owned.includes(id));
  return drawDistinct(left, tables.adventure.relic_offer_size, rng);
}

/** The base feats come first, as long as one of them is missing. */
function drawFeats(tables: GameTables, owned: readonly string[], rng: Rng): readonly string[] {
  const left = tables.feats.filter(({ feat_id }) => !owned.includes(feat_id));
  const idsOf = (isBase: boolean) =>
    left.filter(({ is_base }) => is_base === isBase).map(({ feat_id }) => feat_id);
  const size = tables.adventure.feat_offer_size;
  const base = drawDistinct(idsOf(true), size, rng);
  return [...base, ...drawDistinct(idsOf(false), size - base.length, rng)];
}

function drawDistinct(ids: readonly string[], count: number, rng: Rng): readonly string[] {
  const left = [...ids];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const id = nextOf(rng, left);
    drawn.push(id);
    left.splice(left.indexOf(id), 1);
  }
  return drawn;
}
