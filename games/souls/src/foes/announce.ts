import type { Cell } from '../floors/level.ts';
import {
  DIRECTIONS,
  type Direction,
  directionOf,
  lineOf,
  STEP_X,
  STEP_Y,
  turned,
} from '../space/direction.ts';
import {
  allowsDiagonal,
  cellDistance,
  isFlyable,
  isWalkable,
  offsetCell,
  stepFrom,
} from '../space/ground.ts';
import { hasLine } from '../space/line.ts';
import { isRadial, shapeCells } from '../space/shape-cells.ts';
import type { Announced, Enemy } from '../state.ts';
import { ATTACKS } from '../tables/attacks.ts';
import { SPECIES } from '../tables/enemies.ts';
import type { AttackId, ShapeId } from '../tables/ids.ts';
import { RULE } from '../tables/numbers.ts';
import { covers, type Draft, type FoeDraft, foeAt, isOn, nearestBodyCell } from '../turn/draft.ts';
import { stageRowOf } from './species.ts';

// What an enemy would announce: the cells, from where, after which lunge (RULES.md §6).

/** Ground, and the rules left out: all that decides which cells are struck. */
export type Laid = Pick<Draft, 'ground' | 'off'>;

/** What makes up one stage, whichever table it stands in. */
export interface StageShape {
  readonly shape: ShapeId | null;
  readonly step: number;
}

/** The attack as it could be begun now: aimed so that it covers the hero's cell. `undefined` when it cannot. */
export function aimed(draft: Draft, foe: FoeDraft, id: AttackId, stage: number): Announced | undefined {
  const shape = stageShape(id, stage);
  const from = nearestBodyCell(draft.ground, foe, draft.hero.cell);
  if (shape.shape === null) return aimedShot(draft, foe, id, from);
  if (shape.shape === 'body') return aimedCharge(draft, foe, id, from);
  for (const facing of facingsTo(draft, from, shape.shape)) {
    const announced = announce(draft, foe, id, stage, facing, from);
    if (strikesCell(draft, foe, announced, draft.hero.cell)) return announced;
  }
  return undefined;
}

/** The shape of a stage. */
export function stageShape(id: AttackId, stage: number): StageShape {
  const row = stage === 0 ? ATTACKS.rows[id] : stageRowOf(id);
  return row ?? { shape: 'front', step: 0 };
}

/** Facings worth trying, the likeliest first; one where turning changes nothing. */
function facingsTo(draft: Draft, from: Cell, shape: ShapeId): readonly Direction[] {
  const { ground, hero } = draft;
  const dx = (hero.cell % ground.width) - (from % ground.width);
  const dy = Math.trunc(hero.cell / ground.width) - Math.trunc(from / ground.width);
  const straight = directionOf(dx, dy);
  return isRadial(shape) ? [straight] : [straight, turned(straight, 1), turned(straight, -1)];
}

/** A stage aimed in one direction from one cell of the body. Fixed from then on. */
export function announce(
  draft: Draft,
  foe: FoeDraft,
  id: AttackId,
  stage: number,
  facing: Direction,
  from: Cell,
): Announced {
  const { ground } = draft;
  const { shape, step: longest } = stageShape(id, stage);
  const step = lungeLength(draft, foe, facing, longest);
  const { width } = ground;
  const originX = (from % width) - (foe.cell % width) + step * (STEP_X[facing] ?? 0);
  const originY = Math.trunc(from / width) - Math.trunc(foe.cell / width) + step * (STEP_Y[facing] ?? 0);
  const { size } = SPECIES.rows[foe.species];
  const reach: number[] = [];
  const offsets = shape === null ? lineOffsets(ATTACKS.rows[id].range, facing) : shapeCells(shape, facing);
  const origin = offsetCell(ground, foe.cell, originX, originY);
  for (let at = 0; at < offsets.length; at += 2) {
    const dx = originX + (offsets[at] ?? 0);
    const dy = originY + (offsets[at + 1] ?? 0);
    if (dx >= 0 && dy >= 0 && dx < size && dy < size && step === 0) continue;
    const cell = offsetCell(ground, foe.cell, dx, dy);
    if (cell < 0 || !reaches(draft, origin, cell)) continue;
    reach.push(dx, dy);
  }
  return { id, stage, facing, step, originX, originY, at: foe.cell, reach };
}

/** Cells of a lunge that are free now: it stops in front of whatever is in the way (RULES.md §5). */
export function lungeLength(draft: Draft, foe: FoeDraft, facing: Direction, longest: number): number {
  let cell = foe.cell;
  let step = 0;
  while (step < longest) {
    const next = stepFrom(draft.ground, cell, facing);
    if (next < 0 || !allowsDiagonal(draft.ground, cell, facing) || !bodyFits(draft, foe, next)) break;
    cell = next;
    step++;
  }
  return step;
}

