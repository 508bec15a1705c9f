import type { ActionEconomy } from '../tables/rows.ts';

/**
 * Action points and the reserve of one battle (RULES.md §2 to §5): the only place where they change. Pure bookkeeping: no
 * draw, no board, nothing but what was granted, spent, kept and queued.
 */
export interface Ledger {
  readonly phase: Phase;
  /** Rounds begun in this battle. */
  readonly round: number;
  readonly ap: number;
  /** What this round granted. */
  readonly grant: number;
  /** The reserve. */
  readonly rap: number;
  readonly refreshUsed: number;
  /** The change of the next grant. */
  readonly queuedNet: number;
  readonly terms: Terms;
}

export type Phase = 'dormant' | 'open' | 'settling' | 'ready';

/** What relics, feats and pieces make of the numbers, for the length of a battle. */
export interface Terms {
  /** Added to the grant of round 1 alone. */
  readonly bonusAp: number;
  /** Per cent of the action points left that a stop brings into the reserve. */
  readonly transferRate: number;
  /** Into the reserve for each accepted paid dig. */
  readonly rapPerDig: number;
  /** Per cent of the price of a refresh. */
  readonly refreshCostPct: number;
}

/** How a round ended, and whether another board is advised. Nothing else is said: what is paid, the settlement knows. */
export interface RoundEnd {
  readonly reason: Ending;
  readonly mapChangeAdvice: boolean;
}

/** The three endings, the strongest first. */
export const ENDINGS = ['clear', 'stop', 'exhausted'] as const;
export type Ending = (typeof ENDINGS)[number];

export type LedgerRefusal = 'phase' | 'ap_insufficient' | 'rap_insufficient' | 'refresh_cap_reached';

/** An entry of the ledger was accepted, and may have ended the round; or it was refused, and nothing has changed. */
export type Entry<Value = undefined> =
  | {
      readonly accepted: true;
      readonly ledger: Ledger;
      readonly end: RoundEnd | null;
      /** What a stop brought into the reserve. */
      readonly kept: number;
      readonly value: Value;
    }
  | { readonly accepted: false; readonly code: LedgerRefusal };

/** The ledger before the first round of a battle. */
export function sleepingLedger(terms: Terms): Ledger {
  return { phase: 'dormant', round: 0, ap: 0, grant: 0, rap: 0, refreshUsed: 0, queuedNet: 0, terms };
}

/**
 * Begins a round: the grant is set anew, whatever was left is gone, the reserve stays. A grant of 0 ends the round at once.
 */
export function beginRound(economy: ActionEconomy, ledger: Ledger): Entry {
  if (ledger.phase !== 'dormant' && ledger.phase !== 'ready') return refuse('phase');
  const round = ledger.round + 1;
  const bonus = round === 1 ? ledger.terms.bonusAp : 0;
  const grant = Math.max(0, economy.ap_per_round + bonus + ledger.queuedNet);
  const begun: Ledger = { ...ledger, phase: 'open', round, ap: grant, grant, refreshUsed: 0, queuedNet: 0 };
  return grant === 0 ? closeRound(begun, ['exhausted']) : accept(begun);
}

/** The two actions that have a price. */
export type PricedAction = 'dig' | 'seal';

export function priceOf(economy: ActionEconomy, action: PricedAction): number {
  return action === 'dig' ? economy.dig_ap_cost : economy.flag_place_ap_cost;
}

/** Why a priced action cannot be paid for now. */
export function refusalOfAction(
  economy: ActionEconomy,
  { phase, ap }: Ledger,
  action: PricedAction,
): LedgerRefusal | undefined {
  if (phase !== 'open') return 'phase';
  return ap < priceOf(economy, action) ? 'ap_insufficient' : undefined;
}

/** What a committed action did, as far as the round depends on it. */
export interface Commit {
  readonly allSafeOpen: boolean;
  /** A stop that was handed in together with the action. */
  readonly stopIntent: boolean;
}

/**
 * One paid action, whole or not at all: the balance is looked at, the price taken, the action done, the end of the round decided, and
 * nobody sees anything in between. `commit` has to be legal on the board: it cannot be refused half-way.
 */
