import { canonicalJson } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { isMine, NOT_OPENED } from '../src/board/index.ts';
import { CLOSED, CRATER, SILENT } from '../src/board-seen.ts';
import { mines } from '../src/game.ts';
import { FOG, HIDDEN, MINE, SILENT as SAFE } from '../src/reasoner/cells.ts';
import type { State } from '../src/state.ts';
import { SURFACE } from '../src/tables/roots.ts';
import type { BattleSeen, View } from '../src/view.ts';
import { positionOf } from '../src/view-position.ts';
import { botRun, configWith, type Entry, randomRun } from './runs.ts';
import { hiddenChanges } from './secrets.ts';

const DEEP = configWith(
  { hero: { standard: { base_hp: 999, base_attack: 60 } }, adventure: { standard: { max_moves: 1500 } } },
  'deep',
);
const ENTRIES: readonly Entry[] = [
  ...botRun('careful', 'seen'),
  ...botRun('expert', 'seen'),
  // Random moves seal a good deal, and stop.
  ...randomRun('seen', DEEP),
  ...botRun('careful', 'seen deep', DEEP),
];
const STATES = ENTRIES.map(({ after }) => after);
/** A sample of the states in battle, each with what is seen of it. */
const BATTLES = STATES.filter(({ battle }) => battle !== null)
  .filter((_, at) => at % 16 === 0)
  .map((state) => ({ state, ...partsOf(state) }));

function partsOf(state: State) {
  const view = mines.observe(state, 'hero');
  const { battle } = state;
  if (battle === null || view.battle === null) throw new Error('no battle');
  return { view, seen: view.battle, board: battle.board };
}

/** Every cell of them: what is seen of it, and what it is. */
const CELLS = BATTLES.flatMap(({ state, seen, board }) => {
  const { cells } = positionOf(seen.board);
  return seen.board.shown.map((shown, cell) => ({
    shown,
    kind: seen.board.kinds[cell] ?? null,
    known: cells[cell] ?? HIDDEN,
    mark: seen.board.seals.find((seal) => seal.cell === cell)?.state,
    mask: seen.board.regions.find((region) => region.cells.includes(cell))?.infoMask,
    round: state.battle?.ledger.round ?? 0,
    openedIn: board.openedIn[cell] ?? NOT_OPENED,
    isMine: isMine(board, cell),
    number: board.product.numbers[cell] ?? 0,
    row: board.product.kinds[cell] ?? null,
  }));
});

