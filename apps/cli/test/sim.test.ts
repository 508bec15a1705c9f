import { findGame } from '@foretell/catalog';
import { playGame } from '@foretell/lab';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { formatSeconds, progressLine } from '../src/sim/progress.ts';
import { standIn, typed, week } from './typed.ts';

/** On this thread: starting others takes longer than thirty games. */
const SIM = [
  ...['sim', 'shift', '--seats', 'boss=habit,worker=normal', '--games', '30'],
  ...['--workers', '1', '--json'],
];

/** The computer workers, as they are listed. */
const WORKERS = findGame('shift')
  ?.bots.filter(({ seat }) => seat === 'worker')
  .map(({ id }) => id)
  .join(', ');

describe('what sim cannot play, it names with what would be right', () => {
  const cases: readonly (readonly [title: string, args: readonly string[], complaint: string])[] = [
    ['a game that does not exist', ['shfit'], 'received "shfit" (did you mean shift?)'],
    [
      'a seat that does not exist',
      ['shift', '--seats', 'bos=habit,worker=normal'],
      '--seats: expected one of boss, worker, received "bos" (did you mean boss?)',
    ],
    [
      'a bot that does not exist',
      ['shift', '--seats', 'boss=habit,worker=nromal'],
      `--seats worker: expected one of ${WORKERS}, received "nromal" (did you mean normal?)`,
    ],
    [
      'a seat without a bot',
      ['shift', '--seats', 'boss=habit'],
      `--seats worker: expected one of ${WORKERS}, received nothing`,
    ],
    [
      'a seat named twice',
      ['shift', '--seats', 'boss=habit,worker=easy,boss=habit'],
      '--seats: expected boss once, received "boss=habit"',
    ],
    [
      'a number of games that is none',
      [...SIM.slice(1, 4), '--games', '-3'],
      '--games: expected a whole number from 1 to 1000000000, received "-3"',
    ],
    [
      'a number outside its range',
      [...SIM.slice(1, 4), '--set', 'k=9'],
      '--set k: expected a whole number from 230 to 550, that is 2.30 to 5.50 (multiplied output a money), received "9"',
    ],
    [
      'a setting that does not exist',
      [...SIM.slice(1, 4), '--set', 'dayz=5'],
      'received "dayz" (did you mean days?)',
    ],
    [
      'settings that contradict each other',
      [...SIM.slice(1, 4), '--set', 'ladderRestarts=true'],
      'shift/rules: expected that ladderRestarts is off in a week of 5 days, which has no second Monday, received days 5, ladderRestarts true',
    ],
    [
      'a file that is not there',
      [...SIM.slice(1, 4), '--config', 'none.json'],
      '--config: expected a file that can be read (there is none of this name), received "none.json"',
    ],
    [
      'an address that is none of a Redis',
      [...SIM.slice(1, 4), '--queue', 'localhost:6379'],
      '--queue: expected an address like redis://localhost:6379, received "localhost:6379"',
    ],
    [
      'a Redis that does not answer',
      [...SIM.slice(1, 4), '--queue', 'redis://:secret@127.0.0.1:1'],
      '--queue redis://127.0.0.1:1: expected a Redis that answers, received connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      'a file to go on with for several combinations',
      ['shift', '--seats', 'boss=habit,worker=easy|hard', '--resume', 'x.json'],
      '--resume: expected one bot for each seat, received "2 combinations"',
    ],
    [
      'a file that is not JSON',
      [...SIM.slice(1, 4), '--config', 'bad.json'],
      '--config: expected a file with a JSON object, received "bad.json"',
    ],
  ];
  it.each(cases)('%s', async (_title, args, complaint) => {
    const { code, out, err } = await typed(['sim', ...args], { 'bad.json': '{ "k":' });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.split('\n').filter((line) => line.includes(complaint))).toHaveLength(1);
    expect(err.split('\n').at(-1)).toBe('See: foretell sim --help');
  });

  it('all at once, if there is more than one', async () => {
    const { err } = await typed([
      ...['sim', 'shift', '--seats', 'boss=habt,worker=normal|wild', '--games', 'many'],
      ...['--set', 'k', '--set', 'slope=1'],
    ]);
    const named = ['--games', '--seats boss', '--seats worker', '--set', '--set slope'];
    expect(
      err
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split(':')[0]),
    ).toEqual(named);
  });
});

