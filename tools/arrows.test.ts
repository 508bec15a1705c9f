import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './arrows.ts';
import { importsOf } from './imports.ts';

const REPOSITORY = dirname(dirname(fileURLToPath(import.meta.url)));
const planted: string[] = [];
afterAll(() => {
  for (const root of planted) rmSync(root, { recursive: true });
});

/** A small repository in which everything is right. */
const RIGHT: Readonly<Record<string, string>> = {
  'package.json': '{"name":"root","devDependencies":{"vitest":"1","fast-check":"1"}}',
  'packages/engine/package.json':
    '{"name":"@foretell/engine","exports":{".":"./src/index.ts","./testing":"./src/testing/index.ts"}}',
  'packages/engine/src/index.ts': "export { rng } from './rng.ts';",
  'packages/engine/src/rng.ts': 'export const rng = 1;',
  'packages/engine/src/testing/index.ts': "import { rng } from '../rng.ts';\nexport { rng };",
  'packages/engine/test/rng.test.ts': "import { test } from 'vitest';\nimport { rng } from '../src/rng.ts';",
  'packages/session/package.json':
    '{"name":"@foretell/session","exports":{".":"./src/index.ts"},"dependencies":{"@foretell/engine":"1"}}',
  'packages/session/src/index.ts': "export * from './session.ts';",
  'packages/session/src/session.ts': "import type { Game } from '@foretell/engine';",
  'packages/session/test/session.test.ts':
    "import { perft } from '@foretell/engine/testing';\nimport { session } from '../src/index.ts';",
  'games/shift/package.json': '{"name":"@foretell/shift","dependencies":{"@foretell/engine":"1"}}',
  'games/shift/src/game.ts': "import { ok } from '@foretell/engine';",
  'games/mines/package.json': '{"name":"@foretell/mines","dependencies":{"@foretell/engine":"1"}}',
  'games/mines/src/game.ts': "import { ok } from '@foretell/engine';",
  'apps/web/package.json':
    '{"name":"@foretell/web","dependencies":{"@foretell/shift":"1","@foretell/engine":"1","preact":"1"}}',
  'apps/web/src/board.tsx':
    "import { useState } from 'preact/hooks';\nimport './board.css';\nimport { shift } from '@foretell/shift';\nconst lazy = () => import('./lazy.tsx');",
  'apps/web/src/lazy.tsx': 'export const Lazy = () => <p>It isn\'t <b>"here"</b> yet</p>;',
  'tools/run.mjs': "import { join } from 'node:path';",
};

