import { onThreads } from '@foretell/crew';
import { ok } from '@foretell/engine';
import { type AnyExperiment, type ExperimentReport, reportBytes } from '@foretell/lab';
import { describe, expect, it } from 'vitest';
import { choosePlaces } from '../../src/claims/pattern.ts';
import type { Means } from '../../src/lab/means.ts';
import { shareLine } from '../../src/lab/progress.ts';
import { run } from '../../src/run.ts';
import { standIn } from '../typed.ts';
import { toyMeans, typedLab } from './toy-lab.ts';
import { claim, DRIFTED, exactly, FORGETFUL, found, SOUND, UNCLAIMED, VAGUE } from './toys.ts';

const ids = (experiments: readonly AnyExperiment[]) => experiments.map(({ id }) => id);

describe('claims', () => {
  it('prints a line a claim, by experiment in the order of the catalogue, and how many stand how', async () => {
    const { code, out } = await typedLab([...SOUND, DRIFTED, VAGUE, UNCLAIMED], ['claims']);
    expect(code).toBe(1);
    const lines = out.split('\n');
    expect(lines.filter((line) => line.startsWith('shift/')).map((line) => line.split(' ')[0])).toEqual(
      ids([...SOUND, DRIFTED, VAGUE, UNCLAIMED]),
    );
    expect(lines[0]).toMatch(/^shift\/winning \(\d+\.\d s\)$/);
    expect(lines[1]).toMatch(/^ {2}holds {2}wins {2}50\.0 % ± 50\.0 % .*\[.*, .*\] {2}n 60$/);
    expect(lines).toContain('    on record is 7.00 ± 0.01: Days do not matter.');
    expect(lines.at(-1)).toMatch(
      /^5 claims: 2 hold, 1 drifted, 1 contradicted, 1 undecided; 1 without a claim; \d+\.\d s$/,
    );
  });

  const codes: readonly (readonly [string, readonly AnyExperiment[], number])[] = [
    ['0 when all hold or are contradicted as on record', SOUND, 0],
    ['0 when nothing is claimed', [UNCLAIMED], 0],
    ['1 when one has drifted', [...SOUND, DRIFTED], 1],
    ['1 when one is undecided', [VAGUE, ...SOUND], 1],
    ['1 when one is not measured', [FORGETFUL, ...SOUND], 1],
  ];
  it.each(codes)('ends with %s', async (_title, experiments, code) => {
    expect((await typedLab(experiments, ['claims'])).code).toBe(code);
  });

  it('goes on after an experiment that cannot be run, and names it', async () => {
    const { out, err } = await typedLab([FORGETFUL, ...SOUND], ['claims']);
    expect(err).toBe('shift/forgetful: the claim sum is not measured');
    expect(out).toContain('3 claims: 2 hold');
    const { failed, reports } = JSON.parse((await typedLab([FORGETFUL, ...SOUND], ['claims', '--json'])).out);
    expect(failed).toEqual(['shift/forgetful']);
    expect(reports).toHaveLength(2);
  });

  it('for programs gives the reports of lab run, and how many claims stand how', async () => {
    const { out } = await typedLab(SOUND, ['claims', '--json']);
    const { summary, reports, failed, missing, seconds } = JSON.parse(out);
    expect(summary).toEqual({ holds: 2, drifted: 0, contradicted: 1, undecided: 0, 'no claim': 0 });
    expect({ failed, missing }).toEqual({ failed: [], missing: [] });
    expect(seconds).toBeGreaterThan(0);
    const { seconds: _, ...single } = JSON.parse(
      (await typedLab(SOUND, ['lab', 'run', 'shift/twice', '--json'])).out,
    );
    expect(reports[1]).toMatchObject(single);
  });

  it('stopped by Ctrl-C prints what was finished and names what is missing', async () => {
    const stand = standIn();
    const experiments = [...SOUND, DRIFTED, UNCLAIMED];
    const means = toyMeans(experiments, (id) => id === 'shift/drifted' && stand.interrupt());
    const code = await run(['claims', '--html', 'some.html'], stand.terminal, means);
    const { out } = stand.answer();
    expect(code).toBe(130);
    expect(out).toContain('shift/twice (');
    expect(out).toContain('not finished: shift/winning, shift/drifted, shift/unclaimed');
    expect(stand.written['some.html']).toContain('<h2 id="experiment-shift-twice-title">');
    expect(stand.written['some.html']).not.toContain('drifted-title');
  });

  it('keeps a record without anything that another run would change', async () => {
    const record = async () =>
      (await typedLab(SOUND, ['claims', '--record', 'r.json'])).written['r.json'] ?? '';
    const first = await record();
    expect(await record()).toBe(first);
    const reports = JSON.parse(first);
    expect(reports.map(({ experiment }: { experiment: string }) => experiment)).toEqual(ids(SOUND));
    expect(first).not.toContain('seconds');
  });

  it('writes the same page from two runs', async () => {
    const page = async () => (await typedLab(SOUND, ['claims', '--html', 'p.html'])).written['p.html'] ?? '';
    const first = await page();
    expect(first.length).toBeGreaterThan(5000);
    expect(await page()).toBe(first);
  });

  it('finds the same to the byte in this thread, on one other and on three', async () => {
    const bytes = async (openCrew: Means['openCrew']) => {
      const stand = standIn();
      const means = { ...toyMeans(SOUND), openCrew };
      expect(await run(['claims', '--json'], stand.terminal, means)).toBe(0);
      const { reports }: { reports: ExperimentReport[] } = JSON.parse(stand.answer().out);
      return reports.map(reportBytes);
    };
    const here = await bytes(toyMeans(SOUND).openCrew);
    expect(here).toHaveLength(2);
    const module = new URL('./toy-tasks.ts', import.meta.url);
    for (const threads of [1, 3]) {
      expect(await bytes(async () => ok(await onThreads(module, { threads })))).toEqual(here);
    }
  });

  it('refuses a pattern or a game that fits nothing', async () => {
    expect(await typedLab(SOUND, ['claims', 'leak'])).toMatchObject({
      ...{ code: 2, out: '' },
      err: '[pattern]: expected one of shift/winning, shift/twice, received "leak"\nSee: foretell claims --help',
    });
    expect((await typedLab(SOUND, ['claims', '--game', 'mines'])).err).toContain(
      '--game: expected one of shift',
    );
  });
});

