import { nextOf, openRng, rngStream, type Seed } from '@foretell/engine';
import { DIRECTIONS } from '../space/direction.ts';
import { cellDistance } from '../space/ground.ts';
import { GROWTH_IDS, HERO_IDS } from '../tables/ids.ts';
import { CONSUMABLES } from '../tables/items.ts';
import type { ConsumableRow } from '../tables/rows.ts';
import { WEAPONS } from '../tables/weapons.ts';
import { toUnits } from '../units.ts';
import type { View } from '../view.ts';
import { errandOf } from './errand.ts';
import { journeyTo } from './journey.ts';
import type { Mind } from './minds.ts';
import { type Plan, plan } from './note.ts';
import { lossAt } from './peril.ts';
import { type Sense, senseOf, stepTo } from './sense.ts';
import { bestOption } from './weigh.ts';

/** What a player of this mind does. Same view and seed, same decision; every move it makes is legal. */
export function decideAs(mind: Mind, view: View, seed: Seed): Plan {
  if (view.self.busy !== null) return plan({ kind: 'wait' }, 'bound');
  const sense = senseOf(view);
  if (view.place === 'hall') return inTheHall(sense, seed);
  const errand = errandOf(mind, sense);
  const isQuiet = sense.hunters.length === 0 && lossAt(sense, sense.at, 1) === 0;
  const errandDone = isQuiet ? (atHearth(mind, sense) ?? atChest(mind, sense)) : undefined;
  if (errandDone !== undefined) return errandDone;
  // Nobody follows down the stairs.
  if (view.context.kind === 'descend' && errand.why === 'descend')
    return plan({ kind: 'descend' }, 'descend');
  const item = prepare(sense);
  if (item !== undefined) return item;
  const best = bestOption(mind, sense, errand).plan;
  return best.note.why === 'stuck' ? shuffle(sense, seed) : best;
}

/** Rest where health is missing, and spend embers where that is the way of the mind. */
function atHearth(mind: Mind, { view }: Sense): Plan | undefined {
  if (view.context.kind !== 'hearth') return undefined;
  const { self } = view;
  for (const line of GROWTH_IDS) {
    const price = self.growthPrice[line];
    if (mind.grows && price !== null && self.embers >= price) return plan({ kind: 'grow', line }, 'rest');
  }
  return self.hp < self.hpMax ? plan({ kind: 'rest' }, 'rest') : undefined;
}

function atChest(mind: Mind, { view }: Sense): Plan | undefined {
  return view.context.kind === 'open' && mind.fetches ? plan({ kind: 'open' }, 'fetch') : undefined;
}

/** Stones at once, oils when somebody is near, a draught when breath is short. */
function prepare(sense: Sense): Plan | undefined {
  const { self } = sense.view;
  const { main } = self.gear;
  if (lossAt(sense, sense.at, 1) > 0 || sense.hunters.some(({ state }) => state === 'windup'))
    return undefined;
  const isHunted = sense.hunters.length > 0;
  for (const item of self.bag) {
    if (item.kind !== 'consumable') continue;
    const row: ConsumableRow = CONSUMABLES.rows[item.id];
    const fits =
      main !== null &&
      ((row.kind === 'stone' &&
        !isHunted &&
        main.acquired === null &&
        WEAPONS.rows[main.id].innate2 === null) ||
        (row.kind === 'oil' && isHunted && main.temporary === null));
    const thirsts = row.stamina > 0 && isHunted && self.stamina + toUnits(row.stamina) <= self.staminaMax;
    if (fits || thirsts) return plan({ kind: 'use', item: item.id, direction: null }, 'breathe');
  }
  return undefined;
}

/** Nobody yet: to one of the heroes. Then down. */
function inTheHall(sense: Sense, seed: Seed): Plan {
  const { view, at } = sense;
  if (view.context.kind === 'descend') return plan({ kind: 'descend' }, 'descend');
  const heroes = view.people.filter(({ who }) => HERO_IDS.some((id) => id === who));
  const { stairs } = view.ground;
  const isChosen = view.self.hero !== null;
  const wanted =
    isChosen || heroes.length === 0 ? undefined : nextOf(openRng(rngStream(seed, 'hero')), heroes);
  const journey = journeyTo(sense, (cell) =>
    wanted === undefined
      ? cell === stairs
      : cellDistance(sense.terrain, cell, wanted.cell) === 1 && cell !== at,
  );
  return journey === undefined
    ? shuffle(sense, seed)
    : plan({ kind: 'walk', direction: journey.direction }, 'choose');
}

/** Any step: what is stuck in one place may not be in the next. */
function shuffle(sense: Sense, seed: Seed): Plan {
  const steps = DIRECTIONS.filter((direction) => stepTo(sense, sense.at, direction) >= 0);
  const beatLeft = sense.view.self.beatsMax > 1 && sense.view.self.beats < sense.view.self.beatsMax;
  if (steps.length === 0 || beatLeft) return plan({ kind: 'wait' }, 'stuck');
  const direction = nextOf(openRng(rngStream(seed, 'shuffle')), steps);
  return plan({ kind: 'walk', direction }, 'stuck');
}
