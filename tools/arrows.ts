import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Import, importsOf } from './imports.ts';

/**
 * Who may import whom: ARCHITECTURE.md as data. Run it and it checks every import of the repository.
 * Linked workspaces let an undeclared import fail as well, but not before the line is run; this says it at once, and says
 * what neither they nor the compiler know: which way the arrows point.
 */
interface Arrow {
  /** Files of this folder, or this file; `*` stands for one name. The first arrow that fits a file speaks of it. */
  readonly files: string;
  /** What a relative import may reach; `~` is the folder of the file's own package. */
  readonly reaches: readonly string[];
  /** … and what of it, it may not. */
  readonly never?: readonly string[];
  /** What may be imported by name. `games/*` stands for the games, with `/claims` for their claims, `x/*` for all inside x. */
  readonly may: readonly string[];
  /** Not part of what is shipped: what it needs may stand among the devDependencies, its own or the root's. */
  readonly isForDevelopment?: true;
}

const NODE = 'node:*';
const ENGINE = '@foretell/engine';
const SUITE = '@foretell/engine/testing';
const SESSION = '@foretell/session';
const LAB = '@foretell/lab';
const SOLVE = '@foretell/solve';
const CLASSICS = '@foretell/solve/classics';
const CREW = '@foretell/crew';
const REPORT = '@foretell/report';
const CLAIMS = '@foretell/catalog/claims';
const CATALOG = '@foretell/catalog';
/** The parts of the minefield that are of use without the game: its boards and its reasoner. */
/** Reads boards for whoever teaches. */
const TEACH = '@foretell/mines/teach';
const MINES_PARTS = '@foretell/mines/*';
const GAMES = 'games/*';
const CLAIMS_OF_GAMES = 'games/*/claims';
const RECORD_OF_GAMES = 'games/*/record';
const RECORD = '@foretell/catalog/record';
const TESTS = ['vitest', 'fast-check', 'playwright-core', 'axe-core', 'vite', NODE];

/** Loads what whoever starts the command line names: a game of their own. Nothing else loads what it does not know. */
const LOADER = 'apps/cli/src/lab/own/load-own.ts';

/** A plug-in of the web client's build, which Node runs. */
const PRECACHE = '~/src/pwa/precache.ts';

