import { describe, expect, test } from 'vitest';
import { after, moves, played, refusalCode, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, souls, toUnits } from './souls.ts';

const ROOM: Scene = {
  art: ['############', '#..........#', '#..<h......#', '#..........#', '############'],
  cast: { h: { species: 'brute' } },
};

const EMPTY: Scene = { ...ROOM, art: ROOM.art.map((row) => row.replace('h', '.')), cast: {} };

describe('embers and growth', () => {
  const HOME: Scene = {
    art: ['############', '#B<h.......#', '#..........#', '############'],
    cast: { h: { species: 'husk' } },
  };

  test('an enemy pays its embers once, however often it comes back', () => {
    const weak = (state: State): State => ({
      ...state,
      hero: { ...state.hero, stamina: toUnits(12) },
      floor: { ...state.floor, enemies: state.floor.enemies.map((enemy) => ({ ...enemy, hp: 1 })) },
    });
    const killed = played(
      weak(sceneRun({ ...HOME, art: [...HOME.art.slice(0, 2), '#.........>#', '############'] })),
      ...moves('1:E'),
    );
    expect(killed.hero.embers).toBe(4);
    const rested = played(killed, ...moves('W'), { kind: 'rest' });
    expect(rested.floor.enemies).toHaveLength(1);
    const again = played(
      weak({ ...rested, hero: { ...rested.hero, cell: rested.hero.cell + 1 } }),
      ...moves('1:E'),
    );
    expect(again.floor.enemies).toHaveLength(0);
    expect(again.hero.embers).toBe(4);
  });

  test('a hearth sells growth for embers, dearer each time, and only there', () => {
    const start = sceneRun({ ...HOME, art: HOME.art.map((row) => row.replace('h', '.')), cast: {} });
    const rich: State = { ...start, hero: { ...start.hero, embers: 130 } };
    expect(refusalCode(rich, { kind: 'grow', line: 'wind' })).toBe('no-hearth');
    const once = played(rich, ...moves('W'), { kind: 'grow', line: 'wind' });
    expect(once.hero.embers).toBe(90);
    expect(viewOf(once).self.staminaMax).toBe(toUnits(14));
    const twice = played(once, { kind: 'grow', line: 'wind' });
    expect(twice.hero.embers).toBe(10);
    expect(refusalCode(twice, { kind: 'grow', line: 'stone' })).toBe('embers');
  });
});

describe('drops', () => {
  const STORE: Scene = { art: ['########', '#<C..I.#', '#B.....#', '########'], cast: {} };

  test('a chest holds what its seed says, and never the same thing twice over', () => {
    const open = (seed: string) => {
      const step = after(sceneRun(STORE, {}, seed), { kind: 'open' });
      return { step, item: step.events.flatMap((event) => (event.kind === 'took' ? [event.item] : [])) };
    };
    expect(open('one').item).toEqual(open('one').item);
    const { state } = open('one').step;
    expect(refusalCode(state, { kind: 'open' })).toBe('no-chest');
    const rested = played(state, ...moves('S'), { kind: 'rest' });
    expect(refusalCode(rested, { kind: 'open' })).toBe('no-chest');
    const kinds = new Set(Array.from({ length: 60 }, (_, seed) => open(`s${seed}`).item[0]?.kind));
    expect(kinds.size).toBe(4);
  });

  test('what lies about is picked up by walking over it, once', () => {
    const there = played(sceneRun(STORE), ...moves('E E E E'));
    expect(there.hero.bag).toHaveLength(1);
    expect(played(there, ...moves('E W')).hero.bag).toEqual(there.hero.bag);
  });
});

describe('the end', () => {
  test('health 0 ends the run, says what did it, and nothing can be done any more', () => {
    const start = sceneRun(EMPTY);
    const shot = {
      id: 0,
      cell: start.hero.cell + 2,
      direction: 4 as const,
      speed: 6,
      left: 9,
      damage: 99,
      owner: 99,
      attack: 'shot' as const,
    };
    const step = after({ ...start, floor: { ...start.floor, projectiles: [shot] } }, { kind: 'wait' });
    expect(step.state.outcome).toBe('died');
    expect(step.state.run.death?.cause).toBe('shot');
    const over = step.events.find(({ kind }) => kind === 'over');
    expect(over?.kind === 'over' && over.final).toBe(true);
    expect(step.events.some(({ kind }) => kind === 'died')).toBe(false);
    expect(souls.toAct(step.state).kind).toBe('over');
    expect(souls.legalMoves(step.state, 'hero')).toEqual([]);
    expect(refusalCode(step.state, { kind: 'wait' })).toBe('over');
  });
});
