import { describe, expect, test } from 'vitest';
import { HEROES } from '../src/tables/heroes.ts';
import { HERO_IDS, WEAPON_IDS } from '../src/tables/ids.ts';
import { WEAPONS } from '../src/tables/weapons.ts';
import { after, moves, played, refusalCode, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, toUnits } from './souls.ts';

const EMPTY: Scene = {
  art: [
    '###############',
    '#.............#',
    '#......<......#',
    '#.............#',
    '#.............#',
    '###############',
  ],
  cast: {},
};
/** Two husks across a diagonal, asleep, with room behind them. */
const PAIR: Scene = {
  art: ['########', '#......#', '#..h...#', '#..<h..#', '#......#', '########'],
  cast: { h: { species: 'husk' } },
};
const DOORS: Scene = {
  art: ['########', '#..+...#', '#.<+...#', '#..#...#', '#.<D...#', '########'],
  cast: {},
};
const sceneOf = (...art: string[]): Scene => ({ art, cast: {} });

describe('walking', () => {
  test('a diagonal through a double door always goes, in or out of a single leaf never', () => {
    const double = sceneRun(
      sceneOf('#######', '#..+..#', '#.<+..#', '#.....#'.replaceAll('.', '#'), '#######'),
    );
    const opened = played(double, ...moves('E'));
    expect(refusalCode(opened, { kind: 'walk', direction: 1 })).toBeUndefined();
    expect(refusalCode(opened, { kind: 'roll', direction: 1, cells: 1 })).toBeUndefined();
    const single = sceneRun(sceneOf('#######', '#..#..#', '#.<D..#', '#..#..#', '#######'));
    const leafOpen = played(single, ...moves('E N'));
    expect(refusalCode(leafOpen, { kind: 'walk', direction: 7 })).toBe('pinched');
    expect(refusalCode(leafOpen, { kind: 'roll', direction: 7, cells: 1 })).toBe('no-landing');
    // Straight through it goes.
    expect(refusalCode(played(leafOpen, ...moves('S')), { kind: 'walk', direction: 0 })).toBeUndefined();
  });

  test('opening one leaf opens both, and takes the turn', () => {
    const scene = sceneOf('#######', '#..+..#', '#.<+..#', '#..#..#', '#######');
    const start = sceneRun(scene);
    const opened = played(start, ...moves('E'));
    expect(opened.turn).toBe(start.turn + 1);
    expect(opened.hero.cell).toBe(start.hero.cell);
    expect(viewOf(opened).ground.rows[1]?.[3]).toBe('/');
    expect(viewOf(opened).ground.rows[2]?.[3]).toBe('/');
  });

  test('between two who stand on a diagonal nobody slips by walking, and a roll goes through', () => {
    const start = sceneRun(PAIR);
    expect(refusalCode(start, { kind: 'walk', direction: 1 })).toBe('pinched');
    expect(refusalCode(start, { kind: 'roll', direction: 1, cells: 2 })).toBeUndefined();
    const slipped = sceneRun(PAIR, { off: ['bodies-pinch'] });
    expect(refusalCode(slipped, { kind: 'walk', direction: 1 })).toBeUndefined();
  });

  test('one side of a large body is enough to seal a diagonal', () => {
    const large: Scene = {
      art: ['########', '#..m...#', '#......#', '#.<....#', '#......#', '########'],
      cast: { m: { species: 'minotaur' } },
    };
    expect(refusalCode(sceneRun(large), { kind: 'walk', direction: 1 })).toBeUndefined();
    const corner: Scene = {
      art: ['########', '#......#', '#.<m...#', '#......#', '#......#', '########'],
      cast: { m: { species: 'minotaur' } },
    };
    expect(refusalCode(sceneRun(corner), { kind: 'walk', direction: 1 })).toBe('pinched');
  });

  test('walking into somebody hits, or is refused for its price, with every hero and every weapon of theirs', () => {
    const target: Scene = { art: ['######', '#<h..#', '######'], cast: { h: { species: 'brute' } } };
    for (const hero of HERO_IDS) {
      for (const weapon of WEAPON_IDS.filter((id) => WEAPONS.rows[id].family === HEROES.rows[hero].family)) {
        expectBump(sceneRun(target, { hero, weapon }));
      }
    }
    for (const weapon of WEAPON_IDS) expectBump(sceneRun(target, { hero: 'nobody', weapon }));
  });

  test('the keeper talks instead of making way, and no turn goes by', () => {
    const scene = sceneOf('#####', '#<W.#', '#####');
    const start = sceneRun(scene);
    expect(refusalCode(start, { kind: 'walk', direction: 0 })).toBe('talk');
  });
});

