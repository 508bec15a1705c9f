import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Battle, BattleSetup, Intent } from '../src/battle/battle.ts';
import type { BattleEvent } from '../src/battle/events.ts';
import { legalIntents, playIntent, refusalOfIntent, startBattle, submit } from '../src/battle/index.ts';
import { isOpened } from '../src/board/index.ts';
import { gridOf } from '../src/grid.ts';
import { refreshCostOf } from '../src/ledger/ledger.ts';
import type { LedgerLine } from '../src/settlement/index.ts';
import { DEEP } from '../src/tables/roots.ts';
import { SETUP } from './laid.ts';

/** One move of a random battle, and what came of it. */
interface Played {
  readonly intent: Intent;
  readonly before: Battle;
  readonly after: Battle;
  readonly events: readonly BattleEvent[];
}

const setups: fc.Arbitrary<BattleSetup> = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }).map((number) => `battle ${number}`),
  ordinal: fc.constant(1),
  level: fc.integer({ min: 1, max: 4 }),
  depth: fc.constantFrom(1, 3),
  nodeKind: fc.constantFrom('early', 'elite'),
  map: fc.constantFrom('normal', 'poor_vein'),
  units: fc.constantFrom(['rockling'], ['lampbat', 'rockling'], ['lampbat', 'lampbat', 'lampbat']),
  hero: fc.constantFrom(SETUP.hero, { ...SETUP.hero, attack: 1, defence: 30 }),
  bonusAp: fc.integer({ min: 0, max: 3 }),
  relics: fc.subarray(['reserve_jar', 'padded_vest', 'whetstone', 'tinder_box', 'field_kit', 'spare_pick']),
  feats: fc.subarray(['vein_store', 'thrift', 'refresh_volley', 'refresh_shelter', 'refresh_salve']),
  items: fc.constant([{ itemId: 'lantern', charges: 1 }]),
});

/** Any legal intent, but seldom one of the many walks, and a stop seldom while something else can be done. */
function pick(intents: readonly Intent[], choice: number): Intent {
  const deeds = intents.filter(({ kind }) => kind !== 'walk' && (kind !== 'stop' || choice % 7 === 0));
  const among = choice % 3 === 0 || deeds.length === 0 ? intents : deeds;
  const picked = among[choice % among.length];
  if (picked === undefined) throw new Error('a running battle has no legal intent');
  return picked;
}

const choices = fc.array(fc.nat({ max: 9_999 }), { minLength: 20, maxLength: 150 });

