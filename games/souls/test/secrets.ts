import { rngStream } from '@foretell/engine';
import { levelOf } from '../src/floors/level-of.ts';
import type { Scene, State } from '../src/index.ts';
import { hasBit } from '../src/space/bits.ts';
import { groundOf } from '../src/space/ground.ts';
import { sightFrom } from '../src/space/sight.ts';

/** States that the player cannot tell from this one: other luck to come, other strength of the unseen, other unseen ground. */
export function hiddenChanges(state: State): readonly State[] {
  const luck: State = { ...state, behaviour: rngStream(state.seed, 'another behaviour') };
  return [luck, ...unseenFoes(state), ...unseenGround(state)];
}

function unseenFoes(state: State): State[] {
  const sight = sightFrom(groundOf(state.floor), state.hero.cell);
  const { width } = levelOf(state.floor.source);
  const hidden = state.floor.enemies.filter(({ cell, state: is }) => {
    const around = [cell, cell + 1, cell + width, cell + width + 1];
    return is !== 'windup' && !around.some((each) => hasBit(sight, each));
  });
  if (hidden.length === 0) return [];
  const enemies = state.floor.enemies.map((enemy) =>
    hidden.includes(enemy) ? { ...enemy, hp: enemy.hp + 7, energy: 11 - enemy.energy } : enemy,
  );
  return [{ ...state, floor: { ...state.floor, enemies } }];
}

/** A scene with a pit where nobody has looked and nobody stands. */
function unseenGround(state: State): State[] {
  const { source } = state.floor;
  if (source.kind !== 'scene') return [];
  const { art } = source.scene;
  const width = art[0]?.length ?? 0;
  const text = art.join('');
  const cell = Array.from(text).findIndex(
    (glyph, place) => glyph === '.' && !hasBit(state.floor.seen, place) && !isStoodOn(state, place, width),
  );
  if (cell < 0) return [];
  const changed = `${text.slice(0, cell)}U${text.slice(cell + 1)}`;
  const rows = art.map((_, y) => changed.slice(y * width, (y + 1) * width));
  const scene: Scene = { ...source.scene, art: rows };
  return [{ ...state, floor: { ...state.floor, source: { kind: 'scene', scene } } }];
}

function isStoodOn(state: State, place: number, width: number): boolean {
  return state.floor.enemies.some(({ cell }) =>
    [0, 1, width, width + 1].some((offset) => cell + offset === place),
  );
}
