import { digestOf } from '../../digest.ts';
import type { AnyGame } from '../../game.ts';
import { formatDivergence, type MoveLog, replay } from '../../log.ts';
import type { Rng, Seed } from '../../rng.ts';
import { firstDifference, jsonCopy, structuredCopy } from './plain.ts';
import { answersOf, type RecordedPlay, randomMoves } from './record.ts';
import { sample } from './sample.ts';
import { broken, type Check, type Subject, textOf } from './subject.ts';

/** A play is its seed and its moves, and nothing else. */
export const REPLAY_CHECKS: readonly Check[] = [
  { title: 'random legal play ends within the entries its facts allow', run: checkEnd },
  { title: 'a log played again leads to the same digest at every entry', run: checkReplay },
  { title: 'plays that take turns do not disturb each other', run: checkLockstep },
  {
    title: 'a play goes on from the JSON of any state as it went on from the state',
    run: (subject) => checkCopies(subject, 'JSON', jsonCopy),
  },
  {
    title: 'a play goes on from the structured clone of any state as it went on from the state',
    run: (subject) => checkCopies(subject, 'structured clone', structuredCopy),
  },
  {
    title: 'an earlier state stays what it was, and any move can be taken back and made again',
    run: checkUndo,
  },
  { title: 'a seed decides what chance does, and nothing else', run: checkSeeds },
];

function checkEnd({ plays }: Subject): void {
  if (plays().length === 0) broken('not one play was recorded');
  for (const { name, entries, stuck } of plays()) {
    if (stuck !== undefined) broken(`${name}, after ${entries.length} entries: the game ${stuck}`);
    if (entries.length === 0) broken(`${name} is over before it has begun`);
  }
}

function checkReplay({ game, plays }: Subject): void {
  for (const play of [...plays()].reverse()) {
    const states = replay(game, logOf(game, play));
    if (!states.ok) broken(`${play.name}: ${formatDivergence(states.error)}`);
  }
}

function logOf(game: AnyGame, play: RecordedPlay): MoveLog<unknown, unknown> {
  const looks = new Set(play.looks);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    config: play.config,
    seed: play.seed,
    entries: play.entries.map((moves, index) =>
      looks.has(index + 1) ? { moves, digest: digestOf(play.states[index + 1]) } : { moves },
    ),
  };
}

/** Starts every play before any goes on, then plays an entry of each in turn: a variable they share would mix them up. */
function checkLockstep({ game, plays }: Subject): void {
  const states = plays().map(({ config, seed }) => game.setup(config, seed));
  const longest = Math.max(0, ...plays().map(({ entries }) => entries.length));
  for (let index = 0; index <= longest; index++) {
    for (const [at, play] of plays().entries()) {
      if (index >= play.states.length) continue;
      expectSame(play, index, states[at], 'other plays go on beside it');
      states[at] = stateAfter(game, play, index, states[at]);
    }
  }
}

/** The copy is made anew at every state that is kept, so whatever a copy loses is missed at the latest when it is next used. */
function checkCopies({ game, plays }: Subject, kind: string, copy: (state: unknown) => unknown): void {
  for (const play of plays()) {
    let state = copy(game.setup(play.config, play.seed));
    for (const index of play.states.keys()) {
      expectSame(play, index, state, `played from the ${kind} of each state`);
      expectSameAnswers(game, play, index, state, kind);
      const next = stateAfter(game, play, index, state);
      state = play.states[index + 1] === undefined ? next : copy(next);
    }
  }
}

function expectSameAnswers(game: AnyGame, play: RecordedPlay, index: number, state: unknown, kind: string) {
  const known = play.answers[index];
  const difference = known && firstDifference(known, answersOf(game, state));
  if (difference !== undefined) {
    broken(`${play.name}, after ${index} entries: the ${kind} of the state plays differently: ${difference}`);
  }
}

const PREFIXES_TRIED = 8;
/** A prefix is played from its beginning, so of plays that are only looked at here and there fewer are. */
const LONG_PREFIXES_TRIED = 2;

/** Keeps every state as the game made it, without a copy, so that anything states share by mistake has its chance to show. */
function checkUndo({ game, options, plays, rng }: Subject): void {
  const tried = options.momentsTried === undefined ? PREFIXES_TRIED : LONG_PREFIXES_TRIED;
  for (const play of plays()) {
    const dice = rng(`undo/${play.name}`);
    const states = [game.setup(play.config, play.seed)];
    for (const index of play.entries.keys()) states.push(stateAfter(game, play, index, states[index]));
    const prefixes = play.looks.filter((index) => index < play.entries.length);
    for (const index of sample(dice, prefixes, tried)) {
      const log = logOf(game, { ...play, entries: play.entries.slice(0, index) });
      if (!replay(game, log).ok)
        broken(`${play.name}: taking back to ${index} entries gives another state than before`);
      tryAnotherMove(game, states[index], dice);
      expectSame(
        play,
        index + 1,
        stateAfter(game, play, index, states[index]),
        'taken back and played again',
      );
    }
    for (const [index, state] of states.entries())
      expectSame(play, index, state, 'looked at again after the play');
  }
}

function tryAnotherMove(game: AnyGame, state: unknown, rng: Rng): void {
  const moves = randomMoves(game, state, game.toAct(state), rng);
  if (moves.ok) game.apply(state, moves.value);
}

const SEEDS_TRIED = 16;
const PLAYS_RESEEDED = 8;

function checkSeeds({ game, plays, rng }: Subject): void {
  for (const play of plays()) {
    expectSame(play, 0, game.setup(play.config, play.seed), 'set up again from its seed');
  }
  const { chance } = game.facts;
  const reseeded = sample(rng('seeds'), plays(), PLAYS_RESEEDED).filter((play) => {
    const seeds = Array.from({ length: SEEDS_TRIED }, (_, number) => `other seed ${number}`);
    return new Set(seeds.map((seed) => textOf(wayOf(game, play, seed)))).size > 1;
  });
  if (chance === 'sampled' && reseeded.length === 0) {
    broken(`${SEEDS_TRIED} seeds give the same play, though chance is "sampled"`);
  }
  if (chance !== 'sampled' && reseeded.length > 0) {
    broken(`the seed changes a play whose moves are the same, though chance is "${chance}"`);
  }
}

/** The states that the same moves lead to on another seed, as far as they are legal there. */
function wayOf(game: AnyGame, play: RecordedPlay, seed: Seed): readonly unknown[] {
  const states = [game.setup(play.config, seed)];
  for (const moves of play.entries) {
    const step = game.apply(states[states.length - 1], moves);
    if (!step.ok) return states;
    states.push(step.value.state);
  }
  return states;
}

/** The state after the entry that was recorded there; the same state when the play had no more entries. */
function stateAfter(game: AnyGame, play: RecordedPlay, index: number, state: unknown): unknown {
  const moves = play.entries[index];
  if (moves === undefined) return state;
  const step = game.apply(state, moves);
  if (step.ok) return step.value.state;
  return broken(`${play.name}: entry ${index + 1} was accepted and is now refused: ${step.error.code}`);
}

function expectSame(play: RecordedPlay, index: number, state: unknown, how: string): void {
  const known = play.states[index];
  if (known === undefined) return;
  const difference = firstDifference(known, state);
  if (difference !== undefined) {
    broken(`${play.name}, the state after ${index} entries is another one when ${how}: ${difference}`);
  }
}