const ARROWS: readonly Arrow[] = [
  { files: 'packages/engine/src/testing', reaches: ['~/src'], may: [] },
  { files: 'packages/engine/src', reaches: ['~/src'], never: ['~/src/testing'], may: [] },
  { files: 'packages/session/src', reaches: ['~/src'], may: [ENGINE] },
  { files: 'packages/lab/src', reaches: ['~/src'], may: [ENGINE] },
  { files: 'packages/solve/src', reaches: ['~/src'], may: [ENGINE, 'fraction.js', 'highs'] },
  {
    files: 'packages/crew/src',
    reaches: ['~/src'],
    may: [ENGINE, LAB, 'bullmq', 'ioredis', 'piscina', NODE],
  },
  { files: 'packages/report/src', reaches: ['~/src'], may: [LAB, '@observablehq/plot'] },
  // Claims bring the solvers with them, so only the file that lists them may know them.
  { files: 'packages/catalog/src/claims.ts', reaches: ['~/src'], may: [ENGINE, LAB, CLAIMS_OF_GAMES] },
  { files: 'packages/catalog/src/record.ts', reaches: ['~/src'], may: [LAB, RECORD_OF_GAMES] },
  {
    files: 'packages/catalog/src',
    reaches: ['~/src'],
    never: ['~/src/claims.ts', '~/src/record.ts'],
    may: [ENGINE, GAMES],
  },
  {
    files: 'packages/*/test',
    reaches: ['~/src', '~/test'],
    may: [ENGINE, SUITE, LAB, SOLVE, CREW, 'bullmq', 'fraction.js', 'highs', 'ioredis', 'linkedom', ...TESTS],
    isForDevelopment: true,
  },
  // A bot may solve what it plays: the solver knows no game, and rules never ask it.
  { files: 'games/*/src/bots', reaches: ['~/src'], may: [ENGINE, SOLVE] },
  { files: 'games/*/src', reaches: ['~/src'], may: [ENGINE] },
  { files: 'games/*/claims', reaches: ['~/src', '~/claims'], may: [ENGINE, LAB, SOLVE] },
  {
    files: 'games/*/test',
    reaches: ['~/src', '~/claims', '~/test'],
    may: [ENGINE, SUITE, LAB, SOLVE, ...TESTS],
    isForDevelopment: true,
  },
  { files: 'apps/cli/bin', reaches: ['~/bin', '~/src', 'tools/setup.mjs'], may: [NODE] },
  {
    files: 'apps/cli/src',
    reaches: ['~/src', '~/package.json'],
    may: [
      ENGINE,
      SESSION,
      LAB,
      SOLVE,
      CREW,
      REPORT,
      CATALOG,
      CLAIMS,
      RECORD,
      MINES_PARTS,
      'commander',
      'linkedom',
      NODE,
    ],
  },
  {
    files: 'apps/cli/test',
    reaches: ['~/src', '~/test'],
    may: [ENGINE, SUITE, SESSION, LAB, SOLVE, CREW, REPORT, CATALOG, CLAIMS, MINES_PARTS, ...TESTS],
    isForDevelopment: true,
  },
  { files: 'apps/web/src/pwa/precache.ts', reaches: [], may: ['vite', NODE], isForDevelopment: true },
  {
    files: 'apps/web/src',
    reaches: ['~/src', '~/package.json'],
    never: [PRECACHE],
    may: [
      ENGINE,
      SESSION,
      LAB,
      SOLVE,
      REPORT,
      CATALOG,
      CLAIMS,
      RECORD,
      GAMES,
      TEACH,
      'preact',
      'preact/hooks',
      '@preact/signals',
    ],
  },
  {
    files: 'apps/web/test',
    reaches: ['~/src', '~/test'],
    may: [ENGINE, SUITE, SESSION, LAB, CATALOG, CLAIMS, GAMES, TEACH, 'preact', ...TESTS],
    isForDevelopment: true,
  },
  {
    files: 'apps/web/vite.config.ts',
    reaches: [PRECACHE, 'tools'],
    may: ['vite', NODE],
    isForDevelopment: true,
  },
  {
    files: 'bench',
    reaches: ['~'],
    may: [
      ENGINE,
      SESSION,
      LAB,
      SOLVE,
      CLASSICS,
      CREW,
      CATALOG,
      GAMES,
      MINES_PARTS,
      '@maxxam0n/minesweeper-engine',
      'boardgame.io/*',
      'vitest',
      NODE,
    ],
    isForDevelopment: true,
  },
  {
    files: 'examples',
    reaches: ['~'],
    may: [ENGINE, SUITE, LAB, SOLVE, 'vitest', NODE],
    isForDevelopment: true,
  },
  {
    // Takes the pictures that the tests of the web client look at.
    files: 'tools/shots.ts',
    reaches: ['~', 'apps/web/test'],
    may: ['playwright-core', 'vite', NODE],
    isForDevelopment: true,
  },
  {
    // Counts frames while a long chain opens in the web client.
    files: 'tools/mines-frames.ts',
    reaches: ['~', 'apps/web/test'],
    may: ['playwright-core', NODE],
    isForDevelopment: true,
  },
  {
    // Prints the figures of the sheet that the colours of the mines are held against.
    files: 'tools/contrasts.ts',
    reaches: ['~', 'apps/web/src/boards/mines/proof'],
    may: [NODE],
    isForDevelopment: true,
  },
  {
    files: 'tools',
    reaches: ['~'],
    may: ['playwright-core', 'vite', 'vitest', NODE],
    isForDevelopment: true,
  },
];

const FOLDERS = ['packages', 'games', 'apps', 'bench', 'examples', 'tools'];
const SOURCE = /\.(ts|tsx|mjs)$/;

/** Everything against the arrows in the repository at `root`, one line each. Also that fewer than `atLeast` files were found. */
export function violationsOf(root: string, atLeast: number): readonly string[] {
  const files = FOLDERS.flatMap((folder) => filesIn(root, folder));
  const manifests = new Map<string, Manifest>();
  const homes = new Set(files.map(homeOf).filter((home) => fits(GAMES, home)));
  const games = [...homes].map((home) => manifestOf({ root, manifests }, home).name ?? home);
  const repository: Repository = { root, manifests, games };
  const reached = new Map<string, readonly string[]>();
  const violations: string[] = [];
  for (const file of files) {
    const found = check(repository, file);
    violations.push(...found.violations);
    reached.set(file, found.reached);
  }
  violations.push(...cyclesOf(reached));
  if (files.length < atLeast) {
    violations.push(`only ${files.length} files were visited, expected at least ${atLeast}`);
  }
  return violations;
}

interface Repository {
  readonly root: string;
  /** package.json by folder, as far as they were read. */
  readonly manifests: Map<string, Manifest>;
  /** Names of the packages under `games`. */
  readonly games: readonly string[];
}

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A file whose imports are looked at. */
interface Visit {
  readonly file: string;
  /** The folder of its package: `packages/engine`, `bench`. */
  readonly home: string;
  readonly arrow: Arrow;
}

/** What is against the arrows in one file, and the files it imports. */
function check(repository: Repository, file: string) {
  const arrow = ARROWS.find(({ files }) => fits(files, file));
  if (arrow === undefined) return { violations: [`${file}: no arrow speaks of this file`], reached: [] };
  const visit: Visit = { file, home: homeOf(file), arrow };
  const imports = readImports(join(repository.root, file));
  if (typeof imports === 'string') return { violations: [`${file}: ${imports}`], reached: [] };
  const violations = imports.flatMap(({ specifier, line }) => {
    const problem = problemOf(repository, visit, specifier);
    return problem === undefined ? [] : [`${file}:${line}: ${problem}`];
  });
  const reached = imports.flatMap(({ specifier }) =>
    specifier?.startsWith('.') ? [targetOf(file, specifier)] : [],
  );
  return { violations, reached };
}

