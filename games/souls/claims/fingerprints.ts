import { defineExperiment, exactly, original, stated } from '@foretell/lab';
import type { Config } from '../src/config.ts';
import { souls } from '../src/game.ts';
import type { Move } from '../src/move.ts';
import { DEFAULT_CONFIG } from '../src/parse-config.ts';
import type { State } from '../src/state.ts';
import { HEROES } from '../src/tables/heroes.ts';
import { HERO_IDS, type HeroId } from '../src/tables/ids.ts';
import { STAMINA_UNIT } from '../src/units.ts';

/** Empty ground, wide enough for every roll. */
const FIELD = {
  art: [
    '################',
    ...Array.from({ length: 6 }, () => '#..............#'),
    '#<.............#',
    ...Array.from({ length: 6 }, () => '#..............#'),
    '################',
  ],
  cast: {},
} as const;

/** Pool over what a roll costs beyond a turn's gain, as the design counts rolls in a row. */
const RATIOS: Readonly<Record<HeroId, number>> = { knight: 4, squire: 4.7, soulbinder: 11.4, farwayer: 8 };
const IN_A_ROW: Readonly<Record<HeroId, number>> = { knight: 2, squire: 4, soulbinder: 11, farwayer: 5 };

/** How the heroes pay: what of it follows from their numbers, and what the rules make of it when they are played. */
export const FINGERPRINTS = defineExperiment({
  id: 'souls/fingerprints',
  kind: 'exact',
  params: {},
  stated: [
    ...HERO_IDS.map((hero) => original('ratio', { hero }, RATIOS[hero], 0.05)),
    ...HERO_IDS.map((hero) => stated('rolls', { hero }, IN_A_ROW[hero], 0)),
    original('attacks', { hero: 'knight' }, 2, 0),
    original('waiting', { hero: 'soulbinder' }, 5, 0),
    original('sentence', { with: 'refund' }, 6, 0),
    original('sentence-left', { with: 'refund' }, 6, 0),
    original('sentence', { with: 'nothing' }, 5, 0),
  ],
  async run() {
    return {
      findings: [
        ...HERO_IDS.map((hero) => exactly('ratio', { hero }, 'number', ratioOf(hero))),
        ...HERO_IDS.map((hero) => exactly('rolls', { hero }, 'count', rollsInARow(hero))),
        ...HERO_IDS.map((hero) => exactly('attacks', { hero }, 'count', attacksInARow(hero))),
        exactly('waiting', { hero: 'soulbinder' }, 'number', waitingGains('soulbinder', 20)),
        exactly('sentence', { with: 'refund' }, 'count', sentence([]).acts),
        exactly('sentence-left', { with: 'refund' }, 'number', sentence([]).left),
        exactly('sentence', { with: 'nothing' }, 'count', sentence(['refrain-refund']).acts),
      ],
      plots: [],
    };
  },
});

function begin(hero: HeroId, changes: Partial<Config> = {}): State {
  return souls.setup({ ...DEFAULT_CONFIG, hero, scene: FIELD, maxMoves: 1_000, ...changes }, 'fingerprints');
}

/** The next state, `undefined` where the move is refused. */
function after(state: State, move: Move): State | undefined {
  const step = souls.apply(state, { hero: move });
  return step.ok ? step.value.state : undefined;
}

function ratioOf(hero: HeroId): number {
  const { staminaMax, rollCost, regen } = HEROES.rows[hero];
  return staminaMax / (rollCost - regen / 100);
}

/** Rolls there and back from a full bar, a wait after each, until one cannot be paid, or only in blood. */
function rollsInARow(hero: HeroId): number {
  let state = begin(hero);
  for (let rolls = 0; rolls < 50; rolls++) {
    const rolled = after(state, { kind: 'roll', direction: rolls % 2 === 0 ? 0 : 4, cells: 1 });
    if (rolled === undefined || rolled.hero.hp < state.hero.hp) return rolls;
    state = after(rolled, { kind: 'wait' }) ?? rolled;
  }
  return 50;
}

/** Blows at nothing from a full bar, turn after turn, until one cannot be paid. */
function attacksInARow(hero: HeroId): number {
  let state: State | undefined = begin(hero);
  for (let turns = 0; ; turns++) {
    const { turn }: State = state;
    let struck: State | undefined = state;
    while (struck !== undefined && struck.turn === turn) {
      struck = after(struck, { kind: 'verb', slot: 1, direction: 0 });
    }
    if (struck === undefined || turns > 50) return turns;
    state = struck;
  }
}

/** Stamina that so many waits bring to an empty bar. */
function waitingGains(hero: HeroId, turns: number): number {
  const full = begin(hero);
  let state: State = { ...full, hero: { ...full.hero, stamina: 0 } };
  for (let turn = 0; turn < turns; turn++) state = after(state, { kind: 'wait' }) ?? state;
  return state.hero.stamina / STAMINA_UNIT;
}

/** The Wayfarer's sentence against somebody who bears it: how many of its six beats are paid, and what is left. */
function sentence(off: Config['off']): { readonly acts: number; readonly left: number } {
  const art = ['########', '#......#', '#.<m...#', '#......#', '########'];
  const scene = { art, cast: { m: { species: 'brute' as const } } };
  const [word, refrain] = [1, 4] as const;
  let state = begin('farwayer', { scene, off });
  let acts = 0;
  for (const slot of [word, word, refrain, word, word, refrain]) {
    const next = after(state, { kind: 'verb', slot, direction: 0 });
    if (next === undefined) break;
    state = next;
    acts += 1;
  }
  return { acts, left: state.hero.stamina / STAMINA_UNIT };
}
