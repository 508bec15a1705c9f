import { openRng, rngStream, type Seed } from '@foretell/engine';
import { tablesOf } from '../../tables/config.ts';
import type { BattleSeen, View } from '../../view.ts';
import { clearWorthOf, livingUnits } from '../expert.ts';
import { type Knowledge, knowledgeOf } from '../knowledge.ts';
import type { Mind } from '../minds.ts';
import { type Note, type Plan, plain } from '../note.ts';
import { moveTowards, nearestOf } from '../reach.ts';
import { momentOf } from '../simple.ts';
import { type Worth, worthOf } from '../worth.ts';
import { type ImaginedBoard, imagineRound, type Purse, type Trial } from './imagined-round.ts';
import { sampleBoard } from './sample-board.ts';
import { roundWorth, type Stakes, stakesOf } from './stakes.ts';

/** Boards that are drawn for a decision, and cells of each sort that are tried on each. */
const BOARDS = 8;
const TRIALS = 3;

/**
 * A battle by one who searches: draws boards that agree with what is seen, plays every trial on each of them to the end of the
 * round, and takes the trial that is worth most on average; or a fresh board, or an early end, when that is worth more.
 */
export function searchRound(mind: Mind, view: View, battle: BattleSeen, seed: Seed): Plan {
  const known = knowledgeOf(battle.board, mind.expectedMines / 1000);
  const open = trialsOf(battle, known);
  const [only] = open;
  if (only !== undefined && open.length === 1 && known.safe.length > 0) return carryOut(battle, only, known);
  const rng = openRng(rngStream(seed, momentOf(battle)));
  const boards = Array.from({ length: BOARDS }, () => sampleBoard(known, rng)).filter(
    (mine) => mine !== undefined,
  );
  const table = tableOf(mind, view, battle);
  const best = bestTrial(table, known, open, boards);
  const idle = table.stakes.ofIdle(known.safe.length);
  const fresh = canRefresh(battle) ? table.stakes.ofFresh : Number.NEGATIVE_INFINITY;
  if (best !== undefined && best.value >= Math.max(idle, fresh)) return carryOut(battle, best.trial, known);
  return fresh > idle
    ? { move: { kind: 'refresh' }, note: plain('refresh') }
    : { move: { kind: 'stop' }, note: plain('stop') };
}

function carryOut({ board }: BattleSeen, trial: Trial, known: Knowledge): Plan {
  const move = moveTowards(board, trial);
  return { move, note: move.kind === 'walk' ? plain('walk') : noteOf(trial, known) };
}

interface Table {
  readonly battle: BattleSeen;
  readonly stakes: Stakes;
  readonly worth: Worth;
  readonly purse: Purse;
}

function tableOf(mind: Mind, view: View, battle: BattleSeen): Table {
  const tables = tablesOf(view.config);
  const units = livingUnits(battle);
  const worth = worthOf(tables, battle.weights, units);
  const { dig_ap_cost, flag_place_ap_cost } = tables.action_economy;
  return {
    battle,
    worth,
    purse: { ap: battle.ap, digCost: dig_ap_cost, sealCost: flag_place_ap_cost },
    stakes: stakesOf(view, battle, {
      worth,
      opens: mind.opensPerDig / 100,
      clearWorth: clearWorthOf(view, battle, units),
    }),
  };
}

/** Where something is certain, certain digs and a certain seal; else the least risky digs and the surest seal. */
function trialsOf({ board, ap }: BattleSeen, known: Knowledge): readonly Trial[] {
  if (ap === 0) return [];
  const { safe, mines } = known;
  const seals = mines.length > 0 ? [nearestOf(board, mines)] : [];
  if (safe.length === 0) {
    const risks = known.byRisk();
    const surest = mines.length > 0 ? seals : risks.slice(-1).map(({ cell }) => cell);
    return trials(
      risks.slice(0, TRIALS).map(({ cell }) => cell),
      surest,
    );
  }
  const zeros = safe.filter((cell) => known.isSurelyZero(cell));
  // A zero cell for certain opens more than any other, and a chain only ever helps.
  if (zeros.length > 0 && !known.isDecided) return trials([nearestOf(board, zeros)], []);
  return trials([nearestOf(board, safe), ...safe.slice(0, TRIALS - 1)], known.isDecided ? seals : []);
}

function trials(digs: readonly number[], seals: readonly number[]): readonly Trial[] {
  return [
    ...[...new Set(digs)].map((cell) => ({ kind: 'dig', cell }) as const),
    ...seals.map((cell) => ({ kind: 'seal', cell }) as const),
  ];
}

function bestTrial(
  { battle, stakes, purse }: Table,
  known: Knowledge,
  trials: readonly Trial[],
  boards: readonly Uint8Array[],
) {
  const isOpen = Uint8Array.from(battle.board.shown, (shown) => (shown === -1 ? 0 : 1));
  let best: { readonly trial: Trial; readonly value: number } | undefined;
  for (const trial of trials) {
    const price = trial.kind === 'dig' ? purse.digCost : purse.sealCost;
    if (price > purse.ap) continue;
    let sum = 0;
    for (const mine of boards) {
      const board: ImaginedBoard = { position: known.position, mine, isSealed: known.isSealed, isOpen };
      sum += roundWorth(stakes, imagineRound(board, trial, purse));
    }
    const value = boards.length === 0 ? 0 : sum / boards.length;
    if (best === undefined || value > best.value) best = { trial, value };
  }
  return best;
}

function canRefresh({ rap, refreshCost, refreshLeft }: BattleSeen): boolean {
  return refreshLeft > 0 && rap >= refreshCost;
}

function noteOf({ kind, cell }: Trial, { chances, safe }: Knowledge): Note {
  if (kind === 'dig' && safe.includes(cell)) return plain('proved');
  const riskPm = Math.round((chances()[cell] ?? 0) * 1000);
  if (kind === 'seal') return { why: 'seal', riskPm };
  return { why: 'guess', riskPm };
}