/** What is said of that repository after some of its files were written anew. */
function plant(changes: Readonly<Record<string, string>>, atLeast = 1): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'foretell-arrows-'));
  planted.push(root);
  for (const [file, text] of Object.entries({ ...RIGHT, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return violationsOf(root, atLeast);
}

test('this repository follows its arrows', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(REPOSITORY, 'tools/arrows.ts')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('every import follows the arrows\n');
  expect(status).toBe(0);
});

test('a small repository in which everything is right has nothing against it', () => {
  expect(plant({})).toEqual([]);
});

describe('an arrow in the wrong direction is named with its file and line', () => {
  test.each([
    [
      'a game that imports the session',
      { 'games/shift/src/game.ts': "\n\nimport { open } from '@foretell/session';" },
      'games/shift/src/game.ts:3: "@foretell/session" is not for games/*/src, which may import @foretell/engine',
    ],
    [
      'a game that imports another game',
      { 'games/shift/src/game.ts': "import { mines } from '@foretell/mines';" },
      'games/shift/src/game.ts:1: "@foretell/mines" is not for games/*/src, which may import @foretell/engine',
    ],
    [
      'a game that tests itself while it runs',
      { 'games/shift/src/game.ts': "import { perft } from '@foretell/engine/testing';" },
      'games/shift/src/game.ts:1: "@foretell/engine/testing" is not for games/*/src, which may import @foretell/engine',
    ],
    [
      'an engine that depends on anything',
      { 'packages/engine/src/rng.ts': "import seedrandom from 'seedrandom';" },
      'packages/engine/src/rng.ts:1: "seedrandom" is not for packages/engine/src, which may import nothing by name',
    ],
    [
      'a pure package that reads files',
      { 'packages/session/src/session.ts': "import { readFileSync } from 'node:fs';" },
      'packages/session/src/session.ts:1: "node:fs" is not for packages/session/src, which may import @foretell/engine',
    ],
    [
      'a suite that imports a test runner',
      { 'packages/engine/src/testing/index.ts': "import { test } from 'vitest';" },
      'packages/engine/src/testing/index.ts:1: "vitest" is not for packages/engine/src/testing, which may import nothing by name',
    ],
    [
      'a board that brings a library nobody decided on',
      { 'apps/web/src/board.tsx': "export { chart } from 'chart.js';" },
      'apps/web/src/board.tsx:1: "chart.js" is not for apps/web/src, which may import @foretell/engine, @foretell/session, @foretell/lab, @foretell/solve, @foretell/report, @foretell/catalog, @foretell/catalog/claims, @foretell/catalog/record, @foretell/mines, @foretell/shift, @foretell/mines/teach, preact, preact/hooks, @preact/signals',
    ],
    [
      'a board of a game that its package does not declare',
      { 'apps/web/src/board.tsx': "import { mines } from '@foretell/mines';" },
      'apps/web/src/board.tsx:1: "@foretell/mines" is not declared in apps/web/package.json',
    ],
    [
      'a test whose tool is declared nowhere',
      { 'packages/session/test/session.test.ts': "import { chromium } from 'playwright-core';" },
      'packages/session/test/session.test.ts:1: "playwright-core" is not declared in packages/session/package.json',
    ],
    [
      'a relative import that climbs out of its package',
      { 'games/mines/src/game.ts': "import { shift } from '../../shift/src/game.ts';" },
      'games/mines/src/game.ts:1: "../../shift/src/game.ts" leaves games/mines',
    ],
    [
      'code that imports its own test',
      { 'packages/session/src/session.ts': "import { toy } from '../test/toy.ts';" },
      'packages/session/src/session.ts:1: "../test/toy.ts" is out of reach of packages/session/src',
    ],
    [
      'rules that import the laboratory work about them',
      { 'games/shift/src/game.ts': "import { claims } from '../claims/claims.ts';" },
      'games/shift/src/game.ts:1: "../claims/claims.ts" is out of reach of games/*/src',
    ],
    [
      'an engine that imports what is for testing',
      { 'packages/engine/src/rng.ts': "import { perft } from './testing/perft.ts';" },
      'packages/engine/src/rng.ts:1: "./testing/perft.ts" is out of reach of packages/engine/src',
    ],
    [
      'a package that imports itself by name',
      { 'packages/session/test/session.test.ts': "import { open } from '@foretell/session';" },
      'packages/session/test/session.test.ts:1: "@foretell/session" is the package itself: import the file that has it',
    ],
    [
      'a file with no place in the house',
      { 'packages/rumours/src/index.ts': '' },
      'packages/rumours/src/index.ts: no arrow speaks of this file',
    ],
    [
      'a dynamic import in the wrong direction',
      { 'apps/web/src/lazy.tsx': "\nconst load = () => import('@foretell/crew');" },
      'apps/web/src/lazy.tsx:2: "@foretell/crew" is not for apps/web/src, which may import @foretell/engine, @foretell/session, @foretell/lab, @foretell/solve, @foretell/report, @foretell/catalog, @foretell/catalog/claims, @foretell/catalog/record, @foretell/mines, @foretell/shift, @foretell/mines/teach, preact, preact/hooks, @preact/signals',
    ],
    [
      'a dynamic import that nobody can check',
      { 'apps/web/src/lazy.tsx': `const load = (name: string) => import(\`./\${name}.tsx\`);` },
      'apps/web/src/lazy.tsx:1: import() of what is not plain text cannot be checked',
    ],
    [
      'a file that cannot be read to its end',
      { 'tools/run.mjs': 'const text = `never closed' },
      'tools/run.mjs: SyntaxError: line 1: a template that does not end',
    ],
  ])('%s', (_, changes, violation) => {
    expect(plant(changes)).toEqual([violation]);
  });

  test('a package that imports what it shows to others, which is a circle as well', () => {
    const violations = plant({ 'packages/session/src/session.ts': "import { open } from './index.ts';" });
    expect(violations).toEqual([
      'packages/session/src/session.ts:1: "./index.ts" is what the package shows to others: import the file that has it',
      'a circle of imports: packages/session/src/index.ts -> packages/session/src/session.ts -> packages/session/src/index.ts',
    ]);
  });

  test('three files that import each other, although only for types', () => {
    const violations = plant({
      'games/shift/src/day.ts': "import type { Hour } from './hour.ts';",
      'games/shift/src/hour.ts': "import type { Week } from './week.ts';",
      'games/shift/src/week.ts': "import { type Day } from './day.ts';",
    });
    expect(violations).toEqual([
      'a circle of imports: games/shift/src/day.ts -> games/shift/src/hour.ts -> games/shift/src/week.ts -> games/shift/src/day.ts',
    ]);
  });

  test('several at once are all named', () => {
    const violations = plant({
      'games/shift/src/game.ts': "import 'node:fs';\nimport '@foretell/lab';",
      'packages/engine/src/rng.ts': "import 'preact';",
    });
    expect(violations).toHaveLength(3);
  });
});

test('a walk that finds almost nothing is not taken for a clean house', () => {
  expect(plant({}, 100)).toEqual(['only 12 files were visited, expected at least 100']);
});

test('the program ends with 1 and one line for each violation', () => {
  const root = mkdtempSync(join(tmpdir(), 'foretell-arrows-'));
  planted.push(root);
  mkdirSync(join(root, 'tools'));
  for (const file of ['arrows.ts', 'imports.ts']) {
    copyFileSync(join(REPOSITORY, 'tools', file), join(root, 'tools', file));
  }
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/arrows.ts')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('only 2 files were visited, expected at least 150\n');
  expect(status).toBe(1);
});

describe('what counts as an import', () => {
  const specifiers = (source: string) => importsOf(source).map(({ specifier }) => specifier);

  test.each([
    [
      'a default, a namespace and names',
      'import a, { b as c } from \'x\'; import * as d from "y";',
      ['x', 'y'],
    ],
    ['names on many lines', "import {\n  type A,\n  b,\n} from\n  'x';", ['x']],
    ['for its effect only', "import './style.css';", ['./style.css']],
    [
      'of types',
      "import type { A } from 'x'; export type { B } from 'y'; export type * from 'z';",
      ['x', 'y', 'z'],
    ],
    [
      'an export from elsewhere',
      "export { a } from 'x'; export * from 'y'; export * as b from 'z';",
      ['x', 'y', 'z'],
    ],
    ['import() as a value and as a type', "await import('x'); type A = typeof import('y');", ['x', 'y']],
    ['import() of a template without holes', 'import(`x`)', ['x']],
    ['code inside a template', `\`\${await import('x')} and \${\`\${import('y')}\`}\``, ['x', 'y']],
    ['with attributes', "import data from './a.json' with { type: 'json' };", ['./a.json']],
  ])('%s', (_, source, expected) => {
    expect(specifiers(source)).toEqual(expected);
  });

  test.each([
    ['in a comment', "// import 'x'\n/* import 'y' \n import 'z' */"],
    ['in text', 'const a = "import \'x\'"; const b = \'export * from "y"\';'],
    ['in a template', "`import 'x'; export * from 'y'`"],
    ['in a regular expression', "const quote = /['\"`]/; const a = /import 'x'/;"],
    [
      'an export of its own',
      "export { a }; export const from = 'x'; export type A = 'y'; export default 'z';",
    ],
    ['the address of the module', "new URL('./x', import.meta.url)"],
    ['a property of that name', "a.import('x'); const b = { import: 'y', export: 'z' };"],
    ['text between tags', '<p>Don\'t import it from <a href="/x">there</a>, isn\'t it?</p>'],
  ])('but not %s', (_, source) => {
    expect(specifiers(source)).toEqual([]);
  });

  test('is found after a division, a slash in a regular expression and an escaped quote', () => {
    const source = "const a = b / c / d;\nconst e = /\\/['/]/;\nconst f = 'it\\'s';\nimport 'x';";
    expect(importsOf(source)).toEqual([{ specifier: 'x', line: 4 }]);
  });
});
