import { reportBytes } from '@foretell/lab';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/run.ts';
import { standIn, typed } from '../typed.ts';

const SHIFT = ['shift', '--seats', 'boss=habit,worker=normal', '--seed', 'test'];
const ONE = ['--workers', '1'];
const SWEEP = ['lab', 'sweep', ...SHIFT, '--knob', 'k', '--values', '3,3.5,4.5', '--games', '40'];

const json = async (...args: readonly string[]) => {
  const { code, out, err } = await typed([...args, ...(args.includes('--workers') ? [] : ONE), '--json']);
  expect(err).toBe('');
  return { code, report: JSON.parse(out) };
};
const figures = ({ rows }: { rows: { figure: string; measured: number }[] }) =>
  rows.map(({ figure, measured }) => [figure, measured]);

describe('help', () => {
  it.each(['sweep', 'ablate', 'calibrate', 'skill', 'learn'])(
    'of lab %s comes with examples',
    async (name) => {
      const { code, out } = await typed(['lab', name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: foretell lab ${name} <game>`);
      expect(out).toMatch(/Examples:\n {2}foretell lab /);
    },
  );
});

describe('lab sweep', () => {
  it('finds at each value what sim finds there', async () => {
    const { code, report } = await json(...SWEEP);
    expect(code).toBe(0);
    const sims = await Promise.all(
      ['3', '3.5', '4.5'].map((k) => json('sim', ...SHIFT, '--games', '40', '--set', `k=${k}`)),
    );
    expect(figures(report)).toEqual(
      sims.map(({ report: { wins, manifest } }) => [
        `wins(k=${(manifest.config.k / 100).toFixed(2)}, seat=boss)`,
        wins.boss.rate,
      ]),
    );
    expect(report).toMatchObject({ experiment: 'shift/lab-sweep', isComplete: true });
    expect(report.manifest.samples).toHaveLength(3);
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('finds the same to the byte on one, two and eight workers', async () => {
    const bytes = async (workers: string) => reportBytes((await json(...SWEEP, '--workers', workers)).report);
    const one = await bytes('1');
    expect(await bytes('2')).toBe(one);
    expect(await bytes('8')).toBe(one);
  });

  it('takes a range in steps, and a second number for a map', async () => {
    const ranged = await json(...SWEEP.slice(0, -4), '--games', '5', '--range', '3..4', '--step', '0.5');
    expect(figures(ranged.report).map(([figure]) => figure)).toEqual(
      ['3.00', '3.50', '4.00'].map((k) => `wins(k=${k}, seat=boss)`),
    );
    const { report } = await json(...SWEEP, '--games', '5', '--by', 'leak=0,0.2', '--seat', 'worker');
    expect(report.rows).toHaveLength(6);
    expect(report.rows[1].figure).toBe('wins(k=3.00, leak=0.20, seat=worker)');
    expect(report.plots[0].marks[0].kind).toBe('cells');
  });

  it('plays as many games as a width takes', async () => {
    const args = ['lab', 'sweep', ...SHIFT, '--knob', 'k', '--values', '2.5', '--width', '10%'];
    const [row] = (await json(...args)).report.rows;
    expect([row.n, row.high - row.low < 0.2]).toEqual([93, true]);
  });

  it('stops at each place when it is decided, and says with which error', async () => {
    const args = ['lab', 'sweep', ...SHIFT, '--knob', 'k', '--values', '3.5', '--games', '5000'];
    const { report } = await json(...args, '--until-decided', '50%');
    expect(report.rows[0].n).toBe(500);
    expect(report.says).toEqual([
      'k 3.50: boss below 50 % after 500 games',
      expect.stringContaining('wrong in at most 5 of 100 runs'),
    ]);
    const open = await json(...args.slice(0, -2), '--games', '600', '--until-decided', '0.19');
    expect(open.report.rows[0].n).toBe(1000);
    expect(open.report.says[0]).toBe(
      'k 3.50: boss not decided whether above or below 19 % after 1,000 games',
    );
  });

  it('can be run again from its own report, to the byte', async () => {
    const { out } = await typed([...SWEEP, ...ONE, '--json']);
    const again = await typed(['lab', 'run', '--manifest', 'r.json', ...ONE], { 'r.json': out });
    expect(again.code).toBe(0);
    expect(again.out.split('\n').at(-1)).toBe('the same to the byte');
    const other = out.replaceAll(/"digest":"[0-9a-f]+"/g, '"digest":"0"');
    const differs = await typed(['lab', 'run', '--manifest', '-', ...ONE], { '-': other });
    expect([differs.code, differs.out.includes('not what the manifest found')]).toEqual([1, true]);
  });

  it('writes a page with its plot, in the language that is asked for', async () => {
    const stand = standIn();
    await run([...SWEEP, ...ONE, '--html', 'k.html', '--lang', 'zh-Hant'], stand.terminal);
    expect(stand.written['k.html']).toContain('boss 隨 k 的變化');
    expect(stand.written['k.html']).toContain('<svg');
    expect(stand.written['k.html']).not.toMatch(/\{\w+\}/);
  });
});

describe('lab ablate', () => {
  it('compares each change with the game as it is, a rule or a rival', async () => {
    const changes = ['--change', 'days=5', '--change', 'worker=easy', '--change', 'worker=hard,k=3.8'];
    const { report } = await json('lab', 'ablate', ...SHIFT, '--games', '60', ...changes);
    const rates = new Map(figures(report).map(([figure, rate]) => [figure, rate]));
    expect(rates.get('wins-difference(change=days=5, seat=boss)')).toBe(0);
    expect(rates.get('wins-difference(change=worker=easy, seat=boss)')).toBeGreaterThan(0.3);
    expect(report.says[0]).toBe('days=5: not told apart from the game as it is');
    expect(report.says[1]).toMatch(/^worker=easy: boss wins \d+\.\d games of 100 more$/);
    expect(report.says.at(-1)).toContain('(Holm)');
    expect(report.plots[0].y.unit).toBe('share');
  });
});

describe('lab calibrate', () => {
  const CALIBRATE = ['lab', 'calibrate', ...SHIFT, '--knob', 'k', '--games', '200'];

  it('finds the value, with an interval that the sweep around it bears out', async () => {
    const { code, report } = await json(...CALIBRATE);
    const [found] = report.rows;
    expect([code, found.figure]).toEqual([0, 'setting(seat=boss, target=50 %)']);
    const at = async (k: number) => {
      const { report: swept } = await json(...SWEEP.slice(0, -4), '--values', k.toFixed(2), '--games', '200');
      return swept.rows[0];
    };
    expect((await at(found.low)).low).toBeGreaterThan(0.5);
    expect((await at(found.high)).high).toBeLessThan(0.5);
    expect(report.says[0]).toMatch(/^boss wins 50 % at k \d\.\d{3}; 95 % interval/);
  });

  it('ends with 1 when the value lies elsewhere, and says what to do', async () => {
    const { code, report } = await json(...CALIBRATE, '--range', '4..5');
    expect(code).toBe(1);
    expect(report.says[0]).toContain('Not found: k between 4.00 and 5.00');
    expect(report.says[0]).toContain('--range');
  });
});

describe('lab skill and lab learn', () => {
  it('split what decides a game into players, luck and both', async () => {
    const seats = ['--seats', 'boss=habit|random,worker=easy|hard'];
    const { report } = await json('lab', 'skill', 'shift', ...seats, '--games', '40');
    const shares = report.rows.filter(({ key }: { key: string }) => key.startsWith('by-'));
    expect(shares.reduce((sum: number, row: { measured: number }) => sum + row.measured, 0)).toBeCloseTo(1);
    expect(report.says[0]).toMatch(/^Of what decides a game, \d+ % is who plays/);
  });

  it('follow what the measure of the game reports day by day', async () => {
    const { report } = await json(
      'lab',
      'learn',
      ...SHIFT,
      '--games',
      '60',
      '--curve',
      'readingAccuracy.byDay',
    );
    expect(report.rows.map(({ figure }: { figure: string }) => figure)).toEqual([
      ...[1, 2, 3, 4, 5].map((turn) => `readingAccuracy.byDay(turn=${turn})`),
      'readingAccuracy.byDay-gain',
    ]);
    expect(report.rows.at(-1).low).toBeGreaterThan(0.1);
  });
});

describe('an instrument that is stopped', () => {
  /** Presses Ctrl-C as soon as the bar says that so much is done. */
  const stopped = async (args: readonly string[], share: number) => {
    const { terminal, answer, interrupt } = standIn();
    const redraw = (line: string) => {
      const done = /(\d+) %/.exec(line)?.[1];
      if (done !== undefined && Number(done) >= share * 100) interrupt();
    };
    const code = await run([...args, '--json'], { ...terminal, redraw });
    return { code, ...answer() };
  };

  it('answers with the places that were finished, and cannot be taken for a whole one', async () => {
    const args = [...SWEEP.slice(0, -4), '--values', '3.5,3.6', '--games', '3000', ...ONE];
    const { code, out } = await stopped(args, 0.55);
    const report = JSON.parse(out);
    expect([code, report.isComplete]).toEqual([130, false]);
    const whole = await json(...SWEEP.slice(0, -4), '--values', '3.5', '--games', '3000');
    expect(report.rows).toEqual(whole.report.rows);
    const again = await typed(['lab', 'run', '--manifest', 'r.json'], { 'r.json': out });
    expect(again.code).toBe(2);
    expect(again.err).toContain('--manifest: expected the settings of a finished "lab sweep"');
  });

  it('of one sample is the answer of the games played until then', async () => {
    const learn = ['lab', 'learn', ...SHIFT, ...ONE];
    const { code, out } = await stopped([...learn, '--games', '20000'], 0.04);
    const report = JSON.parse(out);
    const games = report.manifest.samples[0].games;
    expect([code, games < 20_000]).toEqual([130, true]);
    expect(report.rows).toEqual((await json(...learn, '--games', String(games))).report.rows);
  });
});

describe('what an instrument cannot do it says in a line, with what would be right', () => {
  const sweep = ['lab', 'sweep', ...SHIFT];
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['lab', 'sweep', 'shfit', '--knob', 'k'], 'received "shfit" (did you mean shift?)'],
    [sweep, '--knob: expected one of days, basePay, coastDetection'],
    [[...sweep, '--knob', 'leek'], 'received "leek" (did you mean leak?)'],
    [[...sweep, '--knob', 'k', '--values', '3,9'], '--values: expected a whole number from 230 to 550'],
    [
      [...sweep, '--knob', 'k', '--range', '4..3'],
      '--range: expected the smaller value first, received "4..3"',
    ],
    [
      [...sweep, '--knob', 'k', '--step', '0.001'],
      '--step: expected a number above 0 that is a multiple of 0.01',
    ],
    [
      [...sweep, '--knob', 'k', '--values', '3', '--range', '3..4'],
      '--values: expected no --range or --step beside it',
    ],
    [[...sweep, '--knob', 'k', '--by', 'k=3'], '--by: expected another knob than k'],
    [[...sweep, '--knob', 'k', '--width', '1%', '--games', '9'], '--width: expected no --games beside it'],
    [[...sweep, '--knob', 'k', '--width', 'narrow'], '--width: expected a share from'],
    [
      [...sweep, '--knob', 'k', '--seat', 'bos'],
      '--seat: expected one of boss, worker, received "bos" (did you mean boss?)',
    ],
    [
      [...sweep, '--seats', 'boss=habit,worker=easy|hard', '--knob', 'k'],
      '--seats: expected one bot for each seat, received "2 combinations"',
    ],
    [['lab', 'ablate', ...SHIFT], '--change: expected what is to be otherwise'],
    [['lab', 'ablate', ...SHIFT, '--change', 'worker=hrad'], 'received "hrad" (did you mean hard?)'],
    [
      ['lab', 'ablate', ...SHIFT, '--change', 'ladderRestarts=true'],
      'expected that ladderRestarts is off in a week of 5',
    ],
    [['lab', 'calibrate', ...SHIFT, '--knob', 'days'], '--knob: expected a knob with a range'],
    [
      ['lab', 'calibrate', ...SHIFT, '--knob', 'k', '--target', '2'],
      '--target: expected a share from 0.001 to 0.999',
    ],
    [['lab', 'learn', ...SHIFT, '--curve', 'money'], '--curve: expected one of readingAccuracy.byDay'],
  ];
  it.each(cases)('%j', async (args, complaint) => {
    const { code, out, err } = await typed(args);
    expect([code, out]).toEqual([2, '']);
    expect(err.split('\n').filter((line) => line.includes(complaint))).toHaveLength(1);
    expect(err.split('\n').at(-1)).toBe(`See: foretell ${args.slice(0, 2).join(' ')} --help`);
  });
});
