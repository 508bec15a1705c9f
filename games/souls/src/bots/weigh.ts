import type { Cell } from '../floors/level.ts';
import { DIRECTIONS, type Direction, directionOf, turned } from '../space/direction.ts';
import { SHIELDS } from '../tables/armour.ts';
import { RULE } from '../tables/numbers.ts';
import { toUnits } from '../units.ts';
import type { Errand } from './errand.ts';
import type { Mind } from './minds.ts';
import { type Plan, plan, type Why } from './note.ts';
import { lossAt, lossStaying, trappedLoss, type Without } from './peril.ts';
import { isOpen, rollTo, type Sense, stepTo } from './sense.ts';
import { type Hit, markCount, type Strike, strikesOf } from './strikes.ts';

/** Something that could be done, and what it is worth. */
export interface Option {
  readonly plan: Plan;
  readonly worth: number;
  /** Health that it is expected to cost. */
  readonly loss: number;
}

/** The best of everything that can be done this turn. Ties go to what is listed first. */
export function bestOption(mind: Mind, sense: Sense, errand: Errand): Option {
  const options = [
    waitHere(mind, sense, errand),
    ...strikesOf(sense).map((strike) => struck(mind, sense, strike)),
    ...walks(mind, sense, errand),
  ];
  const best = bestOf(options);
  if (best.loss === 0 || !mind.reads) return best;
  return bestOf([best, ...rolls(mind, sense), ...guards(mind, sense)]);
}

function bestOf(options: readonly Option[]): Option {
  return options.reduce((best, option) => (option.worth > best.worth ? option : best));
}

const NONE: Without = new Set();

/** What ending the turn on `cell` costs in health; nothing to whoever does not look. */
function lossOf(mind: Mind, sense: Sense, cell: Cell, without: Without = NONE): number {
  if (!mind.reads) return 0;
  return lossAt(sense, cell, 1, without) + trappedLoss(sense, cell, without) * 0.8;
}

function waitHere(mind: Mind, sense: Sense, { journey }: Errand): Option {
  const { self } = sense.view;
  const loss = lossOf(mind, sense, sense.at);
  const gained = Math.min(self.gain.wait, self.staminaMax - self.stamina) / toUnits(1);
  const isIdle = journey === undefined && gained === 0;
  const worth = mind.stamina * gained - mind.health * loss;
  return { plan: plan({ kind: 'wait' }, isIdle ? 'stuck' : 'breathe'), worth, loss };
}

function walks(mind: Mind, sense: Sense, errand: Errand): readonly Option[] {
  const { self } = sense.view;
  if (self.beatsMax > 1 && self.beats < self.beatsMax) return [];
  const threatened = lossOf(mind, sense, sense.at) > 0;
  const gained = Math.min(self.gain.move, self.staminaMax - self.stamina) / toUnits(1);
  const options: Option[] = [];
  for (const direction of DIRECTIONS) {
    const to = stepTo(sense, sense.at, direction);
    if (to < 0) continue;
    const ends = isOpen(sense, to) ? to : sense.at;
    const loss = lossOf(mind, sense, ends);
    const worth = mind.stamina * gained + mind.progress * headway(errand, direction) - mind.health * loss;
    const why: Why = threatened && loss === 0 ? 'dodge' : errand.why;
    options.push({ plan: plan({ kind: 'walk', direction }, why), worth, loss });
  }
  return options;
}

/** How much of a step towards where one wants to be this is. */
function headway({ journey }: Errand, direction: Direction): number {
  if (journey === undefined) return -0.1;
  const apart = (direction - journey.direction + 8) % 8;
  return HEADWAY[Math.min(apart, 8 - apart)] ?? 0;
}

const HEADWAY: readonly number[] = [1, 0.4, -0.1, -0.4, -0.6];

/** A strike: what it does to them, less what it costs and what standing there costs. */
function struck(mind: Mind, sense: Sense, strike: Strike): Option {
  const { verb, hits } = strike;
  const { self } = sense.view;
  const stopped = new Set(hits.filter(({ stops }) => stops !== 'not').map(({ enemy }) => enemy.id));
  const loss = lossOfStrike(mind, sense, strike, stopped);
  const saved = mind.reads ? lossAt(sense, sense.at, 1) - lossAt(sense, sense.at, 1, stopped) : 0;
  let worth = -mind.health * (loss + verb.price.blood) - mind.stamina * verb.price.stamina;
  for (const hit of hits) worth += worthOfHit(mind, strike, hit);
  if (saved > 0) worth += mind.break;
  worth += mind.stamina * paidBack(sense, strike) + helped(sense, strike);
  const left = self.stamina - toUnits(verb.price.stamina);
  const keepsRoll = left >= toUnits(self.roll.price.stamina);
  const others = sense.hunters.filter(({ id }) => !hits.some((hit) => hit.isKill && hit.enemy.id === id));
  if (!keepsRoll && others.length > 0) worth -= mind.reserve;
  const why: Why = saved > 0 ? 'break' : 'strike';
  return {
    plan: plan({ kind: 'verb', slot: verb.slot, direction: strike.direction }, why),
    worth,
    loss,
  };
}

