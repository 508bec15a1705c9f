import { type AnyGame, CHANCE, type Moves, type Seat, type Step, type Turn } from '../../game.ts';
import { fail, ok, printShort, type Result } from '../../result.ts';
import { deriveSeed, nextOf, openRng, type Rng, rngStream, type Seed } from '../../rng.ts';
import { frozenCopy, jsonCopy } from './plain.ts';
import { sample } from './sample.ts';

/**
 * A random play as it happened. Everything in it is a frozen copy made at the time, so that a game that changes what it has
 * handed out cannot change what is compared with.
 */
export interface RecordedPlay {
  /** For messages: `config 0, play 3`. */
  readonly name: string;
  readonly config: unknown;
  readonly seed: Seed;
  /** The first state first; one more than there are entries. `undefined` where none was kept. */
  readonly states: readonly unknown[];
  /** What the game said of each state when it had just made it; kept where the state is. */
  readonly answers: readonly (Answers | undefined)[];
  readonly entries: readonly Moves<unknown>[];
  /** The events of each entry; kept where the state after it is. */
  readonly events: readonly (readonly unknown[] | undefined)[];
  /** After how many entries the play is looked at, in order: always, or at a sample, its last state included. */
  readonly looks: readonly number[];
  /** Why the play stopped before it was over. */
  readonly stuck: string | undefined;
}

/** Everything a game says of a state by itself. Two states that are the same text must get the same answers. */
export interface Answers {
  readonly turn: Turn<unknown>;
  readonly views: Readonly<Record<Seat, unknown>>;
  readonly legalCounts: Readonly<Record<Seat, number>>;
  readonly returns: readonly number[];
}

export function answersOf(game: AnyGame, state: unknown): Answers {
  const { seats } = game.facts;
  return frozenCopy({
    turn: game.toAct(state),
    views: Object.fromEntries(seats.map((seat) => [seat, game.observe(state, seat)])),
    legalCounts: Object.fromEntries(seats.map((seat) => [seat, game.legalMoves(state, seat).length])),
    returns: game.returns(state),
  });
}

/** Which plays to record, and how much of each. */
export interface RecordOptions {
  readonly plays: number;
  readonly seed: Seed;
  readonly momentsTried?: number;
}

/** Plays random legal moves: `plays` of each configuration, each on a seed of its own. */
export function recordPlays(
  game: AnyGame,
  configs: readonly unknown[],
  { plays, seed, momentsTried }: RecordOptions,
): readonly RecordedPlay[] {
  return configs.flatMap((config, configIndex) =>
    Array.from({ length: plays }, (_, playIndex) => {
      const name = `config ${configIndex}, play ${playIndex}`;
      const head = { name, config: frozenCopy(config), seed: deriveSeed(seed, name) };
      return momentsTried === undefined ? recordAll(game, head) : recordSome(game, head, momentsTried);
    }),
  );
}

type Head = Pick<RecordedPlay, 'name' | 'config' | 'seed'>;

function recordAll(game: AnyGame, head: Head): RecordedPlay {
  const play = playOnce(game, head, randomMover(game, head), () => true);
  return { ...play, looks: [...play.states.keys()] };
}

/**
 * A long play is played twice: bare, to know how long it is, and once more with copies of what is looked at. Copies are what a record costs.
 */
function recordSome(game: AnyGame, head: Head, momentsTried: number): RecordedPlay {
  const bare = playOnce(game, head, randomMover(game, head), () => false);
  const looks = looksAt(bare, openRng(rngStream(head.seed, 'looks')), momentsTried);
  const kept = new Set([0, ...looks, ...looks.map((index) => index + 1)]);
  const again = playOnce(game, head, moverOf(bare), (index) => kept.has(index));
  return { ...again, looks: looks.filter((index) => index < again.states.length) };
}

