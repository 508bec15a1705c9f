import type { Cell } from '../floors/level.ts';
import { DIRECTIONS, type Direction } from '../space/direction.ts';
import {
  allowsDiagonal,
  cellDistance,
  isFlyable,
  isWalkable,
  offsetCell,
  stepFrom,
} from '../space/ground.ts';
import { hasLine } from '../space/line.ts';
import { shapeCells } from '../space/shape-cells.ts';
import { RULE } from '../tables/numbers.ts';
import type { SkillRow } from '../tables/rows.ts';
import { SKILLS } from '../tables/skills.ts';
import type { EnemyView, VerbView } from '../view.ts';
import { cellsOf, isOpen, type Sense } from './sense.ts';

/** A verb in a direction, and what it would do. */
export interface Strike {
  readonly verb: VerbView;
  readonly row: SkillRow;
  readonly direction: Direction;
  /** Where the hero stands afterwards. */
  readonly ends: Cell;
  readonly hits: readonly Hit[];
}

export interface Hit {
  readonly enemy: EnemyView;
  readonly damage: number;
  readonly isKill: boolean;
  /** What it has announced does not come, or not in the next world turn. */
  readonly stops: 'never' | 'later' | 'not';
}

/** Every verb of the bar that can be struck now and would meet somebody, and those that strike nobody but help the hero. */
export function strikesOf(sense: Sense): readonly Strike[] {
  return sense.view.self.bar.flatMap((verb) =>
    verb === null || verb.refusal !== null ? [] : strikesWith(sense, verb, SKILLS.rows[verb.skill]),
  );
}

function strikesWith(sense: Sense, verb: VerbView, row: SkillRow): readonly Strike[] {
  if (row.shape === null) {
    const hits = row.detonates ? detonated(sense, verb) : [];
    return [{ verb, row, direction: sense.view.self.facing, ends: sense.at, hits }];
  }
  if (!sense.view.enemies.some((enemy) => isNear(sense, enemy, row))) return [];
  return DIRECTIONS.map((direction) => strikeTowards(sense, verb, row, direction)).filter(
    ({ hits }) => hits.length > 0,
  );
}

/** A first sieve: nobody farther than any shape reaches. */
const FARTHEST = 12;

function isNear(sense: Sense, enemy: EnemyView, { ranged }: SkillRow): boolean {
  return cellDistance(sense.terrain, sense.at, enemy.cell) <= (ranged ? FARTHEST : 5);
}

function strikeTowards(sense: Sense, verb: VerbView, row: SkillRow, direction: Direction): Strike {
  const from = lunged(sense, direction, row.step);
  const offsets = row.shape === null ? [] : shapeCells(row.shape, direction);
  const hits: Hit[] = [];
  const met = new Set<number>();
  for (let at = 0; at < offsets.length; at += 2) {
    const cell = offsetCell(sense.terrain, from, offsets[at] ?? 0, offsets[at + 1] ?? 0);
    const enemy = cell < 0 ? undefined : sense.bodies.get(cell);
    if (enemy === undefined || met.has(enemy.id)) continue;
    if (!hasLine(sense.terrain, from, cell)) continue;
    met.add(enemy.id);
    hits.push(hitOf(sense, verb, row, direction, enemy));
    if (row.firstBody) break;
  }
  const turned = row.follows && hits[0]?.stops === 'never' ? hits[0].enemy.cell : from;
  return { verb, row, direction, ends: turned, hits };
}

/** Where a lunge ends. */
function lunged(sense: Sense, direction: Direction, longest: number): Cell {
  let at = sense.at;
  for (let gone = 0; gone < longest; gone++) {
    const to = stepFrom(sense.terrain, at, direction);
    if (!isOpen(sense, to) || sense.bodies.has(to) || !allowsDiagonal(sense.terrain, at, direction)) break;
    at = to;
  }
  return at;
}

function hitOf(sense: Sense, verb: VerbView, row: SkillRow, direction: Direction, enemy: EnemyView): Hit {
  const isKill = verb.damage >= enemy.hp;
  const damage = Math.min(verb.damage, enemy.hp);
  if (isKill) return { enemy, damage, isKill, stops: 'never' };
  if (enemy.state !== 'windup') return { enemy, damage, isKill, stops: 'not' };
  if (row.follows)
    return { enemy, damage, isKill, stops: canPush(sense, enemy, direction) ? 'never' : 'not' };
  if (row.cancels) return { enemy, damage, isKill, stops: 'never' };
  const blocked = verb.push > 0 && !canPush(sense, enemy, direction) ? RULE.blocked_push_impact : 0;
  const isBroken = enemy.impact + verb.impact + blocked >= enemy.poise;
  return { enemy, damage, isKill, stops: isBroken && row.windup === 0 ? 'later' : 'not' };
}

function canPush({ terrain, bodies, people, at }: Sense, enemy: EnemyView, direction: Direction): boolean {
  if (enemy.size > 1) return false;
  const to = stepFrom(terrain, enemy.cell, direction);
  if (to < 0 || to === at || bodies.has(to) || people.has(to)) return false;
  return isWalkable(terrain, to) || isFlyable(terrain, to);
}

/** Every mark in sight and reach goes off at once. */
function detonated(sense: Sense, verb: VerbView): readonly Hit[] {
  const marked = sense.view.enemies.filter(
    (enemy) =>
      enemy.marks > 0 &&
      enemy.inSight &&
      Math.min(...cellsOf(sense.terrain, enemy).map((cell) => cellDistance(sense.terrain, sense.at, cell))) <=
        RULE.mark_reach,
  );
  const mult = Math.min(markCount(marked), RULE.mark_damage_limit);
  return marked.map((enemy) => {
    const damage = Math.min(verb.damage * mult, enemy.hp);
    const isKill = verb.damage * mult >= enemy.hp;
    return { enemy, damage, isKill, stops: isKill ? 'never' : 'not' };
  });
}

/** Marks on all of them together. */
export function markCount(enemies: readonly EnemyView[]): number {
  return enemies.reduce((sum, { marks }) => sum + marks, 0);
}
