import { describe, expect, test } from 'vitest';
import { SOULS_BOTS } from '../src/bots/bots.ts';
import { DEFAULT_CONFIG, type Scene, type State, souls } from '../src/index.ts';
import { HERO_IDS, WEAPON_IDS } from '../src/tables/ids.ts';
import { botRun, playFrom } from './bot-runs.ts';
import { cave } from './caves.ts';
import { sceneRun } from './scenes.ts';

const CAVES = Array.from({ length: 12 }, (_, place) => cave(`bots ${place}`));

/** Health lost over all caves, as the hero's own view tells it. */
function lostBy(id: string): number {
  return CAVES.reduce((sum, scene) => {
    const { acts, end } = botRun(id, scene, { maxMoves: 200 });
    const seen = [...acts.map(({ view }) => view.self.hp), Math.max(0, end.hero.hp)];
    return sum + seen.reduce((lost, hp, place) => lost + Math.max(0, (seen[place - 1] ?? hp) - hp), 0);
  }, 0);
}

describe('the computer players (RULES.md §26)', () => {
  test.each(SOULS_BOTS.map(({ id }) => id))(
    '%s is never refused, whoever the hero and whatever the ground',
    (id) => {
      let moves = 0;
      // Whoever thinks ahead takes a hundred times as long.
      const caves = id === 'searcher' ? CAVES.slice(0, 3) : CAVES;
      for (const [place, scene] of caves.entries()) {
        const hero = [...HERO_IDS, 'nobody' as const][place % 5] ?? 'nobody';
        const weapon = hero === 'nobody' ? (WEAPON_IDS[place % WEAPON_IDS.length] ?? null) : null;
        moves += botRun(id, scene, { hero, weapon, maxMoves: id === 'searcher' ? 100 : 400 }).acts.length;
      }
      expect(moves).toBeGreaterThan(100);
    },
  );

  test('whoever reads what is announced loses far less health than whoever does not', () => {
    expect(lostBy('reader') * 2).toBeLessThan(lostBy('brawler'));
  });

  test('with every weapon in nobody’s hand it fells a husk, by the verbs of the bar', () => {
    const arena: Scene = {
      art: ['##########', '#<.......#', '#........#', '#.....h..#', '#........#', '##########'],
      cast: { h: { species: 'husk' } },
    };
    for (const weapon of WEAPON_IDS) {
      const { end } = botRun('reader', arena, { hero: 'nobody', weapon });
      expect([weapon, end.outcome]).toEqual([weapon, 'won']);
    }
  });

  test('it leaves what is about to be struck: on open ground a brute never touches it', () => {
    const open: Scene = {
      art: [
        '##############',
        ...Array.from({ length: 4 }, () => '#............#'),
        '#<.......b...#',
        ...Array.from({ length: 4 }, () => '#............#'),
        '##############',
      ],
      cast: { b: { species: 'brute', aware: true } },
    };
    const read = botRun('reader', open);
    expect(read.end.outcome).toBe('won');
    expect(read.acts.some(({ why }) => why === 'dodge')).toBe(true);
    expect(read.acts.every(({ view }) => view.self.hp === view.self.hpMax)).toBe(true);
    expect(botRun('brawler', open).acts.some(({ view }) => view.self.hp < view.self.hpMax)).toBe(true);
  });

  test('at less than half its health it goes back to the hearth and rests before it goes on', () => {
    const way: Scene = {
      art: [
        '####################',
        '#..................#',
        '#B.<.............>.#',
        '#..................#',
        '####################',
      ],
      cast: {},
    };
    const worn = sceneRun(way, { hero: 'soulbinder' });
    const start: State = { ...worn, hero: { ...worn.hero, hp: 3 } };
    const { acts, end } = playFrom('reader', start);
    const whys = acts.map(({ why }) => why);
    expect(whys.slice(0, 3)).toEqual(['retreat', 'retreat', 'rest']);
    expect([end.outcome, end.hero.hp]).toEqual(['won', 12]);
  });

  test('a run goes the same way again: same view and seed, same move', () => {
    const scene = cave('again');
    const [one, other] = [botRun('reader', scene), botRun('reader', scene)];
    expect(other.acts.map(({ move }) => move)).toEqual(one.acts.map(({ move }) => move));
  });

  test('from the Hall it chooses somebody and goes down', () => {
    const start = souls.setup({ ...DEFAULT_CONFIG, maxMoves: 100 }, 'hall');
    const { end } = playFrom('reader', start, 'hall', ({ floor }) => floor.depth === 0);
    expect(HERO_IDS).toContain(end.hero.id);
    expect(end.floor.depth).toBe(1);
  });
});
