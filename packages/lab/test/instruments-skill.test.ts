import { describe, expect, it } from 'vitest';
import {
  type Finding,
  formatFigure,
  type SampleRequest,
  skillAndChance,
  varianceShares,
} from '../src/index.ts';
import { DRAWN, duelHost, REQUEST } from './duel.ts';

const { lineup: _lineup, ...request } = REQUEST;
const both = (...bots: readonly string[]) => ({
  first: { seat: 'left', bots },
  second: { seat: 'right', bots },
});

async function measure(plan: Parameters<typeof skillAndChance>[1], host = duelHost()) {
  const { findings } = await skillAndChance(host, plan);
  const byName = new Map(findings.map((finding) => [formatFigure(finding.figure), finding]));
  return (name: string): Finding => {
    const finding = byName.get(name);
    if (finding === undefined) throw new RangeError(`no ${name} among ${[...byName.keys()].join('; ')}`);
    return finding;
  };
}

describe('skill and chance', () => {
  it('counts wins by seat and by bot, and both add up to the games that were decided', async () => {
    const figure = await measure({
      request: { ...request, config: { edge: 5, tie: 20 } },
      ...both('strength-0', 'strength-10'),
    });
    // Left wins 45, 35, 55 and 45 of the hundred; 20 are nobody's.
    expect(figure('wins-by-seat(seat=left)').measured).toBe(0.45);
    expect(figure('wins-by-seat(seat=right)').measured).toBe(0.35);
    expect(figure('wins-by-bot(bot=strength-0)').measured).toBe((45 + 35 + 35 + 25) / 400);
    expect(figure('wins-by-bot(bot=strength-10)').measured).toBe((55 + 45 + 45 + 35) / 400);
    const wins = (names: readonly string[]) =>
      names.map((name) => figure(name)).reduce((sum, { measured, n = 0 }) => sum + measured * n, 0);
    const decided = wins(['decided']);
    expect(decided).toBeCloseTo(320, 9);
    expect(wins(['wins-by-seat(seat=left)', 'wins-by-seat(seat=right)'])).toBeCloseTo(decided, 9);
    expect(wins(['wins-by-bot(bot=strength-0)', 'wins-by-bot(bot=strength-10)'])).toBeCloseTo(decided, 9);
  });

  it('stops at a host that says one thing by seat and another by game', async () => {
    const host = duelHost();
    const mixed = {
      ...host,
      sample: async (asked: SampleRequest) => {
        const tally = await host.sample(asked);
        return { ...tally, wins: { left: tally.wins.right ?? 0, right: tally.wins.left ?? 0 } };
      },
    };
    const plan = { request, ...both('strength-0', 'strength-10') };
    await expect(skillAndChance(mixed, plan)).rejects.toThrow('one by one');
  });

  it('tells the advantage of a seat from that of a bot', async () => {
    const figure = await measure({
      request: { ...request, config: { edge: 5 } },
      ...both('strength-0', 'strength-10'),
    });
    expect(figure('seat-advantage(seat=left)').measured).toBe(0.1);
    expect(figure('role-advantage(left=strength-0, right=strength-10)').measured).toBe(-0.1);
    expect(figure('role-advantage(left=strength-10, right=strength-0)').measured).toBe(0.3);
    expect(figure('skill-range(seat=left)').measured).toBe(0.1);
    expect(figure('skill-range(seat=right)').measured).toBe(0.1);
  });

  it('finds a seat no better than the other when a bot meets itself, unless the game favours it', async () => {
    const plan = { request: { ...DRAWN, games: 2000 }, ...both('strength-0', 'strength-10') };
    const fair = (await measure(plan))('seat-advantage(seat=left)');
    expect(fair.low).toBeLessThan(0);
    expect(fair.high).toBeGreaterThan(0);
    const unfair = { ...plan, request: { ...plan.request, config: { isListed: false, edge: 5 } } };
    expect((await measure(unfair))('seat-advantage(seat=left)').low).toBeGreaterThan(0);
  });

  it('speaks of no seat advantage when nobody plays both seats, and of no range of one bot', async () => {
    const { findings } = await skillAndChance(duelHost(), {
      request,
      first: { seat: 'left', bots: ['strength-0'] },
      second: { seat: 'right', bots: ['strength-10', 'moody'] },
    });
    const keys = findings.map(({ figure }) => formatFigure(figure));
    expect(keys.filter((key) => key.startsWith('seat-advantage'))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('skill-range'))).toEqual(['skill-range(seat=right)']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is all players where the stronger always wins, all world where they are alike', async () => {
    const decidedBySkill = await measure({
      request: { ...request, config: { edge: -50 } },
      first: { seat: 'left', bots: ['strength-0', 'strength-100'] },
      second: { seat: 'right', bots: ['strength-0'] },
    });
    expect(decidedBySkill('by-players')).toMatchObject({ measured: 1, low: 1, high: 1 });
    for (const name of ['by-world', 'by-both']) expect(decidedBySkill(name).measured).toBe(0);
    const alike = await measure({ request, ...both('strength-10') });
    expect(alike('by-world')).toMatchObject({ measured: 1, low: 1, high: 1 });
    for (const name of ['by-players', 'by-both']) expect(alike(name).measured).toBe(0);
  });

  it('is neither where a bot is strong in some worlds and weak in others', async () => {
    const figure = await measure({
      request,
      first: { seat: 'left', bots: ['strength-0', 'moody'] },
      second: { seat: 'right', bots: ['strength-0'] },
    });
    expect(figure('by-both').low).toBeGreaterThan(0.05);
    // Were the bot strong in every world, who plays would explain that.
    const steady = await measure({
      request,
      first: { seat: 'left', bots: ['strength-0', 'strength-100'] },
      second: { seat: 'right', bots: ['strength-0'] },
    });
    expect(steady('by-players').measured).toBeGreaterThan(figure('by-players').measured);
  });

  it('sees less of the world when every pair is played in worlds of its own', async () => {
    const plan = { request: { ...DRAWN, games: 1000 }, ...both('strength-0', 'strength-10') };
    const same = (await measure(plan))('by-world');
    let played = 0;
    const torn = await measure(
      plan,
      duelHost((each) => ({ ...each, seed: `${played++}` })),
    );
    expect(same.low).toBeGreaterThan(0.8);
    expect(torn('by-world').high).toBeLessThan(0.4);
  });

  it('draws the shares and the bots', async () => {
    const { plots } = await skillAndChance(duelHost(), { request, ...both('strength-0', 'strength-10') });
    expect(plots.map(({ y }) => y)).toEqual([
      { key: 'wins-by-bot-share', unit: 'share' },
      { key: 'skill-and-chance-share', unit: 'share' },
    ]);
    expect(
      plots.map(({ key, marks }) => [key, marks[0]?.kind === 'bars' ? marks[0].bars.length : 0]),
    ).toEqual([
      ['wins-by-bot', 2],
      ['skill-and-chance', 3],
    ]);
  });
});

