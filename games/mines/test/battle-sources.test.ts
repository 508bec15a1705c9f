import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** The sources of a folder, by their paths from `src`. */
function sourcesOf(folder: string): readonly { readonly name: string; readonly text: string }[] {
  return globSync(`${folder}/*.ts`, { cwd: src }).map((name) => ({
    name,
    text: readFileSync(join(src, name), 'utf8'),
  }));
}

/** The folders of `src`, and packages, that a file imports. Types count as well: a layer that knows the types of another knows it. */
function importsOf(name: string, text: string): readonly string[] {
  const own = dirname(name);
  return [...text.matchAll(/from '([^']+)'/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.startsWith('./'))
    .map((target) => (target.startsWith('.') ? (join(own, target).split('/')[0] ?? '') : target));
}

/** What each layer of a battle may know (the arrows point down), and nothing else. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  ledger: ['tables'],
  board: ['boards', 'grid.ts', 'tables'],
  settlement: ['tables', 'ledger'],
  economy: ['settlement', 'boards', 'tables'],
  battle: ['board', 'boards', 'ledger', 'settlement', 'tables', 'grid.ts', '@foretell/engine'],
};

describe('A4-11 A3-23 the layers of a battle', () => {
  test.each(Object.entries(LAYERS))('%s knows only what lies below it', (folder, allowed) => {
    const sources = sourcesOf(folder);
    expect(sources).not.toEqual([]);
    const foreign = sources.flatMap(({ name, text }) =>
      importsOf(name, text)
        .filter((target) => !allowed.includes(target))
        .map((target) => `${name} -> ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  test('an arrow that points up would be seen', () => {
    expect(importsOf('ledger/ledger.ts', "import { open } from '../board/index.ts';")).toEqual(['board']);
    expect(importsOf('board/board.ts', "import type { Rng } from '@foretell/engine';")).toEqual([
      '@foretell/engine',
    ]);
  });

  test('nothing in it draws: of the engine it knows the type of a seed', () => {
    const engine = sourcesOf('battle').flatMap(({ text }) =>
      [...text.matchAll(/import .* from '@foretell\/engine'/g)].map(([line]) => line),
    );
    expect(engine).toEqual(["import type { Seed } from '@foretell/engine'"]);
  });
});

describe('L14 numbers of the game stand in tables', () => {
  /** Numbers in the code, but for 0, 1, 2 and the 100 of a percentage. */
  const literals = (text: string) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'|`[^`]*`/g, '').matchAll(/(?<![\w.])\d[\d_.]*/g)]
      .map(([number]) => number)
      .filter((number) => !['0', '1', '2', '100'].includes(number));

  test.each(['ledger', 'board', 'settlement', 'battle', 'economy'])('%s writes none of its own', (folder) => {
    expect(
      sourcesOf(folder).flatMap(({ name, text }) => literals(text).map((it) => `${name}: ${it}`)),
    ).toEqual([]);
  });

  test('a price in the code would be seen', () => {
    expect(literals('const refreshCost = 8; // 9')).toEqual(['8']);
  });
});
