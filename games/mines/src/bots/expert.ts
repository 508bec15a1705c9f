import { isOpened } from '../board-seen.ts';
import { tablesOf } from '../tables/config.ts';
import { clearRewardOf } from '../tables/resolve.ts';
import type { BattleSeen, View } from '../view.ts';
import { digsToClear } from './finish.ts';
import { type Knowledge, knowledgeOf, type Risk } from './knowledge.ts';
import type { Mind } from './minds.ts';
import { type Note, type Plan, plain } from './note.ts';
import { type Deed, moveTowards, nearestOf } from './reach.ts';
import { type Worth, worthOf } from './worth.ts';

/**
 * A battle by one who knows everything that follows from the board: digs what is proved, spends action points that a clear would
 * wipe on seals before the clearing dig, and weighs the least risky guess against a seal, a fresh board and stopping.
 */
export function playExactly(mind: Mind, view: View, battle: BattleSeen): Plan {
  const tables = tablesOf(view.config);
  const units = livingUnits(battle);
  const known = knowledgeOf(battle.board, mind.expectedMines / 1000);
  const table: Table = {
    battle,
    known,
    worth: worthOf(tables, battle.weights, units),
    opens: mind.opensPerDig / 100,
    digCost: tables.action_economy.dig_ap_cost,
    sealCost: tables.action_economy.flag_place_ap_cost,
    clearWorth: clearWorthOf(view, battle, units),
  };
  return known.safe.length > 0 ? digProved(table) : whenStuck(table);
}

/** What a decision is made from. */
interface Table {
  readonly battle: BattleSeen;
  readonly known: Knowledge;
  readonly worth: Worth;
  readonly opens: number;
  readonly digCost: number;
  readonly sealCost: number;
  readonly clearWorth: number;
}

/** Enemies that still stand. */
export function livingUnits({ units }: BattleSeen): number {
  return Math.max(1, units.filter(({ hp }) => hp > 0).length);
}

/** Equivalents of a clear on this board. */
export function clearWorthOf(view: View, { depth, map }: BattleSeen, units: number): number {
  const reward = clearRewardOf(tablesOf(view.config), view.level, depth, map);
  return reward.hit_all * units + reward.hit_front + reward.hero_heal + reward.fog_uplift;
}

function digProved(table: Table): Plan {
  const { battle, known, digCost, sealCost } = table;
  const { board, ap } = battle;
  const target = known.mines[0];
  if (known.isDecided && target !== undefined) {
    const digs = digsToClear({ size: board.size, ...known });
    if (digs * digCost + sealCost <= ap)
      return seal(table, { cell: nearestOf(board, known.mines), chance: 1 });
  }
  const zeros = known.safe.filter((cell) => known.isSurelyZero(cell));
  const cell = nearestOf(board, zeros.length > 0 ? zeros : known.safe);
  return carryOut(table, { kind: 'dig', cell }, plain('proved'));
}

/** Nothing is proved to be safe: the best of a guess, a seal, another board and an early end. */
function whenStuck(table: Table): Plan {
  const guess = table.known.byRisk()[0];
  const mark = bestMark(table);
  const guessed = guess === undefined ? Number.NEGATIVE_INFINITY : guessWorth(table, guess.chance);
  const sealed = mark === undefined ? Number.NEGATIVE_INFINITY : sealWorth(table.worth, mark.chance);
  if (canRefresh(table.battle) && freshWorth(table) > keptWorth(table, Math.max(guessed, sealed))) {
    return { move: { kind: 'refresh' }, note: plain('refresh') };
  }
  if (guess !== undefined && guessed > 0 && guessed >= sealed) {
    const note: Note = { why: 'guess', riskPm: Math.round(guess.chance * 1000) };
    return carryOut(table, { kind: 'dig', cell: guess.cell }, note);
  }
  if (mark !== undefined && sealed > 0) return seal(table, mark);
  return { move: { kind: 'stop' }, note: plain('stop') };
}

/** The surest cell for a seal: a proved mine if there is one. */
function bestMark({ battle, known, sealCost }: Table): Risk | undefined {
  if (battle.ap < sealCost) return undefined;
  if (known.mines.length > 0) return { cell: nearestOf(battle.board, known.mines), chance: 1 };
  return known.byRisk().at(-1);
}

function sealWorth({ hit, miss }: Worth, chance: number): number {
  return chance * hit - (1 - chance) * miss;
}

/**
 * A guess is worth its own cell and what the action points after it can then be spent on, beyond the seals that they would be
 * spent on otherwise.
 */
function guessWorth(table: Table, chance: number): number {
  const { worth, known } = table;
  const perDig = worth.safe * table.opens;
  const otherwise = known.mines.length > 1 ? worth.hit : 0;
  const after = (actionsLeft(table) - 1) * (perDig - otherwise);
  return (1 - chance) * (perDig + after) - chance * worth.mine;
}

function freshWorth(table: Table): number {
  return actionsLeft(table) * table.worth.safe * table.opens;
}

/** Staying on this board: the best that can be done, and the clear, which counts the more the more lies open. */
function keptWorth({ battle, known, clearWorth }: Table, best: number): number {
  const { shown } = battle.board;
  const openShare = shown.filter(isOpened).length / shown.length;
  return best + (1 - (known.byRisk()[0]?.chance ?? 1)) * clearWorth * openShare * openShare;
}

function actionsLeft({ battle, digCost }: Table): number {
  return Math.floor(battle.ap / digCost);
}

function canRefresh({ rap, refreshCost, refreshLeft }: BattleSeen): boolean {
  return refreshLeft > 0 && rap >= refreshCost;
}

function seal(table: Table, { cell, chance }: Risk): Plan {
  return carryOut(table, { kind: 'seal', cell }, { why: 'seal', riskPm: Math.round(chance * 1000) });
}

function carryOut({ battle }: Table, deed: Deed, note: Note): Plan {
  const move = moveTowards(battle.board, deed);
  return { move, note: move.kind === 'walk' ? plain('walk') : note };
}