/** Full of stamina a bump must hurt; without any it must be refused for that. */
function expectBump(start: State): void {
  const bump = { kind: 'walk', direction: 0 } as const;
  let state = after(start, bump).state;
  // A blow that is wound up lands a turn later.
  if (state.hero.busy?.kind === 'windup') state = after(state, bump).state;
  const name = `${start.hero.id} with ${start.hero.gear.main?.id}`;
  expect(`${name} ${state.floor.enemies[0]?.hp !== 14}`).toBe(`${name} true`);
  const poor: State = { ...start, hero: { ...start.hero, stamina: 0, hp: 1 } };
  expect(refusalCode(poor, bump)).toBe('stamina');
}

describe('the roll', () => {
  test('takes no turn, and a blow may follow in the same one', () => {
    const start = sceneRun(EMPTY);
    const rolled = played(start, ...moves('r:E2'));
    expect(rolled.turn).toBe(start.turn);
    expect(rolled.hero.cell).toBe(start.hero.cell + 2);
    const struck = after(rolled, { kind: 'verb', slot: 1, direction: 0 });
    expect(struck.events.some(({ kind }) => kind === 'struck')).toBe(true);
    expect(struck.state.turn).toBe(start.turn + 1);
  });

  test.each([
    { off: [], cells: 2 },
    { off: ['one-roll'] as const, cells: 4 },
  ])('in one turn the Soulbinder goes $cells cells by rolling with $off left out', ({ off, cells }) => {
    const start = sceneRun(EMPTY, { hero: 'soulbinder', off });
    // She can pay two, and the ground is free on both sides.
    expect(start.hero.stamina).toBeGreaterThanOrEqual(toUnits(4));
    let state = played(start, ...moves('r:E2'));
    if (refusalCode(state, { kind: 'roll', direction: 0, cells: 2 }) === undefined)
      state = played(state, ...moves('r:E2'));
    expect(state.turn).toBe(start.turn);
    expect(state.hero.cell - start.hero.cell).toBe(cells);
  });

  test('costs and carries what the hero says: seven and two, five and one, two and two, seven and two', () => {
    const told = HERO_IDS.map((hero) => {
      const { roll } = viewOf(sceneRun(EMPTY, { hero })).self;
      return [roll.price.stamina, Math.max(...roll.cells)];
    });
    expect(told).toEqual([
      [7, 2],
      [5, 1],
      [2, 2],
      [7, 2],
    ]);
    expect(refusalCode(sceneRun(EMPTY, { hero: 'squire' }), { kind: 'roll', direction: 0, cells: 2 })).toBe(
      'roll-cells',
    );
  });

  test('goes through a body and faces the way it went, so that a cut behind hits what it passed', () => {
    const scene: Scene = { art: ['#######', '#.<h..#', '#######'], cast: { h: { species: 'brute' } } };
    const start = sceneRun(scene, { hero: 'nobody', weapon: 'scimitar' });
    const through = played(start, ...moves('r:E2'));
    expect(through.hero.cell).toBe(start.hero.cell + 2);
    const struck = played(through, ...moves('2:E'));
    expect(struck.floor.enemies[0]?.hp).toBeLessThan(14);
  });

  test('dragged two and blocked there it ends after one, and blocked at once it is refused', () => {
    const wall = sceneRun(sceneOf('######', '#..<.#', '######'));
    expect(played(wall, ...moves('r:E2')).hero.cell).toBe(wall.hero.cell + 1);
    const shut = sceneRun(sceneOf('######', '#...<#', '######'));
    expect(refusalCode(shut, { kind: 'roll', direction: 0, cells: 2 })).toBe('no-landing');
  });

  test('protects from nothing: who rolls into a struck cell is hit', () => {
    const scene: Scene = {
      art: ['########', '#......#', '#<..h..#', '#......#', '########'],
      cast: { h: { species: 'crawler', aware: true } },
    };
    const start = played(sceneRun(scene), ...moves('.'), ...moves('.'));
    const { danger, self } = viewOf(start);
    expect(danger.map(({ cell }) => cell)).toContain(self.cell);
    const beside = danger.find(({ cell }) => cell !== self.cell && Math.abs(cell - self.cell) <= 2);
    expect(beside).toBeDefined();
    const rolled = played(start, ...moves('r:E1'));
    expect(viewOf(rolled).danger.map(({ cell }) => cell)).toContain(rolled.hero.cell);
    expect(played(rolled, ...moves('.')).hero.hp).toBeLessThan(start.hero.hp);
  });
});

test('a scene may have one arrival only, and says so', () => {
  expect(() => sceneRun(DOORS)).toThrow('one arrival');
});
