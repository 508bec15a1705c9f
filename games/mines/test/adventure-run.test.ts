import { describe, expect, test } from 'vitest';
import { pieceOf, strengthOf } from '../src/adventure/zone.ts';
import type { Event } from '../src/events.ts';
import { mines } from '../src/game.ts';
import type { Move } from '../src/moves.ts';
import { phaseOf, type State } from '../src/state.ts';
import { tablesOf } from '../src/tables/config.ts';
import { SURFACE } from '../src/tables/roots.ts';
import { botRun, configWith, type Entry, endOf, playMove, runOf } from './runs.ts';

const { adventure, settlement } = SURFACE;

/** A hero whom nothing stops, wounded from the start: whole runs in few moves, and every healing shows. */
const STRONG = configWith({ hero: { standard: { base_hp: 999, base_attack: 200 } } });
const RUNS = Array.from({ length: 8 }, (_, run) => botRun('careful', `strong ${run}`, STRONG));
const ENTRIES = RUNS.flat();

const eventsOf = <Kind extends Event['kind']>(entry: Entry, kind: Kind) =>
  entry.events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** Entries in which a battle against this kind of node was won. */
function victoriesAt(kind: string): readonly Entry[] {
  return ENTRIES.filter(
    (entry) =>
      entry.before.battle?.nodeKind === kind &&
      eventsOf(entry, 'battle-ended').some(({ outcome }) => outcome === 'victory'),
  );
}

const maxHpOf = ({ config, zone }: State) => strengthOf(tablesOf(config), zone).maxHp;

describe('the way through a level (RULES.md §13)', () => {
  test('leads from an entrance along the ways of the map, one node a depth, to the boss', () => {
    for (const { before, move, after } of ENTRIES) {
      if (move.kind !== 'go') continue;
      const at = before.path.at(-1);
      const allowed = at === undefined ? [0, 1] : (before.map.nodes[at]?.next ?? []);
      expect(allowed).toContain(move.node);
      expect(after.path).toEqual([...before.path, move.node]);
    }
    for (const run of RUNS) expect(endOf(run).path).toHaveLength(6);
  });

  test('a node that no way leads to is refused, and so is any node during a battle', () => {
    const first = mines.setup(mines.defaultConfig, 'refused');
    expect(mines.refusalOf(first, 'hero', { kind: 'go', node: 3 })?.code).toBe('not_linked');
    const { state } = playMove(first, { kind: 'go', node: 0 });
    expect(mines.refusalOf(state, 'hero', { kind: 'go', node: 1 })?.code).toBe('phase');
    expect(mines.refusalOf(first, 'hero', { kind: 'stop' })?.code).toBe('phase');
  });

  test('who waits at a node is one of the line-ups of its kind, each of them sooner or later', () => {
    const met = new Set(
      ENTRIES.flatMap((entry) => eventsOf(entry, 'battle-begun')).map(({ units }) => units.join('+')),
    );
    const early = SURFACE.encounters.filter(({ node_kind }) => node_kind === 'early');
    for (const { units } of early) expect(met).toContain(units.join('+'));
    const every = new Set(SURFACE.encounters.map(({ units }) => units.join('+')));
    for (const units of met) expect(every).toContain(units);
  });
});

