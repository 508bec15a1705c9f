import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellAt,
  cellOf,
  centreOn,
  clampTo,
  follow,
  LEAST_CELL,
  MARGIN,
} from '../src/boards/mines/battle/board-window.ts';
import { commandOf } from '../src/boards/mines/battle/keys.ts';
import {
  type Fingers,
  feel,
  LONG_MS,
  type Meaning,
  NO_FINGERS,
  SLOP,
  type Spot,
  TAP_MS,
  type Touched,
} from '../src/boards/mines/battle/press.ts';

const spot = (id: number, x: number, y = 0, cell: number | null = 7): Spot => ({
  id,
  x,
  y,
  cell,
  isMouse: false,
});
const mouse = (x: number): Spot => ({ ...spot(1, x), isMouse: true });

/** Everything that these touches have meant, in order. */
function meant(...touches: readonly Touched[]): readonly Meaning[] {
  let fingers: Fingers = NO_FINGERS;
  const meanings: Meaning[] = [];
  for (const touched of touches) {
    const felt = feel(fingers, touched);
    fingers = felt.fingers;
    if (felt.meaning !== null) meanings.push(felt.meaning);
  }
  return meanings;
}

const down = (at: Spot, atMs = 0): Touched => ({ kind: 'down', spot: at, atMs });
const move = (at: Spot, atMs = 0): Touched => ({ kind: 'move', spot: at, atMs });
const up = (id: number, atMs: number): Touched => ({ kind: 'up', id, atMs });
const clock = (atMs: number): Touched => ({ kind: 'clock', atMs });

describe('one finger', () => {
  test('that comes up soon has tapped', () => {
    expect(meant(down(spot(1, 0)), up(1, TAP_MS))).toEqual([{ kind: 'tap', cell: 7 }]);
  });

  test('that comes up between a tap and a long press has done nothing at all', () => {
    for (const atMs of [TAP_MS + 1, 300, LONG_MS - 1]) {
      expect(meant(down(spot(1, 0)), clock(atMs), up(1, atMs))).toEqual([]);
    }
  });

  test('that stays down has held, once, and its coming up is no tap', () => {
    expect(meant(down(spot(1, 0)), clock(LONG_MS), clock(LONG_MS + 50), up(1, LONG_MS + 60))).toEqual([
      { kind: 'hold', cell: 7 },
    ]);
  });

  test('that moves pans, and neither taps nor holds', () => {
    expect(
      meant(down(spot(1, 0)), move(spot(1, SLOP)), move(spot(1, 30)), clock(LONG_MS), up(1, 100)),
    ).toEqual([
      { kind: 'pan', x: SLOP, y: 0 },
      { kind: 'pan', x: 30 - SLOP, y: 0 },
    ]);
    expect(meant(down(spot(1, 0)), move(spot(1, SLOP - 1)), up(1, 100))).toEqual([{ kind: 'tap', cell: 7 }]);
  });

  test('that moves after it has held calls the seal off', () => {
    expect(meant(down(spot(1, 0)), clock(LONG_MS), move(spot(1, SLOP)), up(1, 500))).toEqual([
      { kind: 'hold', cell: 7 },
      { kind: 'call-off' },
    ]);
  });

  test('that came up in time is believed, even when the page hears of it after the clock', () => {
    expect(meant(down(spot(1, 0)), clock(LONG_MS), up(1, LONG_MS - 20)).at(-1)).toEqual({ kind: 'call-off' });
    expect(meant(down(spot(1, 0)), clock(LONG_MS), up(1, LONG_MS + 20))).toHaveLength(1);
  });

  test('that the system takes away has meant nothing', () => {
    expect(meant(down(spot(1, 0)), { kind: 'cancel', id: 1, atMs: 50 })).toEqual([]);
  });
});

describe('two fingers', () => {
  test('zoom once, and no tap counts until both are up', () => {
    const pinched = [down(spot(1, 0)), down(spot(2, 100)), move(spot(2, 60))];
    expect(meant(...pinched, move(spot(2, 20)), up(2, 50), up(1, 60))).toEqual([
      { kind: 'zoom', to: 'out', x: 30, y: 0 },
    ]);
    const third = [down(spot(3, 0), 70), up(3, 80)];
    expect(meant(...pinched, up(2, 50), ...third, up(1, 90))).toHaveLength(1);
    expect(meant(...pinched, up(2, 50), up(1, 60), down(spot(4, 0), 100), up(4, 110)).at(-1)).toEqual({
      kind: 'tap',
      cell: 7,
    });
  });

  test('never dig or seal, whatever they do', () => {
    let deeds = 0;
    fc.assert(
      fc.property(fc.array(PLAYED, { maxLength: 30 }), (played) => {
        let fingers: Fingers = NO_FINGERS;
        for (const { touched, most, isUp } of possible(played)) {
          const felt = feel(fingers, touched);
          fingers = felt.fingers;
          const isDeed = felt.meaning?.kind === 'tap' || felt.meaning?.kind === 'hold';
          if (isDeed) deeds += 1;
          expect(isDeed && most > 1).toBe(false);
          expect(fingers.kind === 'none').toBe(isUp);
        }
      }),
      { numRuns: 500 },
    );
    expect(deeds).toBeGreaterThan(10);
  });
});

