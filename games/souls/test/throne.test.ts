import { describe, expect, test } from 'vitest';
import { levelOf } from '../src/floors/level-of.ts';
import { moves, played, refusalCode } from './scenes.ts';
import { type State, souls, toUnits } from './souls.ts';

describe('the throne', () => {
  const config = { ...souls.defaultConfig, hero: 'knight', firstFloor: 10, armour: 'plate' } as const;
  const start = souls.setup(config, 'throne');
  const level = levelOf(start.floor.source);
  const hallDoor = (level.arena?.seal[0] ?? 0) - level.width;

  test('holds one boss of four cells, five escorts awake before its hall, and a hearth that takes one in', () => {
    expect(
      start.floor.enemies.map(({ species }) => species).filter((each) => each === 'firstflame'),
    ).toHaveLength(1);
    const escorts = start.floor.enemies.slice(1);
    expect(escorts).toHaveLength(5);
    expect(escorts.every(({ aware, hunting }) => aware && !hunting)).toBe(true);
    expect(escorts.every(({ cell }) => !level.arena?.hall.includes(cell))).toBe(true);
    const home: State = { ...start, hero: { ...start.hero, cell: level.hearths[0] ?? 0 } };
    expect(refusalCode(home, { kind: 'rest' })).toBeUndefined();
    expect(level.arena?.hall.length).toBeGreaterThan(200);
  });

  test('shuts behind whoever enters, wakes the boss, and nobody follows', () => {
    const inside: State = { ...start, hero: { ...start.hero, cell: hallDoor } };
    const follower = {
      ...inside,
      floor: {
        ...inside.floor,
        enemies: inside.floor.enemies.map((enemy, at) =>
          at === 1 ? { ...enemy, cell: level.arena?.seal[0] ?? 0 } : enemy,
        ),
      },
    };
    const shut = played(follower, { kind: 'wait' });
    expect(shut.floor.sealed).toBe(true);
    expect(refusalCode(shut, { kind: 'walk', direction: 6 })).toBe('blocked');
    expect(shut.floor.enemies[0]?.aware).toBe(true);
    expect(
      shut.floor.enemies
        .slice(1)
        .every(({ cell }) => !level.arena?.hall.includes(cell) && !level.arena?.seal.includes(cell)),
    ).toBe(true);
  });

  test('its boss never leaves the hall, and its fall wins the run', () => {
    let state: State = played(
      { ...start, hero: { ...start.hero, cell: hallDoor, hp: 18 } },
      { kind: 'wait' },
    );
    for (let turn = 0; turn < 60; turn++) {
      state = played({ ...state, outcome: 'running', hero: { ...state.hero, hp: 18 } }, { kind: 'wait' });
      expect(level.arena?.hall).toContain(state.floor.enemies[0]?.cell);
    }
    const boss = state.floor.enemies[0];
    if (boss === undefined) throw new Error('no boss');
    const beside: State = {
      ...state,
      hero: { ...state.hero, cell: boss.cell - 1, stamina: toUnits(12) },
      floor: { ...state.floor, enemies: [{ ...boss, hp: 1 }], projectiles: [] },
    };
    const won = played(beside, ...moves('1:E'));
    expect(won.outcome).toBe('won');
    expect(souls.returns(won)).toEqual([1]);
  });
});
