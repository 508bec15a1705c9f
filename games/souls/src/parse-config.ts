import { fail, ok, type Problem, printShort, type Result } from '@foretell/engine';
import type { Config } from './config.ts';
import type { Scene } from './floors/level.ts';
import { sceneProblems } from './floors/scene.ts';
import { SWITCHES } from './switches.ts';
import { ARMOUR_IDS, HERO_IDS, ROLE_IDS, SHIELD_IDS, SPECIES_IDS, WEAPON_IDS } from './tables/ids.ts';
import { GROWTH } from './tables/items.ts';
import { NUMBERS, RULE } from './tables/numbers.ts';

export const DEFAULT_CONFIG: Config = {
  hero: 'hall',
  weapon: null,
  offhand: null,
  armour: null,
  firstFloor: 1,
  lastFloor: 10,
  wind: 0,
  stone: 0,
  maxMoves: RULE.max_moves,
  scene: null,
  off: [],
};

/** The most moves that a configuration may ask for. */
export const MOST_MOVES = NUMBERS.columns.max_moves.range?.[1] ?? 0;

type Field = { readonly expected: string; readonly accepts: (value: unknown) => boolean };

const choice = (values: readonly unknown[]): Field => ({
  expected: `one of ${values.map((value) => String(value)).join(', ')}`,
  accepts: (value) => values.includes(value) && !Object.is(value, -0),
});
const whole = (least: number, most: number): Field => ({
  expected: `a whole number from ${least} to ${most}`,
  accepts: (value) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= least &&
    value <= most &&
    !Object.is(value, -0),
});

const FIELDS: Readonly<Record<keyof Config, Field>> = {
  hero: choice([...HERO_IDS, 'hall', 'nobody']),
  weapon: choice([null, ...WEAPON_IDS]),
  offhand: choice([null, ...SHIELD_IDS, ...WEAPON_IDS]),
  armour: choice([null, ...ARMOUR_IDS]),
  firstFloor: whole(1, 10),
  lastFloor: whole(1, 10),
  wind: whole(0, GROWTH.rows.wind.levels),
  stone: whole(0, GROWTH.rows.stone.levels),
  maxMoves: whole(1, MOST_MOVES),
  scene: { expected: 'null, or art and cast', accepts: (value) => value === null || isRecord(value) },
  off: {
    expected: `a list of ${SWITCHES.join(', ')}, none twice`,
    accepts: (value) =>
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((each) => SWITCHES.some((name) => name === each)),
  },
};

/** Reads an untrusted configuration. Missing fields take their default; all problems are reported at once. */
export function parseConfig(input: unknown): Result<Config, readonly Problem[]> {
  if (!isRecord(input)) return fail([problem([], 'an object with fields of a run', input)]);
  const config = { ...DEFAULT_CONFIG, ...input };
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(config)) {
    if (!isField(name)) problems.push(problem([name], `one of ${Object.keys(FIELDS).join(', ')}`, name));
    else if (!FIELDS[name].accepts(value)) problems.push(problem([name], FIELDS[name].expected, value));
  }
  if (problems.length > 0) return fail(problems);
  if (config.firstFloor > config.lastFloor) {
    problems.push(problem(['lastFloor'], `at least firstFloor, ${config.firstFloor}`, config.lastFloor));
  }
  if (config.scene !== null) problems.push(...problemsOfScene(config.scene));
  return problems.length > 0 ? fail(problems) : ok(config);
}

function problemsOfScene(scene: unknown): readonly Problem[] {
  if (!isScene(scene))
    return [problem(['scene'], 'art: rows of text; cast: species by letter; noise, signal', scene)];
  return sceneProblems(scene).map((says) => problem(['scene'], `a scene that ${says}`, scene.art));
}

function isScene(scene: unknown): scene is Scene {
  if (!isRecord(scene) || !Array.isArray(scene.art) || !isRecord(scene.cast)) return false;
  if (scene.noise !== undefined && typeof scene.noise !== 'boolean') return false;
  if (![undefined, 'enter', 'open'].some((value) => value === scene.signal)) return false;
  if (Object.keys(scene).some((name) => !['art', 'cast', 'noise', 'signal'].includes(name))) return false;
  return scene.art.every((row) => typeof row === 'string') && Object.values(scene.cast).every(isMember);
}

function isMember(member: unknown): boolean {
  if (!isRecord(member)) return false;
  const { species, aware, elite, facing, role, ...rest } = member;
  return (
    Object.keys(rest).length === 0 &&
    SPECIES_IDS.some((id) => id === species) &&
    [undefined, true, false].some((value) => value === aware) &&
    [undefined, true, false].some((value) => value === elite) &&
    [undefined, 0, 1, 2, 3, 4, 5, 6, 7].some((value) => value === facing) &&
    [undefined, ...ROLE_IDS].some((value) => value === role)
  );
}

function isField(name: string): name is keyof Config {
  return Object.hasOwn(FIELDS, name);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problem(path: readonly string[], expected: string, received: unknown): Problem {
  return { code: 'config', path, expected, received: printShort(received) };
}
