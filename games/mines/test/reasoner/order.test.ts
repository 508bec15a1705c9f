import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/reasoner/analyse.ts';
import { HIDDEN } from '../../src/reasoner/cells.ts';
import { applyCheapRules, deskOf } from '../../src/reasoner/desk.ts';
import { drawsFrom } from '../../src/reasoner/draws.ts';
import { numbersOf } from '../../src/reasoner/field.ts';
import { notePosition } from '../../src/reasoner/note-position.ts';
import { chooseOrder } from '../../src/reasoner/order.ts';
import { proposeCheapest } from '../../src/reasoner/order-cheapest.ts';
import { costOf, createOrders } from '../../src/reasoner/order-cost.ts';
import type { Position } from '../../src/reasoner/position.ts';
import { buildSystem } from '../../src/reasoner/system.ts';

const SIDE = 24;

/** Every second cell both ways shows its number, if it is not 0; one cell in five is a mine. */
function denseLattice(seed: number): Position {
  const draw = drawsFrom(seed);
  const mine = Uint8Array.from({ length: SIDE * SIDE }, () => (draw(100) < 19 ? 1 : 0));
  const numbers = numbersOf({ width: SIDE, height: SIDE, mine });
  const cells = Int8Array.from(numbers, (number, cell) => {
    const isCrossing = (cell % SIDE) % 2 === 1 && Math.floor(cell / SIDE) % 2 === 1;
    return isCrossing && number > 0 && mine[cell] === 0 ? number : HIDDEN;
  });
  return { width: SIDE, height: SIDE, cells };
}

/** The largest component of a lattice. */
function largestComponent(seed: number) {
  const desk = deskOf(SIDE, SIDE);
  notePosition(desk.notes, denseLattice(seed));
  applyCheapRules(desk);
  const { system } = desk.exact;
  buildSystem(system, desk.notes, 'all');
  const sizeOf = (each: number) =>
    (system.componentStart[each + 1] ?? 0) - (system.componentStart[each] ?? 0);
  const component = Array.from({ length: system.components }, (_, each) => each).reduce((best, each) =>
    sizeOf(each) > sizeOf(best) ? each : best,
  );
  const from = system.componentStart[component] ?? 0;
  return { system, component, boxes: system.componentBox.slice(from, from + sizeOf(component)) };
}

describe('the order in which a component is searched', () => {
  it('is looked for long enough that a dense lattice takes some two hundred thousand steps, and not eight', () => {
    // The orders that are quick to find need 818,915 steps here.
    expect(analyse(denseLattice(3), { maxSteps: 200_000 }).isComplete).toBe(true);
    expect(analyse(denseLattice(3), { maxSteps: 100_000 }).isComplete).toBe(false);
  });

  it('has each box of the component once, whichever it begins with, and costs what it was said to cost', () => {
    const { system, component, boxes } = largestComponent(3);
    const sorted = [...boxes].sort((one, other) => one - other);
    const orders = createOrders(SIDE * SIDE);
    orders.best.set(boxes);
    const costs = [0, 50, 100].map((first) => {
      const cost = proposeCheapest(orders, system, boxes.length, boxes[first] ?? 0, Number.POSITIVE_INFINITY);
      const order = orders.other.slice(0, boxes.length);
      expect(order[0]).toBe(boxes[first]);
      expect([...order].sort((one, other) => one - other)).toEqual(sorted);
      const counted = costOf(orders, system, order, boxes.length, Number.POSITIVE_INFINITY);
      expect(cost / counted).toBeCloseTo(1, 9);
      return cost;
    });
    expect(new Set(costs).size).toBeGreaterThan(1);
    chooseOrder(orders, system, component);
    const chosen = costOf(orders, system, orders.best, boxes.length, Number.POSITIVE_INFINITY);
    expect(chosen).toBeLessThanOrEqual(Math.min(...costs));
  });

  it('is given up as soon as it costs what another one costs', () => {
    const { system, boxes } = largestComponent(3);
    const orders = createOrders(SIDE * SIDE);
    orders.best.set(boxes);
    expect(proposeCheapest(orders, system, boxes.length, boxes[0] ?? 0, 500)).toBe(500);
  });
});
