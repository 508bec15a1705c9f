import {
  type AnyGame,
  CHANCE,
  canonicalJson,
  digestOf,
  fail,
  type Game,
  type MoveLog,
  type Moves,
  ok,
  type Result,
  replay,
  type Seat,
} from '@foretell/engine';
import { type Label, labelProblem } from './label.ts';
import type { LinkProblem } from './link-problem.ts';
import { escapeText, formatDifferences, parseDifferences, unescapeText } from './link-text.ts';
import { addEntry, firstSitting, inside, type Session, type Sitting, settleChance } from './sitting.ts';

/** The player in every seat of a play that came by link: nobody knows who played it. */
export const LINK_PLAYER = 'link';

const LINK_VERSION = 1;

/** Longest link that is written or read, in UTF-16 code units. */
export const MAX_LINK_CHARS = 32_000;

/**
 * A finished play as one short text that a URL can carry: `p1.game.rules.seed.config.moves.digest`. `config` holds only
 * what differs from the default. `moves` holds, entry by entry, the place of each move among the legal ones, in base 36;
 * chance turns follow from the seed and are left out. Players are not part of it.
 */
export function formatLink<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
): Result<string, LinkProblem> {
  const sitting = session[inside];
  if (game.toAct(sitting.state).kind !== 'over') return fail({ kind: 'unfinished' });
  const { rulesVersion, seed, config } = sitting.log;
  const body = [
    `p${LINK_VERSION}`,
    escapeText(game.id),
    rulesVersion,
    escapeText(seed),
    formatDifferences(game.defaultConfig, config),
    formatMoves(game, sitting.log),
  ].join('.');
  const link = `${body}.${linkDigest(body, sitting.state)}`;
  return link.length > MAX_LINK_CHARS ? fail(tooLarge(link)) : ok(link);
}

/** The label of a link to a play of any game, without judging the rest. */
export function peekLink(link: string): Result<Label, LinkProblem> {
  if (link.length > MAX_LINK_CHARS) return fail(tooLarge(link));
  const match = /^p([1-9]\d{0,8})\.(\w+)\.(\d{1,9})\./.exec(link);
  const game = unescapeText(match?.[2] ?? '');
  if (match === null || game === undefined) return fail({ kind: 'not-a-link' });
  return ok({ version: Number(match[1]), game, rulesVersion: Number(match[3]) });
}

/** Reads an untrusted link by playing it. Nothing is returned but the very play the link was made of. */
export function parseLink<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  link: string,
): Result<Session<Config, State, Move, Event>, LinkProblem> {
  const label = peekLink(link);
  if (!label.ok) return label;
  const problem = labelProblem(game, label.value, LINK_VERSION);
  if (problem !== undefined) return fail(problem);
  const parts = link.split('.');
  const [, , , escapedSeed = '', differences = '', moves = '', digest = ''] = parts;
  const seed = unescapeText(escapedSeed);
  const rawConfig = parseDifferences(game.defaultConfig, differences);
  const isReadable = parts.length === 7 && seed !== undefined && rawConfig !== undefined;
  if (!isReadable) return fail({ kind: 'not-a-link' });
  const config = game.parseConfig(rawConfig);
  if (!config.ok) return fail({ kind: 'bad-config', problems: config.error });
  const players = Object.fromEntries(game.facts.seats.map((seat) => [seat, LINK_PLAYER]));
  const sitting = playMoves(game, settleChance(game, firstSitting(game, config.value, seed, players)), moves);
  if (!sitting.ok) return sitting;
  if (game.toAct(sitting.value.state).kind !== 'over') return fail({ kind: 'unfinished' });
  const received = linkDigest(parts.slice(0, -1).join('.'), sitting.value.state);
  return received === digest
    ? ok({ [inside]: sitting.value })
    : fail({ kind: 'damaged', expected: digest, received });
}

function formatMoves(game: AnyGame, log: MoveLog<unknown, unknown>): string {
  const states = replay(game, log);
  if (!states.ok) throw new Error(`${game.id}: the log of a session no longer verifies`);
  return log.entries
    .flatMap(({ moves }, entry) => {
      const state = states.value[entry];
      return state === undefined || Object.hasOwn(moves, CHANCE) ? [] : [formatEntry(game, state, moves)];
    })
    .join('-');
}

/** The seats of the turn in the game's order, each with the place of its move. */
function formatEntry(game: AnyGame, state: unknown, moves: Moves<unknown>): string {
  return seatsOf(game, state)
    .map((seat) => {
      const text = canonicalJson(moves[seat]);
      const place = game.legalMoves(state, seat).findIndex((legal) => canonicalJson(legal) === text);
      if (place < 0) throw new Error(`${game.id}: a move that was played is not a legal one: ${text}`);
      return place.toString(36);
    })
    .join('~');
}

function playMoves<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  first: Sitting<Config, State, Move, Event>,
  text: string,
): Result<Sitting<Config, State, Move, Event>, LinkProblem> {
  let played = first;
  for (const [entry, received] of (text === '' ? [] : text.split('-')).entries()) {
    const moves = parseEntry(game, played.state, received);
    const next = moves === undefined ? undefined : addEntry(game, played, moves);
    if (next === undefined || !next.ok) return fail({ kind: 'bad-move', entry, received });
    played = settleChance(game, next.value);
  }
  return ok(played);
}

function parseEntry<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  state: State,
  text: string,
): Moves<Move> | undefined {
  const seats = seatsOf(game, state);
  const places = text.split('~');
  if (seats.length === 0 || places.length !== seats.length) return undefined;
  const moves: Record<string, Move> = {};
  for (const [index, seat] of seats.entries()) {
    const place = places[index] ?? '';
    if (!/^(0|[1-9a-z][0-9a-z]{0,8})$/.test(place)) return undefined;
    const move = game.legalMoves(state, seat)[Number.parseInt(place, 36)];
    if (move === undefined) return undefined;
    moves[seat] = move;
  }
  return moves;
}

function seatsOf(game: AnyGame, state: unknown): readonly Seat[] {
  const turn = game.toAct(state);
  return turn.kind === 'seats' ? game.facts.seats.filter((seat) => turn.seats.includes(seat)) : [];
}

/** 32 bits over the link's own text and the state it leads to: notices a slip or other rules, keeps out no forger. */
function linkDigest(body: string, state: unknown): string {
  return digestOf([body, digestOf(state)]).slice(0, 8);
}

function tooLarge(link: string): LinkProblem {
  return { kind: 'too-large', chars: link.length, limit: MAX_LINK_CHARS };
}
