import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { reportBytes } from '@foretell/lab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../program.ts';
import { startRedis, type TestRedis } from '../redis.ts';
import { type Answer, typed } from '../typed.ts';

const execute = promisify(execFile);
const MORRA = resolve(import.meta.dirname, '../../../../examples/morra.ts');
const FROM = ['--from', MORRA];
const SEATS = ['--seats', 'odd=perfect,even=coin', '--games', '300'];
const ONE = ['--workers', '1'];

/** Outside of everything, with no package.json above it. */
const folder = mkdtempSync(join(tmpdir(), 'foretell-own-'));
let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await redis.close();
});

/** A file of that name with the example in it, changed. */
function changed(name: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  let text = readFileSync(MORRA, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new RangeError(`the example has no ${from}`);
    text = text.replace(from, to);
  }
  return written(name, text);
}

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** One after the other in a process of their own, where Node itself loads the files, as it does for whoever types this. */
async function program(...commands: readonly (readonly string[])[]): Promise<readonly Answer[]> {
  const script = resolve(import.meta.dirname, 'run-each.ts');
  const { stdout, stderr } = await execute(process.execPath, [script, JSON.stringify(commands)]);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('a game in a file', () => {
  it('is listed, shown, run and claimed alone, without the games of the catalogue', async () => {
    const list = await typed(['lab', 'list', ...FROM]);
    expect(list.out).toBe('morra/value  sampled    2 claims');
    expect((await typed(['lab', 'show', 'morra/value', ...FROM])).out).toContain('value: 0.0833');
    const claims = await typed(['claims', ...FROM, ...ONE]);
    expect(claims).toMatchObject({ code: 0, err: '' });
    expect(claims.out).toContain('2 claims: 2 hold');
    expect((await typed(['lab', 'run', 'shift/leak', ...FROM])).err).toContain(
      '<experiment>: expected one of morra/value',
    );
  });

  it('is played and measured by name or without, on one thread as on two', async () => {
    const one = await typed(['sim', 'morra', ...FROM, ...SEATS, ...ONE, '--json']);
    const two = await typed(['sim', ...FROM, ...SEATS, '--workers', '2', '--json']);
    expect(two).toEqual(one);
    expect(JSON.parse(one.out).manifest.file).toMatch(/^morra\.ts [0-9a-f]{8}$/);
    const ablate = ['lab', 'ablate', ...FROM, ...SEATS, '--change', 'even=perfect', '--json'];
    const reports = [await typed([...ablate, ...ONE]), await typed([...ablate, '--workers', '2'])];
    const [here, there] = reports.map(({ out }) => reportBytes(JSON.parse(out)));
    expect(here).toContain('"experiment":"morra/lab-ablate"');
    expect(there).toBe(here);
  });

  it('may lie anywhere, needs nothing beside it, no claims and no measure: who won is always counted', async () => {
    const alone = changed('alone.ts');
    const bare = changed('bare.ts', ['export const CLAIMS', 'const CLAIMS']);
    const [claims, sim, list] = await program(
      ['claims', '--from', alone, '--workers', '2'],
      ['sim', '--from', bare, ...SEATS, ...ONE],
      ['lab', 'list', '--from', bare],
    );
    expect(claims).toMatchObject({ code: 0, err: '', out: expect.stringContaining('2 claims: 2 hold') });
    expect(sim?.out).toContain('morra odd=perfect,even=coin: 300 games of sample "foretell"');
    expect(list?.out).toBe('no experiments');
  });

  it('is another one when its text is: another figure, another version, no going on with old games', async () => {
    const kinder = changed('kinder.ts', ['[0 - odd - even, odd + even]', '[1 - odd - even, odd + even - 1]']);
    const kept = join(folder, 'kept.json');
    const sim = ['sim', '--from', changed('kept.ts'), ...SEATS, ...ONE, '--resume', kept];
    const [claims, begun] = await program(['claims', '--from', kinder, '--json', ...ONE], sim);
    const { reports } = JSON.parse(claims?.out ?? '');
    expect([claims?.code, reports[0].rows[0].verdict]).toEqual([1, 'drifted']);
    expect(reports[0].manifest.version).toMatch(/kinder\.ts [0-9a-f]{8}$/);
    expect(begun?.code).toBe(0);
    changed('kept.ts', ['ones, of) ? 1 : 2', 'ones, of) ? 2 : 1']);
    const [refused] = await program(sim);
    expect(refused?.code).toBe(2);
    expect(refused?.err).toMatch(/version: expected "0\.1\.0, kept\.ts [0-9a-f]{8}" as in this run/);
  });
});

describe('a queue', () => {
  it('plays the game of a file with workers that have the same file, and refuses with all others', async () => {
    const sim = ['sim', ...FROM, ...SEATS, '--json'];
    const here = await typed([...sim, ...ONE]);
    const worker = startProgram('work', '--queue', redis.url, ...FROM, ...ONE, '--json');
    await worker.firstLine;
    expect((await typed([...sim, '--queue', redis.url])).out).toBe(here.out);
    await worker.end('SIGINT');
    const other = startProgram('work', '--queue', redis.url, ...ONE, '--json');
    await other.firstLine;
    const refused = await typed([...sim, '--queue', redis.url]);
    await other.end('SIGINT');
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/was asked for results of version .*, with morra\.ts [0-9a-f]{8}; /);
    expect(refused.err).toMatch(/; workers of this run are started with foretell work --from \S+morra\.ts$/);
  });
});

