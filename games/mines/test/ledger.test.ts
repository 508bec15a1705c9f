import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitrate,
  battleEnded,
  beginRound,
  type Commit,
  ENDINGS,
  type Ending,
  type Entry,
  type Ledger,
  queueGrant,
  refresh,
  refreshCostOf,
  refreshLeft,
  settlementDone,
  sleepingLedger,
  stop,
  type Terms,
  transact,
} from '../src/ledger/ledger.ts';
import { SURFACE } from '../src/tables/roots.ts';

const ECONOMY = SURFACE.action_economy;
const TERMS: Terms = { bonusAp: 0, transferRate: 100, rapPerDig: 0, refreshCostPct: 100 };
const JAR = SURFACE.relics.find(({ parameter }) => parameter === 'transfer_rate')?.value ?? 0;
const VEIN = SURFACE.feats.find(({ parameter }) => parameter === 'rap_per_dig')?.value ?? 0;
const THRIFT = SURFACE.feats.find(({ parameter }) => parameter === 'refresh_cost_pct')?.value ?? 0;
const NOTHING: Commit = { allSafeOpen: false, stopIntent: false };

function accepted<Value>(entry: Entry<Value>) {
  if (!entry.accepted) throw new Error(`refused: ${entry.code}`);
  return entry;
}

function opened(terms: Partial<Terms> = {}, change: Partial<Ledger> = {}): Ledger {
  return { ...accepted(beginRound(ECONOMY, sleepingLedger({ ...TERMS, ...terms }))).ledger, ...change };
}

const dig = (ledger: Ledger, commit: Partial<Commit> = {}) =>
  transact(ECONOMY, ledger, 'dig', () => ({ ...NOTHING, ...commit }));

describe('a round', () => {
  test('A3-1 begins with its grant whatever was left, and leaves the reserve alone', () => {
    const ready: Ledger = { ...opened(), phase: 'ready', ap: 3, rap: 5, refreshUsed: 2 };
    const { ledger } = accepted(beginRound(ECONOMY, ready));
    expect(ledger).toMatchObject({
      ap: ECONOMY.ap_per_round,
      grant: ECONOMY.ap_per_round,
      rap: 5,
      refreshUsed: 0,
    });
  });

  test('A3-18 the bonus axis lifts the first round alone, beside what is queued', () => {
    const asleep = queueGrant(sleepingLedger({ ...TERMS, bonusAp: 2 }), -1);
    const first = accepted(beginRound(ECONOMY, asleep)).ledger;
    expect(first.grant).toBe(ECONOMY.ap_per_round + 2 - 1);
    const second = accepted(beginRound(ECONOMY, queueGrant({ ...first, phase: 'ready' }, 1))).ledger;
    expect(second.grant).toBe(ECONOMY.ap_per_round + 1);
  });

  test('A3-16 what is queued counts once, and is then forgotten', () => {
    const queued = queueGrant(queueGrant(queueGrant(opened({}, { phase: 'ready' }), 1), 1), -1);
    const next = accepted(beginRound(ECONOMY, queued)).ledger;
    expect(next.grant).toBe(ECONOMY.ap_per_round + 1);
    expect(accepted(beginRound(ECONOMY, { ...next, phase: 'ready' })).ledger.grant).toBe(
      ECONOMY.ap_per_round,
    );
  });

  test('A3-17 a grant of nothing ends the round at once as exhausted, and never is it less than nothing', () => {
    const drained = queueGrant(opened({}, { phase: 'ready' }), -(ECONOMY.ap_per_round + 3));
    const entry = accepted(beginRound(ECONOMY, drained));
    expect(entry.ledger).toMatchObject({ ap: 0, grant: 0, phase: 'settling' });
    expect(entry.end).toEqual({ reason: 'exhausted', mapChangeAdvice: false });
  });
});

describe('a paid action', () => {
  test('A3-2 takes its price once', () => {
    expect(accepted(dig(opened())).ledger.ap).toBe(ECONOMY.ap_per_round - ECONOMY.dig_ap_cost);
  });

  test('A3-3 that takes the last point ends the round in the same step, and everything after is refused', () => {
    const { ledger, end } = accepted(dig(opened({}, { ap: ECONOMY.dig_ap_cost })));
    expect(end?.reason).toBe('exhausted');
    for (const entry of [
      dig(ledger),
      stop(ledger),
      refresh(ECONOMY, { ...ledger, rap: 99 }),
      beginRound(ECONOMY, ledger),
    ]) {
      expect(entry).toEqual({ accepted: false, code: 'phase' });
    }
  });

  test('A3-4 that opens the last safe cell with the last point is a clear: nothing is banked', () => {
    const { ledger, end } = accepted(dig(opened({}, { ap: 1, rap: 3 }), { allSafeOpen: true }));
    expect(end).toEqual({ reason: 'clear', mapChangeAdvice: true });
    expect(ledger).toMatchObject({ ap: 0, rap: 3 });
  });

  test('a clear wipes what is left instead of banking it', () => {
    const { ledger, kept } = accepted(dig(opened(), { allSafeOpen: true }));
    expect([ledger.ap, ledger.rap, kept]).toEqual([0, 0, 0]);
  });

  test('that cannot be paid for does nothing, not even look at the board', () => {
    const poor = opened({}, { ap: 0 });
    let looked = false;
    const entry = transact({ ...ECONOMY, dig_ap_cost: 1 }, poor, 'dig', () => {
      looked = true;
      return NOTHING;
    });
    expect(entry).toEqual({ accepted: false, code: 'ap_insufficient' });
    expect(looked).toBe(false);
  });

  test('free seals never exhaust a round', () => {
    const free = { ...ECONOMY, flag_place_ap_cost: 0 };
    const { ledger, end } = accepted(transact(free, opened({}, { ap: 1 }), 'seal', () => NOTHING));
    expect([ledger.ap, end]).toEqual([1, null]);
  });
});

