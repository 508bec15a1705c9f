import type { GameTables, View } from '@foretell/mines';
import type { Term, TermsText } from '../text/terms/index.ts';

/** A number of the hero that a choice changes. */
export interface Changed {
  readonly of: 'hp' | 'attack' | 'defence' | 'ap';
  readonly now: number;
  readonly after: number;
}

/** One thing that is offered. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly changed: Changed | undefined;
}

/** What is offered now, with what it does in numbers of the tables. */
export function choicesOf(view: View, tables: GameTables, terms: TermsText): readonly Choice[] {
  const { offer } = view;
  if (offer === null) return [];
  return offer.choices.map((id) => choiceOf(view, tables, terms, offer.kind, id));
}

function choiceOf(
  view: View,
  tables: GameTables,
  terms: TermsText,
  kind: NonNullable<View['offer']>['kind'],
  id: string,
): Choice {
  switch (kind) {
    case 'relic':
      return choice(id, terms.relics[id], tables.relics.find((row) => row.relic_id === id)?.value ?? 0);
    case 'feat':
      return choice(id, terms.feats[id], tables.feats.find((row) => row.feat_id === id)?.value ?? 0);
    case 'three_choice':
      return pieceChoice(view, tables, terms, id);
  }
}

function choice(id: string, term: Term | undefined, value: number, changed?: Changed): Choice {
  return { id, name: term?.name ?? id, line: term?.line(value) ?? '', changed };
}

function pieceChoice(view: View, tables: GameTables, terms: TermsText, id: string): Choice {
  const term = terms.pieces[id];
  const row = tables.three_choice.find(({ choice_id }) => choice_id === id);
  if (row === undefined) return choice(id, term, 0);
  const { hero, zone } = view;
  if (row.item_id !== null) {
    return choice(id, term, tables.items.find(({ item_id }) => item_id === row.item_id)?.radius ?? 0);
  }
  if (row.axis === 'none') {
    const healed = Math.min(hero.maxHp, hero.hp + Math.floor((hero.maxHp * row.heal_pct) / 100));
    return choice(id, term, row.heal_pct, { of: 'hp', now: hero.hp, after: healed });
  }
  const adds = tables.adventure[`bonus_${row.axis}_flat`];
  const now = { hp: hero.maxHp, attack: hero.attack, defence: hero.defence, ap: apOf(zone.ap, tables) }[
    row.axis
  ];
  return choice(id, term, adds, { of: row.axis, now, after: now + adds });
}

/** Action points of the first round of a battle. */
function apOf(pieces: number, { action_economy, adventure }: GameTables): number {
  return action_economy.ap_per_round + pieces * adventure.bonus_ap_flat;
}
