import { describe, expect, it } from 'vitest';
import { run } from '../../src/run.ts';
import { standIn } from '../typed.ts';
import { toyMeans, typedLab } from './toy-lab.ts';
import { DRIFTED, FORGETFUL, SOUND, UNCLAIMED, VAGUE } from './toys.ts';

const ALL = [...SOUND, DRIFTED, VAGUE, UNCLAIMED];
const json = async (...args: readonly string[]) => {
  const { code, out } = await typedLab(ALL, ['lab', 'run', ...args, '--json']);
  return { code, report: JSON.parse(out) };
};

describe('lab list and lab show', () => {
  it('name every experiment with what it is and how much it claims', async () => {
    const { code, out } = await typedLab(ALL, ['lab', 'list']);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['shift/winning', 'sampled', '1 claim'],
      ['shift/twice', 'exact', '2 claims', 'Twice'],
      ['shift/drifted', 'exact', '1 claim'],
      ['shift/vague', 'exact', '1 claim'],
      ['shift/unclaimed', 'exact', '0 claims'],
    ]);
    const { experiments } = JSON.parse((await typedLab(ALL, ['lab', 'list', '--json'])).out);
    expect(experiments.map(({ id }: { id: string }) => id)).toEqual(ALL.map(({ id }) => id));
    expect(await typedLab(ALL, ['lab', 'list', '--game', 'shfit'])).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        '--game: expected one of shift, mines, souls, received "shfit" (did you mean shift?)',
      ),
    });
  });

  it('tell of one its question, and of each parameter the domain, the usual value and what it does', async () => {
    const { out } = await typedLab(ALL, ['lab', 'show', 'shift/twice']);
    for (const part of [
      'How much is twice K?',
      'K=3.50  another world: nothing is claimed about it',
      'a whole number from 100 to 900, that is 1.00 to 9.00 (output)',
      'days=0  picks among the figures',
      'twice(days=10): 8 ± 0.1 (design); contradicted, on record is 7 ± 0.01',
    ]) {
      expect(out).toContain(part);
    }
    const shown = JSON.parse((await typedLab(ALL, ['lab', 'show', 'shift/twice', '--json'])).out);
    expect(shown.params.K).toMatchObject({ role: 'condition', usual: 350, shown: '3.50' });
    expect(shown.stated).toHaveLength(2);
  });
});

