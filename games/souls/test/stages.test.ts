import { describe, expect, test } from 'vitest';
import { aimed, struckCells } from '../src/foes/announce.ts';
import { DIRECTIONS, type Direction } from '../src/space/direction.ts';
import { ATTACKS } from '../src/tables/attacks.ts';
import type { AttackId } from '../src/tables/ids.ts';
import { openDraft } from '../src/turn/draft.ts';
import { after, moves, played, refusalCode, sceneRun, waits } from './scenes.ts';
import type { Scene, State, Switch } from './souls.ts';

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

describe('stages', () => {
  test('of a charge come one a turn, and none is drawn before the one before it has landed', () => {
    expect(mostStagesInATurn([])).toBe(1);
    expect(mostStagesInATurn(['one-stage-a-turn'])).toBeGreaterThan(1);
  });

  test.each([
    ['pounce', 'hound'],
    ['lance', 'sentinel'],
    ['return', 'warden'],
  ] as const)(
    'who steps out of %s once and then stands still is met by what follows, and would not be if it kept its aim',
    (attack, species) => {
      const on = dodgedOnce(attack, species, []);
      const off = dodgedOnce(attack, species, ['re-aim']);
      expect(on.cases).toBeGreaterThan(20);
      expect(on.hits).toBe(on.cases);
      expect(off.hits / off.cases).toBeLessThan(0.65);
    },
  );
});

function mostStagesInATurn(off: readonly Switch[]): number {
  const scene: Scene = {
    art: [
      '####################',
      '#..................#',
      '#.m...<............#',
      '#..................#',
      '####################',
    ],
    cast: { m: { species: 'minotaur', aware: true } },
  };
  let state: State = sceneRun(scene, { off, armour: 'plate' });
  let most = 0;
  for (let turn = 0; turn < 14 && state.outcome === 'running'; turn++) {
    const step = after(state, { kind: 'wait' });
    most = Math.max(most, step.events.filter(({ kind }) => kind === 'landed').length);
    state = step.state;
  }
  return most;
}

/** Every place from which an attack can be begun, every single step that escapes it: then standing still. */
function dodgedOnce(
  attack: AttackId,
  species: 'hound' | 'sentinel' | 'warden',
  off: readonly Switch[],
): { readonly cases: number; readonly hits: number } {
  const start = sceneRun({ art: open('#<......f.......#'), cast: { f: { species } } }, { off });
  const results = OFFSETS.flatMap(([dx, dy]) => {
    const cell = (start.floor.enemies[0]?.cell ?? 0) + dy * 17 + dx;
    const raised = raise({ ...start, hero: { ...start.hero, cell, hp: 90 } }, attack);
    return raised === undefined
      ? []
      : DIRECTIONS.map((direction) => afterDodge(raised, direction, off.length > 0));
  });
  return {
    cases: results.filter((each) => each !== 'none').length,
    hits: results.filter((each) => each === 'hit').length,
  };
}

/** Everywhere within two cells. */
const OFFSETS = Array.from({ length: 25 }, (_, at) => [(at % 5) - 2, Math.trunc(at / 5) - 2] as const).filter(
  ([dx, dy]) => dx !== 0 || dy !== 0,
);

/** One step at the last moment, then standing still. No case where the step does not escape, or nothing follows. */
function afterDodge(raised: State, direction: Direction, keepsAim: boolean): 'none' | 'hit' | 'missed' {
  const dodge = { kind: 'walk', direction } as const;
  const timer = raised.floor.enemies[0]?.timer ?? 1;
  if (refusalCode(raised, dodge) !== undefined) return 'none';
  const stepped = played(raised, ...waits(timer - 1), dodge);
  if (stepped.hero.hp < 90 || (!keepsAim && stepped.floor.enemies[0]?.state !== 'windup')) return 'none';
  return played(stepped, ...moves('.')).hero.hp < 90 ? 'hit' : 'missed';
}

/** The enemy with its hand raised for `attack`, if it can be from here. */
function raise(state: State, attack: AttackId): State | undefined {
  const draft = openDraft(state);
  const foe = draft.foes[0];
  const announced = foe === undefined ? undefined : aimed(draft, foe, attack, 0);
  const enemy = state.floor.enemies[0];
  if (announced === undefined || enemy === undefined) return undefined;
  expect(struckCells(draft, enemy, announced)).toContain(state.hero.cell);
  const raised = {
    ...enemy,
    state: 'windup' as const,
    timer: ATTACKS.rows[attack].windup,
    attack: announced,
    facing: announced.facing,
    aware: true,
    hunting: true,
  };
  return { ...state, floor: { ...state.floor, enemies: [raised] } };
}