describe('what the hero sees (RULES.md §9)', () => {
  test('D1-1 in any battle the view has AP, RAP and how many refreshes are left', () => {
    for (const { state, seen } of BATTLES) {
      const ledger = state.battle?.ledger;
      expect([seen.ap, seen.rap]).toEqual([ledger?.ap, ledger?.rap]);
      expect(seen.refreshLeft).toBe(
        SURFACE.action_economy.refresh_cap_per_round - (ledger?.refreshUsed ?? 0),
      );
    }
    expect(BATTLES.some(({ seen }) => seen.refreshLeft > 0 && seen.ap > 0)).toBe(true);
  });

  test('D1-1 nothing in it tells how many mines there are: states that differ in it look the same', () => {
    let differing = 0;
    for (const { state, view } of BATTLES) {
      for (const other of hiddenChanges(state)) {
        expect(canonicalJson(mines.observe(other, 'hero'))).toBe(canonicalJson(view));
        const total = (each: State) => each.battle?.board.product.mines.length;
        if (total(other) !== total(state)) differing += 1;
      }
    }
    expect(differing).toBeGreaterThan(100);
  });

  test('… while what is open does show: a number changed on an opened cell changes the view', () => {
    const { state, board } = BATTLES[0] ?? { state: undefined, board: undefined };
    if (state?.battle === undefined || state.battle === null || board === undefined)
      throw new Error('no battle');
    const numbers = board.product.numbers.map((number, cell) => (cell === board.product.spawn ? 8 : number));
    const product = { ...board.product, numbers };
    const other: State = { ...state, battle: { ...state.battle, board: { ...board, product } } };
    expect(canonicalJson(mines.observe(other, 'hero'))).not.toBe(canonicalJson(mines.observe(state, 'hero')));
  });

  test('each cell shows itself closed, as a crater, silent, or with its number', () => {
    for (const { shown, openedIn, isMine: isMined, number } of CELLS) {
      expect(shown === CLOSED).toBe(openedIn === NOT_OPENED);
      expect(shown === CRATER).toBe(isMined && openedIn !== NOT_OPENED);
      if (shown >= 0) expect(shown).toBe(number);
    }
    const met = new Set(CELLS.map(({ shown }) => Math.min(shown, 0)));
    expect(met).toEqual(new Set([CLOSED, SILENT, CRATER, 0]));
  });

  test('fog never shows its number, ice from the next round on', () => {
    const opened = CELLS.filter(({ openedIn }) => openedIn !== NOT_OPENED);
    const fog = opened.filter(({ mask }) => mask === 'hide_numbers');
    const ice = opened.filter(({ mask }) => mask === 'delay_numbers');
    expect(Math.min(fog.length, ice.length)).toBeGreaterThan(10);
    for (const { shown } of fog) expect(shown).toBe(SILENT);
    for (const { shown, openedIn, round } of ice) expect(shown === SILENT).toBe(openedIn === round);
    expect(new Set(ice.map(({ shown }) => shown === SILENT)).size).toBe(2);
  });

  test('rows are known of opened cells and settled seals, and of no other cell', () => {
    for (const { shown, mark, kind, row } of CELLS) {
      const isKnown = shown !== CLOSED || mark === 'hit' || mark === 'miss';
      expect(kind).toBe(isKnown ? row : null);
    }
    expect(CELLS.some(({ mark, kind }) => mark === 'hit' && kind !== null)).toBe(true);
    expect(CELLS.some(({ mark, kind }) => mark === 'open' && kind === null)).toBe(true);
  });

  test('what the last dig showed is still to be seen when the board is gone', () => {
    const gone = ENTRIES.filter(({ before, move, after }) => {
      const id = before.battle?.board.product.id;
      return move.kind === 'dig' && id !== undefined && after.battle?.board.product.id !== id;
    });
    expect(gone.length).toBeGreaterThan(20);
    for (const { before, move, after } of gone) {
      const last = mines.observe(after, 'hero').lastBoard;
      expect(last?.id).toBe(before.battle?.board.product.id);
      expect(last?.shown[move.kind === 'dig' ? move.cell : 0]).not.toBe(CLOSED);
    }
  });

  test('of battles to come the map tells the size, the kind of map and what may lie there; of camps nothing', () => {
    const view: View = mines.observe(mines.setup(mines.defaultConfig, 'map'), 'hero');
    for (const { kind, boards } of view.nodes)
      expect(boards === null).toBe(kind === 'camp' || kind === 'cache');
    expect(view.nodes.at(-1)?.boards?.map).toBe('poor_vein');
    expect(canonicalJson(view)).not.toContain('rockling');
  });

  test('a seat that there is not sees nothing', () => {
    expect(() => mines.observe(mines.setup(mines.defaultConfig, 'nobody'), 'mole')).toThrow(/no seat/);
  });
});

describe('a view as a position for the reasoner (RULES.md §9)', () => {
  test('says nothing false: numbers are true, mines are mines, safe cells are safe, fog has a mine beside it', () => {
    for (const { known, isMine: isMined, number } of CELLS) {
      if (known !== HIDDEN) expect(isMined).toBe(known === MINE);
      if (known < HIDDEN) expect(known).toBe(number);
      if (known === FOG) expect(number).toBeGreaterThan(0);
    }
    const met = new Set(CELLS.map(({ known }) => known));
    for (const each of [0, 1, 2, HIDDEN, FOG, MINE]) expect(met).toContain(each);
  });

  test('a seal tells nothing before its round is settled, and everything afterwards', () => {
    const size = 3;
    const battle = BATTLES[0]?.seen as BattleSeen;
    const board = {
      ...battle.board,
      size,
      shown: Array.from({ length: 9 }, () => CLOSED),
      regions: [],
      probed: [{ cell: 8, number: 2 }],
      seals: [
        { cell: 0, state: 'open' as const },
        { cell: 1, state: 'hit' as const },
        { cell: 2, state: 'miss' as const },
      ],
    };
    const { cells, mines: total } = positionOf(board);
    expect([cells[0], cells[1], cells[2], cells[3], cells[8]]).toEqual([HIDDEN, MINE, SAFE, HIDDEN, 2]);
    expect(total).toBeUndefined();
  });
});
