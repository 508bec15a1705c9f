import { canonicalJson } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { mines } from '../src/game.ts';
import { MEASURE } from '../src/measure.ts';
import { botRun, type Entry, endOf, randomRun } from './runs.ts';

/** What a sample keeps of a run. */
function recordOf(run: readonly Entry[]) {
  const turns = run.map(({ move, note, events }) => ({
    moves: { hero: move },
    notes: { hero: note },
    events,
  }));
  return { final: endOf(run), turns };
}

const RUNS = [botRun('careful', 'counted'), botRun('expert', 'counted'), botRun('random', 'counted')];
const PLAYS = RUNS.map(recordOf);
const ALL = PLAYS.reduce((tally, play) => MEASURE.add(tally, play), MEASURE.start());

describe('what is counted of runs', () => {
  test('parts of a sample add up to the whole, in any order, through JSON', () => {
    const parts = PLAYS.map((play) => MEASURE.add(MEASURE.start(), play));
    const copies = () => parts.map((part): typeof part => JSON.parse(JSON.stringify(part)));
    for (const order of [copies(), copies().reverse()]) {
      const merged = order.reduce((sum, part) => MEASURE.merge(sum, part), MEASURE.start());
      expect(canonicalJson(merged)).toBe(canonicalJson(ALL));
    }
  });

  test('battles are counted by level and kind, with what the runs say', () => {
    const battles = RUNS.flatMap((run) => endOf(run).battles);
    const early = battles.filter(({ level, kind }) => level === 1 && kind === 'early');
    const tally = ALL.battles['1/early'];
    expect(tally?.won.count).toBe(early.length);
    expect(tally?.sums.rounds.sum).toBe(early.reduce((sum, { summary }) => sum + summary.rounds, 0));
    const counted = Object.values(ALL.battles).reduce((sum, { won }) => sum + won.count, 0);
    expect(counted).toBe(battles.length);
  });

  test('guesses are counted with the risk that was noted, and with what came of them', () => {
    const guesses = RUNS.flat().filter(({ move, note }) => move.kind === 'dig' && note?.why === 'guess');
    expect(ALL.deeds.hits.guess.count).toBe(guesses.length);
    const noted = guesses.flatMap(({ note }) => (note?.riskPm == null ? [] : [note.riskPm]));
    expect(ALL.deeds.guessRisk.sum).toBe(noted.reduce((sum, risk) => sum + risk, 0));
    expect(ALL.deeds.hits.proved.sum).toBe(0);
  });

  test('η is hits by seals placed', () => {
    const summaries = RUNS.flatMap((run) => endOf(run).battles).map(({ summary }) => summary);
    const placed = summaries.reduce((sum, { flagPlaced }) => sum + flagPlaced, 0);
    const hit = summaries.reduce((sum, { flagHit }) => sum + flagHit, 0);
    expect(placed).toBeGreaterThan(0);
    expect(MEASURE.report(ALL)).toMatchObject({ seals: { placed, eta: hit / placed } });
  });

  test('what can be deduced is counted a board like any other, fog boards apart', () => {
    const summaries = RUNS.flatMap((run) => endOf(run).battles).map(({ summary }) => summary);
    const total = (key: 'boards' | 'fogBoards' | 'dPm' | 'dPmOnFog') =>
      summaries.reduce((sum, summary) => sum + summary[key], 0);
    const [boards, fogBoards] = [total('boards'), total('fogBoards')];
    expect(fogBoards).toBeGreaterThan(0);
    expect(MEASURE.report(ALL)).toMatchObject({
      deducible: {
        plain: { count: boards - fogBoards, sum: total('dPm') - total('dPmOnFog'), unit: 1000 },
        fog: { count: fogBoards, sum: total('dPmOnFog'), unit: 1000 },
      },
    });
  });

  test('runs that were not won are told apart by their end and by how far they came', () => {
    expect(ALL.endings.defeated + ALL.endings.completed + ALL.endings.lamp_out).toBe(RUNS.length);
    expect(ALL.levelsDone[0] ?? 0).toBe(RUNS.filter((run) => endOf(run).map.level > 1).length);
  });

  test('players who note nothing are counted all the same', () => {
    const short = { root: 'surface', changes: { adventure: { standard: { max_moves: 120 } } } } as const;
    const parsed = mines.parseConfig(short);
    if (!parsed.ok) throw new Error('refused');
    const tally = MEASURE.add(MEASURE.start(), recordOf(randomRun('noteless', parsed.value)));
    expect([tally.runs, tally.deeds.hits.guess.count]).toEqual([1, 0]);
    expect(tally.moves.sum).toBeGreaterThan(0);
  });
});
