import { canonicalJson, digestOf } from './digest.ts';
import type { Game, Seat } from './game.ts';
import { formatDivergence, type MoveLog, replay } from './log.ts';

/**
 * A play as text that a person can read without knowing the code and that changes whenever the game does: for golden files
 * and for terminals. One block an entry: the moves, the events, what each seat now sees differently, the digest.
 * Throws when the log does not replay.
 */
export function formatTranscript<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  log: MoveLog<Config, Move>,
): string {
  const states = replay(game, log);
  if (!states.ok) throw new Error(formatDivergence(states.error));
  const blocks = [
    `${game.id}, rules version ${game.rulesVersion}, seed ${JSON.stringify(log.seed)}\nconfig ${canonicalJson(log.config)}`,
  ];
  for (const [index, state] of states.value.entries()) {
    const entry = log.entries[index - 1];
    const before = states.value[index - 1];
    const step = entry === undefined || before === undefined ? undefined : game.apply(before, entry.moves);
    const lines = [index === 0 ? 'start' : `entry ${index}`];
    for (const [seat, move] of Object.entries(entry?.moves ?? {}))
      lines.push(`  move  ${seat} ${canonicalJson(move)}`);
    if (step?.ok) lines.push(...step.value.events.map((event) => `  event ${canonicalJson(event)}`));
    lines.push(...viewLines(game, before, state), `  digest ${digestOf(state)}`);
    blocks.push(lines.join('\n'));
  }
  const last = states.value.at(-1);
  if (last !== undefined) blocks.push(`returns ${resultLine(game, last)}`);
  return `${blocks.join('\n\n')}\n`;
}

/** What each seat sees, field by field; after the first state only the fields that have changed. */
function viewLines<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  before: State | undefined,
  state: State,
): string[] {
  return game.facts.seats.flatMap((seat) => {
    const known = new Set(before === undefined ? [] : fieldLines(seat, game.observe(before, seat)));
    return fieldLines(seat, game.observe(state, seat)).filter((line) => !known.has(line));
  });
}

function fieldLines(seat: Seat, view: unknown): string[] {
  const fields = typeof view === 'object' && view !== null ? Object.entries(view) : [['all', view] as const];
  return fields.map(([name, value]) => `  ${seat} sees ${name} ${canonicalJson(value)}`);
}

function resultLine<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  state: State,
): string {
  const utilities = game.returns(state);
  return game.facts.seats.map((seat: Seat, index) => `${seat} ${utilities[index]}`).join(', ');
}
