/**
 * What fingers mean, from where they are and when . Pure: whoever listens to the window hands in
 * what happened with the time, and does what comes back.
 */

/** Up to here a press is a tap, in milliseconds. */
export const TAP_MS = 200;
/** From here it is a long press. In between it is neither, and nothing happens at all. */
export const LONG_MS = 350;
/** A finger that has moved so far drags, in CSS pixels. */
export const SLOP = 10;
/** Two fingers that have spread or closed by this factor have said what they want. */
export const PINCH = 1.25;

export interface Spot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The cell under it, or `null` beside the board. */
  readonly cell: number | null;
  /** A mouse has a button for everything: however long it is down, it clicks. */
  readonly isMouse: boolean;
}

export type Fingers =
  | { readonly kind: 'none' }
  /** One finger that has not said what it wants. */
  | { readonly kind: 'down'; readonly start: Spot; readonly sinceMs: number }
  | { readonly kind: 'drag'; readonly id: number; readonly x: number; readonly y: number }
  | { readonly kind: 'pinch'; readonly spots: readonly Spot[]; readonly apart: number }
  /** A long press that is still down: it can be called off by moving. */
  | { readonly kind: 'held'; readonly start: Spot; readonly sinceMs: number }
  /** Whatever it was is over: nothing counts until all fingers are up. */
  | { readonly kind: 'spent'; readonly down: readonly number[] };

export const NO_FINGERS: Fingers = { kind: 'none' };

export type Touched =
  | { readonly kind: 'down' | 'move'; readonly spot: Spot; readonly atMs: number }
  | { readonly kind: 'up' | 'cancel'; readonly id: number; readonly atMs: number }
  /** The time has come to look whether a press has become a long one. */
  | { readonly kind: 'clock'; readonly atMs: number };

export type Meaning =
  | { readonly kind: 'tap' | 'hold'; readonly cell: number | null }
  | { readonly kind: 'call-off' }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'zoom'; readonly to: 'out' | 'in'; readonly x: number; readonly y: number };

export interface Felt {
  readonly fingers: Fingers;
  readonly meaning: Meaning | null;
}

/** What the fingers do next and what that means. */
export function feel(fingers: Fingers, touched: Touched): Felt {
  switch (touched.kind) {
    case 'down':
      return { fingers: putDown(fingers, touched.spot, touched.atMs), meaning: null };
    case 'move':
      return move(fingers, touched.spot);
    case 'clock':
      return look(fingers, touched.atMs);
    case 'up':
      return lift(fingers, touched.id, touched.atMs);
    case 'cancel':
      return { fingers: lift(fingers, touched.id, touched.atMs).fingers, meaning: null };
  }
}

function putDown(fingers: Fingers, spot: Spot, sinceMs: number): Fingers {
  switch (fingers.kind) {
    case 'none':
      return { kind: 'down', start: spot, sinceMs };
    case 'down':
      return pinchOf([fingers.start, spot]);
    case 'drag':
      return pinchOf([{ ...fingers, cell: null, isMouse: false }, spot]);
    case 'held':
      return { kind: 'spent', down: [fingers.start.id, spot.id] };
    case 'pinch':
      return { kind: 'spent', down: [...fingers.spots.map(({ id }) => id), spot.id] };
    case 'spent':
      return { kind: 'spent', down: [...fingers.down, spot.id] };
  }
}

function pinchOf(spots: readonly Spot[]): Fingers {
  return { kind: 'pinch', spots, apart: apart(spots) };
}

function move(fingers: Fingers, spot: Spot): Felt {
  switch (fingers.kind) {
    case 'down': {
      const { start } = fingers;
      if (start.id !== spot.id || distance(start, spot) < SLOP) return still(fingers);
      const meaning: Meaning = { kind: 'pan', x: spot.x - start.x, y: spot.y - start.y };
      return { fingers: { kind: 'drag', id: spot.id, x: spot.x, y: spot.y }, meaning };
    }
    case 'drag': {
      if (fingers.id !== spot.id) return still(fingers);
      const meaning: Meaning = { kind: 'pan', x: spot.x - fingers.x, y: spot.y - fingers.y };
      return { fingers: { ...fingers, x: spot.x, y: spot.y }, meaning };
    }
    case 'pinch': {
      const spots = fingers.spots.map((each) => (each.id === spot.id ? spot : each));
      const to = zoomOf(fingers.apart, apart(spots));
      if (to === undefined) return still({ ...fingers, spots });
      const meaning: Meaning = { kind: 'zoom', to, x: middle(spots, 'x'), y: middle(spots, 'y') };
      return { fingers: { kind: 'spent', down: spots.map(({ id }) => id) }, meaning };
    }
    case 'held': {
      const { start } = fingers;
      if (start.id !== spot.id || distance(start, spot) < SLOP) return still(fingers);
      return { fingers: { kind: 'spent', down: [spot.id] }, meaning: { kind: 'call-off' } };
    }
    case 'none':
    case 'spent':
      return still(fingers);
  }
}

function zoomOf(before: number, now: number): 'out' | 'in' | undefined {
  if (now * PINCH <= before) return 'out';
  return now >= before * PINCH ? 'in' : undefined;
}

function look(fingers: Fingers, atMs: number): Felt {
  if (fingers.kind !== 'down' || atMs - fingers.sinceMs < LONG_MS) return still(fingers);
  const { start } = fingers;
  if (start.isMouse) return still(fingers);
  return {
    fingers: { kind: 'held', start, sinceMs: fingers.sinceMs },
    meaning: { kind: 'hold', cell: start.cell },
  };
}

function lift(fingers: Fingers, id: number, atMs: number): Felt {
  switch (fingers.kind) {
    case 'none':
      return still(fingers);
    case 'down': {
      if (fingers.start.id !== id) return still(fingers);
      const isTap = fingers.start.isMouse || atMs - fingers.sinceMs <= TAP_MS;
      return { fingers: NO_FINGERS, meaning: isTap ? { kind: 'tap', cell: fingers.start.cell } : null };
    }
    case 'drag':
      return still(fingers.id === id ? NO_FINGERS : fingers);
    case 'held': {
      if (fingers.start.id !== id) return still(fingers);
      // It was up in time, and a busy page hears of it late.
      const isLate = atMs - fingers.sinceMs < LONG_MS;
      return { fingers: NO_FINGERS, meaning: isLate ? { kind: 'call-off' } : null };
    }
    case 'pinch':
      return still(
        rest(
          fingers.spots.map((spot) => spot.id),
          id,
        ),
      );
    case 'spent':
      return still(rest(fingers.down, id));
  }
}

function rest(down: readonly number[], id: number): Fingers {
  const left = down.filter((each) => each !== id);
  return left.length === 0 ? NO_FINGERS : { kind: 'spent', down: left };
}

function still(fingers: Fingers): Felt {
  return { fingers, meaning: null };
}

function apart([one, other]: readonly Spot[]): number {
  return one === undefined || other === undefined ? 0 : distance(one, other);
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(spots: readonly Spot[], axis: 'x' | 'y'): number {
  return spots.reduce((sum, spot) => sum + spot[axis], 0) / Math.max(1, spots.length);
}