describe('lab run', () => {
  it('prints for programs what it found, with everything that it rests on', async () => {
    const { code, report } = await json('shift/twice');
    expect(code).toBe(0);
    expect(Object.keys(report)).toEqual(['experiment', 'rows', 'plots', 'manifest', 'seconds']);
    expect(report.rows[0]).toMatchObject({
      ...{ figure: 'twice(days=5)', expected: 7, measured: 7, low: 7, high: 7, tolerance: 0.1 },
      verdict: 'holds',
    });
    expect(report.rows[1]).toMatchObject({ verdict: 'contradicted', contradicted: { found: 7 } });
    expect(report.manifest).toMatchObject({
      ...{ game: 'shift', rulesVersion: 1, experiment: 'shift/twice', samples: [] },
      settings: { K: { stored: 350, shown: '3.50' }, days: { stored: 0, shown: '0' } },
      node: `Node ${process.version}`,
    });
    expect(report.manifest.tablesDigest).toMatch(/^[0-9a-f]{32}$/);
    expect(report.seconds).toBeGreaterThanOrEqual(0);
  });

  it('prints for people a line a figure, with the reason under what is contradicted', async () => {
    const { out } = await typedLab(ALL, ['lab', 'run', 'shift/twice']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('shift/twice: How much is twice K?');
    expect(lines[2]).toMatch(/^verdict +figure +expected +measured +interval +rests on$/);
    expect(lines[3]).toMatch(/^holds +twice\(days=5\) +7\.00 ± 0\.10 +7\.00 +calculated$/);
    expect(lines[5]).toBe('  on record is 7.00 ± 0.01: Days do not matter.');
    expect((await typedLab(ALL, ['lab', 'run', 'shift/winning'])).out).toMatch(
      /holds +wins +50\.0 % ± 50\.0 % +\d\d\.\d % +\[\d\d\.\d %, \d\d\.\d %\] +n 60/,
    );
  });

  it('takes settings as people write them, and claims nothing of another world', async () => {
    const { code, report } = await json('shift/twice', '--set', 'k=3.2');
    expect(code).toBe(0);
    expect(report.rows.map(({ measured }: { measured: number }) => measured)).toEqual([6.4, 6.4]);
    for (const row of report.rows)
      expect(row).toMatchObject({ expected: null, tolerance: null, verdict: 'undecided' });
    const picked = await json('shift/twice', '--set', 'days=10');
    expect(picked.report.rows).toMatchObject([{ figure: 'twice(days=10)', verdict: 'contradicted' }]);
  });

  const codes: readonly (readonly [title: string, args: readonly string[], code: number])[] = [
    ['with 0 when all is as on record', ['shift/twice'], 0],
    ['with 0 when nothing is claimed', ['shift/unclaimed'], 0],
    ['with 1 when a figure has drifted', ['shift/drifted'], 1],
    ['with 1 when a plain run leaves a claim undecided', ['shift/vague'], 1],
    [
      'with 0 when a claim is undecided because fewer games were asked for',
      ['shift/winning', '--set', 'games=1'],
      0,
    ],
    ['with 2 when nothing is asked for', [], 2],
  ];
  it.each(codes)('ends %s', async (_title, args, code) => {
    expect((await typedLab(ALL, ['lab', 'run', ...args])).code).toBe(code);
  });

  const complaints: readonly (readonly [args: readonly string[], complaint: string])[] = [
    [['shift/twcie'], '<experiment>: expected one of shift/winning, shift/twice,'],
    [['shift/twcie'], 'received "shift/twcie" (did you mean shift/twice?)'],
    [
      ['shift/twice', '--set', 'dyas=5'],
      '--set: expected one of K, days, received "dyas" (did you mean days?)',
    ],
    [['shift/twice', '--set', 'K'], '--set: expected name=value, received "K"'],
    [
      ['shift/twice', '--set', 'k=99'],
      '--set K: expected a whole number from 100 to 900, that is 1.00 to 9.00 (output), received "99"',
    ],
    [
      ['shift/drifted', '--set', 'k=1'],
      '--set: expected nothing: shift/drifted has no parameters, received "k"',
    ],
    [['shift/twice', '--lang', 'zh'], '--lang: expected one of en, zh-Hans, zh-Hant, received "zh"'],
    [['shift/twice', '--workers', '0'], '--workers: expected a whole number from 1 to 256, received "0"'],
    [
      ['shift/twice', '--manifest', 'm.json'],
      '--manifest: expected neither an experiment nor --set beside it',
    ],
  ];
  it.each(complaints)('%s is answered with what would be right', async (args, complaint) => {
    const { code, out, err } = await typedLab(ALL, ['lab', 'run', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(complaint);
    expect(err.split('\n').at(-1)).toBe('See: foretell lab run --help');
  });

  it('names all that is wrong at once', async () => {
    const args = [
      'lab',
      'run',
      'shift/twice',
      '--set',
      'q=1',
      '--set',
      'k=99',
      '--workers',
      'x',
      '--lang',
      'xx',
    ];
    const { err } = await typedLab(ALL, args);
    expect(err.split('\n').map((line) => line.split(':')[0])).toEqual([
      '--workers',
      '--lang',
      '--set',
      '--set K',
      'See',
    ]);
  });

  it('does not pass over a claim that is not measured', async () => {
    expect(await typedLab([FORGETFUL], ['lab', 'run', 'shift/forgetful'])).toMatchObject({
      code: 1,
      out: '',
      err: 'shift/forgetful: the claim sum is not measured',
    });
  });

  it('says so when it is stopped', async () => {
    const stand = standIn();
    const code = await run(['lab', 'run', 'shift/twice'], stand.terminal, toyMeans(ALL, stand.interrupt));
    expect([code, stand.answer()]).toEqual([130, { out: '', err: 'shift/twice was stopped' }]);
  });

  it('writes a page in the language that is asked for', async () => {
    const { code, written } = await typedLab(ALL, [
      ...['lab', 'run', 'shift/twice', '--html', 'twice.html', '--lang', 'zh-hant'],
    ]);
    expect(code).toBe(0);
    expect(written['twice.html']).toContain('<html lang="zh-Hant">');
    expect(await typedLab(ALL, ['lab', 'run', 'shift/twice', '--html', '/no/such/place'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('holds'),
      err: expect.stringContaining('--html: expected a file that can be written'),
    });
  });
});

describe('a manifest', () => {
  const follow = (value: unknown, ...more: readonly string[]) =>
    typedLab(ALL, ['lab', 'run', '--manifest', 'm.json', ...more], { 'm.json': JSON.stringify(value) });

  it('gives the same figures to the byte, from the report or cut out of it, whatever was set', async () => {
    for (const set of [[], ['--set', 'K=4.25', '--set', 'days=5']]) {
      const { report } = await json('shift/twice', ...set);
      for (const value of [report, report.manifest, { ...report, seconds: 99 }]) {
        expect(await follow(value)).toMatchObject({
          code: 0,
          out: expect.stringMatching(/the same to the byte$/),
        });
      }
      const again = JSON.parse((await follow(report, '--json')).out);
      expect(again.comparison).toEqual({ agrees: true, differences: [] });
      expect(again.rows).toEqual(report.rows);
      expect(again.manifest).toEqual(report.manifest);
    }
  });

  it('of a sample plays the same games again', async () => {
    const { report } = await json('shift/winning', '--set', 'games=37');
    expect(report.manifest.samples).toEqual([
      { game: 'shift', config: {}, lineup: { boss: 'habit', worker: 'easy' }, seed: 'toy', games: 37 },
    ]);
    expect((await follow(report)).code).toBe(0);
  });

  it('that does not come true is told apart from one that only was made elsewhere', async () => {
    const { manifest } = (await json('shift/twice')).report;
    const elsewhere = await follow({ ...manifest, node: 'Node v1' });
    expect(elsewhere.code).toBe(0);
    expect(elsewhere.out).toMatch(/the same to the byte\n {2}node was Node v1 and is Node v/);
    const wrong = await follow({ ...manifest, digest: 'f'.repeat(32), tablesDigest: '0' });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(
      /not what the manifest found\n {2}tablesDigest was 0 and is .*\n {2}digest was f+ and is /,
    );
  });

  it('that is none, or asks for what cannot be, is refused', async () => {
    const { manifest } = (await json('shift/twice')).report;
    const answers = await Promise.all(
      [
        {},
        { ...manifest, experiment: 'shift/none' },
        { ...manifest, settings: { K: { stored: 1 } } },
        { ...manifest, settings: undefined },
      ].map((value) => follow(value)),
    );
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    expect(answers[0]?.err).toContain('--manifest: expected a manifest or a report that has one');
    expect(answers[1]?.err).toContain('received "shift/none"');
    expect(answers[2]?.err).toContain('--manifest: shift/twice.K: expected a whole number from 100 to 900');
    expect(answers[2]?.err).toContain('--manifest: shift/twice.days: expected');
  });
});
