import { digestOf, type MoveLog, replay } from '@foretell/engine';
import { expect, test } from 'vitest';
import { mines } from '../src/game.ts';
import type { Move } from '../src/moves.ts';
import type { Config } from '../src/tables/config.ts';
import { botRun, configWith, type Entry } from './runs.ts';
import { toldRun } from './told-run.ts';

/** Whole runs, meant to be read; `npm run bless` writes them again after a change of rules. */
const GOLDEN = {
  'an-adventure': { id: 'expert', seed: 'golden adventure', config: mines.defaultConfig },
  'fire-and-ice': {
    id: 'careful',
    seed: 'golden deep',
    config: configWith({ hero: { standard: { base_hp: 600, base_attack: 80 } } }, 'deep'),
  },
} as const;

test.each(Object.entries(GOLDEN))('%s goes as it is written down', async (name, { id, seed, config }) => {
  const title = `mines, rules version ${mines.rulesVersion}, root ${config.root}, seed "${seed}", played by ${id}`;
  await expect(toldRun(title, botRun(id, seed, config))).toMatchFileSnapshot(`golden/${name}.txt`);
});

test('a saved run plays again to the same digests, through JSON', () => {
  const { id, seed, config } = GOLDEN['an-adventure'];
  const run = botRun(id, seed, config);
  const saved: MoveLog<Config, Move> = JSON.parse(JSON.stringify(logOf(seed, config, run)));
  const states = replay(mines, saved);
  expect(states.ok && states.value.length).toBe(run.length + 1);
  // A state that went through JSON half-way goes on as the one that did not.
  let state = JSON.parse(JSON.stringify(run[Math.floor(run.length / 2)]?.before));
  for (const { move } of run.slice(Math.floor(run.length / 2))) {
    const step = mines.apply(state, { hero: move });
    if (!step.ok) throw new Error(step.error.code);
    state = JSON.parse(JSON.stringify(step.value.state));
  }
  expect(digestOf(state)).toBe(saved.entries.at(-1)?.digest);
});

test('… and a log in which one dig goes elsewhere is found out', () => {
  const { id, seed, config } = GOLDEN['an-adventure'];
  const log = logOf(seed, config, botRun(id, seed, config));
  const at = log.entries.findIndex(({ moves }) => moves.hero?.kind === 'dig');
  const entries = log.entries.map((entry, index) =>
    index === at ? { ...entry, moves: { hero: { kind: 'stop' } as Move } } : entry,
  );
  expect(replay(mines, { ...log, entries })).toMatchObject({
    ok: false,
    error: { kind: 'digest', entry: at },
  });
});

function logOf(seed: string, config: Config, run: readonly Entry[]): MoveLog<Config, Move> {
  const entries = run.map(({ move, after }) => ({ moves: { hero: move }, digest: digestOf(after) }));
  return { game: mines.id, rulesVersion: mines.rulesVersion, config, seed, entries };
}
