import { nextBelow, nextChance, nextOf, nextPermutation, type Rng } from '@foretell/engine';
import { ASSEMBLY } from '../tables/assembly.ts';
import { COLUMNS, PLACES } from './codes.ts';
import { minDepthOf } from './min-depth.ts';
import {
  canOpen,
  newPlan,
  openWay,
  type Plan,
  PORT_STATE,
  placeBeside,
  placesOf,
  placeTile,
  sealPort,
} from './plan.ts';
import { TILE_IDS, TILES, type TileId } from './tiles.ts';
import { EDGE, type Edge, oppositeSide, SIDES, type Side, TURNED, type TurnedTile } from './turned-tile.ts';

/** The cards of a floor: the deck, and the specials that wait on top of it for a port at which they fit, the topmost last. */
interface Deck {
  readonly cards: TileId[];
  readonly waiting: TileId[];
  /** Situations that may still come, and how many tiles have to stand before the next. */
  left: number;
  next: number;
}

/**
 * Puts a floor together (RULES.md §21): the arrival first, then a tile for each port that waits, until enough of the map is covered.
 * A special that fits nowhere yet stays on top and is tried at every port.
 */
export function assemble(depth: number, rng: Rng): Plan {
  const plan = newPlan(depth, rng);
  const deck = shuffledDeck(depth, rng);
  const column = nextBelow(rng, ASSEMBLY.arrival_columns);
  const entry = nextOf(rng, TURNED.entry);
  placeTile(plan, entry, COLUMNS + column, null);
  for (let failures = 0; isGrowing(plan) && failures < PLACES; ) {
    const ports = waitingPorts(plan);
    const ways = ports.length > 0 ? ports : reopenableWalls(plan);
    if (ways.length === 0) break;
    const port = nextOf(rng, ways);
    if (!grow(plan, deck, Math.trunc(port / 4), SIDES[port % 4] ?? 0)) failures++;
  }
  settlePorts(plan, deck);
  return plan;
}

function shuffledDeck(depth: number, rng: Rng): Deck {
  const deep = TILE_IDS.filter((id) => minDepthOf(TILES[id]) <= depth);
  const specials = deep.filter((id) => TILES[id].use === 'special');
  const starts = nextChance(rng, ASSEMBLY.special_first, 100);
  const cards = [
    ...deep.flatMap((id) => Array.from({ length: TILES[id].weight }, () => id)),
    ...specials.flatMap((id) => Array.from({ length: ASSEMBLY.special_cards }, () => id)),
  ];
  const shuffled = nextPermutation(rng, cards.length).map((place) => cards[place] ?? 'cross');
  const order = nextPermutation(rng, specials.length).map((place) => specials[place] ?? 'bridge');
  return { cards: shuffled, waiting: starts ? order : [], left: ASSEMBLY.most_specials, next: 0 };
}

function isGrowing(plan: Plan): boolean {
  return plan.filledPlaces * 100 < ASSEMBLY.filled_places * PLACES;
}

/** Ports that wait and face an empty place. */
function waitingPorts(plan: Plan): readonly number[] {
  const ports: number[] = [];
  for (let port = 0; port < plan.states.length; port++) {
    if (plan.states[port] === PORT_STATE.waiting && facesEmpty(plan, port)) ports.push(port);
  }
  return ports;
}

function facesEmpty(plan: Plan, port: number): boolean {
  const beside = placeBeside(Math.trunc(port / 4), SIDES[port % 4] ?? 0);
  return beside >= 0 && plan.places[beside] === -1;
}

/** Where a door could be put in a wall: closed edges with floor behind them that face an empty place. */
function reopenableWalls(plan: Plan): readonly number[] {
  const walls: number[] = [];
  for (let port = 0; port < plan.states.length; port++) {
    if (plan.states[port] === PORT_STATE.waiting || plan.states[port] === PORT_STATE.linked) continue;
    if (plan.places[Math.trunc(port / 4)] === -1 || !facesEmpty(plan, port)) continue;
    if (canOpen(plan, Math.trunc(port / 4), SIDES[port % 4] ?? 0)) walls.push(port);
  }
  return walls;
}

