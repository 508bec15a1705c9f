import { nextOf, openRng, rngStream } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { foeHpMax } from '../src/foes/species.ts';
import { groundOf, isWalkable } from '../src/space/ground.ts';
import { SPECIES } from '../src/tables/enemies.ts';
import { HERO_IDS, SPECIES_IDS, type SpeciesId } from '../src/tables/ids.ts';
import { bodyCells } from '../src/turn/draft.ts';
import { played, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, souls } from './souls.ts';

const ROOMS: readonly string[] = [
  '##############################',
  '#<.B....#..........#.........#',
  '#.......#..a.......#...c.....#',
  '#...I...+.....OO...+.........#',
  '#.......+.....OO...+....d....#',
  '#.......#..........#.........#',
  '#..b....#..%%%.....#....~~~..#',
  '#.......#..........#....~~~..#',
  '#.....C.D...e......#....UU..>#',
  '#.......#..........#.........#',
  '##############################',
];

/** What could be wrong with any state of any run, in words; nothing when all is right. */
function faultsOf(state: State): readonly string[] {
  return [...heroFaults(state), ...bodyFaults(state), ...enemyFaults(state), ...boardFaults(state)].filter(
    (fault) => fault !== false,
  );
}

type Fault = string | false;

function heroFaults(state: State): readonly Fault[] {
  const { hero, outcome } = state;
  const { self } = viewOf(state);
  return [
    (hero.hp < 0 || hero.hp > self.hpMax) && 'health out of bounds',
    (hero.stamina < 0 || hero.stamina > self.staminaMax) && 'stamina out of bounds',
    !Number.isInteger(hero.stamina) && 'stamina in parts of a unit',
    (hero.hp === 0) !== (outcome === 'died') && 'no health and no death',
  ];
}

function bodyFaults({ hero, floor }: State): readonly Fault[] {
  const ground = groundOf(floor);
  const bodies = floor.enemies.flatMap((enemy) => bodyCells(ground, enemy));
  return [
    new Set(bodies).size !== bodies.length && 'two bodies on a cell',
    bodies.includes(hero.cell) && 'a body on the hero',
    bodies.some((cell) => !isWalkable(ground, cell)) && 'a body on closed ground',
    !isWalkable(ground, hero.cell) && 'the hero on closed ground',
  ];
}

function enemyFaults({ floor }: State): readonly Fault[] {
  const { spawns } = groundOf(floor).level;
  return floor.enemies.flatMap((enemy): Fault[] => {
    const { species, hp, stamina, state: is, attack, timer, hunting, aware } = enemy;
    const most = foeHpMax({ species, elite: spawns[enemy.id]?.elite ?? false });
    return [
      (hp <= 0 || hp > most) && 'an enemy with health it cannot have',
      (stamina < 0 || stamina > SPECIES.rows[species].stamina) && 'an enemy with breath it cannot have',
      is === 'windup' && (attack === null || timer < 1) && 'a windup of nothing',
      hunting && !aware && 'a hunter asleep',
    ];
  });
}

function boardFaults(state: State): readonly Fault[] {
  const { danger } = viewOf(state);
  const ids = new Set(state.floor.enemies.map(({ id }) => id));
  return [
    danger.some(({ owner, kind }) => kind === 'windup' && !ids.has(owner ?? -1)) &&
      'an announcement without its owner',
    danger.some(({ turns }) => turns < 1) && 'an announcement of the past',
    state.floor.projectiles.some(({ left }) => left <= 0) && 'a shot at its end',
  ];
}

/** Random legal moves, waits among them so that things happen. */
function randomRun(hero: (typeof HERO_IDS)[number], cast: Scene['cast'], seed: string): readonly State[] {
  const rng = openRng(rngStream(seed, 'moves'));
  let state = sceneRun({ art: ROOMS, cast }, { hero, armour: 'plate', offhand: 'buckler' }, seed);
  const states = [state];
  while (state.outcome === 'running' && states.length < 140) {
    state = played(state, nextOf(rng, souls.legalMoves(state, 'hero')));
    states.push(state);
  }
  return states;
}

describe('whatever is done', () => {
  test.each(HERO_IDS)('nothing impossible comes of it for %s', (hero) => {
    const rng = openRng(rngStream(hero, 'casts'));
    const small = SPECIES_IDS.filter((id) => SPECIES.rows[id].size === 1);
    const met = new Set<SpeciesId>();
    for (let run = 0; run < 12; run++) {
      const cast = Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((letter) => [
          letter,
          {
            species: letter === 'd' ? ('minotaur' as const) : nextOf(rng, small),
            aware: run % 2 === 0,
            elite: run % 3 === 0,
          },
        ]),
      );
      for (const state of randomRun(hero, cast, `${hero} ${run}`)) {
        expect(faultsOf(state)).toEqual([]);
        for (const { species } of state.floor.enemies) met.add(species);
      }
    }
    expect(met.size).toBeGreaterThan(8);
  });

  test('a state that is wrong is found to be', () => {
    const start = sceneRun({
      art: ROOMS,
      cast: Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((letter) => [letter, { species: 'husk' as const }]),
      ),
    });
    const [first, second] = start.floor.enemies;
    if (first === undefined || second === undefined) throw new Error('nobody is there');
    const stacked: State = {
      ...start,
      floor: { ...start.floor, enemies: [first, { ...second, cell: first.cell }] },
    };
    expect(faultsOf(stacked)).toEqual(['two bodies on a cell']);
    expect(faultsOf({ ...start, hero: { ...start.hero, stamina: 0.5 } })).toEqual([
      'stamina in parts of a unit',
    ]);
  });
});
