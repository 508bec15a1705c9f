import { bulkRandom, contractDrawn, contractRandom, labBots, labRandom } from './ours.ts';
import { clientDrawn, reducerDrawn, simulateDrawn, simulateRandom } from './peer.ts';
import type { Play } from './play.ts';

/** One way to play weeks in bulk. */
export interface Contestant {
  /** What it does, for the table. */
  readonly says: string;
  /** Gets it ready to play. */
  open(): Play;
  /** How many threads share its weeks. */
  readonly threads: number;
}

/** Who plays, in the order of the report. */
export const CONTESTANTS: Readonly<Record<string, Contestant>> = {
  'foretell/contract-random': {
    says: 'the contract (setup, toAct, legalMoves, apply, returns), random legal sheets',
    open: contractRandom,
    threads: 1,
  },
  'foretell/contract-random-2': {
    says: 'the same on two worker threads',
    open: contractRandom,
    threads: 2,
  },
  'foretell/contract-drawn': {
    says: 'the contract, sheets drawn in advance',
    open: contractDrawn,
    threads: 1,
  },
  'foretell/bulk-random': {
    says: 'bit masks, purses only, no record of the hours; random legal sheets',
    open: bulkRandom,
    threads: 1,
  },
  'foretell/lab-random': {
    says: 'the laboratory, random bots in both seats, each handed its view',
    open: labRandom,
    threads: 1,
  },
  'foretell/lab-bots': {
    says: 'the laboratory, boss "habit" against worker "normal", everything measured',
    open: labBots,
    threads: 1,
  },
  'boardgame.io/simulate-random': {
    says: 'Simulate() with RandomBot in both seats, every legal sheet enumerated',
    open: simulateRandom,
    threads: 1,
  },
  'boardgame.io/simulate-drawn': {
    says: 'Simulate() with a bot that plays sheets drawn in advance',
    open: simulateDrawn,
    threads: 1,
  },
  'boardgame.io/client-drawn': {
    says: 'the headless Client, sheets drawn in advance',
    open: clientDrawn,
    threads: 1,
  },
  'boardgame.io/reducer-drawn': {
    says: 'its bare reducer, actions built in advance',
    open: reducerDrawn,
    threads: 1,
  },
};
