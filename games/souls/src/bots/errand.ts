import type { Cell } from '../floors/level.ts';
import { cellDistance } from '../space/ground.ts';
import type { EnemyView } from '../view.ts';
import { type Journey, journeyTo } from './journey.ts';
import type { Mind } from './minds.ts';
import type { Why } from './note.ts';
import { cellsOf, distanceTo, type Sense } from './sense.ts';

/** What a bot wants just now, and the way there; no way when it is where it wants to be. */
export interface Errand {
  readonly why: Why;
  readonly journey: Journey | undefined;
}

/** Somewhere to rest that lies no farther is worth the way before anything else is begun. */
const NEAR_HEARTH = 8;
/** Rest is worth it below this share of health where it is near. */
const WORN = 0.8;

/** What it wants, the most pressing first. */
export function errandOf(mind: Mind, sense: Sense): Errand {
  return (
    fight(mind, sense) ??
    goRest(mind, sense) ??
    fetch(mind, sense) ??
    goDown(sense) ??
    explore(sense) ??
    goAnywhere(sense)
  );
}

/** Whom the bot goes for. */
export function preyOf(mind: Mind, sense: Sense): readonly EnemyView[] {
  if (mind.fights === 'cornered') return [];
  const { view, hunters } = sense;
  const prey = mind.fights === 'hunters' ? hunters : view.enemies.filter(({ inSight }) => inSight);
  return isPatient(view.turn)
    ? prey
    : prey.filter((enemy) => distanceTo(sense, sense.at, enemy) <= (enemy.role === 'ranged' ? 1 : AT_HAND));
}

/** Whoever is no farther is fought at any time. */
const AT_HAND = 3;
const SPAN = 60;
const PATIENCE = 20;

/**
 * Chasing somebody who cannot be caught, or who is lost from sight at every other step, would go on for ever, and a view does not tell
 * how long it has gone on. So others are gone for in the first turns of each span only.
 */
function isPatient(turn: number): boolean {
  return turn % SPAN < PATIENCE;
}

function fight(mind: Mind, sense: Sense): Errand | undefined {
  const prey = preyOf(mind, sense);
  if (prey.length === 0) return undefined;
  if (prey.some((enemy) => distanceTo(sense, sense.at, enemy) <= 1)) {
    return { why: 'close', journey: undefined };
  }
  const journey = journeyToBodies(sense, prey);
  return journey === undefined ? undefined : { why: 'close', journey };
}

function journeyToBodies(sense: Sense, prey: readonly EnemyView[]): Journey | undefined {
  const cells = new Set(prey.flatMap((enemy) => cellsOf(sense.terrain, enemy)));
  return journeyTo(sense, (cell) => cells.has(cell));
}

function goRest(mind: Mind, sense: Sense): Errand | undefined {
  const { self, ground } = sense.view;
  const share = self.hp / self.hpMax;
  if (share >= WORN || ground.hearths.length === 0 || sense.hunters.length > 0) return undefined;
  const cells = new Set(ground.hearths.map(({ cell }) => cell));
  const journey = journeyTo(sense, (cell) => cells.has(cell));
  if (journey === undefined) return undefined;
  const isWorth = share * 100 < mind.retreat || journey.steps <= NEAR_HEARTH;
  return isWorth ? { why: 'retreat', journey } : undefined;
}

function fetch(mind: Mind, sense: Sense): Errand | undefined {
  if (!mind.fetches || sense.hunters.length > 0) return undefined;
  const { chests, pickups } = sense.view.ground;
  const cells = new Set<Cell>(pickups.map(({ cell }) => cell));
  for (const { cell, opened } of chests) if (!opened) cells.add(cell);
  if (cells.size === 0) return undefined;
  const journey = journeyTo(sense, (cell) => cells.has(cell));
  return journey === undefined ? undefined : { why: 'fetch', journey };
}

function goDown(sense: Sense): Errand | undefined {
  const { stairs } = sense.view.ground;
  if (stairs === null) return undefined;
  if (stairs === sense.at) return { why: 'descend', journey: undefined };
  const journey = journeyTo(sense, (cell) => cell === stairs);
  return journey === undefined ? undefined : { why: 'descend', journey };
}

function explore(sense: Sense): Errand | undefined {
  const { isUnknown } = sense.terrain;
  const journey = journeyTo(sense, (cell) => isUnknown[cell] === 1);
  return journey === undefined ? undefined : { why: 'explore', journey };
}

/** Everything is seen and there is no way on: whoever is in the way has to be met. */
function goAnywhere(sense: Sense): Errand {
  const inTheWay = [...sense.view.enemies].sort(
    (one, other) =>
      cellDistance(sense.terrain, sense.at, one.cell) - cellDistance(sense.terrain, sense.at, other.cell),
  );
  return { why: 'stuck', journey: journeyToBodies(sense, inTheWay) };
}