/** A hit on whoever minds its own business is worth little; one that a windup puts off may miss. */
function worthOfHit(mind: Mind, { row }: Strike, { enemy, damage, isKill }: Hit): number {
  const isAfter = mind.fights === 'seen' || enemy.hunting || enemy.state === 'windup';
  const isMark = row.marks > 0 && enemy.marks < RULE.mark_limit && !isKill;
  const worth = 10 * damage + (isKill ? mind.kill : 0) + (isMark ? 12 : 0);
  return worth * (isAfter ? 1 : 0.3) * (row.windup > 0 ? 0.7 : 1);
}

/** Standing through windup and recovery; with a beat left there is still time to roll. */
function lossOfStrike(mind: Mind, sense: Sense, { row, ends }: Strike, stopped: Without): number {
  if (!mind.reads) return 0;
  const { self } = sense.view;
  if (self.beats > 1 && self.roll.refusal === null && row.windup + row.recovery === 0) return 0;
  const turns = 1 + row.windup + row.recovery + row.chain;
  return lossStaying(sense, ends, turns, stopped) + trappedLoss(sense, ends, stopped) * 0.8;
}

/** Stamina that comes back. */
function paidBack({ view }: Sense, { verb, row, hits }: Strike): number {
  if (row.detonates) return row.refund * Math.max(0, markCount(hits.map(({ enemy }) => enemy)) - 1);
  const missing = (view.self.staminaMax - view.self.stamina) / toUnits(1);
  const refund = hits.some(({ damage }) => damage > 0) ? verb.refund : 0;
  return Math.min(refund + row.gain, missing + verb.price.stamina);
}

/** A blow that breaks nothing and hurts nobody is not worth the breath; a spell for oneself waits for quiet. */
function helped({ hunters, view }: Sense, { row, hits }: Strike): number {
  if (hits.some(({ damage }) => damage > 0)) return 0;
  if (row.gain === 0) return hits.some(({ stops }) => stops !== 'not') ? 0 : -40;
  const isQuiet = hunters.every(({ state }) => state !== 'windup');
  return isQuiet && view.self.stamina + toUnits(row.gain) <= view.self.staminaMax ? 4 : -40;
}

/** Rolls are for what walking does not get out of; a step or a wait follows in the same turn. */
function rolls(mind: Mind, sense: Sense): readonly Option[] {
  const { self } = sense.view;
  if (self.roll.refusal !== null) return [];
  const options: Option[] = [];
  for (const direction of DIRECTIONS) {
    for (const cells of self.roll.cells) {
      const to = rollTo(sense, direction, cells);
      if (to < 0) continue;
      const loss = lossAfterRoll(mind, sense, to);
      const { stamina, blood } = self.roll.price;
      const worth = -mind.health * (loss + blood) - mind.stamina * stamina;
      options.push({ plan: plan({ kind: 'roll', direction, cells }, 'dodge'), worth, loss });
    }
  }
  return options;
}

/** The least that the rest of the turn can cost from there. */
function lossAfterRoll(mind: Mind, sense: Sense, at: Cell): number {
  const there: Sense = { ...sense, at };
  let least = lossOf(mind, there, at);
  if (sense.view.self.beatsMax > 1) return least;
  for (const direction of DIRECTIONS) {
    const to = least > 0 ? stepTo(there, at, direction) : -1;
    if (to >= 0 && isOpen(there, to)) least = Math.min(least, lossOf(mind, there, to));
  }
  return least;
}

/** A guard towards whoever strikes next. */
function guards(mind: Mind, sense: Sense): readonly Option[] {
  const { self, enemies } = sense.view;
  if (self.stamina < toUnits(self.guardPrice.stamina)) return [];
  const left = Math.floor((self.stamina - toUnits(self.guardPrice.stamina)) / toUnits(1));
  const { off } = self.gear;
  const block = off?.kind === 'shield' ? SHIELDS.rows[off.id].block : RULE.guard_least_block;
  const soon = (sense.danger.get(sense.at) ?? []).find(({ turns }) => turns === 1);
  const owner = enemies.find(({ id }) => id === soon?.owner);
  if (soon === undefined || owner === undefined) return [];
  const { width } = sense.terrain;
  const dx = (owner.cell % width) - (sense.at % width);
  const dy = Math.trunc(owner.cell / width) - Math.trunc(sense.at / width);
  const loss = Math.max(0, lossOf(mind, sense, sense.at) - Math.min(block, left));
  const direction = directionOf(dx, dy);
  const worth = -mind.health * loss - mind.stamina * (self.guardPrice.stamina + block);
  return [{ plan: plan({ kind: 'guard', direction: turned(direction, 0) }, 'guard'), worth, loss }];
}
