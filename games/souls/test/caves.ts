import { nextBelow, nextOf, openRng, type Rng, rngStream } from '@foretell/engine';
import type { CastMember, Scene } from '../src/index.ts';
import { SPECIES } from '../src/tables/enemies.ts';
import { SPECIES_IDS } from '../src/tables/ids.ts';

const WIDTH = 24;
const HEIGHT = 14;
const LETTERS = ['h', 's', 'a', 'm', 'w'];

/**
 * A level at random: scattered ground of every kind, a wall with a door across it, somebody of up to five species, a hearth, a chest
 * and a way down. Nothing promises that there is a way to any of it.
 */
export function cave(seed: string): Scene {
  const rng = openRng(rngStream(seed, 'cave'));
  const art = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => (isEdge(x, y) ? '#' : groundAt(rng))),
  );
  divide(rng, art);
  const cast: Record<string, CastMember> = {};
  for (const letter of LETTERS) {
    const species = nextOf(rng, SPECIES_IDS);
    const cell = clearPlace(rng, art, SPECIES.rows[species].size);
    art[cell.y]?.splice(cell.x, 1, letter);
    // A large body is drawn by each of its cells.
    if (SPECIES.rows[species].size > 1) {
      art[cell.y]?.splice(cell.x + 1, 1, letter);
      art[cell.y + 1]?.splice(cell.x, 2, letter, letter);
    }
    cast[letter] = { species, aware: nextBelow(rng, 2) === 0, elite: nextBelow(rng, 6) === 0 };
  }
  for (const thing of ['<', '>', 'B', 'C', 'I', 'W']) {
    const { x, y } = clearPlace(rng, art, 1);
    art[y]?.splice(x, 1, thing);
  }
  return { art: art.map((row) => row.join('')), cast };
}

function isEdge(x: number, y: number): boolean {
  return x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
}

function groundAt(rng: Rng): string {
  return nextOf(rng, [...'...............................O%U~#']);
}

function divide(rng: Rng, art: string[][]): void {
  const x = 8 + nextBelow(rng, 8);
  const at = 2 + nextBelow(rng, HEIGHT - 5);
  const isSingle = nextBelow(rng, 2) === 0;
  for (let y = 1; y < HEIGHT - 1; y++) art[y]?.splice(x, 1, '#');
  art[at]?.splice(x - 1, 3, '.', isSingle ? 'D' : '+', '.');
  if (!isSingle) art[at + 1]?.splice(x - 1, 3, '.', '+', '.');
}

/** The first clear square found by lot; where none is found one is cleared. */
function clearPlace(rng: Rng, art: string[][], size: number): { readonly x: number; readonly y: number } {
  for (let tries = 0; ; tries++) {
    const x = 1 + nextBelow(rng, WIDTH - 1 - size);
    const y = 1 + nextBelow(rng, HEIGHT - 1 - size);
    const cells = Array.from(
      { length: size * size },
      (_, part) => art[y + Math.trunc(part / size)]?.[x + (part % size)],
    );
    if (cells.every((glyph) => glyph === '.')) return { x, y };
    if (tries > 1000) throw new Error('a cave without room');
  }
}