describe('A3-7 arbitration', () => {
  test('takes the strongest ending whatever the order of arrival', () => {
    const subsets = fc.shuffledSubarray([...ENDINGS], { minLength: 1 });
    fc.assert(
      fc.property(subsets, (ends) => {
        const strongest = ENDINGS.find((ending) => ends.includes(ending));
        expect(arbitrate(ends)).toBe(strongest);
      }),
    );
  });

  test('has nothing to decide where no ending holds', () => {
    expect(() => arbitrate([])).toThrow(RangeError);
  });

  test('an arbiter that took the first to arrive would be caught', () => {
    const first = (ends: readonly Ending[]) => ends[0];
    expect(first(['exhausted', 'clear'])).not.toBe(arbitrate(['exhausted', 'clear']));
  });
});

describe('stopping', () => {
  test('A3-5 banks what is left, one for one, and keeps the board', () => {
    const entry = accepted(stop(opened({}, { ap: 3 })));
    expect(entry.ledger).toMatchObject({ rap: 3, ap: 0 });
    expect(entry.end).toEqual({ reason: 'stop', mapChangeAdvice: false });
  });

  test('A3-6 with the reserve jar banks a quarter more, fractions dropped', () => {
    const banked = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (ap) => accepted(stop(opened({ transferRate: JAR }, { ap }))).ledger.rap,
    );
    expect(banked).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 10]);
  });

  test('A3-19 a full round stopped pays for one refresh and not for two', () => {
    const cost = refreshCostOf(ECONOMY, opened());
    const { rap } = accepted(stop(opened())).ledger;
    expect(rap).toBe(cost);
  });
});

describe('refreshing', () => {
  test('A3-8 without the price is refused', () => {
    const poor = opened({}, { rap: ECONOMY.rap_refresh_cost - 1 });
    expect(refresh(ECONOMY, poor)).toEqual({ accepted: false, code: 'rap_insufficient' });
  });

  test('A3-9 is allowed twice a round, and again in the next', () => {
    const rich = opened({}, { rap: 4 * ECONOMY.rap_refresh_cost });
    const once = accepted(refresh(ECONOMY, rich)).ledger;
    const twice = accepted(refresh(ECONOMY, once)).ledger;
    expect([rich, once, twice].map((ledger) => refreshLeft(ECONOMY, ledger))).toEqual([2, 1, 0]);
    expect(refresh(ECONOMY, twice)).toEqual({ accepted: false, code: 'refresh_cap_reached' });
    const next = accepted(beginRound(ECONOMY, { ...twice, phase: 'ready' })).ledger;
    expect(refresh(ECONOMY, next).accepted).toBe(true);
    // Without the cap the third would go through: the reserve would pay for it.
    expect(refresh({ ...ECONOMY, refresh_cap_per_round: 8 }, twice).accepted).toBe(true);
  });

  test('A3-10 leaves the action points alone', () => {
    const rich = opened({}, { ap: 3, rap: 20 });
    expect(accepted(refresh(ECONOMY, rich)).ledger).toMatchObject({
      ap: 3,
      rap: 20 - ECONOMY.rap_refresh_cost,
    });
  });

  test('A3-13 thrift halves what is asked and what is taken', () => {
    const thrifty = (rap: number) => refresh(ECONOMY, opened({ refreshCostPct: THRIFT }, { rap }));
    expect(accepted(thrifty(4)).ledger.rap).toBe(0);
    expect(thrifty(3)).toEqual({ accepted: false, code: 'rap_insufficient' });
    expect(refreshCostOf({ ...ECONOMY, rap_refresh_cost: 7 }, opened({ refreshCostPct: THRIFT }))).toBe(3);
  });
});

