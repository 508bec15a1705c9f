import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson, formatProblem } from '@foretell/engine';
import { mergeTallies, type SampleRequest, sample } from '@foretell/lab';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Checkpoint,
  type Crew,
  onOneThread,
  openCheckpoint,
  type PlayedPart,
  playSample,
} from '../src/index.ts';
import type { Range } from '../src/sample/ranges.ts';
import { bareTally, resolveToy, toyRequest } from './toy.ts';
import { tasks } from './toy-tasks.ts';

const GAMES = 400;
const request = toyRequest(GAMES);
const BASIS = { rulesVersion: 1, tablesDigest: 'abc' };
const whole = canonicalJson(bareTally(request));

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foretell-checkpoint-'));
  path = join(folder, 'sample.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a checkpoint', () => {
  it('lets a sample go on where it was stopped, to the same bytes, playing nothing again', async () => {
    const first = await played(request, 100);
    expect(first.tally.games).toBeGreaterThanOrEqual(100);
    expect(first.tally.games).toBeLessThan(GAMES);
    const second = await played(request);
    expect(canonicalJson(second.tally)).toBe(whole);
    expect(first.gamesPlayed + second.gamesPlayed).toBe(GAMES);
  });

  it('of a sample that is complete gives it again without playing', async () => {
    await played(request);
    const again = await played(request);
    expect(again.gamesPlayed).toBe(0);
    expect(canonicalJson(again.tally)).toBe(whole);
  });

  it('of a smaller sample is the beginning of a larger one of the same name', async () => {
    await played(toyRequest(150));
    const { tally, gamesPlayed } = await played(request);
    expect(gamesPlayed).toBe(GAMES - 150);
    expect(canonicalJson(tally)).toBe(whole);
  });

  it('fills the holes that a killed process left', async () => {
    // Of the first process, two parts had come back when it was killed, and the one between them had not.
    const parts = [
      { from: 0, to: 50 },
      { from: 90, to: 120 },
    ];
    const checkpoint = await opened(request);
    const { matchup, measure } = resolveToy(request);
    const tallies = parts.map((part) => sample(matchup, measure, { seed: request.seed, ...part }));
    const tally = mergeTallies(matchup.game.facts.seats, measure, tallies);
    await checkpoint.close({ done: parts, tally });
    const resumed = await played(request);
    expect(canonicalJson(resumed.tally)).toBe(whole);
    expect(resumed.gamesPlayed).toBe(GAMES - 80);
  });

  it('keeps what was played when a part fails', async () => {
    const checkpoint = await opened(request);
    const { crew } = watched();
    let parts = 0;
    const call: Crew['call'] = (...order) =>
      ++parts > 4 ? Promise.reject(new Error('a move was refused')) : crew.call(...order);
    const failing = playSample({ ...crew, call }, request, { resolve: resolveToy, checkpoint });
    await expect(failing).rejects.toThrow('refused');
    const { tally, gamesPlayed } = await played(request);
    expect(gamesPlayed).toBeLessThan(GAMES);
    expect(canonicalJson(tally)).toBe(whole);
  });
});

describe('a checkpoint that does not fit is refused, and stays as it is', () => {
  it.each<[title: string, asked: SampleRequest, basis: unknown, complaints: readonly string[]]>([
    [
      'another sample of another game',
      { ...request, seed: 'other', config: { goal: 9 } },
      BASIS,
      [
        'sample.config.goal: expected 9 as in this run, received 5',
        'sample.seed: expected "other" as in this run, received "toy"',
      ],
    ],
    [
      'other rules and other tables',
      request,
      { rulesVersion: 2, tablesDigest: 'abd' },
      [
        'basis.rulesVersion: expected 2 as in this run, received 1',
        'basis.tablesDigest: expected "abd" as in this run, received "abc"',
      ],
    ],
    [
      'a line-up with another seat',
      { ...request, lineup: { first: 'fickle', third: 'fickle' } },
      BASIS,
      [
        'sample.lineup.third: expected "fickle" as in this run, received nothing',
        'sample.lineup.second: expected nothing as in this run, received "fickle"',
      ],
    ],
    [
      'more games than are asked for',
      { ...request, games: 50 },
      BASIS,
      ['games: expected at least the 100 of the file, received 50'],
    ],
  ])('%s', async (_title, asked, basis, complaints) => {
    await played(toyRequest(100));
    const before = readFileSync(path, 'utf8');
    const refused = await openCheckpoint(path, asked, basis);
    const problems = refused.ok ? [] : refused.error.map(formatProblem);
    expect(problems).toEqual(complaints.map((complaint) => `${path}.${complaint}`));
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('one that was changed by hand, or is none at all', async () => {
    await played(toyRequest(100));
    const text = readFileSync(path, 'utf8');
    // A finished range is forgotten, its tally is not: those games would be counted twice.
    const changes = [text.replace('"to":100', '"to":60'), text.slice(0, -20), '{}', 'null', ''];
    for (const changed of changes) {
      expect(changed).not.toBe(text);
      writeFileSync(path, changed);
      expect((await openCheckpoint(path, request, BASIS)).ok, changed).toBe(false);
      expect(readFileSync(path, 'utf8')).toBe(changed);
    }
  });

  it('a place where nothing can be written stops the sample at once', async () => {
    path = join(folder, 'nowhere', 'sample.json');
    const long = toyRequest(1_000_000);
    const checkpoint = await opened(long);
    const { crew, count } = watched();
    const doomed = playSample(crew, long, { resolve: resolveToy, checkpoint });
    await expect(doomed).rejects.toThrow('ENOENT');
    expect(count.games).toBeLessThan(long.games);
  });
});

/** Plays with the checkpoint at `path`, until `stopAt` games are done, if there are so many. */
async function played(asked: SampleRequest, stopAt = Number.POSITIVE_INFINITY) {
  const checkpoint = await opened(asked);
  const { crew, count } = watched();
  const stop = new AbortController();
  const tally = await playSample(crew, asked, {
    resolve: resolveToy,
    checkpoint,
    signal: stop.signal,
    onProgress: ({ gamesDone }) => {
      if (gamesDone >= stopAt) stop.abort();
    },
  });
  return { tally, gamesPlayed: count.games };
}

async function opened(asked: SampleRequest): Promise<Checkpoint> {
  const checkpoint = await openCheckpoint(path, asked, BASIS);
  if (!checkpoint.ok) throw new Error(checkpoint.error.map(formatProblem).join());
  return checkpoint.value;
}

/** A crew that plays ten games a part, and how many games it has been asked to play. */
function watched() {
  const crew = onOneThread(tasks);
  const count = { games: 0 };
  const call: Crew['call'] = async (task, input, options) => {
    const { from, to } = input as Range;
    count.games += to - from;
    const part = (await crew.call(task, input, options)) as PlayedPart;
    return { ...part, elapsedMs: 15 * (to - from) };
  };
  return { crew: { ...crew, call }, count };
}
