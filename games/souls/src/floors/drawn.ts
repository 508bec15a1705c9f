import { HERO_IDS, type RoleId, type SpeciesId } from '../tables/ids.ts';
import type { Arena, Cell, Level, Person, Room, Spawn } from './level.ts';
import { doorsOf } from './scene.ts';

/** A level that is drawn by hand, whole (RULES.md §20, §22). */
export function drawnLevel(name: 'hall' | 'throne'): Level {
  return name === 'hall' ? hallOfAshes() : throne();
}

/** `a` to `d`: heroes in the order of their table; `n`: the steward; `B`: the great hearth; `>`: the way down. */
const HALL: readonly string[] = [
  '########################',
  '###########>############',
  '######............######',
  '####...a........b...####',
  '####................####',
  '####.......BB.......####',
  '####.......BB.......####',
  '####................####',
  '####...c........d...####',
  '######....n.........####',
  '######.....<......######',
  '########################',
];

/** The roster is made of the table of heroes: a room that shows another list than there is cannot be drawn. */
function hallOfAshes(): Level {
  const people: Person[] = HERO_IDS.map((who, place) => ({
    who,
    cell: cellsOf(HALL, 'abcdefgh'[place] ?? '')[0] ?? -1,
  }));
  if (people.some(({ cell }) => cell < 0)) throw new RangeError('the Hall has too few places for its heroes');
  const steward = cellsOf(HALL, 'n').map((cell) => ({ who: 'steward', cell }));
  return { ...plainLevel(HALL, 'hall'), people: [...people, ...steward] };
}

/** `K`: the boss; `S`: the seal; `D`: a door; `W`: the keeper; `g`, `c`, `r`: escorts by role. */
const THRONE: readonly string[] = [
  '########################',
  '########........########',
  '#####..............#####',
  '###..................###',
  '##....................##',
  '##...OO..........OO...##',
  '##...OO..........OO...##',
  '##....................##',
  '##.........KK.........##',
  '##.........KK.........##',
  '##....................##',
  '##...OO..........OO...##',
  '##...OO..........OO...##',
  '##....................##',
  '###..................###',
  '#####..............#####',
  '########........########',
  '###########SS###########',
  '#######..........#######',
  '#######..r....g..#######',
  '#######....cc....#######',
  '#######.....g....#######',
  '#######..........#######',
  '###########DD###########',
  '######............######',
  '######..W.........######',
  '######.......B....######',
  '######.....<......######',
  '######............######',
  '########################',
];

/** Who stands for a role before the throne. */
const ESCORTS: readonly {
  readonly glyph: string;
  readonly role: RoleId;
  readonly species: readonly SpeciesId[];
}[] = [
  { glyph: 'g', role: 'guard', species: ['sentinel', 'swordsman'] },
  { glyph: 'c', role: 'charger', species: ['hound', 'hound'] },
  { glyph: 'r', role: 'ranged', species: ['flamekeeper'] },
];

function throne(): Level {
  const seal = cellsOf(THRONE, 'S');
  const sealRow = Math.trunc((seal[0] ?? 0) / width(THRONE));
  const plain = plainLevel(THRONE, 'throne');
  const isOpen = (cell: Cell) => plain.rows[Math.trunc(cell / plain.width)]?.[cell % plain.width] === '.';
  const hall = Array.from({ length: sealRow * plain.width }, (_, cell) => cell).filter(isOpen);
  const boss: Spawn = {
    species: 'firstflame',
    cell: cellsOf(THRONE, 'K')[0] ?? 0,
    facing: 6,
    aware: false,
    elite: false,
    role: 'boss',
    origin: 'boss',
    room: 0,
    group: null,
  };
  const arena: Arena = { hall, seal, boss: 0 };
  const people = cellsOf(THRONE, 'W').map((cell) => ({ who: 'keeper', cell }));
  return { ...plain, people, arena, spawns: [boss, ...ESCORTS.flatMap(escorts)] };
}

function escorts({ glyph, role, species }: (typeof ESCORTS)[number]): Spawn[] {
  return cellsOf(THRONE, glyph).map((cell, place) => ({
    species: species[place] ?? 'sentinel',
    cell,
    facing: 6,
    aware: true,
    elite: false,
    role,
    origin: 'escort',
    room: 0,
    group: 0,
  }));
}

/** Ground, arrival, hearths and doors of a drawing; letters stand on floor. */
function plainLevel(art: readonly string[], tile: string): Level {
  const rows = art.map((row) => row.replaceAll('D', '+').replace(/[^#O+.]/g, '.'));
  const room: Room = {
    id: 0,
    tile,
    turns: 0,
    x: 0,
    y: 0,
    width: width(art),
    height: art.length,
    anchors: {},
    entry: null,
    claims: ['entry'],
    situation: null,
  };
  return {
    width: width(art),
    height: art.length,
    rows,
    arrival: cellsOf(art, '<')[0] ?? 0,
    stairs: cellsOf(art, '>')[0] ?? null,
    hearths: cellsOf(art, 'B'),
    people: [],
    chests: [],
    pickups: [],
    doors: doorsOf(rows, width(art)),
    rooms: [room],
    spawns: [],
    signals: [],
    noise: false,
    arena: null,
    made: { rejected: 0, filled: 0, loops: 0, openings: 0, mergedEdges: 0 },
  };
}

function width(art: readonly string[]): number {
  return art[0]?.length ?? 0;
}

function cellsOf(art: readonly string[], glyph: string): Cell[] {
  return Array.from(art.join('')).flatMap((each, cell) => (each === glyph ? [cell] : []));
}
