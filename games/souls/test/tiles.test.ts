import { describe, expect, test } from 'vitest';
import { minDepthOf } from '../src/floors/min-depth.ts';
import type { Tile } from '../src/floors/tile.ts';
import { straitPieces } from '../src/floors/tile-ground.ts';
import type { TileProblemCode } from '../src/floors/tile-problem.ts';
import { TILE_IDS, TILES } from '../src/floors/tiles.ts';
import { SIDES, TURNED, turnedArt } from '../src/floors/turned-tile.ts';
import { tileProblems } from '../src/floors/validate-tile.ts';

/** A hall with some rows drawn otherwise. */
function room(rows: Readonly<Record<number, string>>, fields: Partial<Tile> = {}): Tile {
  const art = TILES.hall.art.map((row, y) => rows[y] ?? row);
  return { art, weight: 1, use: 'general', ...fields };
}

/** One drawing for each thing that can be wrong, with nothing else wrong in it. */
const WRONG: Readonly<Record<TileProblemCode, readonly [Tile, Readonly<Record<string, string>>?]>> = {
  ragged: [room({ 3: '#.......#' })],
  size: [{ art: ['#####', '#####'], weight: 1, use: 'general' }],
  glyph: [room({ 2: '#..?.....#' })],
  'lower-case-terrain': [room({}), { floor: '.', wall: '#', pillar: 'o' }],
  'port-off-middle': [room({ 2: '+........#' })],
  'port-unpaired': [room({ 4: '#........+' })],
  'middle-disagrees': [room({ 0: '####~#####' })],
  'half-open': [room({ 0: '####.#####' })],
  'two-arrows': [room({ 0: '####^^####', 9: '####^^####' })],
  'arrow-on-fixed': [room({ 0: '####^^####' }, { use: 'fixed', weight: 0 })],
  'arrow-in-open': [room({ 0: '#...^^####' })],
  'open-not-ok': [room({ 0: '####..####' }, { use: 'special', weight: 0, situation: 'bridge' })],
  'anchor-unnamed': [room({ 2: '#..q.....#' })],
  'anchor-undrawn': [room({}, { enemies: { at: 'post' } })],
  strait: [
    room({
      1: '##########',
      2: '##########',
      3: '##########',
      6: '##########',
      7: '##########',
      8: '##########',
      4: '+.#####..+',
    }),
  ],
  'cast-and-enemies': [room({}, { use: 'special', weight: 0, situation: 'bridge', enemies: [1, 3] })],
  unreachable: [room({ 1: '#.#......#', 2: '###......#' })],
};

describe('tiles', () => {
  test.each(TILE_IDS)('%s is drawn without a mistake', (id) => {
    expect(tileProblems(TILES[id])).toEqual([]);
  });

  test.each(Object.entries(WRONG))(
    'a drawing that is %s is told so, where, and what to do',
    (code, [tile, terrain]) => {
      const problems = tileProblems(tile, terrain);
      const found = [...new Set(problems.map((problem) => problem.code))];
      if (code === 'strait') expect(found).toContain(code);
      else expect(found).toEqual([code]);
      expect(problems.every(({ says }) => says.length > 20)).toBe(true);
    },
  );

  test('what closes what would be wrong makes it right: an open edge that is meant, pieces whose ends all meet', () => {
    const open = WRONG['open-not-ok'][0];
    expect(tileProblems({ ...open, openOk: true })).toEqual([]);
    expect(tileProblems({ ...WRONG.unreachable[0], allEnds: true })).toEqual([]);
  });

  test('four quarter turns are none, and every edge comes round to every side', () => {
    for (const id of TILE_IDS) {
      const { art } = TILES[id];
      expect(turnedArt(turnedArt(turnedArt(turnedArt(art))))).toEqual(art);
    }
    const [upright, quarter] = TURNED.causeway;
    const edges = (turned: typeof upright) => SIDES.map((side) => turned?.edges[side]);
    // Counter-clockwise: what was in the east lies in the north now.
    expect(edges(quarter)).toEqual([3, 0, 1, 2].map((side) => upright?.edges[side]));
  });

  test('nobody can place archers before there are any: a tile is as deep as those it asks for', () => {
    expect(minDepthOf(TILES.causeway)).toBe(2);
    expect(minDepthOf(TILES.gatepost)).toBe(1);
    expect(minDepthOf(TILES.bridge)).toBe(4);
    const { enemies: _, ...without } = TILES.causeway;
    expect(minDepthOf(without)).toBe(1);
  });

  test('tight ground is what was drawn: five cells and three in a row in the squeeze, one at the slot', () => {
    const lengths = (id: (typeof TILE_IDS)[number]) =>
      straitPieces(TILES[id].art).map((cells) => cells.length);
    expect(lengths('squeeze').sort()).toEqual([1, 1, 3]);
    expect(lengths('pinch')).toEqual([2]);
    expect(lengths('slot')).toEqual([1]);
    expect(lengths('cross')).toEqual([]);
  });
});
