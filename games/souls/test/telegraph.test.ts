import { describe, expect, test } from 'vitest';
import { announce } from '../src/foes/announce.ts';
import { DIRECTIONS, type Direction } from '../src/space/direction.ts';
import { ATTACKS } from '../src/tables/attacks.ts';
import { ATTACK_IDS, type AttackId } from '../src/tables/ids.ts';
import { openDraft } from '../src/turn/draft.ts';
import { after, moves, played, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, type Switch, souls } from './souls.ts';

const open = (row: string): readonly string[] => [
  '#################',
  '#...............#',
  '#...............#',
  '#...............#',
  row,
  '#...............#',
  '#...............#',
  '#...............#',
  '#################',
];

/** Waits until somebody has raised a hand. */
function untilAnnounced(start: State, attack?: AttackId): State {
  let state = start;
  for (let turn = 0; turn < 40; turn++) {
    const raised = state.floor.enemies.some(
      (enemy) => enemy.state === 'windup' && (attack === undefined || enemy.attack?.id === attack),
    );
    if (raised) return state;
    state = played(state, ...moves('.'));
  }
  throw new Error(`nobody announced ${attack ?? 'anything'}`);
}

describe('the announcement', () => {
  test('shows the cells that are struck, all of them and no others, for every attack in all directions', () => {
    const blows = ATTACK_IDS.filter(
      (id) => ATTACKS.rows[id].shape !== null && ATTACKS.rows[id].shape !== 'body',
    );
    expect(blows).toHaveLength(14);
    for (const id of blows) for (const facing of DIRECTIONS) expectDrawnIsStruck(id, facing);
  });

  test('follows the body: whoever is shoved while its hand is raised strikes relative to its new place', () => {
    expect(shovedHusk([])).toEqual({ moved: true, isHit: false });
    expect(shovedHusk(['cells-follow-body'])).toEqual({ moved: false, isHit: true });
  });

  test('is seen wherever its owner is: stepping behind a pillar hides nobody whose hand is raised', () => {
    const scene: Scene = {
      art: ['############', '#..........#', '#.<........#', '#..O....a..#', '#..........#', '############'],
      cast: { a: { species: 'archer', aware: true } },
    };
    expect(seenBehindPillar(scene, [])).toBe(1);
    expect(seenBehindPillar(scene, ['forced-sight'])).toBe(0);
  });

  test('is never of an attack that could not meet the hero where it stands', () => {
    let state = sceneRun(
      {
        art: open('#.h...<...s.b...#'),
        cast: {
          h: { species: 'hound', aware: true },
          s: { species: 'swordsman', aware: true },
          b: { species: 'brute', aware: true },
        },
      },
      { armour: 'plate' },
    );
    let raised = 0;
    for (let turn = 0; turn < 30 && state.outcome === 'running'; turn++) {
      const before = new Set(
        state.floor.enemies.filter((each) => each.state === 'windup').map(({ id }) => id),
      );
      const step = after(state, { kind: 'wait' });
      for (const event of step.events) {
        if (event.kind !== 'announced' || event.stage > 0 || before.has(event.who)) continue;
        raised++;
        expect(event.cells).toContain(step.state.hero.cell);
      }
      state = step.state;
    }
    expect(raised).toBeGreaterThan(1);
  });
});

/** Whoever stands on a drawn cell is hurt, and there are as many as were announced. */
function expectDrawnIsStruck(id: AttackId, facing: Direction): void {
  const start = sceneRun({
    art: open('#..<....f.......#'),
    cast: { f: { species: ATTACKS.rows[id].species } },
  });
  const draft = openDraft(start);
  const foe = draft.foes[0] ?? never();
  const attack = announce(draft, foe, id, 0, facing, foe.cell);
  const raised: State = {
    ...start,
    hero: { ...start.hero, hp: 99 },
    floor: { ...start.floor, enemies: [{ ...foe, state: 'windup', timer: 1, attack }] },
  };
  const drawn = viewOf(raised).danger.map(({ cell }) => cell);
  expect(drawn.length).toBe(attack.reach.length / 2);
  for (const cell of drawn) {
    if (cell !== foe.cell)
      expect(played({ ...raised, hero: { ...raised.hero, cell } }, ...moves('.')).hero.hp).toBeLessThan(99);
  }
}

/** Shoves a husk that is about to grasp, one cell away from the hero. */
function shovedHusk(off: readonly Switch[]): { readonly moved: boolean; readonly isHit: boolean } {
  const scene: Scene = { art: open('#.....<h........#'), cast: { h: { species: 'brute', aware: true } } };
  const start = untilAnnounced(sceneRun(scene, { off, offhand: 'buckler', weapon: 'dagger' }), 'backhand');
  const before = viewOf(start).danger.map(({ cell }) => cell);
  expect(before).toContain(start.hero.cell);
  const shoved = after(start, { kind: 'verb', slot: 3, direction: 0 });
  const pushed = shoved.events.find((event) => event.kind === 'pushed');
  expect(pushed).toBeDefined();
  const landed = shoved.events.find((event) => event.kind === 'landed');
  const cells = landed?.kind === 'landed' ? landed.cells : [];
  return {
    moved: cells.every((cell) => !before.includes(cell) || cell === (start.floor.enemies[0]?.cell ?? 0)),
    isHit: shoved.state.hero.hp < start.hero.hp,
  };
}

