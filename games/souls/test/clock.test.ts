import { describe, expect, test } from 'vitest';
import { after, moves, played, refusalCode, sceneRun, viewOf, waits } from './scenes.ts';
import { inputsOf, type Scene, type State, type Switch, souls, toUnits } from './souls.ts';

/** A hound that is awake, five cells away on open ground. */
const HOUND: Scene = {
  art: ['###########', '#.........#', '#.<....h..#', '#.........#', '###########'],
  cast: { h: { species: 'hound', aware: true } },
};
const EMPTY: Scene = {
  art: ['###############', '#.............#', '#..<..........#', '#.............#', '###############'],
  cast: {},
};

/** For each blow on the hero, in how many states before it its cell was on the board. */
function warnings(start: State, turns: number): number[] {
  const counts: number[] = [];
  let state = start;
  let announcedFor = 0;
  for (let turn = 0; turn < turns && state.outcome === 'running'; turn++) {
    const { danger, self } = viewOf(state);
    announcedFor = danger.some(({ cell, turns: left }) => cell === self.cell && left === 1)
      ? announcedFor + 1
      : 0;
    const step = after(state, { kind: 'wait' });
    if (step.events.some((event) => event.kind === 'hit' && event.who === 'hero')) counts.push(announcedFor);
    state = step.state;
  }
  return counts;
}