describe('a sample', () => {
  it('has the same report from one worker as from three, and another one under another seed', async () => {
    const one = await typed([...SIM, '--workers', '1']);
    const three = await typed([...SIM, '--workers', '3']);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(three.out).toBe(one.out);
    expect((await typed([...SIM, '--seed', 'other'])).out).not.toBe(one.out);
  });

  it('says in its manifest what it rests on', async () => {
    const { out } = await typed([...SIM, '--set', 'k=3.2', '--set', 'days=10']);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      game: 'shift',
      games: 30,
      seed: 'foretell',
      lineup: { boss: 'habit', worker: 'normal' },
      isComplete: true,
      manifest: { config: { k: 320, days: 10, slope: 20 }, seed: 'foretell', node: process.version },
    });
    expect(report.manifest.tablesDigest).toMatch(/^[0-9a-f]{32}$/);
    const { boss, worker, draw } = report.wins;
    expect(boss.count + worker.count + draw.count).toBe(30);
    expect(boss.low).toBeLessThan(boss.rate);
  });

  it('takes --set over the fields of a file, and the file over the default', async () => {
    const files = { 'mine.json': '{ "k": 320, "slope": 25 }' };
    const { out } = await typed([...SIM, '--config', 'mine.json', '--set', 'k=4'], files);
    expect(JSON.parse(out).manifest.config).toMatchObject({ k: 400, slope: 25, days: 5 });
  });

  it('plays each of several bots in the same worlds, the last seat changing fastest', async () => {
    const args = [
      'sim',
      'shift',
      '--seats',
      'worker=easy|normal,boss=random|habit',
      '--games',
      '3',
      '--workers',
      '1',
      '--json',
    ];
    const { runs } = JSON.parse((await typed(args)).out);
    expect(runs.map(({ lineup }: { lineup: object }) => Object.values(lineup).join())).toEqual([
      'random,easy',
      'random,normal',
      'habit,easy',
      'habit,normal',
    ]);
  });

  it('for people names the line-up, the rates with their intervals, and what it rests on', async () => {
    const { out } = await typed(SIM.filter((arg) => arg !== '--json'));
    const [title, boss] = out.split('\n');
    expect(title).toBe('shift boss=habit,worker=normal: 30 games of sample "foretell"');
    expect(boss).toMatch(/^ {2}boss +\d+\.\d % \(\d+\.\d % to \d+\.\d %\) +\d+$/);
    expect(out).toContain('rules version ');
  });

  it('plays the very games that a session plays under the same seeds', () => {
    const entry = findGame('shift');
    const boss = entry?.bots.find((bot) => bot.seat === 'boss' && bot.id === 'habit');
    const worker = entry?.bots.find((bot) => bot.seat === 'worker' && bot.id === 'normal');
    if (!entry || !boss || !worker) throw new Error('no such bots');
    const { game } = entry;
    const play = playGame({ game, config: game.defaultConfig, players: { boss, worker } }, 'same/0');
    const save = JSON.parse(week('same/0', { boss: 'habit', worker: 'normal' }).save);
    expect(play.turns.map(({ moves }) => moves)).toEqual(
      save.entries.map(({ moves }: { moves: unknown }) => moves),
    );
    expect(play.turns).toHaveLength(5);
  });
});

describe('a sample that is stopped', () => {
  it('is the sample of the games played until then, and says so', async () => {
    const { terminal, answer, interrupt } = standIn();
    const args = [...SIM, '--games', '100000000', '--workers', '2'];
    const code = await run(args, { ...terminal, redraw: interrupt });
    const stopped = JSON.parse(answer().out);
    expect(code).toBe(130);
    expect(stopped.isComplete).toBe(false);
    expect(stopped.games).toBeGreaterThan(0);
    const again = JSON.parse((await typed([...SIM, '--games', String(stopped.games)])).out);
    expect(again).toEqual({ ...stopped, isComplete: true });
  });
});

describe('the progress bar', () => {
  it('shows how much is done and how long the rest will take', () => {
    expect(progressLine('a', { gamesDone: 2500, games: 10_000, msLeft: 11_900 })).toBe(
      'a [######------------------]  25 %  2,500 of 10,000 games, 12 s left',
    );
  });

  it('counts time as people do, rounded up', () => {
    expect([0.2, 59, 60, 3599.2, 7260].map(formatSeconds)).toEqual([
      '1 s',
      '59 s',
      '1 min 0 s',
      '1 h 0 min',
      '2 h 1 min',
    ]);
  });
});