interface Played {
  readonly kind: Touched['kind'];
  readonly id: number;
  readonly x: number;
}

/**
 * What fingers can do of this: none comes down twice, and none moves or comes up that is not down. `most`: how many were down together
 * since the last time that all were up.
 */
function possible(played: readonly Played[]) {
  const touching = new Set<number>();
  let most = 0;
  return played.flatMap(({ kind, id, x }, at) => {
    if (kind !== 'clock' && (kind === 'down') === touching.has(id)) return [];
    if (kind === 'down') touching.add(id);
    const seen = Math.max(most, touching.size);
    if (kind === 'up' || kind === 'cancel') touching.delete(id);
    const isUp = touching.size === 0;
    most = isUp ? 0 : seen;
    return [{ touched: touchOf(kind, id, x, at * 60), most: seen, isUp }];
  });
}

const PLAYED = fc.record({
  kind: fc.constantFrom('down', 'move', 'up', 'cancel', 'clock'),
  id: fc.integer({ min: 1, max: 3 }),
  x: fc.integer({ min: 0, max: 200 }),
});

function touchOf(kind: Touched['kind'], id: number, x: number, atMs: number): Touched {
  if (kind === 'clock') return clock(atMs);
  return kind === 'up' || kind === 'cancel' ? { kind, id, atMs } : { kind, spot: spot(id, x), atMs };
}

test('a mouse clicks however long its button is down, and holds nothing', () => {
  expect(meant(down(mouse(0)), clock(LONG_MS), up(1, 900))).toEqual([{ kind: 'tap', cell: 7 }]);
});

describe('the window on the board', () => {
  const phone = { width: 382, height: 360 };

  test('keeps cells as large as a thumb, and shows the whole board only when asked', () => {
    expect(cellOf(phone, 12, false)).toBe(LEAST_CELL);
    expect(cellOf(phone, 12, true) * 12).toBeLessThanOrEqual(360);
    expect(cellOf({ width: 700, height: 640 }, 12, false)).toBe(52);
  });

  test('follows the hero so that there is always something to see ahead, and shows no emptiness', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 143 }), fc.integer({ min: 0, max: 143 }), (from, to) => {
        const before = centreOn(phone, 12, from, LEAST_CELL);
        const after = follow(phone, 12, before, to);
        expect(clampTo(phone, 12, after)).toEqual(after);
        const left = after.x + (to % 12) * LEAST_CELL;
        const top = after.y + Math.floor(to / 12) * LEAST_CELL;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + LEAST_CELL).toBeLessThanOrEqual(phone.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + LEAST_CELL).toBeLessThanOrEqual(phone.height);
        expect(after.x).toBeLessThanOrEqual(MARGIN);
      }),
    );
  });

  test('knows which cell a finger is on', () => {
    const placing = centreOn(phone, 12, 77, LEAST_CELL);
    for (const cell of [0, 40, 77, 143]) {
      const point = {
        x: placing.x + ((cell % 12) + 0.5) * LEAST_CELL,
        y: placing.y + (Math.floor(cell / 12) + 0.5) * LEAST_CELL,
      };
      expect(cellAt(placing, 12, point)).toBe(cell);
    }
    expect(cellAt(placing, 12, { x: placing.x - 1, y: 0 })).toBeNull();
  });
});

describe('the keyboard', () => {
  const stroke = (code: string, key: string, rest = {}) => ({
    code,
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...rest,
  });

  test('steps with what lies around S, with arrows and with a keypad, and digs with Shift', () => {
    expect(commandOf(stroke('KeyQ', 'q'))).toEqual({ kind: 'step', direction: 'up-left' });
    expect(commandOf(stroke('KeyQ', 'a'))).toEqual({ kind: 'step', direction: 'up-left' });
    expect(commandOf(stroke('Numpad3', '3'))).toEqual({ kind: 'step', direction: 'down-right' });
    expect(commandOf(stroke('ArrowUp', 'ArrowUp', { shiftKey: true }))).toEqual({
      kind: 'dig',
      direction: 'up',
    });
  });

  test('finds a letter by its print, and by its place where the print is no Latin letter', () => {
    expect(commandOf(stroke('Semicolon', 'm'))).toEqual({ kind: 'mode' });
    expect(commandOf(stroke('KeyM', 'ь'))).toEqual({ kind: 'mode' });
  });

  test('leaves to the browser what is pressed together with its own keys', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(commandOf(stroke('KeyR', 'r', { [held]: true }))).toBeUndefined();
    }
    expect(commandOf(stroke('KeyR', 'r'))).toEqual({ kind: 'refresh' });
  });
});