/** How many enemies are on the board when the hero has stepped out of sight of an archer with a drawn bow. */
function seenBehindPillar(scene: Scene, off: readonly Switch[]): number {
  const raised = untilAnnounced(sceneRun(scene, { off }));
  const enemy = raised.floor.enemies[0];
  const width = 12;
  // Behind the pillar, seen from where the archer is.
  const hidden: State = { ...raised, hero: { ...raised.hero, cell: 3 * width + 2 } };
  const straight: State = {
    ...hidden,
    floor: { ...hidden.floor, enemies: [{ ...(enemy ?? never()), cell: 3 * width + 8 }] },
  };
  expect(
    viewOf({
      ...straight,
      floor: {
        ...straight.floor,
        enemies: straight.floor.enemies.map((each) => ({ ...each, state: 'ready' })),
      },
    }).enemies,
  ).toHaveLength(0);
  return viewOf(straight).enemies.length;
}

function never(): never {
  throw new Error('nobody is there');
}

test('the dragon that shoots past its own body never hurts itself, from whichever side', () => {
  expect(dragonHurtsItself([])).toBe(0);
  expect(dragonHurtsItself(['own-shots-pass'])).toBeGreaterThan(0);
});

/** Sides from which a firebolt takes health from the dragon that shot it. */
function dragonHurtsItself(off: readonly Switch[]): number {
  const scene: Scene = {
    art: [
      ...open('#<..............#').slice(0, 3),
      '#......f........#',
      '#<..............#',
      ...open('').slice(5),
    ],
    cast: { f: { species: 'firstflame', aware: true } },
  };
  const start = sceneRun(scene, { off });
  const boss = start.floor.enemies[0] ?? never();
  // A bolt that starts at one side of the body and flies over the rest of it.
  const bolts = [
    { cell: boss.cell - 1, direction: 0 as const },
    { cell: boss.cell + 2, direction: 4 as const },
    { cell: boss.cell - 17, direction: 6 as const },
    { cell: boss.cell + 34, direction: 2 as const },
  ];
  return bolts.filter(({ cell, direction }) => {
    const shot = {
      id: 0,
      cell,
      direction,
      speed: 3,
      left: 9,
      damage: 4,
      owner: boss.id,
      attack: 'firebolt' as const,
    };
    const flown = played({ ...start, floor: { ...start.floor, projectiles: [shot] } }, ...moves('.'));
    return (flown.floor.enemies[0]?.hp ?? 0) < boss.hp;
  }).length;
}

describe('a long fight', () => {
  test('has no blow that was not on the board for a turn before it fell', () => {
    const { hits, unannounced } = fought(60, []);
    expect(hits).toBeGreaterThan(300);
    expect(unannounced).toBe(0);
  });

  test('has some where enemies live through their own time once an act', () => {
    expect(fought(20, ['state-once-a-turn']).unannounced).toBeGreaterThan(0);
  });
});

/** Blows on the hero in fights of random moves, and those of them that fell on a cell which was not drawn as the next to be struck. */
function fought(
  plays: number,
  off: readonly Switch[],
): { readonly hits: number; readonly unannounced: number } {
  const scene: Scene = {
    art: open('#.h...<...s.b.a.#'),
    cast: {
      h: { species: 'hound', aware: true },
      s: { species: 'swordsman', aware: true },
      b: { species: 'brute', aware: true },
      a: { species: 'archer', aware: true },
    },
  };
  const results = Array.from({ length: plays }, (_, play) => {
    const start = sceneRun(scene, { armour: 'plate', off }, `fight ${play}`);
    return foughtOnce({ ...start, hero: { ...start.hero, hp: 60 } }, play);
  }).flat();
  return { hits: results.length, unannounced: results.filter((isDrawn) => !isDrawn).length };
}

/** Of each blow on the hero whether its cell was drawn before the move. */
function foughtOnce(start: State, play: number): readonly boolean[] {
  const told: boolean[] = [];
  let state = start;
  while (state.outcome === 'running' && state.turn < 60) {
    const next = new Set(viewOf(state).danger.flatMap(({ cell, turns }) => (turns === 1 ? [cell] : [])));
    const legal = souls.legalMoves(state, 'hero');
    const step = after(state, legal[(state.moves * 7 + play) % legal.length] ?? { kind: 'wait' });
    for (const event of step.events) {
      if (event.kind === 'hit' && event.who === 'hero' && event.blow.kind === 'attack')
        told.push(next.has(event.cell));
    }
    state = step.state;
  }
  return told;
}
