import type { ItemStock } from '../battle/index.ts';
import type { Event, HealSource } from '../events.ts';
import type { State } from '../state.ts';
import { tablesOf } from '../tables/config.ts';
import type { GameTables, ThreeChoice } from '../tables/rows.ts';
import { drawOffer } from './offers.ts';
import type { RunStep } from './step.ts';
import { pieceOf, strengthOf } from './zone.ts';

/** Heals a share of the highest hp, rounded down and no further than to the highest (RULES.md §13). */
export function heal(state: State, source: HealSource, percent: number): RunStep {
  const { maxHp } = strengthOf(tablesOf(state.config), state.zone);
  return healBy(state, source, Math.floor((maxHp * percent) / 100));
}

function healBy(state: State, source: HealSource, amount: number): RunStep {
  const { maxHp } = strengthOf(tablesOf(state.config), state.zone);
  const hp = Math.min(maxHp, state.hp + amount);
  if (hp === state.hp) return { state, events: [] };
  return { state: { ...state, hp }, events: [{ kind: 'healed', source, before: state.hp, after: hp }] };
}

/** Shows the next screen that has something on it, or none. */
export function nextScreen(state: State): RunStep {
  const tables = tablesOf(state.config);
  const { seed, screens } = state;
  let offersToCome = state.offersToCome;
  for (;;) {
    const [kind, ...rest] = offersToCome;
    if (kind === undefined) return { state: { ...state, offer: null, offersToCome: [] }, events: [] };
    offersToCome = rest;
    const offer = drawOffer(tables, kind, state, { seed, ordinal: screens + 1 });
    if (offer.choices.length === 0) continue;
    const shown: Event = { kind: 'offered', offer: kind, choices: offer.choices };
    return { state: { ...state, offer, offersToCome, screens: screens + 1 }, events: [shown] };
  }
}

/** Takes what stands at this place of the screen and shows the next one. Throws a RangeError when nothing does. */
export function takeChoice(state: State, choice: number): RunStep {
  const id = state.offer?.choices[choice];
  if (state.offer === null || id === undefined) throw new RangeError(`nothing to take at ${choice}`);
  const { kind } = state.offer;
  const taken: Event = { kind: 'taken', offer: kind, id };
  const step = keep(state, id);
  const next = nextScreen(step.state);
  return { state: next.state, events: [taken, ...step.events, ...next.events] };
}

function keep(state: State, id: string): RunStep {
  switch (state.offer?.kind) {
    case 'relic':
      return { state: { ...state, relics: [...state.relics, id] }, events: [] };
    case 'feat':
      return { state: { ...state, feats: [...state.feats, id] }, events: [] };
    default:
      return keepPiece(state, id);
  }
}

function keepPiece(state: State, id: string): RunStep {
  const tables = tablesOf(state.config);
  const entry = tables.three_choice.find(({ choice_id }) => choice_id === id);
  if (entry === undefined) throw new RangeError(`three_choice has no row "${id}"`);
  const grown: State = {
    ...state,
    zone: zoneWith(state, entry),
    items: itemsWith(tables, state.items, entry),
  };
  // A life piece also heals what it adds.
  if (entry.axis === 'hp') return healBy(grown, 'piece', pieceOf(tables.adventure, 'hp'));
  return heal(grown, 'rest', entry.heal_pct);
}

function zoneWith({ zone }: State, { axis }: ThreeChoice): State['zone'] {
  return axis === 'none' ? zone : { ...zone, [axis]: zone[axis] + 1 };
}

function itemsWith(
  tables: GameTables,
  stock: readonly ItemStock[],
  { item_id }: ThreeChoice,
): readonly ItemStock[] {
  const item = tables.items.find((each) => each.item_id === item_id);
  if (item === undefined) return stock;
  const { item_id: itemId, charges } = item;
  if (!stock.some((each) => each.itemId === itemId)) return [...stock, { itemId, charges }];
  return stock.map((each) => (each.itemId === itemId ? { itemId, charges: each.charges + charges } : each));
}
