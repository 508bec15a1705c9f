import { foeHpMax, poiseOf } from '../foes/species.ts';
import { hearthAt, huntersIn } from '../hero/hearth.ts';
import { chestBeside, isClockless } from '../legal.ts';
import { hasBit } from '../space/bits.ts';
import { type Ground, groundOf, offsetCell } from '../space/ground.ts';
import { shapeCells } from '../space/shape-cells.ts';
import { sightFrom } from '../space/sight.ts';
import type { Enemy, State } from '../state.ts';
import { SPECIES } from '../tables/enemies.ts';
import { SKILLS } from '../tables/skills.ts';
import { bodyCells } from '../turn/draft.ts';
import type { Context, EnemyView, View } from '../view.ts';
import { dangerOf } from './danger.ts';
import { groundSeen } from './ground-seen.ts';
import { selfSeen } from './self-seen.ts';

/** What the player perceives of a state, built field by field from nothing (RULES.md §23). */
export function observe(state: State, _seat: string): View {
  const ground = groundOf(state.floor);
  const sight = sightFrom(ground, state.hero.cell);
  const { floor } = state;
  const isCovered = (cell: number) => floor.noise !== null && hasBit(floor.noise, cell);
  const isShown = (cell: number) => hasBit(sight, cell) && !isCovered(cell);
  return {
    outcome: state.outcome,
    place: isClockless(state) ? 'hall' : 'floor',
    depth: floor.depth,
    lastDepth: state.config.lastFloor,
    turn: state.turn,
    moves: state.moves,
    self: selfSeen(state),
    ground: groundSeen(state, ground, sight),
    enemies: floor.enemies
      .filter((enemy) => isEnemyShown(state, ground, enemy, isShown, isCovered))
      .map((enemy) => enemySeen(ground, enemy, isShown)),
    people: ground.level.people.filter(({ cell }) => isShown(cell) || hasBit(floor.seen, cell)),
    projectiles: floor.projectiles
      .filter(({ cell }) => isShown(cell))
      .map(({ id, cell, direction, damage, speed, left }) => ({ id, cell, direction, damage, speed, left })),
    fuses: floor.fuses,
    danger: dangerOf(state, ground, sight),
    ownCells: ownCells(state, ground),
    context: contextOf(state, ground),
    death: state.run.death,
  };
}

/** In sight, or winding up anywhere (RULES.md §6); noise covers both. */
function isEnemyShown(
  { config }: State,
  ground: Ground,
  enemy: Enemy,
  isShown: (cell: number) => boolean,
  isCovered: (cell: number) => boolean,
): boolean {
  const cells = bodyCells(ground, enemy);
  if (cells.some(isShown)) return true;
  const isForced = enemy.state === 'windup' && !config.off.includes('forced-sight');
  return isForced && cells.some((cell) => !isCovered(cell));
}

function enemySeen(ground: Ground, enemy: Enemy, isShown: (cell: number) => boolean): EnemyView {
  const spawn = ground.level.spawns[enemy.id];
  const elite = spawn?.elite ?? false;
  const row = SPECIES.rows[enemy.species];
  return {
    id: enemy.id,
    species: enemy.species,
    role: spawn?.role ?? row.role,
    elite,
    cell: enemy.cell,
    size: row.size,
    facing: enemy.facing,
    hp: enemy.hp,
    hpMax: foeHpMax({ species: enemy.species, elite }),
    stamina: enemy.stamina,
    state: enemy.state,
    timer: enemy.timer,
    attack: enemy.attack === null ? null : { id: enemy.attack.id, stage: enemy.attack.stage },
    impact: enemy.impact,
    poise: poiseOf({ species: enemy.species, elite }),
    aware: enemy.aware,
    hunting: enemy.hunting,
    marks: enemy.marks,
    inSight: bodyCells(ground, enemy).some(isShown),
  };
}

/** The hero's own announced cells: of a windup, or of a chain's next step. */
function ownCells({ hero }: State, ground: Ground): readonly number[] {
  const { busy } = hero;
  if (busy === null || busy.kind === 'recovery') return [];
  const { shape } = SKILLS.rows[busy.skill];
  if (shape === null) return [];
  const offsets = shapeCells(shape, busy.facing);
  const cells: number[] = [];
  for (let at = 0; at < offsets.length; at += 2) {
    const cell = offsetCell(ground, hero.cell, offsets[at] ?? 0, offsets[at + 1] ?? 0);
    if (cell >= 0) cells.push(cell);
  }
  return cells;
}

/** What the context key does; no two of them can be on offer at once (RULES.md §20). */
function contextOf(state: State, ground: Ground): Context {
  if (state.outcome !== 'running') return { kind: 'none' };
  const chest = chestBeside(state, ground);
  if (chest >= 0) return { kind: 'open', chest };
  const hearth = hearthAt(state, ground);
  if (hearth >= 0 && !isClockless(state)) {
    const by = huntersIn(state);
    return by > 0 ? { kind: 'hunted', by } : { kind: 'hearth', hearth };
  }
  if (ground.level.stairs !== state.hero.cell) return { kind: 'none' };
  if (isClockless(state) && state.hero.id === null) return { kind: 'no-hero' };
  return { kind: 'descend', to: state.floor.depth + 1 };
}
