import { fail, ok, type Problem, type Result } from '@foretell/engine';
import type { Config } from '../config.ts';
import type { LevelSource } from '../floors/level.ts';
import { levelOf } from '../floors/level-of.ts';
import { hpMaxOf, staminaMaxOf } from '../hero/stats.ts';
import { parseConfig } from '../parse-config.ts';
import { sourceOf, spawned } from '../setup.ts';
import { groundOf, isWalkable } from '../space/ground.ts';
import type { State } from '../state.ts';
import { isRecord, whole, wrong } from './check.ts';
import { savedFields } from './fields.ts';
import type { Save } from './save.ts';

/** A save that was opened, and whether it was made under these rules. */
export interface Opened {
  readonly state: State;
  readonly isSameRules: boolean;
}

/**
 * Opens an untrusted save. One that was made under other rules opens as long as everything in it still exists; otherwise every
 * place that does not is named, with the rules it came from.
 */
export function openSave(input: unknown, rulesVersion: number): Result<Opened, readonly Problem[]> {
  if (!isRecord(input) || input.game !== 'souls') return fail(wrong([], 'a save of souls', input));
  const config = parseConfig(input.config);
  if (!config.ok) return fail(config.error.map((each) => ({ ...each, path: ['config', ...each.path] })));
  const problems = problemsOf(input, config.value);
  if (problems.length > 0) return fail(withVersion(problems, input.rulesVersion, rulesVersion));
  // Every field was accepted by its own check, which is what Save says.
  const save = input as unknown as Save;
  const state = stateOf({ ...save, config: config.value });
  const places = placeProblems(state);
  if (places.length > 0) return fail(withVersion(places, input.rulesVersion, rulesVersion));
  return ok({ state, isSameRules: save.rulesVersion === rulesVersion });
}

function problemsOf(input: Readonly<Record<string, unknown>>, config: Config): readonly Problem[] {
  const depth = isRecord(input.floor) ? input.floor.depth : undefined;
  const wrongDepth = whole(0, config.lastFloor)(depth, ['floor', 'depth']);
  if (wrongDepth.length > 0 || typeof depth !== 'number') return wrongDepth;
  if (typeof input.seed !== 'string') return wrong(['seed'], 'text', input.seed);
  const { width, height, spawns, doors } = levelOf(sourceOf(config, input.seed, depth));
  return savedFields({ cells: width * height, spawns: spawns.length, doors: doors.length })(input, []);
}

/** Puts together what was kept and what follows from the seed. */
function stateOf({ game: _, rulesVersion: __, floor, ...kept }: Save): State {
  const source: LevelSource = sourceOf(kept.config, kept.seed, floor.depth);
  const { spawns } = levelOf(source);
  const enemies = floor.enemies.flatMap((change) => {
    const spawn = spawns[change.id];
    return spawn === undefined ? [] : [{ ...spawned(spawn, change.id), ...change }];
  });
  return { ...kept, floor: { ...floor, source, enemies } };
}

/** What only the whole can show: bodies stand on ground, and nobody has more than there is. */
function placeProblems({ hero, floor }: State): readonly Problem[] {
  const ground = groundOf(floor);
  const stands = isWalkable(ground, hero.cell)
    ? []
    : wrong(['hero', 'cell'], 'a cell one can stand on', hero.cell);
  const ids = new Set(floor.enemies.map(({ id }) => id));
  return [
    ...stands,
    ...whole(0, hpMaxOf(hero))(hero.hp, ['hero', 'hp']),
    ...whole(0, staminaMaxOf(hero))(hero.stamina, ['hero', 'stamina']),
    ...(ids.size === floor.enemies.length ? [] : wrong(['floor', 'enemies'], 'each id once', [...ids])),
  ];
}

function withVersion(problems: readonly Problem[], made: unknown, now: number): readonly Problem[] {
  if (made === now) return problems;
  return [...problems, ...wrong(['rulesVersion'], `${now}, under which all of it exists`, made)];
}
