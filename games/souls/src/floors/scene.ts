import { SPECIES } from '../tables/enemies.ts';
import { ROLE_IDS } from '../tables/ids.ts';
import { type Cell, type Door, type Level, type Scene, type Spawn, TERRAIN } from './level.ts';

/** Letters of a scene that stand on floor: arrival, way down, hearth, keeper, chest, pickup. */
const THINGS = { arrival: '<', stairs: '>', hearth: 'B', keeper: 'W', chest: 'C', pickup: 'I' } as const;

/** The level that a scene draws. Throws a RangeError for a drawing that cannot be one; `sceneProblems` says it in words. */
export function sceneLevel(scene: Scene): Level {
  const problem = sceneProblems(scene)[0];
  if (problem !== undefined) throw new RangeError(`scene: ${problem}`);
  const width = scene.art[0]?.length ?? 0;
  const text = scene.art.join('');
  const cellsOf = (glyph: string): Cell[] =>
    Array.from(text).flatMap((each, cell) => (each === glyph ? [cell] : []));
  const rows = scene.art.map((row) => row.replace(/[a-z<>BWCI]/g, TERRAIN.floor));
  return {
    width,
    height: scene.art.length,
    rows,
    arrival: cellsOf(THINGS.arrival)[0] ?? 0,
    stairs: cellsOf(THINGS.stairs)[0] ?? null,
    hearths: cellsOf(THINGS.hearth),
    people: cellsOf(THINGS.keeper).map((cell) => ({ cell, who: 'keeper' })),
    chests: cellsOf(THINGS.chest),
    pickups: cellsOf(THINGS.pickup),
    doors: doorsOf(rows, width),
    rooms: [
      {
        id: 0,
        tile: 'scene',
        turns: 0,
        x: 0,
        y: 0,
        width,
        height: scene.art.length,
        anchors: {},
        entry: null,
        claims: ['entry'],
        situation: null,
      },
    ],
    spawns: spawnsOf(scene, text, width),
    signals: scene.signal === undefined ? [] : [{ room: 0, on: scene.signal, radius: 0 }],
    noise: scene.noise ?? false,
    arena: null,
    made: { rejected: 0, filled: 0, loops: 0, openings: 0, mergedEdges: 0 },
  };
}

/** Everything wrong with a drawing, each as the end of the sentence "a scene …". */
export function sceneProblems({ art, cast }: Scene): readonly string[] {
  const width = art[0]?.length ?? 0;
  const text = art.join('');
  const glyphs = new Set<string>([...Object.values(TERRAIN), ...Object.values(THINGS)]);
  const problems: string[] = [];
  if (width === 0) problems.push('has at least one row');
  if (art.some((row) => row.length !== width)) problems.push('has rows of one length');
  if (text.split(THINGS.arrival).length !== 2) problems.push('has one arrival <');
  for (const glyph of new Set(text)) {
    if (!glyphs.has(glyph) && cast[glyph] === undefined)
      problems.push(`has nobody named ${glyph} in its cast`);
  }
  for (const letter of Object.keys(cast)) {
    if (!/^[a-z]$/.test(letter)) problems.push(`names its cast by one lower-case letter, not ${letter}`);
    else if (!text.includes(letter)) problems.push(`draws everybody in its cast, ${letter} too`);
  }
  if (problems.length === 0) problems.push(...misplaced({ art, cast }, text, width));
  return problems;
}

/** Large bodies that lie over something else than floor of their own. */
function misplaced(scene: Scene, text: string, width: number): readonly string[] {
  const letters = new Set([...Object.keys(scene.cast), TERRAIN.floor, TERRAIN.bridge]);
  return spawnsOf(scene, text, width).flatMap(({ species, cell }) => {
    const { size } = SPECIES.rows[species];
    const parts = Array.from(
      { length: size * size },
      (_, part) => cell + Math.trunc(part / size) * width + (part % size),
    );
    const fits = (cell % width) + size <= width && parts.every((part) => letters.has(text[part] ?? '#'));
    return fits
      ? []
      : [`has room for a ${species} at column ${cell % width}, row ${Math.trunc(cell / width)}`];
  });
}

function spawnsOf({ cast }: Scene, text: string, width: number): Spawn[] {
  const spawns: Spawn[] = [];
  const covered = new Set<Cell>();
  for (const [cell, glyph] of Array.from(text).entries()) {
    const member = cast[glyph];
    if (member === undefined || !/[a-z]/.test(glyph) || covered.has(cell)) continue;
    const { size, role } = SPECIES.rows[member.species];
    for (let part = 0; part < size * size; part++) {
      covered.add(cell + Math.trunc(part / size) * width + (part % size));
    }
    spawns.push({
      species: member.species,
      cell,
      facing: member.facing ?? 4,
      aware: member.aware ?? false,
      elite: member.elite ?? false,
      role: ROLE_IDS.find((id) => id === member.role) ?? role,
      origin: 'random',
      room: 0,
      group: null,
    });
  }
  return spawns;
}

/** Leaves that lie side by side are one door. */
export function doorsOf(rows: readonly string[], width: number): Door[] {
  const text = rows.join('');
  const doors: Door[] = [];
  const taken = new Set<Cell>();
  for (const [cell, glyph] of Array.from(text).entries()) {
    if (taken.has(cell)) continue;
    if (glyph === TERRAIN.singleDoor) doors.push({ kind: 'single', leaves: [cell] });
    if (glyph !== TERRAIN.doubleDoor) continue;
    const beside = cell % width < width - 1 && text[cell + 1] === glyph ? cell + 1 : cell + width;
    const leaves = text[beside] === glyph ? [cell, beside] : [cell];
    for (const leaf of leaves) taken.add(leaf);
    doors.push({ kind: 'double', leaves });
  }
  return doors;
}