describe('the clock', () => {
  test('however fast an enemy is, a full turn lies between its raised hand and the blow', () => {
    const hits = warnings(sceneRun(HOUND), 12);
    expect(hits.length).toBeGreaterThan(0);
    expect(Math.min(...hits)).toBeGreaterThanOrEqual(1);
  });

  test('with its own time counted once an act, a fast enemy strikes out of a clear board', () => {
    const hits = warnings(sceneRun(HOUND, { off: ['state-once-a-turn'] }), 12);
    expect(Math.min(...hits)).toBe(0);
  });

  test('an enemy that comes out of recovery covers no more ground than a fresh one', () => {
    expect(farthestAfterBite([])).toBeLessThanOrEqual(2);
    expect(farthestAfterBite(['energy-when-free'])).toBeGreaterThan(2);
  });

  test('nothing in the Hall changes however long one stands there', () => {
    const start = souls.setup({ ...souls.defaultConfig }, 'hall');
    const later = played(start, ...waits(50));
    expect({ ...later, moves: 0 }).toEqual(start);
  });

  test('from every state on the way two hundred inputs move the turns on, and every refusal has a name', () => {
    let state = sceneRun(EMPTY, { hero: 'farwayer' });
    let refused = 0;
    for (let input = 0; input < 200 && state.outcome === 'running'; input++) {
      const move = inputsOf(state.hero)[(input * 37) % inputsOf(state.hero).length] ?? { kind: 'wait' };
      const code = refusalCode(state, move);
      if (code === undefined) state = after(state, move).state;
      else refused++;
      if (code !== undefined) expect(code).not.toBe('');
    }
    expect(state.turn).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  test('every input while recovering burns a turn, by pad and by button alike, and none of them does anything', () => {
    const pinned = played(sceneRun(EMPTY, { hero: 'nobody', weapon: 'greataxe' }), ...moves('1:E'));
    expect(pinned.hero.busy?.kind).toBe('recovery');
    for (const move of [...moves('W r:W2 2:W . g:W')]) {
      const step = after(pinned, move);
      expect(step.state.turn).toBe(pinned.turn + 1);
      expect(step.state.hero.cell).toBe(pinned.hero.cell);
      expect(step.state.hero.stamina).toBe(pinned.hero.stamina);
    }
  });

  test('with the rule off a button does not burn the turn', () => {
    const pinned = played(
      sceneRun(EMPTY, { hero: 'nobody', weapon: 'greataxe', off: ['busy-burns'] }),
      ...moves('1:E'),
    );
    expect(after(pinned, { kind: 'verb', slot: 1, direction: 0 }).state.hero.stamina).toBeLessThan(
      pinned.hero.stamina,
    );
  });
});

/** The most cells a hound moves in one turn after its first bite, while the hero walks away. */
function farthestAfterBite(off: readonly Switch[]): number {
  const long: Scene = {
    art: [
      '########################',
      '#h<....................#',
      '#......................#',
      '########################',
    ],
    cast: { h: { species: 'hound', aware: true } },
  };
  let state: State = played(sceneRun(long, { armour: 'plate', off }), ...waits(4));
  expect(state.floor.enemies[0]?.state).not.toBe('ready');
  let most = 0;
  for (let turn = 0; turn < 14; turn++) {
    const step = after(state, { kind: 'walk', direction: 0 });
    most = Math.max(most, step.events.filter(({ kind }) => kind === 'walked').length - 1);
    state = step.state;
  }
  return most;
}

describe('stamina', () => {
  test('the Knight who attacks every turn from a full bar strikes exactly twice', () => {
    let state = sceneRun(EMPTY);
    let blows = 0;
    while (refusalCode(state, { kind: 'verb', slot: 1, direction: 0 }) === undefined) {
      state = played(state, { kind: 'verb', slot: 1, direction: 0 });
      blows++;
    }
    expect(blows).toBe(2);
    expect(refusalCode(state, { kind: 'verb', slot: 1, direction: 0 })).toBe('stamina');
  });

  test('his roll and his blow are his whole pool', () => {
    expect(played(sceneRun(EMPTY), ...moves('r:E2 1:E')).hero.stamina).toBe(0);
  });

  test.each([
    { off: [], isOrdered: true },
    { off: ['effort-tiers'] as const, isOrdered: false },
  ])(
    'attacking, walking and waiting gain more in this order: $isOrdered with $off left out',
    ({ off, isOrdered }) => {
      const tired = played(sceneRun(EMPTY, { off }), ...moves('r:E2'));
      // Prices apart: what the turn gave.
      const gained = (text: string, paid: number) =>
        played(tired, ...moves(text)).hero.stamina - tired.hero.stamina + toUnits(paid);
      const [attack, walk, wait] = [gained('1:E', 5), gained('E', 0), gained('.', 0)];
      expect(attack < walk && walk < wait).toBe(isOrdered);
    },
  );

  test('the same walk gains the same whether or not anything has seen you', () => {
    expect(gainOfAWalk([], true)).toBe(gainOfAWalk([], false));
    expect(gainOfAWalk(['one-rate'], true)).not.toBe(gainOfAWalk(['one-rate'], false));
  });

  test('with nothing left one can still walk everywhere', () => {
    const empty = played(sceneRun(EMPTY), ...moves('r:E2 1:E'));
    expect(empty.hero.stamina).toBe(0);
    for (const direction of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
      expect(refusalCode(empty, { kind: 'walk', direction })).toBeUndefined();
    }
  });

  test('sixty waits at a quarter a turn from nothing make exactly fifteen', () => {
    const start = sceneRun(EMPTY, { hero: 'soulbinder' });
    const empty: State = { ...start, hero: { ...start.hero, stamina: 0 } };
    expect(played(empty, ...waits(60)).hero.stamina).toBe(toUnits(15));
  });

  test('the Soulbinder who stands still for twenty turns regains five', () => {
    const start = sceneRun(EMPTY, { hero: 'soulbinder' });
    const empty: State = { ...start, hero: { ...start.hero, stamina: 0 } };
    expect(played(empty, ...waits(20)).hero.stamina).toBe(toUnits(5));
  });

  test('with no stamina and one health she can strike again within eight waits', () => {
    const start = sceneRun(EMPTY, { hero: 'soulbinder', armour: 'plate' });
    const empty: State = { ...start, hero: { ...start.hero, stamina: 0, hp: 1 } };
    expect(refusalCode(empty, { kind: 'verb', slot: 1, direction: 0 })).toBe('stamina');
    expect(refusalCode(played(empty, ...waits(8)), { kind: 'verb', slot: 1, direction: 0 })).toBeUndefined();
  });

  test('growth of wind leaves every pool different from every other', () => {
    const pools = (['knight', 'squire', 'soulbinder', 'farwayer'] as const).map(
      (hero) => viewOf(sceneRun(EMPTY, { hero, wind: 5 })).self.staminaMax,
    );
    expect(new Set(pools).size).toBe(4);
    expect(pools.map((pool) => pool / 48)).toEqual([22, 24, 30, 26]);
  });
});

function gainOfAWalk(off: readonly Switch[], isHunted: boolean): number {
  const start = sceneRun(HOUND, { off });
  const enemies = start.floor.enemies.map((enemy) => ({
    ...enemy,
    hunting: isHunted,
    aware: false,
    stamina: 0,
  }));
  const far = isHunted ? enemies : [];
  const tired: State = {
    ...start,
    hero: { ...start.hero, stamina: 0 },
    floor: { ...start.floor, enemies: far },
  };
  return played(tired, ...moves('N')).hero.stamina;
}
