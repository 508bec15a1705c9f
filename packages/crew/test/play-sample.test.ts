import { canonicalJson } from '@foretell/engine';
import { winnersOf } from '@foretell/lab';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crew, playSample, type SampleProgress, sampleTask } from '../src/index.ts';
import type { PartOrder, PlayedPart } from '../src/sample/part.ts';
import { bareTally, resolveToy, toyRequest } from './toy.ts';

const GAMES = 120;
const request = toyRequest(GAMES);
const whole = canonicalJson(bareTally(request));
const play = sampleTask(resolveToy);

/** A crew that does with each part what a test wants done, and says that it is slow: ten games a part are right for it. */
function crewOf(atOnce: number, answer: (part: PlayedPart, order: PartOrder) => unknown): Crew {
  return {
    atOnce,
    call: async (_task, input, { signal } = {}) => {
      const order = input as PartOrder;
      const part = play(order, () => {}) as PlayedPart;
      const output = await answer({ ...part, elapsedMs: 15 * (part.to - part.from) }, order);
      signal?.throwIfAborted();
      return output;
    },
    close: async () => {},
  };
}

/** A clock that turns when it is told to: what has been played is handed in in any order. */
function shuffler(choose: () => number) {
  const waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    run: async (isOver: () => boolean) => {
      while (!isOver()) {
        waiting.splice(choose() % Math.max(1, waiting.length), 1)[0]?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

/** What one, two and eight workers make of the sample, finishing in the order of `choices` and as fast as `speeds` says. */
async function played(atOnce: number, choices: Iterator<number>, speeds: Iterator<number>): Promise<string> {
  let isOver = false;
  const { wait, run } = shuffler(() => choices.next().value);
  const crew = crewOf(atOnce, async (part) => {
    await wait();
    return { ...part, elapsedMs: speeds.next().value };
  });
  const tally = playSample(crew, request, { resolve: resolveToy }).finally(() => {
    isOver = true;
  });
  await run(() => isOver);
  return canonicalJson(await tally);
}

describe('a sample', () => {
  it.each([1, 2, 8])(
    'comes to the same bytes with %i workers, whoever finishes when and however fast',
    async (atOnce) => {
      await fc.assert(
        fc.asyncProperty(
          fc.infiniteStream(fc.nat()),
          fc.infiniteStream(fc.nat(400)),
          async (choices, speeds) => {
            expect(await played(atOnce, choices, speeds)).toBe(whole);
          },
        ),
        { seed: 3, numRuns: 15 },
      );
    },
  );

  it('is handed out in order, each game once', async () => {
    const handed: number[] = [];
    await playSample(
      crewOf(3, (part) => {
        handed.push(...Array.from({ length: part.to - part.from }, (_, index) => part.from + index));
        return part;
      }),
      request,
      { resolve: resolveToy },
    );
    expect(handed).toEqual(Array.from({ length: GAMES }, (_, index) => index));
  });

  it('tells how far it is and how long it will take, up to the end', async () => {
    const heard: SampleProgress[] = [];
    await playSample(
      crewOf(2, (part) => part),
      request,
      {
        resolve: resolveToy,
        onProgress: (progress) => heard.push(progress),
      },
    );
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.map(({ gamesDone }) => gamesDone)).toEqual(
      heard.map(({ gamesDone }) => gamesDone).sort((a, b) => a - b),
    );
    expect(heard[0]?.msLeft).toBeGreaterThan(0);
    expect(heard.at(-1)).toEqual({ games: GAMES, gamesDone: GAMES, msLeft: 0 });
  });

  it('keeps who won which game when that is asked for', async () => {
    const asked = { ...request, outcomes: true } as const;
    const tally = await playSample(
      crewOf(2, (part) => part),
      asked,
      { resolve: resolveToy },
    );
    expect(winnersOf(tally)).toEqual(winnersOf(bareTally(asked)));
    expect(winnersOf(tally)).toHaveLength(GAMES);
  });
});

describe('a part that goes wrong', () => {
  it('is not counted twice when an old answer comes in its place, and is played all the same', async () => {
    const answers: PlayedPart[] = [];
    let repeated = 0;
    const crew = crewOf(2, (part) => {
      answers.push(part);
      // Every third answer is one that was given before.
      if (answers.length % 3 !== 0) return part;
      repeated++;
      return answers[0];
    });
    expect(canonicalJson(await playSample(crew, request, { resolve: resolveToy }))).toBe(whole);
    expect(repeated).toBeGreaterThan(0);
  });

  it('would be noticed if its games were left out or its counts were wrong', async () => {
    const forgetful = crewOf(1, (part) => ({
      ...part,
      tally: { ...part.tally, games: part.tally.games - 1 },
    }));
    await expect(playSample(forgetful, request, { resolve: resolveToy })).rejects.toThrow(
      'what is no part of 120 games',
    );
    const wrong = crewOf(1, (part) => ({ ...part, tally: { ...part.tally, draws: part.tally.draws + 1 } }));
    expect(canonicalJson(await playSample(wrong, request, { resolve: resolveToy }))).not.toBe(whole);
  });

  it('is refused when it lies outside of the sample', async () => {
    const beyond = crewOf(1, (part) => ({ ...part, from: part.from + GAMES, to: part.to + GAMES }));
    await expect(playSample(beyond, request, { resolve: resolveToy })).rejects.toThrow(RangeError);
  });

  it('stops the sample with its error, and nobody goes on behind', async () => {
    let calls = 0;
    const crew = crewOf(2, (part) => {
      calls++;
      if (part.to > 10) throw new Error('a move was refused');
      return part;
    });
    await expect(playSample(crew, request, { resolve: resolveToy })).rejects.toThrow('a move was refused');
    const atEnd = calls;
    await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toBe(atEnd);
  });
});

describe('a sample that is stopped', () => {
  it('is the sample of its first games, even when later parts were done before earlier ones', async () => {
    const stop = new AbortController();
    const late: (() => void)[] = [];
    let parts = 0;
    const crew = crewOf(3, async (part) => {
      // The third part is late; when the seventh one is played, somebody presses Ctrl-C.
      if (++parts === 3) await new Promise<void>((resolve) => void late.push(resolve));
      if (parts === 7) {
        stop.abort();
        setImmediate(() => late[0]?.());
      }
      return part;
    });
    const tally = await playSample(crew, request, { resolve: resolveToy, signal: stop.signal });
    expect(tally.games).toBeGreaterThan(3);
    expect(tally.games).toBeLessThan(GAMES);
    expect(canonicalJson(tally)).toBe(canonicalJson(bareTally(toyRequest(tally.games))));
  });

  it('before it began is empty, and nobody is asked', async () => {
    const crew = crewOf(2, () => expect.unreachable());
    const tally = await playSample(crew, request, { resolve: resolveToy, signal: AbortSignal.abort() });
    expect(tally.games).toBe(0);
  });
});