/** Whether its body could stand with its north-west cell at `cell`: on ground that nobody else stands on. */
export function bodyFits(draft: Draft, foe: FoeDraft, cell: Cell): boolean {
  const { size } = SPECIES.rows[foe.species];
  if (size === 1) return fitsOne(draft, foe, cell);
  for (let part = 0; part < size * size; part++) {
    const at = offsetCell(draft.ground, cell, part % size, Math.trunc(part / size));
    if (at < 0 || !fitsOne(draft, foe, at)) return false;
  }
  return true;
}

function fitsOne(draft: Draft, foe: FoeDraft, cell: Cell): boolean {
  if (!isWalkable(draft.ground, cell) || draft.hero.cell === cell) return false;
  const there = foeAt(draft, cell);
  return there === undefined || there === foe;
}

/** Whether a blow from `origin` gets to `cell`, or the rule is left out and only the end has to be open. */
export function reaches(draft: Laid, origin: Cell, cell: Cell): boolean {
  return isOn(draft, 'line-of-effect') ? hasLine(draft.ground, origin, cell) : isFlyable(draft.ground, cell);
}

function lineOffsets(range: number, facing: Direction): readonly number[] {
  const offsets: number[] = [];
  for (let cell = 1; cell <= range; cell++) {
    offsets.push(cell * (STEP_X[facing] ?? 0), cell * (STEP_Y[facing] ?? 0));
  }
  return offsets;
}

function aimedShot(draft: Draft, foe: FoeDraft, id: AttackId, from: Cell): Announced | undefined {
  const { ground, hero } = draft;
  const dx = (hero.cell % ground.width) - (from % ground.width);
  const dy = Math.trunc(hero.cell / ground.width) - Math.trunc(from / ground.width);
  const facing = lineOf(dx, dy);
  if (facing === undefined || Math.max(Math.abs(dx), Math.abs(dy)) > ATTACKS.rows[id].range) return undefined;
  const announced = announce(draft, foe, id, 0, facing, from);
  return strikesCell(draft, foe, announced, hero.cell) ? announced : undefined;
}

/** A charge may begin where its first or second stage would meet the hero, from a few cells away (RULES.md §12). */
function aimedCharge(draft: Draft, foe: FoeDraft, id: AttackId, from: Cell): Announced | undefined {
  const { ground, hero } = draft;
  if (cellDistance(ground, from, hero.cell) > RULE.charge_start) return undefined;
  for (const facing of DIRECTIONS) {
    const announced = announceCharge(draft, foe, id, 0, facing);
    if (strikesCell(draft, foe, announced, hero.cell)) return announced;
    const { step } = stageShape(id, 0);
    const there = offsetCell(ground, foe.cell, step * (STEP_X[facing] ?? 0), step * (STEP_Y[facing] ?? 0));
    if (there < 0 || !bodyFits(draft, foe, there)) continue;
    const onward = announceCharge(draft, { ...foe, cell: there }, id, 1, facing);
    if (strikesCell(draft, { ...foe, cell: there }, onward, hero.cell)) return announced;
  }
  return undefined;
}

/** The body itself, moved forward by its length. */
export function announceCharge(
  draft: Draft,
  foe: FoeDraft,
  id: AttackId,
  stage: number,
  facing: Direction,
): Announced {
  const { step } = stageShape(id, stage);
  const { size } = SPECIES.rows[foe.species];
  const { ground } = draft;
  const reach: number[] = [];
  for (let part = 0; part < size * size; part++) {
    const partX = part % size;
    const partY = Math.trunc(part / size);
    const dx = partX + step * (STEP_X[facing] ?? 0);
    const dy = partY + step * (STEP_Y[facing] ?? 0);
    const own = offsetCell(ground, foe.cell, partX, partY);
    const cell = offsetCell(ground, foe.cell, dx, dy);
    if (own >= 0 && cell >= 0 && reaches(draft, own, cell)) reach.push(dx, dy);
  }
  return { id, stage, facing, step, originX: 0, originY: 0, at: foe.cell, reach };
}

/** The cells that an announced stage strikes now: they follow the body, and what is blocked there is left out (RULES.md §6). */
export function struckCells(draft: Laid, foe: Pick<Enemy, 'cell'>, announced: Announced): readonly Cell[] {
  const base = isOn(draft, 'cells-follow-body') ? foe.cell : announced.at;
  const moved = base !== announced.at;
  const { ground } = draft;
  const { reach } = announced;
  const origin = offsetCell(ground, base, announced.originX, announced.originY);
  const cells: Cell[] = [];
  for (let at = 0; at < reach.length; at += 2) {
    const cell = offsetCell(ground, base, reach[at] ?? 0, reach[at + 1] ?? 0);
    // Where it was announced nothing can have closed since; elsewhere the ground has its say again.
    if (cell >= 0 && (!moved || (isFlyable(ground, cell) && reaches(draft, origin, cell)))) cells.push(cell);
  }
  return cells;
}

function strikesCell(draft: Draft, foe: FoeDraft, announced: Announced, cell: Cell): boolean {
  return struckCells(draft, foe, announced).includes(cell) && !covers(draft.ground, foe, cell);
}