describe('the vein store', () => {
  test('A3-11 brings its points for each accepted paid dig, and for nothing else', () => {
    const held = opened({ rapPerDig: VEIN });
    expect(accepted(dig(held)).ledger.rap).toBe(VEIN);
    expect(accepted(transact(ECONOMY, held, 'seal', () => NOTHING)).ledger.rap).toBe(0);
    expect(dig({ ...held, ap: 0 }).accepted).toBe(false);
  });

  test('A3-12 brings nothing to whom it does not belong', () => {
    expect(accepted(dig(opened())).ledger.rap).toBe(0);
  });

  test('A3-14 with thrift, four digs pay for a refresh, and the cap stands', () => {
    let ledger = opened({ rapPerDig: VEIN, refreshCostPct: THRIFT });
    for (let each = 0; each < 4; each++) ledger = accepted(dig(ledger)).ledger;
    ledger = accepted(refresh(ECONOMY, ledger)).ledger;
    expect(
      refresh(ECONOMY, { ...ledger, rap: 99, refreshUsed: ECONOMY.refresh_cap_per_round }).accepted,
    ).toBe(false);
  });
});

describe('the end of a battle', () => {
  test('A3-15 empties the reserve and refuses everything but a new round', () => {
    const { ledger } = accepted(battleEnded(queueGrant(opened({}, { rap: 7 }), 2)));
    expect(ledger).toMatchObject({ rap: 0, phase: 'dormant', queuedNet: 0 });
    for (const entry of [
      dig(ledger),
      stop(ledger),
      refresh(ECONOMY, ledger),
      settlementDone(ledger),
      battleEnded(ledger),
    ]) {
      expect(entry).toEqual({ accepted: false, code: 'phase' });
    }
    expect(beginRound(ECONOMY, ledger).accepted).toBe(true);
  });

  test('A3-21 a call in the wrong phase is refused and changes nothing', () => {
    const open = opened();
    const before = structuredClone(open);
    expect(settlementDone(open)).toEqual({ accepted: false, code: 'phase' });
    expect(beginRound(ECONOMY, open)).toEqual({ accepted: false, code: 'phase' });
    expect(open).toEqual(before);
  });
});

type Call = 'dig' | 'seal' | 'stop' | 'refresh' | 'begin' | 'done' | 'up' | 'drain';
const CALLS: readonly Call[] = ['dig', 'seal', 'stop', 'refresh', 'begin', 'done', 'up', 'drain'];

function call(ledger: Ledger, name: Call): Entry<unknown> {
  switch (name) {
    case 'dig':
      return dig(ledger);
    case 'seal':
      return transact(ECONOMY, ledger, 'seal', () => NOTHING);
    case 'stop':
      return stop(ledger);
    case 'refresh':
      return refresh(ECONOMY, ledger);
    case 'begin':
      return beginRound(ECONOMY, ledger);
    case 'done':
      return settlementDone(ledger);
    case 'up':
    case 'drain':
      return {
        accepted: true,
        end: null,
        kept: 0,
        value: undefined,
        ledger: queueGrant(ledger, name === 'up' ? 1 : -1),
      };
  }
}

test('A3-20 A3-22 any calls in any order: no number below nothing, one message of two fields a round, and twice the same', () => {
  const run = (calls: readonly Call[]) => {
    let ledger = sleepingLedger({ ...TERMS, rapPerDig: VEIN });
    const ends: unknown[] = [];
    for (const name of calls) {
      const entry = call(ledger, name);
      if (!entry.accepted) continue;
      ({ ledger } = entry);
      if (entry.end !== null) ends.push(entry.end);
      expect(Math.min(ledger.ap, ledger.rap, ledger.grant)).toBeGreaterThanOrEqual(0);
      expect(entry.end === null).toBe(entry.ledger.phase !== 'settling' || name === 'up' || name === 'drain');
    }
    for (const end of ends) expect(Object.keys(end as object)).toEqual(['reason', 'mapChangeAdvice']);
    return { ledger, ends };
  };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...CALLS), { maxLength: 60 }), (calls) => {
      expect(run(calls)).toEqual(run(calls));
    }),
  );
});

describe('A3-23 the ledger by itself', () => {
  const folder = fileURLToPath(new URL('../src/ledger', import.meta.url));
  const sources = globSync('*.ts', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
  const imports = (text: string) => [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  /** Numbers that stand in the code, but for 0, 1 and the 100 of a percentage. */
  const literals = (text: string) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'/g, '').matchAll(/\b\d[\d_]*\b/g)]
      .map(([number]) => number)
      .filter((number) => !['0', '1', '100'].includes(number));

  test('imports its numbers and nothing else, and writes none', () => {
    expect(sources).not.toEqual([]);
    expect(sources.flatMap(imports)).toEqual(['../tables/rows.ts']);
    expect(sources.flatMap(literals)).toEqual([]);
  });

  test('a draw, a look at the board or a number of its own would be seen', () => {
    expect(imports("import { nextBelow } from '@foretell/engine';")).toEqual(['@foretell/engine']);
    expect(literals('const cap = 2; // 3')).toEqual(['2']);
  });
});