describe('what a node gives (RULES.md §13)', () => {
  test('a battle is followed by a choice of three, and by healing of a few per cent', () => {
    const won = [...victoriesAt('early'), ...victoriesAt('battle')];
    expect(won.length).toBeGreaterThan(20);
    for (const { after } of won) {
      expect(after.offer?.kind).toBe('three_choice');
      expect(after.offersToCome).toEqual([]);
      const lowest = after.battles.at(-1)?.hpAfter ?? 0;
      const healed = Math.floor((maxHpOf(after) * settlement.victory_heal_pct) / 100);
      expect(after.hp).toBe(Math.min(maxHpOf(after), lowest + healed));
    }
  });

  test('an elite is followed by a relic as well, a boss by a feat', () => {
    expect(victoriesAt('elite').length).toBeGreaterThan(3);
    for (const { after } of victoriesAt('elite')) expect(after.offersToCome).toEqual(['relic']);
    const bosses = victoriesAt('boss').filter(({ before }) => before.map.level === 1);
    expect(bosses).toHaveLength(RUNS.length);
    for (const { after } of bosses) expect(after.offersToCome).toEqual(['feat']);
  });

  test('a camp heals, a cache shows two relics', () => {
    const visits = ENTRIES.filter(({ move }) => move.kind === 'go');
    const at = ({ before, move }: Entry) =>
      move.kind === 'go' ? before.map.nodes[move.node]?.kind : undefined;
    const camps = visits.filter((entry) => at(entry) === 'camp');
    const caches = visits.filter((entry) => at(entry) === 'cache');
    expect(camps.length * caches.length).toBeGreaterThan(0);
    for (const { before, after } of camps) {
      const healed = Math.floor((maxHpOf(after) * adventure.camp_heal_pct) / 100);
      expect(after.hp).toBe(Math.min(maxHpOf(after), before.hp + healed));
    }
    for (const { after } of caches) expect(after.offer?.choices).toHaveLength(adventure.relic_offer_size);
  });

  test('what was taken is had: pieces count, a life piece heals what it adds, relics and feats are kept', () => {
    const taken = ENTRIES.filter(({ move }) => move.kind === 'take');
    expect(taken.length).toBeGreaterThan(60);
    const idOf = ({ before, move }: Entry) =>
      move.kind === 'take' ? (before.offer?.choices[move.choice] ?? '') : '';
    const ofOffer = (kind: string) => taken.filter(({ before }) => before.offer?.kind === kind);
    const ofChoice = (id: string) => taken.filter((entry) => idOf(entry) === id);
    for (const entry of ofOffer('relic'))
      expect(entry.after.relics).toEqual([...entry.before.relics, idOf(entry)]);
    for (const entry of ofOffer('feat'))
      expect(entry.after.feats).toEqual([...entry.before.feats, idOf(entry)]);
    for (const { before, after } of ofChoice('attack_piece'))
      expect(after.zone.attack).toBe(before.zone.attack + 1);
    for (const { before, after } of ofChoice('hp_piece'))
      expect(after.hp - before.hp).toBe(pieceOf(adventure, 'hp'));
    expect(ofChoice('attack_piece').length * ofChoice('hp_piece').length).toBeGreaterThan(0);
  });

  test('after the screens of a boss half of all hp comes back and the next level begins', () => {
    const descents = ENTRIES.filter((entry) => eventsOf(entry, 'level-entered').length > 0);
    expect(descents).toHaveLength(RUNS.length);
    for (const { before, after } of descents) {
      expect(before.offer?.kind).toBe('feat');
      expect([after.map.level, after.path]).toEqual([2, []]);
      const healed = Math.floor((maxHpOf(after) * adventure.boss_heal_pct) / 100);
      expect(after.hp).toBe(Math.min(maxHpOf(after), before.hp + healed));
    }
  });

  test('pieces enter the next battle: attack and defence for good, AP in its first round only', () => {
    const begun = ENTRIES.filter((entry) => eventsOf(entry, 'battle-begun').length > 0);
    expect(begun.some(({ before }) => before.zone.ap > 0)).toBe(true);
    for (const entry of begun) {
      const { before, after } = entry;
      const { maxHp, attack, defence } = strengthOf(tablesOf(before.config), before.zone);
      expect(after.battle?.hero).toEqual({ hp: before.hp, maxHp, attack, defence });
      expect(after.battle?.ledger.terms.bonusAp).toBeGreaterThanOrEqual(
        before.zone.ap * adventure.bonus_ap_flat,
      );
      const ap = SURFACE.action_economy.ap_per_round + (after.battle?.ledger.terms.bonusAp ?? 0);
      expect(eventsOf(entry, 'round-begun').map(({ grant }) => grant)).toEqual([ap]);
    }
  });
});