describe('a file that will not do is refused with the place and with what would be right', () => {
  const game = '/* the game */';
  const cases: readonly (readonly [title: string, path: () => string, complaint: string])[] = [
    [
      'not there',
      () => join(folder, 'none.ts'),
      '--from: expected a file that can be read (there is none of this name)',
    ],
    ['a folder', () => folder, '--from: expected a file that can be read (this is a folder)'],
    [
      'broken',
      () => written('broken.ts', 'export const ENTRY = {\n'),
      '--from: expected a module that can be loaded (',
    ],
    [
      'throwing',
      () =>
        written(
          'throwing.ts',
          `${game}\nexport const ENTRY = (() => {\n  throw new Error('no luck');\n})();\n`,
        ),
      '(no luck at throwing.ts:3)',
    ],
    [
      'of another kind',
      () => written('kind.ts', 'export const morra = 1;\nexport const BOTS = 2;\n'),
      'expected a module that exports ENTRY = { game, bots }, received "BOTS, morra"',
    ],
    [
      'without a rule',
      () => changed('rule.ts', ['  observe: (state) => state,\n', '']),
      'ENTRY.game.observe: expected a function of the contract, packages/engine/src/game.ts, received nothing',
    ],
    [
      'with facts that are none',
      () => changed('facts.ts', ["dynamics: 'simultaneous'", "dynamics: 'at once'"]),
      'ENTRY.game.facts.dynamics: expected one of turns, simultaneous, received "at once"',
    ],
    [
      'without a bot for a seat',
      () => changed('seat.ts', ["const bots = [bot('perfect', 'odd', 7, 12), ", 'const bots = [']),
      'ENTRY.bots: expected a bot for the seat odd',
    ],
    [
      'with a bot that makes an illegal move',
      () =>
        changed(
          'illegal.ts',
          ['ones, of) ? 1 : 2', 'ones, of) ? 1 : 0'],
          ['bots = [bot', "bots = [bot('bad', 'odd', 0, 1), bot"],
        ),
      'ENTRY.game: expected a game that its bots can play to the end, received "morra, seed "first/0", entry 1, seat "odd": the move of bot "bad" was refused: one-move-each"',
    ],
    [
      'with a rule that throws',
      () =>
        changed('throws.ts', [
          '  observe: (state) => state,',
          '  observe: () => {\n    throw new Error("blind");\n  },',
        ]),
      'received "blind at throws.ts:',
    ],
    [
      'with an experiment of another game',
      () => changed('named.ts', ["id: 'morra/value'", "id: 'nim/value'"]),
      'CLAIMS.experiments[0].id: expected morra/ and a name, received "nim/value"',
    ],
    [
      'with a measure that cannot count',
      () => changed('measure.ts', ['start: () => ({ won: 0 })', 'start: () => undefined as never']),
      'CLAIMS.measure: expected that it can count a game, received "Cannot read properties of undefined',
    ],
  ];
  let answers: readonly Answer[] = [];
  beforeAll(async () => {
    answers = await program(...cases.map(([, path]) => ['lab', 'list', '--from', path()]));
  });

  it.each(cases.map(([title, , complaint], index) => [title, complaint, index] as const))(
    '%s',
    (_title, complaint, index) => {
      const { code, out, err } = answers[index] ?? { code: 0, out: '', err: '' };
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(complaint);
      expect(err.split('\n').at(-1)).toBe('See: foretell lab list --help');
    },
  );

  it('in a run that breaks later, with the line in which it broke', async () => {
    const coin = "bot('coin', 'even', 1, 2)";
    const late = changed('late.ts', [
      coin,
      `{\n  ...${coin},\n  decide: () => {\n    throw new Error('lost');\n  },\n}`,
    ]);
    const line =
      readFileSync(late, 'utf8')
        .split('\n')
        .findIndex((each) => each.includes('lost')) + 1;
    const answers = await program(
      ['sim', '--from', late, ...SEATS, '--workers', '2'],
      ['claims', '--from', late, ...ONE],
    );
    expect(answers.map(({ code, err }) => [code, err])).toEqual([
      [1, `lost at late.ts:${line}`],
      [1, `morra/value: lost at late.ts:${line}`],
    ]);
  });
});
