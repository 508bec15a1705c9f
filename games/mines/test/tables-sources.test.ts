import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const files = globSync('**/*.ts', { cwd: SRC }).map((name) => name.replaceAll('\\', '/'));
const source = (name: string) => readFileSync(join(SRC, name), 'utf8');

/** Sources that import a document of a table. */
function readersIn(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].filter(([, text]) => /from '[^']*\.json'/.test(text)).map(([name]) => name);
}

describe('L1 one port', () => {
  const texts = new Map(files.map((name) => [name, source(name)]));

  test('only the list of documents reads documents', () => {
    expect(readersIn(texts)).toEqual(['tables/documents.ts']);
  });

  test('a second reader would be seen', () => {
    const peeking = new Map([
      ...texts,
      ['ledger/peek.ts', "import hero from '../tables/data/hero.json' with { type: 'json' };"],
    ]);
    expect(readersIn(peeking)).toContain('ledger/peek.ts');
  });
});