/** Fills the place that a port faces with the first card that fits, specials first. Whether one did. */
function grow(plan: Plan, deck: Deck, place: number, side: Side): boolean {
  const waiting = plan.rooms.length < deck.next ? [] : deck.waiting;
  const id =
    waiting.findLast((each) => placeCard(plan, each, place, side)) ?? drawnCard(plan, deck, place, side);
  if (id === undefined) sealPort(plan, place, side);
  else if (TILES[id].use === 'special') dropSpecial(plan, deck, id);
  return id !== undefined;
}

/** The first card of the deck that fits, off the deck and on the map. A special that does not fit waits from now on. */
function drawnCard(plan: Plan, deck: Deck, place: number, side: Side): TileId | undefined {
  const { cards, waiting } = deck;
  for (let card = 0; card < cards.length; card++) {
    const id = cards[card] ?? 'cross';
    const isSpecial = TILES[id].use === 'special';
    if (isSpecial) {
      cards.splice(card--, 1);
      if (deck.left > 0 && !waiting.includes(id)) waiting.push(id);
    } else if (placeCard(plan, id, place, side)) {
      cards.splice(card, 1);
      return id;
    }
  }
  return undefined;
}

/** A situation stands once on a floor, some tiles from the one before, and so many are enough. */
function dropSpecial(plan: Plan, deck: Deck, id: TileId): void {
  deck.waiting.splice(deck.waiting.indexOf(id), 1);
  for (let card = deck.cards.length - 1; card >= 0; card--)
    if (deck.cards[card] === id) deck.cards.splice(card, 1);
  deck.next = plan.rooms.length + ASSEMBLY.special_gap;
  deck.left--;
  if (deck.left === 0) deck.waiting.length = 0;
}

/** Places a tile beyond a port in the first rotation that fits, from one by lot. Whether it fitted. */
function placeCard(plan: Plan, id: TileId, place: number, side: Side): boolean {
  const { tile } = TURNED[id][0] ?? {};
  if (tile?.deadEnd === true && plan.rooms.length < ASSEMBLY.open_start) return false;
  const target = placeBeside(place, side);
  const first = nextBelow(plan.rng, 4);
  for (let turn = 0; turn < 4; turn++) {
    const shape = TURNED[id][(first + turn) & 3];
    const at = shape && fittingPlace(plan, shape, target, oppositeSide(side));
    if (shape === undefined || at === undefined) continue;
    const kind = edgeAt(shape, at, target, oppositeSide(side));
    placeTile(plan, shape, at, { place: target, side: oppositeSide(side), kind });
    if (plan.states[place * 4 + side] !== PORT_STATE.linked) openWay(plan, place, side, hasDoor(plan), false);
    return true;
  }
  return false;
}

/** Where a tile has to lie so that it is entered at `target` over `side`; `undefined` when it cannot. */
function fittingPlace(plan: Plan, shape: TurnedTile, target: number, side: Side): number | undefined {
  for (let part = 0; part < shape.columns * shape.rows; part++) {
    const edge = shape.edges[part * 4 + side];
    const isEntry = shape.hasArrow ? edge === EDGE.arrow : edge === EDGE.port || edge === EDGE.open;
    const column = (target % COLUMNS) - (part % shape.columns);
    const row = Math.trunc(target / COLUMNS) - Math.trunc(part / shape.columns);
    if (!isEntry || column < 0 || row < 0) continue;
    const place = row * COLUMNS + column;
    const places = placesOf(shape, place);
    if (!places?.every((each) => plan.places[each] === -1) || !endsMeet(plan, shape, places)) continue;
    if (!isGrowing(plan) || goesOn(plan, shape, places)) return place;
  }
  return undefined;
}