/** A sample of a play's places, with its last and one of each phase: who acts must not go unseen because it is rare. */
function looksAt({ phases }: Played, rng: Rng, momentsTried: number): readonly number[] {
  const places = [...phases.keys()];
  const byPhase = [...new Set(phases)].flatMap((phase) =>
    sample(
      rng,
      places.filter((index) => phases[index] === phase),
      1,
    ),
  );
  const looks = new Set([...sample(rng, places, momentsTried), ...byPhase, places.length - 1]);
  return places.filter((index) => looks.has(index));
}

/** What comes next at a turn, or why nothing does. */
type Mover = (state: unknown, turn: Turn<unknown>, index: number) => Result<Moves<unknown>, string>;

function randomMover(game: AnyGame, { seed }: Head): Mover {
  const rng = openRng(rngStream(seed, 'random moves'));
  return (state, turn, index) =>
    index < game.facts.maxEntries ? randomMoves(game, state, turn, rng) : TOO_LONG;
}

const TOO_LONG = fail('is not over after as many entries as its facts allow');

function moverOf({ entries, stuck }: Played): Mover {
  return (_, __, index) => {
    const moves = entries[index];
    return moves === undefined ? fail(stuck ?? 'goes on where it was over before') : ok(moves);
  };
}

interface Played extends Omit<RecordedPlay, 'looks'> {
  /** One a state. */
  readonly phases: readonly string[];
}

function playOnce(game: AnyGame, head: Head, mover: Mover, isKept: (index: number) => boolean): Played {
  let state = game.setup(jsonCopy(head.config), head.seed);
  let turn = game.toAct(state);
  const states = [isKept(0) ? frozenCopy(state) : undefined];
  const answers = [isKept(0) ? answersOf(game, state) : undefined];
  const phases = [phaseOf(turn)];
  const entries: Moves<unknown>[] = [];
  const events: (readonly unknown[] | undefined)[] = [];
  let stuck: string | undefined;
  while (turn.kind !== 'over') {
    const next = makeEntry(game, state, mover(state, turn, entries.length));
    if (!next.ok) {
      stuck = next.error;
      break;
    }
    state = next.value.step.state;
    turn = game.toAct(state);
    entries.push(next.value.moves);
    phases.push(phaseOf(turn));
    const keeps = isKept(entries.length);
    states.push(keeps ? frozenCopy(state) : undefined);
    answers.push(keeps ? answersOf(game, state) : undefined);
    events.push(keeps ? next.value.step.events.map((event) => frozenCopy(event)) : undefined);
  }
  return { ...head, states, answers, entries, events, phases, stuck };
}

/** The seats to act joined by `+`, or `chance`, or `over`. */
export function phaseOf(turn: Turn<unknown>): string {
  return turn.kind === 'seats' ? turn.seats.join('+') : turn.kind;
}

interface MadeEntry {
  readonly moves: Moves<unknown>;
  readonly step: Step<unknown, unknown>;
}

function makeEntry(
  game: AnyGame,
  state: unknown,
  moves: Result<Moves<unknown>, string>,
): Result<MadeEntry, string> {
  if (!moves.ok) return moves;
  const recorded = frozenCopy(moves.value);
  const step = game.apply(state, moves.value);
  if (step.ok) return ok({ moves: recorded, step: step.value });
  return fail(`refuses ${printShort(recorded)}, which it had listed as legal: ${step.error.code}`);
}

/**
 * A legal move of each seat that acts, or an outcome of chance. Each is equally likely, also where the game gives outcomes
 * other weights: what is rare has to be looked at too.
 */
export function randomMoves(
  game: AnyGame,
  state: unknown,
  turn: Turn<unknown>,
  rng: Rng,
): Result<Moves<unknown>, string> {
  switch (turn.kind) {
    case 'over':
      return ok({});
    case 'chance':
      if (turn.outcomes.length === 0) return fail('has a chance turn without outcomes');
      return ok({ [CHANCE]: nextOf(rng, turn.outcomes).move });
    case 'seats': {
      const moves: Record<Seat, unknown> = {};
      for (const seat of turn.seats) {
        const legal = game.legalMoves(state, seat);
        if (legal.length === 0) return fail(`waits for ${seat}, who has no legal move`);
        moves[seat] = nextOf(rng, legal);
      }
      return ok(moves);
    }
  }
}