describe('a pattern', () => {
  const [, twice] = SOUND;
  const leak = found(
    'leak-load',
    [exactly('boss', 1)],
    [claim('boss', 1, { facts: { leak: '25 %', m: 4 } })],
  );
  const { labs } = { labs: [...SOUND, leak, DRIFTED] };
  const chosen = async (pattern: string) => {
    const means = await toyMeans(labs).load(undefined);
    const places = labs.map((experiment) => ({
      lab: means.ok ? means.value.labs[0] : undefined,
      experiment,
    }));
    const given = places.flatMap(({ lab, experiment }) => (lab === undefined ? [] : [{ lab, experiment }]));
    return choosePlaces(given, pattern).map(({ experiment }) => experiment.id.slice(6));
  };

  it('fits where it occurs, in ids and in the names of figures, in any case', async () => {
    expect(twice?.id).toBe('shift/twice');
    expect(await chosen('')).toEqual(['winning', 'twice', 'leak-load', 'drifted']);
    expect(await chosen('LEAK')).toEqual(['leak-load']);
    expect(await chosen('leak=25')).toEqual(['leak-load']);
    expect(await chosen('wi')).toEqual(['winning', 'twice']);
    expect(await chosen('days=10')).toEqual(['twice']);
  });

  it('with * or ? has to fit the whole name, and means nothing else by dots and brackets', async () => {
    expect(await chosen('shift/*i*')).toEqual(['winning', 'twice', 'drifted']);
    expect(await chosen('shift/twi?e')).toEqual(['twice']);
    expect(await chosen('twi?e')).toEqual([]);
    expect(await chosen('boss(leak=25 %, *)')).toEqual(['leak-load']);
    expect(await chosen('shift.*')).toEqual([]);
  });
});

describe('the bar', () => {
  it('says how much is done and how long the rest will take', () => {
    expect(shareLine('claims', 0.25, 30_000)).toBe(
      'claims [######------------------]  25 %, 1 min 30 s left',
    );
    expect(shareLine('claims', 0, 5)).toBe('claims [------------------------]   0 %');
  });
});
