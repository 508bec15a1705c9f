import { type AnyGame, CHANCE, type Moves, type Seat, type Step, type Turn } from '../../game.ts';
import { fail, ok, printShort, type Result } from '../../result.ts';
import { deriveSeed, nextOf, openRng, type Rng, rngStream, type Seed } from '../../rng.ts';
import { frozenCopy, jsonCopy } from './plain.ts';

/**
 * A random play as it happened. Everything in it is a frozen copy made at the time, so that a game that changes what it has
 * handed out cannot change what is compared with.
 */
export interface RecordedPlay {
  /** For messages: `config 0, play 3`. */
  readonly name: string;
  readonly config: unknown;
  readonly seed: Seed;
  /** The first state first; one more than there are entries. */
  readonly states: readonly unknown[];
  /** What the game said of each state when it had just made it. */
  readonly answers: readonly Answers[];
  readonly entries: readonly Moves<unknown>[];
  /** The events of each entry. */
  readonly events: readonly (readonly unknown[])[];
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

/** Which plays to record. */
export interface RecordOptions {
  readonly plays: number;
  readonly seed: Seed;
}

/** Plays random legal moves: `plays` of each configuration, each on a seed of its own. */
export function recordPlays(
  game: AnyGame,
  configs: readonly unknown[],
  { plays, seed }: RecordOptions,
): readonly RecordedPlay[] {
  return configs.flatMap((config, configIndex) =>
    Array.from({ length: plays }, (_, playIndex) => {
      const name = `config ${configIndex}, play ${playIndex}`;
      return recordPlay(game, { name, config: frozenCopy(config), seed: deriveSeed(seed, name) });
    }),
  );
}

function recordPlay(game: AnyGame, head: Pick<RecordedPlay, 'name' | 'config' | 'seed'>): RecordedPlay {
  const rng = openRng(rngStream(head.seed, 'random moves'));
  let state = game.setup(jsonCopy(head.config), head.seed);
  let turn = game.toAct(state);
  const states = [frozenCopy(state)];
  const answers = [answersOf(game, state)];
  const entries: Moves<unknown>[] = [];
  const events: (readonly unknown[])[] = [];
  let stuck: string | undefined;
  while (turn.kind !== 'over') {
    const next = entries.length < game.facts.maxEntries ? makeEntry(game, state, turn, rng) : TOO_LONG;
    if (!next.ok) {
      stuck = next.error;
      break;
    }
    state = next.value.step.state;
    turn = game.toAct(state);
    states.push(frozenCopy(state));
    answers.push(answersOf(game, state));
    entries.push(next.value.moves);
    events.push(next.value.step.events.map((event) => frozenCopy(event)));
  }
  return { ...head, states, answers, entries, events, stuck };
}

const TOO_LONG = fail('is not over after as many entries as its facts allow');

interface MadeEntry {
  readonly moves: Moves<unknown>;
  readonly step: Step<unknown, unknown>;
}

function makeEntry(game: AnyGame, state: unknown, turn: Turn<unknown>, rng: Rng): Result<MadeEntry, string> {
  const moves = randomMoves(game, state, turn, rng);
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