describe('how a run ends (RULES.md §13)', () => {
  test('completed when the last boss falls, with nothing more to take, and worth 1', () => {
    for (const run of RUNS) {
      const end = endOf(run);
      expect([end.outcome, end.map.level, phaseOf(end)]).toEqual(['completed', adventure.levels, 'over']);
      expect([end.offer, mines.returns(end)]).toEqual([null, [1]]);
      expect(mines.legalMoves(end, 'hero')).toEqual([]);
      expect(mines.refusalOf(end, 'hero', { kind: 'go', node: 0 })?.code).toBe('run_over');
    }
  });

  test('defeated when a battle is lost, and worth nothing', () => {
    const weak = configWith({ hero: { standard: { base_hp: 20, base_defence: 0 } } });
    const end = endOf(botRun('random', 'weak', weak));
    expect([end.outcome, end.hp, mines.returns(end)]).toEqual(['defeated', 0, [0]]);
    expect(end.battles.at(-1)?.outcome).toBe('defeat');
  });

  test('max_moves ends a run in which nobody does anything but walk', () => {
    const short = configWith({ adventure: { standard: { max_moves: 100 } } });
    const stroll = (state: State): { readonly move: Move } => {
      const [first] = mines.legalMoves(state, 'hero');
      if (first === undefined) throw new Error('nothing to do');
      return { move: first };
    };
    const run = runOf(mines.setup(short, 'stroll'), stroll);
    expect(run.slice(1).every(({ move }) => move.kind === 'walk')).toBe(true);
    const end = endOf(run);
    expect([run.length, end.moves, end.outcome, mines.returns(end)]).toEqual([100, 100, 'lamp_out', [0]]);
  });

  test('a run of four levels goes down to the fourth', () => {
    const deep = configWith({ hero: { standard: { base_hp: 999, base_attack: 300 } } }, 'deep');
    const run = botRun('careful', 'deep down', deep);
    expect([endOf(run).outcome, endOf(run).map.level]).toEqual(['completed', 4]);
    const laid = run.flatMap(({ after }) => after.battle?.board.product.regions ?? []);
    expect(new Set(laid.map(({ variantId }) => variantId))).toEqual(new Set(['fog', 'magma', 'ice']));
  });
});

describe('boards and battles', () => {
  test('B1-7 a clear that ends the battle lays no further board', () => {
    const ended = ENTRIES.filter(
      (entry) =>
        eventsOf(entry, 'battle-ended').length > 0 &&
        eventsOf(entry, 'round-ended').some(({ reason }) => reason === 'clear'),
    );
    expect(ended.length).toBeGreaterThan(0);
    for (const entry of ended) expect(eventsOf(entry, 'board-laid')).toEqual([]);
  });

  test('… while a clear that does not end it lays one', () => {
    const tough = configWith({ hero: { standard: { base_hp: 999 } } });
    const cleared = botRun('careful', 'tough', tough).filter(
      (entry) =>
        eventsOf(entry, 'battle-ended').length === 0 &&
        eventsOf(entry, 'round-ended').some(({ reason }) => reason === 'clear'),
    );
    expect(cleared.length).toBeGreaterThan(0);
    for (const entry of cleared) expect(eventsOf(entry, 'board-laid')).toHaveLength(1);
  });

  test('only a walk can be taken back', () => {
    const run = [...botRun('expert', 'walks'), ...botRun('careful', 'walks too')];
    const kinds = { yes: new Set<string>(), no: new Set<string>() };
    for (const { before, move, after } of run) {
      kinds[mines.mayUndo?.(before, after) === true ? 'yes' : 'no'].add(move.kind);
    }
    expect([...kinds.yes]).toEqual(['walk']);
    expect([...kinds.no].sort()).toEqual(expect.arrayContaining(['dig', 'go', 'seal', 'take']));
    expect(kinds.no).not.toContain('walk');
  });
});