/** Whether growth can go on from somewhere once a tile lies on `places`: over another port or wall, or over an edge of its own. */
function goesOn(plan: Plan, shape: TurnedTile, places: readonly number[]): boolean {
  const faces = (port: number) => placeBeside(Math.trunc(port / 4), SIDES[port % 4] ?? 0);
  if (waitingPorts(plan).some((port) => !places.includes(faces(port)))) return true;
  if (reopenableWalls(plan).some((port) => !places.includes(faces(port)))) return true;
  return places.some((place, part) =>
    SIDES.some((side) => {
      const edge = shape.edges[part * 4 + side];
      const isWay = edge === EDGE.port || edge === EDGE.open || (edge === EDGE.wall && !shape.hasArrow);
      const beside = placeBeside(place, side);
      return isWay && beside >= 0 && plan.places[beside] === -1;
    }),
  );
}

function edgeAt(shape: TurnedTile, place: number, target: number, side: Side): Edge {
  const column = (target % COLUMNS) - (place % COLUMNS);
  const row = Math.trunc(target / COLUMNS) - Math.trunc(place / COLUMNS);
  return shape.edges[(row * shape.columns + column) * 4 + side] ?? EDGE.solid;
}

/**
 * For a tile all of whose ports must lead somewhere: whether each of them can. For every other: whether such a tile beside it could
 * still be left over every port of its own.
 */
function endsMeet(plan: Plan, shape: TurnedTile, places: readonly number[]): boolean {
  return places.every((place, part) =>
    SIDES.every((side) => {
      const beside = placeBeside(place, side);
      const edge = shape.edges[part * 4 + side] ?? EDGE.solid;
      if (shape.tile.allEnds === true && (edge === EDGE.port || edge === EDGE.arrow)) {
        return beside >= 0 && (plan.places[beside] === -1 || canOpen(plan, beside, oppositeSide(side)));
      }
      const port = beside * 4 + oppositeSide(side);
      if (beside < 0 || plan.states[port] !== PORT_STATE.waiting || !mustOpen(plan, port)) return true;
      return edge === EDGE.port || edge === EDGE.open || (edge === EDGE.wall && !shape.hasArrow);
    }),
  );
}

/** Three ports in four have a door. */
function hasDoor(plan: Plan): boolean {
  return !nextChance(plan.rng, ASSEMBLY.openings, 100);
}

/** What is still waiting when the map is full enough: ends that must lead somewhere first, then loops, and the rest is sealed. */
function settlePorts(plan: Plan, deck: Deck): void {
  for (const isForced of [true, false]) {
    for (let port = 0; port < plan.states.length; port++) {
      if (plan.states[port] !== PORT_STATE.waiting || mustOpen(plan, port) !== isForced) continue;
      settlePort(plan, deck, Math.trunc(port / 4), SIDES[port % 4] ?? 0, isForced);
    }
  }
}

function mustOpen(plan: Plan, port: number): boolean {
  return plan.rooms[plan.places[Math.trunc(port / 4)] ?? -1]?.shape.tile.allEnds === true;
}

function settlePort(plan: Plan, deck: Deck, place: number, side: Side, isForced: boolean): void {
  const beside = placeBeside(place, side);
  const isEmpty = beside >= 0 && plan.places[beside] === -1;
  if (isForced && isEmpty) {
    grow(plan, deck, place, side);
    return;
  }
  const isOpenEdge = plan.edges[place * 4 + side] === EDGE.open;
  const meets = beside >= 0 && !isEmpty && canOpen(plan, beside, oppositeSide(side));
  // An open edge leaves it to the other side, which may be a wall.
  const decides = !isOpenEdge || plan.edges[beside * 4 + oppositeSide(side)] === EDGE.port;
  if (meets && decides && (isForced || nextChance(plan.rng, ASSEMBLY.loops, 100))) {
    openWay(plan, place, side, hasDoor(plan), true);
    return;
  }
  sealPort(plan, place, side);
  if (meets && plan.states[beside * 4 + oppositeSide(side)] === PORT_STATE.waiting)
    sealPort(plan, beside, oppositeSide(side));
}