/** The imports of a file, or why they cannot be told. */
function readImports(path: string): readonly Import[] | string {
  try {
    return importsOf(readFileSync(path, 'utf8'));
  } catch (error) {
    return String(error);
  }
}

function problemOf(repository: Repository, visit: Visit, specifier: string | undefined): string | undefined {
  if (specifier === undefined) {
    return visit.file === LOADER ? undefined : 'import() of what is not plain text cannot be checked';
  }
  const problem = specifier.startsWith('.')
    ? relativeProblem(repository, visit, targetOf(visit.file, specifier))
    : namedProblem(repository, visit, specifier);
  return problem === undefined ? undefined : `"${specifier}" ${problem}`;
}

/** The file a relative import means, without the `?raw` and the like of a bundler. */
function targetOf(file: string, specifier: string): string {
  return posix.join(dirname(file), specifier.replace(/\?.*$/, ''));
}

function relativeProblem(repository: Repository, { home, arrow }: Visit, target: string): string | undefined {
  const within = (places: readonly string[] = []) =>
    places.some((place) => isWithin(place.replace('~', home), target));
  if (!within(arrow.reaches)) {
    const isOutside = homeOf(target) !== home;
    return isOutside ? `leaves ${home}` : `is out of reach of ${arrow.files}`;
  }
  if (within(arrow.never)) return `is out of reach of ${arrow.files}`;
  const faces = Object.values(manifestOf(repository, home).exports ?? {}).map((path) =>
    posix.join(home, path),
  );
  const isFace = faces.includes(target) && arrow.isForDevelopment !== true;
  return isFace ? 'is what the package shows to others: import the file that has it' : undefined;
}

function namedProblem(repository: Repository, { home, arrow }: Visit, specifier: string): string | undefined {
  const name = packageOf(specifier);
  const own = manifestOf(repository, home);
  if (name === own.name) return 'is the package itself: import the file that has it';
  const allowed = arrow.may.flatMap((each) => namesOf(repository, each));
  if (!allowed.some((each) => fitsName(each, specifier))) {
    return `is not for ${arrow.files}, which may import ${allowed.join(', ') || 'nothing by name'}`;
  }
  if (specifier.startsWith('node:')) return undefined;
  const root = manifestOf(repository, '.');
  const declared = arrow.isForDevelopment
    ? { ...root.devDependencies, ...own.devDependencies, ...own.dependencies }
    : (own.dependencies ?? {});
  return Object.hasOwn(declared, name) ? undefined : `is not declared in ${home}/package.json`;
}

/** What an entry of `may` stands for. */
function namesOf({ games }: Repository, entry: string): readonly string[] {
  if (entry === GAMES) return games;
  if (entry === CLAIMS_OF_GAMES) return games.map((game) => `${game}/claims`);
  if (entry === RECORD_OF_GAMES) return games.map((game) => `${game}/record`);
  return [entry];
}

/** `@scope/name` of `@scope/name/part`, `name` of `name/part`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** `x/*` and `node:*` stand for everything that starts so. */
function fitsName(allowed: string, specifier: string): boolean {
  return allowed.endsWith('*') ? specifier.startsWith(allowed.slice(0, -1)) : specifier === allowed;
}

/** The folder of the package a file belongs to: `packages/engine`, but `bench`. */
function homeOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return ['packages', 'games', 'apps'].includes(first) ? `${first}/${second}` : first;
}

function fits(pattern: string, file: string): boolean {
  const names = file.split('/');
  return pattern.split('/').every((name, at) => name === '*' || name === names[at]);
}

function isWithin(place: string, file: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

function manifestOf({ root, manifests }: Pick<Repository, 'root' | 'manifests'>, folder: string): Manifest {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  const path = join(root, folder, 'package.json');
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  manifests.set(folder, manifest);
  return manifest;
}

/** One line for each circle of files that import each other; imports of types count. */
function cyclesOf(reached: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push(`a circle of imports: ${[...path.slice(start), file].join(' -> ')}`);
    if (start !== -1 || finished.has(file)) return;
    for (const next of reached.get(file) ?? []) visit(next, [...path, file]);
    finished.add(file);
  };
  for (const file of reached.keys()) visit(file, []);
  return cycles;
}

function filesIn(root: string, folder: string): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(root, name);
      return SOURCE.test(entry.name) ? [name] : [];
    });
}

const SKIPPED = new Set(['node_modules', 'dist']);
const REPOSITORY = dirname(dirname(fileURLToPath(import.meta.url)));

/** A floor under the number of files, so that a walk that finds nothing does not pass. */
const FILES_AT_LEAST = 150;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = violationsOf(REPOSITORY, FILES_AT_LEAST);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else console.log('every import follows the arrows');
}