describe('the shares of a variance', () => {
  it('are those that the definitions give, worked slowly', () => {
    const rows = Array.from({ length: 50 }, (_, world) => [
      (world * 7) % 3,
      ((world * 7) % 3) + (world % 5) - 2,
      4 - ((world * world) % 4),
    ]);
    const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
    const lineups = [0, 1, 2].map((lineup) => mean(rows.map((row) => row[lineup] ?? 0)));
    const worlds = rows.map(mean);
    const grand = mean(lineups);
    const left = rows.flatMap((row, world) =>
      row.map((result, lineup) => (result - (lineups[lineup] ?? 0) - (worlds[world] ?? 0) + grand) ** 2),
    );
    const both = (mean(left) * 50) / 49;
    const world = (mean(worlds.map((each) => (each - grand) ** 2)) * 50) / 49;
    const players = mean(lineups.map((each) => (each - grand) ** 2)) - both / 50;
    const total = both + world + players;
    const shares = varianceShares(rows);
    expect(shares?.players.value).toBeCloseTo(players / total, 12);
    expect(shares?.world.value).toBeCloseTo(world / total, 12);
    expect(shares?.both.value).toBeCloseTo(both / total, 12);
  });

  it('are none of results that never vary, and of a handful of worlds', () => {
    expect(varianceShares([[1], [1], [1]])).toBeUndefined();
    expect(() => varianceShares([[1], [0]])).toThrow('2 worlds');
    expect(() => varianceShares([[1, 0], [0], [1, 1]])).toThrow('without some line-up');
    expect(() => varianceShares([[0.5], [0], [1]])).toThrow(RangeError);
  });
});