export function transact<Done extends Commit>(
  economy: ActionEconomy,
  ledger: Ledger,
  action: PricedAction,
  commit: () => Done,
): Entry<Done> {
  const refusal = refusalOfAction(economy, ledger, action);
  if (refusal !== undefined) return refuse(refusal);
  const done = commit();
  const ap = ledger.ap - priceOf(economy, action);
  const rap = ledger.rap + (action === 'dig' ? ledger.terms.rapPerDig : 0);
  const paid: Ledger = { ...ledger, ap, rap };
  const ends: Ending[] = [];
  if (done.allSafeOpen) ends.push('clear');
  if (done.stopIntent) ends.push('stop');
  if (ap === 0) ends.push('exhausted');
  return ends.length === 0 ? accept(paid, done) : closeRound(paid, ends, done);
}

/** Ends the round by the player's own decision: what is left goes into the reserve. */
export function stop(ledger: Ledger): Entry {
  return ledger.phase === 'open' ? closeRound(ledger, ['stop']) : refuse('phase');
}

/** Of the endings that hold at once, the one that counts, in whatever order they came about. */
export function arbitrate(ends: readonly Ending[]): Ending {
  const strongest = ENDINGS.find((ending) => ends.includes(ending));
  if (strongest === undefined) throw new RangeError('arbitrate: no ending holds');
  return strongest;
}

function closeRound(ledger: Ledger, ends: readonly Ending[]): Entry;
function closeRound<Value>(ledger: Ledger, ends: readonly Ending[], value: Value): Entry<Value>;
function closeRound<Value>(ledger: Ledger, ends: readonly Ending[], value?: Value): Entry<Value | undefined> {
  const reason = arbitrate(ends);
  const kept = reason === 'stop' ? banked(ledger) : 0;
  return {
    accepted: true,
    ledger: { ...ledger, phase: 'settling', ap: 0, rap: ledger.rap + kept },
    end: { reason, mapChangeAdvice: reason === 'clear' },
    kept,
    value,
  };
}

/** What a stop would bring into the reserve now; fractions are dropped. */
export function banked({ ap, terms }: Ledger): number {
  return Math.floor((ap * terms.transferRate) / 100);
}

/** What a refresh costs this hero, fractions dropped: what is asked and what is taken are the same number. */
export function refreshCostOf({ rap_refresh_cost }: ActionEconomy, { terms }: Ledger): number {
  return Math.floor((rap_refresh_cost * terms.refreshCostPct) / 100);
}

/** Refreshes that this round still allows. */
export function refreshLeft({ refresh_cap_per_round }: ActionEconomy, { refreshUsed }: Ledger): number {
  return Math.max(0, refresh_cap_per_round - refreshUsed);
}

/** Why the board cannot be exchanged now. */
export function refusalOfRefresh(economy: ActionEconomy, ledger: Ledger): LedgerRefusal | undefined {
  if (ledger.phase !== 'open') return 'phase';
  if (refreshLeft(economy, ledger) === 0) return 'refresh_cap_reached';
  return ledger.rap < refreshCostOf(economy, ledger) ? 'rap_insufficient' : undefined;
}

/** Pays for another board inside the round. Action points stay as they are. */
export function refresh(economy: ActionEconomy, ledger: Ledger): Entry {
  const refusal = refusalOfRefresh(economy, ledger);
  if (refusal !== undefined) return refuse(refusal);
  const rap = ledger.rap - refreshCostOf(economy, ledger);
  return accept({ ...ledger, rap, refreshUsed: ledger.refreshUsed + 1 });
}

/** Registers a change of the next grant. Changes of one settlement add up. */
export function queueGrant(ledger: Ledger, change: number): Ledger {
  return { ...ledger, queuedNet: ledger.queuedNet + change };
}

/** The settlement is over and both sides stand. */
export function settlementDone(ledger: Ledger): Entry {
  return ledger.phase === 'settling' ? accept({ ...ledger, phase: 'ready' }) : refuse('phase');
}

/** The battle is over: reserve and queue are gone. */
export function battleEnded(ledger: Ledger): Entry {
  if (ledger.phase === 'dormant') return refuse('phase');
  return accept({ ...ledger, phase: 'dormant', ap: 0, rap: 0, queuedNet: 0 });
}

function accept(ledger: Ledger): Entry;
function accept<Value>(ledger: Ledger, value: Value): Entry<Value>;
function accept<Value>(ledger: Ledger, value?: Value): Entry<Value | undefined> {
  return { accepted: true, ledger, end: null, kept: 0, value };
}

function refuse(code: LedgerRefusal): { readonly accepted: false; readonly code: LedgerRefusal } {
  return { accepted: false, code };
}