/** Plays random battles from frozen states, so that whoever changes one throws. */
function eachBattle(runs: number, check: (battle: readonly Played[], start: Battle) => void): void {
  fc.assert(
    fc.property(setups, choices, (setup, picks) => {
      const start = frozen(startBattle(DEEP, setup).battle);
      const played: Played[] = [];
      let before = start;
      for (const choice of picks) {
        if (before.outcome !== 'running') break;
        const intent = pick(legalIntents(DEEP, before), choice);
        const { battle: after, events } = playIntent(DEEP, before, intent);
        played.push({ intent, before, after: frozen(after), events });
        before = after;
      }
      check(played, start);
    }),
    // The same battles each time: some checks also ask how often something came up.
    { numRuns: runs, seed: 20 },
  );
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

const linesOf = (events: readonly BattleEvent[]) =>
  events.flatMap((event) => (event.kind === 'line' ? [event.line] : []));

describe('the hit points of a battle', () => {
  const changesHp = ({ effectId, target }: LedgerLine) =>
    ['hit_front', 'hit_all', 'front_heal', 'hero_heal', 'hero_hurt'].includes(effectId) ||
    (effectId === 'burn_all' && target !== 'all');

  /** Whether the lines lead from the hit points before to those after, each from where the one before it ended. */
  const explains = (lines: readonly LedgerLine[], before: Battle, after: Battle) => {
    const hp = new Map<string, number>([['hero', before.hero.hp]]);
    for (const [at, unit] of before.units.entries()) hp.set(`unit/${at}`, unit.hp);
    for (const line of lines.filter((each) => each.status === 'paid' && changesHp(each))) {
      if (hp.get(line.target) !== line.before) return false;
      hp.set(line.target, line.after);
    }
    return (
      hp.get('hero') === after.hero.hp && after.units.every((unit, at) => hp.get(`unit/${at}`) === unit.hp)
    );
  };

  test('B1-8 change by the lines of settlements and by nothing else', () => {
    let settled = 0;
    let blind = 0;
    eachBattle(30, (battle) => {
      for (const { before, after, events } of battle) {
        const lines = linesOf(events);
        expect(explains(lines, before, after)).toBe(true);
        if (lines.length === 0) continue;
        settled++;
        // A line that is left out leaves a gap, which shows that the sums are not kept by chance.
        const left = lines.findIndex((line) => changesHp(line) && line.before !== line.after);
        if (left >= 0 && !explains(lines.toSpliced(left, 1), before, after)) blind++;
      }
    });
    expect(settled).toBeGreaterThan(40);
    expect(blind).toBeGreaterThan(settled / 2);
  });
});

describe('what is opened', () => {
  const openedIn = ({ before, events }: Played) =>
    events.flatMap((event) =>
      event.kind === 'dug'
        ? event.opened.map(({ cell }) => `${before.board.product.id}:${cell} in ${before.ledger.round}`)
        : [],
    );
  const paidIn = ({ events }: Played) =>
    linesOf(events)
      .filter(({ source }) => ['open', 'chain', 'mine'].includes(source))
      .map(({ boardId, cell, round }) => `${boardId}:${cell} in ${round}`);

  test('B1-8 is paid in the settlement of its round and in no other', () => {
    let cells = 0;
    eachBattle(30, (battle) => {
      const after = battle.at(-1)?.after;
      // What the last round has opened so far is still to be settled.
      const due = battle.flatMap(openedIn).filter((name) => !isOpenRound(after, name));
      expect([...new Set(battle.flatMap(paidIn))].sort()).toEqual(due.sort());
      cells += due.length;
    });
    expect(cells).toBeGreaterThan(100);
  });
});

function isOpenRound(battle: Battle | undefined, name: string): boolean {
  return battle?.ledger.phase === 'open' && name.endsWith(` in ${battle.ledger.round}`);
}

describe('action points and the reserve', () => {
  const { refresh_cap_per_round } = DEEP.action_economy;
  const endedIn = ({ events }: Played) => events.filter((event) => event.kind === 'round-ended');

  /** What the reserve has to be, from what came into it and what was paid. */
  const reserveAfter = (played: Played) => {
    const { intent, before, after } = played;
    if (after.outcome !== 'running') return 0;
    const kept = endedIn(played).reduce((sum, { banked }) => sum + banked, 0);
    const stored = intent.kind === 'dig' ? before.ledger.terms.rapPerDig : 0;
    const paid = intent.kind === 'refresh' ? refreshCostOf(DEEP.action_economy, before.ledger) : 0;
    return before.ledger.rap + kept + stored - paid;
  };

  test('the reserve changes by what was kept, stored and paid, and is never below nothing', () => {
    let refreshes = 0;
    eachBattle(30, (battle) => {
      for (const played of battle) {
        const { rap, refreshUsed } = played.after.ledger;
        expect(rap).toBe(reserveAfter(played));
        expect(rap).toBeGreaterThanOrEqual(0);
        expect(refreshUsed).toBeLessThanOrEqual(refresh_cap_per_round);
        if (played.intent.kind === 'refresh') refreshes++;
      }
    });
    expect(refreshes).toBeGreaterThan(5);
  });

  test('action points go down by the price of the move within a round, and are never below nothing', () => {
    const prices: Readonly<Record<string, number>> = {
      dig: DEEP.action_economy.dig_ap_cost,
      seal: DEEP.action_economy.flag_place_ap_cost,
    };
    eachBattle(30, (battle) => {
      for (const played of battle) {
        const { intent, before, after } = played;
        expect(after.ledger.ap).toBeGreaterThanOrEqual(0);
        if (endedIn(played).length > 0) continue;
        expect(after.ledger.ap).toBe(before.ledger.ap - (prices[intent.kind] ?? 0));
      }
    });
  });
});

/** Everything that somebody could ask for, sensible or not. */
function anything({ board }: Battle): readonly Intent[] {
  const cells = [-1, 0.5, ...board.openedIn.keys(), board.openedIn.length];
  return [
    ...cells.flatMap((cell): Intent[] => [
      { kind: 'walk', cell },
      { kind: 'dig', cell },
      { kind: 'seal', cell },
    ]),
    { kind: 'stop' },
    { kind: 'refresh' },
    { kind: 'use', item: 'lantern' },
    { kind: 'use', item: 'rope' },
  ];
}

describe('refusals', () => {
  test('every intent is either legal or refused, and a refused one changes nothing, not even with a stop behind it', () => {
    let refused = 0;
    eachBattle(12, (battle) => {
      const before = battle[Math.floor(battle.length / 2)]?.before;
      if (before === undefined) return;
      const legal = new Set(legalIntents(DEEP, before).map((intent) => JSON.stringify(intent)));
      const [allowed, others] = [true, false].map((isLegal) =>
        anything(before).filter((intent) => legal.has(JSON.stringify(intent)) === isLegal),
      );
      const refusals = (intents: readonly Intent[] = []) =>
        intents.filter((intent) => refusalOfIntent(DEEP, before, intent) !== undefined);
      expect(refusals(allowed)).toEqual([]);
      expect(refusals(others)).toEqual(others);
      refused += others?.length ?? 0;
      const moved = others?.filter((intent) => {
        const { battle: after, events, done } = submit(DEEP, before, [intent, { kind: 'stop' }]);
        return after !== before || events.length > 0 || done > 0;
      });
      expect(moved).toEqual([]);
      for (const intent of others?.slice(0, 5) ?? []) {
        expect(() => playIntent(DEEP, before, intent)).toThrow(/refused/);
      }
    });
    expect(refused).toBeGreaterThan(1000);
  });
});

describe('the board under random play', () => {
  test('A2-8 the opened region is one piece, craters included, and marks stand on closed cells alone', () => {
    eachBattle(30, (battle, start) => {
      for (const { board } of [start, ...battle.map(({ after }) => after)]) {
        expect(pieces(board.openedIn, board.product.size)).toBe(1);
        expect(board.seals.filter(({ cell }) => isOpened(board, cell))).toEqual([]);
      }
    });
    // Two opened corners with closed ground between them are two pieces.
    expect(pieces([1, -1, -1, -1, -1, -1, -1, -1, 1], 3)).toBe(2);
  });

  test('SE-2 a mine pays for a mark in one round of a battle at most', () => {
    let hits = 0;
    eachBattle(60, (battle) => {
      const paidIn = new Map<string, number>();
      for (const { events } of battle) {
        for (const { source, boardId, cell, round } of linesOf(events)) {
          if (source !== 'seal_hit') continue;
          const mine = `${boardId}:${cell}`;
          hits++;
          expect(paidIn.get(mine) ?? round).toBe(round);
          paidIn.set(mine, round);
        }
      }
    });
    expect(hits).toBeGreaterThan(20);
  });

  test('SE-7 of the marks that were placed, those neither hit nor missed were lost, dug away or not yet settled', () => {
    let lostInAll = 0;
    eachBattle(40, (battle) => {
      const after = battle.at(-1)?.after;
      if (after === undefined) return;
      const { summary } = after;
      const events = battle.flatMap((each) => each.events);
      const lost = events.reduce((sum, event) => sum + (event.kind === 'refreshed' ? event.sealsLost : 0), 0);
      const dugAway = battle.filter(isDugAway).length;
      const standing = after.board.seals.filter(({ state }) => state === 'open').length;
      expect(summary.flagPlaced).toBe(countOf(events, 'sealed'));
      expect(summary.flagPlaced - summary.flagHit - summary.flagMiss).toBe(lost + dugAway + standing);
      lostInAll += lost + dugAway;
      const totals = ['seal_hit', 'seal_miss'].map((source) =>
        linesOf(events)
          .filter((line) => line.source === source && line.status === 'paid')
          .reduce((sum, { magnitude }) => sum + magnitude, 0),
      );
      expect([summary.flagPayoutTotal, summary.flagPenaltyTotal]).toEqual(totals);
    });
    expect(lostInAll).toBeGreaterThan(0);
  });

  test('the summary counts what happened, and fog boards apart from plain ones', () => {
    let mixed = 0;
    eachBattle(40, (battle) => {
      const { summary } = battle.at(-1)?.after ?? {};
      if (summary === undefined) return;
      const events = battle.flatMap((each) => each.events);
      const opened = events.flatMap((event) => (event.kind === 'dug' ? event.opened : []));
      expect(summary.dug + summary.chained + summary.minesTriggered).toBe(opened.length);
      expect(summary.rounds).toBe(summary.clears + summary.stops + summary.exhaustions);
      expect(summary.boards).toBe(1 + countOf(events, 'board-laid'));
      for (const [part, whole] of STRATA) {
        expect(summary[part]).toBeLessThanOrEqual(summary[whole]);
        if (summary[part] > 0 && summary[part] < summary[whole]) mixed++;
      }
    });
    expect(mixed).toBeGreaterThan(0);
  });
});

function countOf(events: readonly BattleEvent[], kind: BattleEvent['kind']): number {
  return events.filter((event) => event.kind === kind).length;
}

function isDugAway({ intent, before }: Played): boolean {
  if (intent.kind !== 'dig') return false;
  return before.board.seals.some(({ cell, state }) => cell === intent.cell && state === 'open');
}

/** What is counted of fog boards, beside what is counted of all. */
const STRATA = [
  ['roundsOnFog', 'rounds'],
  ['clearsOnFog', 'clears'],
  ['stopsOnFog', 'stops'],
  ['refreshesOnFog', 'refreshes'],
  ['minesTriggeredOnFog', 'minesTriggered'],
  ['closedAtFirstOnFog', 'closedAtFirst'],
  ['deducibleOnFog', 'deducible'],
  ['dPmOnFog', 'dPm'],
  ['dPmSquaresOnFog', 'dPmSquares'],
  ['fogBoards', 'boards'],
] as const;

/** Into how many pieces the opened cells fall, corners counted as touching. */
function pieces(openedIn: readonly number[], size: number): number {
  const { neighbours } = gridOf(size);
  const left = new Set(openedIn.flatMap((round, cell) => (round >= 0 ? [cell] : [])));
  let count = 0;
  for (const first of left) {
    count++;
    const piece = [first];
    for (const cell of piece) {
      left.delete(cell);
      for (const near of neighbours[cell] ?? []) if (left.delete(near)) piece.push(near);
    }
  }
  return count;
}
