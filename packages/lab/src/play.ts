import {
  type Bot,
  CHANCE,
  deriveSeed,
  drawOutcome,
  type Game,
  type Moves,
  type PlayedTurn,
  type PlayRecord,
  type Refusal,
  type Seat,
  type Seed,
  type Turn,
} from '@foretell/engine';

/** Everything of a play but its seed. */
export interface Matchup<Config, State, Move, View, Event> {
  readonly game: Game<Config, State, Move, View, Event>;
  /** Read by `game.parseConfig`. */
  readonly config: Config;
  /** The player of each seat of the game. */
  readonly players: Readonly<Record<Seat, Bot<View, Move, unknown>>>;
}

/**
 * Plays one game to its end. The world draws from streams of `seed`, each bot from a seed of its own, so another bot at
 * the table meets the same luck. The streams are those of a session: a game of a sample can be played again at a table.
 *
 * Throws, naming what it takes to see it again, when a bot's move is refused, when a seat has no bot of its own, and when
 * the game exceeds its own `facts.maxEntries`.
 */
export function playGame<Config, State, Move, View, Event>(
  matchup: Matchup<Config, State, Move, View, Event>,
  seed: Seed,
): PlayRecord<State, Move, Event> {
  const { game } = matchup;
  const botSeeds = botSeedsOf(matchup, seed);
  const turns: PlayedTurn<Move, Event>[] = [];
  let state = game.setup(matchup.config, seed);
  for (let turn = game.toAct(state); turn.kind !== 'over'; turn = game.toAct(state)) {
    if (turns.length === game.facts.maxEntries) {
      throw new RangeError(
        `${game.id}, seed "${seed}": not over after facts.maxEntries (${turns.length}) entries`,
      );
    }
    const { moves, notes } =
      turn.kind === 'chance'
        ? { moves: { [CHANCE]: drawOutcome(seed, turns.length, turn.outcomes) }, notes: {} }
        : decideAll(matchup, state, turn.seats, botSeeds);
    const step = game.apply(state, moves);
    if (!step.ok) throw new Error(refusedText(matchup, seed, turns.length, turn, step.error));
    state = step.value.state;
    turns.push({ moves, notes, events: step.value.events });
  }
  return { final: state, turns };
}

function botSeedsOf<Config, State, Move, View, Event>(
  { game, players }: Matchup<Config, State, Move, View, Event>,
  seed: Seed,
): Readonly<Record<Seat, Seed>> {
  const seeds: Record<Seat, Seed> = {};
  for (const seat of game.facts.seats) {
    const bot = players[seat];
    if (bot === undefined) throw new RangeError(`${game.id}: nobody plays seat "${seat}"`);
    if (bot.seat !== seat)
      throw new RangeError(`${game.id}: bot "${bot.id}" plays "${bot.seat}", not "${seat}"`);
    seeds[seat] = deriveSeed(seed, `bot/${seat}`);
  }
  return seeds;
}

function decideAll<Config, State, Move, View, Event>(
  { game, players }: Matchup<Config, State, Move, View, Event>,
  state: State,
  seats: readonly Seat[],
  botSeeds: Readonly<Record<Seat, Seed>>,
): { readonly moves: Moves<Move>; readonly notes: Readonly<Record<Seat, unknown>> } {
  const moves: Record<Seat, Move> = {};
  const notes: Record<Seat, unknown> = {};
  for (const seat of seats) {
    const decision = players[seat]?.decide(game.observe(state, seat), botSeeds[seat] ?? '');
    if (decision === undefined) throw new RangeError(`${game.id}: "${seat}" is to act and is no seat`);
    moves[seat] = decision.move;
    notes[seat] = decision.note;
  }
  return { moves, notes };
}

function refusedText<Config, State, Move, View, Event>(
  { game, players }: Matchup<Config, State, Move, View, Event>,
  seed: Seed,
  entry: number,
  turn: Turn<Move>,
  refusal: Refusal,
): string {
  const who =
    turn.kind === 'chance'
      ? 'an outcome the game itself listed'
      : `the move of bot "${players[refusal.seat]?.id ?? '?'}"`;
  const facts = Object.entries(refusal.facts).map(([name, fact]) => `${name} ${fact}`);
  const why = [refusal.code, ...facts].join(', ');
  return `${game.id}, seed "${seed}", entry ${entry + 1}, seat "${refusal.seat}": ${who} was refused: ${why}`;
}
