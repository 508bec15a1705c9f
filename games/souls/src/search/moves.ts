import { skillAt } from '../hero/bar.ts';
import { heroCells } from '../hero/strike.ts';
import { refusalOf } from '../legal.ts';
import { type Move, SLOTS } from '../move.ts';
import { DIRECTIONS } from '../space/direction.ts';
import type { State } from '../state.ts';
import { SKILLS } from '../tables/skills.ts';
import { foeAt, openDraft } from '../turn/draft.ts';

const WAIT: Move = { kind: 'wait' };

/**
 * The moves that a search tries: steps, rolls, a wait, and verbs in the directions in which they meet somebody. Things of the bag,
 * doors and hearths are left to whoever has time.
 */
export function movesToTry(state: State): readonly Move[] {
  if (state.hero.busy !== null) return [WAIT];
  const moves: Move[] = [];
  const add = (move: Move) => {
    if (refusalOf(state, 'hero', move) === undefined) moves.push(move);
  };
  for (const move of strikes(state)) add(move);
  for (const direction of DIRECTIONS) add({ kind: 'walk', direction });
  moves.push(WAIT);
  for (const direction of DIRECTIONS) {
    add({ kind: 'roll', direction, cells: 1 });
    add({ kind: 'roll', direction, cells: 2 });
  }
  return moves;
}

function strikes(state: State): readonly Move[] {
  const moves: Move[] = [];
  const draft = openDraft(state);
  for (const slot of SLOTS) {
    const skill = skillAt(state.hero, slot);
    if (skill === null || refusalOf(state, 'hero', { kind: 'verb', slot, direction: 0 }) !== undefined)
      continue;
    const { shape, step } = SKILLS.rows[skill];
    if (shape === null) {
      moves.push({ kind: 'verb', slot, direction: state.hero.facing });
      continue;
    }
    for (const direction of DIRECTIONS) {
      const meets = heroCells(draft, skill, shape, direction).some(
        (cell) => foeAt(draft, cell) !== undefined,
      );
      // A lunge moves before it strikes; it is tried wherever it goes.
      if (meets || step > 0) moves.push({ kind: 'verb', slot, direction });
    }
  }
  return moves;
}
