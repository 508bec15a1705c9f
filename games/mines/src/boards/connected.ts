import { type Grid, RING } from '../grid.ts';

/**
 * Whether the safe cells stay one piece, corners counted, when a mine comes to lie on the safe cell `cell`. They are one piece
 * before. Around the cell it is mostly plain to see; otherwise the way round is looked for.
 */
export function staysConnected({ ring, neighbours, cells }: Grid, mine: Uint8Array, cell: number): boolean {
  let around = 0;
  for (let place = 0; place < RING.length; place++) {
    const near = ring[cell * RING.length + place] ?? -1;
    if (near >= 0 && mine[near] === 0) around |= 1 << place;
  }
  // Without a safe neighbour it was the only safe cell.
  if (around === 0) return false;
  if (IS_ONE_PIECE[around] === 1) return true;
  const wanted = (neighbours[cell] ?? []).filter((near) => mine[near] === 0);
  const reached = reach(neighbours, cells, (near) => mine[near] === 0 && near !== cell, wanted[0] ?? 0);
  return wanted.every((near) => reached[near] === 1);
}

/** 1 for each cell that can be walked to from `start` over cells that are open to it, corners counted. `start` is one of them. */
export function reach(
  neighbours: Grid['neighbours'],
  cells: number,
  isOpen: (cell: number) => boolean,
  start: number,
): Uint8Array {
  const reached = new Uint8Array(cells);
  reached[start] = 1;
  const way = [start];
  for (let cell = way.pop(); cell !== undefined; cell = way.pop()) {
    for (const near of neighbours[cell] ?? []) {
      if (reached[near] === 1 || !isOpen(near)) continue;
      reached[near] = 1;
      way.push(near);
    }
  }
  return reached;
}

/** For each choice of places of the ring, a bit each: whether they are one piece without the cell in the middle. */
const IS_ONE_PIECE: Uint8Array = Uint8Array.from({ length: 1 << RING.length }, (_, places) =>
  isOnePiece(places) ? 1 : 0,
);

function isOnePiece(places: number): boolean {
  const first = RING.findIndex((_, place) => (places >> place) & 1);
  if (first < 0) return true;
  let piece = 1 << first;
  for (let before = 0; before !== piece; ) {
    before = piece;
    for (let place = 0; place < RING.length; place++) {
      const isTouched = RING.some((_, other) => (piece >> other) & 1 && areTouching(place, other));
      if ((places >> place) & 1 && isTouched) piece |= 1 << place;
    }
  }
  return piece === places;
}

function areTouching(place: number, other: number): boolean {
  const [one, two] = [RING[place], RING[other]];
  if (one === undefined || two === undefined) return false;
  return Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y)) <= 1;
}
