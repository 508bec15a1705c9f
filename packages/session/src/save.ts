import {
  type AnyGame,
  canonicalJson,
  digestOf,
  fail,
  type Game,
  hashHex,
  type MoveLog,
  type Moves,
  ok,
  type Problem,
  type Result,
  type Seat,
  type Seed,
} from '@foretell/engine';
import { type Label, labelProblem } from './label.ts';
import { playEntries, type RawEntry, type RawMoves, sealMoves } from './save-entries.ts';
import type { SaveProblem } from './save-problem.ts';
import {
  type AnySession,
  type AnySitting,
  firstSitting,
  inside,
  type Players,
  type Session,
} from './sitting.ts';
import {
  anything,
  count,
  exactly,
  fieldProblems,
  list,
  parseJson,
  record,
  type Shape,
  shapeProblems,
  text,
} from './untrusted.ts';

export const SAVE_FORMAT = 'foretell-save';
/** Raised when the fields below change their meaning. */
export const SAVE_VERSION = 1;
/** Longest save that is read, in UTF-16 code units: some 50 000 entries. */
export const MAX_SAVE_CHARS = 8_000_000;

/**
 * A sitting as it is kept: a move log that `replay` can verify, and what a log does not hold. It knows the seed and the
 * sealed moves, so it belongs on the machine that judges.
 */
export interface SaveFile<Config, Move> extends MoveLog<Config, Move> {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly players: Players;
  readonly sealed: Moves<Move>;
  readonly takes: Readonly<Record<Seat, number>>;
  /** Digest of the state the entries lead to. */
  readonly digest: string;
  /** Digest of all other fields, for the parts that no state shows. */
  readonly checksum: string;
}

/** All of a session, for keeping and for verifying. */
export function toSave<Config, Move>(
  session: Session<Config, unknown, Move, unknown>,
): SaveFile<Config, Move> {
  const body = bodyOf(session);
  return { ...body, checksum: digestOf(body) };
}

/** The text of a save: the canonical JSON of {@link toSave}. Equal sessions give equal texts. */
export function formatSave(session: AnySession): string {
  const text = bodyText(bodyOf(session));
  // The checksum is that of the text without it, and its name comes before all others.
  return `{"checksum":"${hashHex(text)}",${text.slice(1)}`;
}

function bodyOf<Config, Move>({ [inside]: sitting }: Session<Config, unknown, Move, unknown>) {
  const { log, players, sealed, takes, state } = sitting;
  const label = { format: SAVE_FORMAT, version: SAVE_VERSION } as const;
  return { ...label, ...log, players, sealed, takes, digest: digestOf(state) };
}

/** Canonical JSON of the body. A save is written after every move, so an entry is printed once and not with every later one. */
function bodyText(body: ReturnType<typeof bodyOf>): string {
  const parts: Readonly<Record<string, unknown>> = body;
  const fields = Object.keys(parts)
    .sort()
    .map(
      (name) => `"${name}":${name === 'entries' ? entriesText(body.entries) : canonicalJson(parts[name])}`,
    );
  return `{${fields.join()}}`;
}

const printedEntries = new WeakMap<object, string>();

function entriesText(entries: readonly object[]): string {
  const texts = entries.map((entry) => {
    const text = printedEntries.get(entry) ?? canonicalJson(entry);
    printedEntries.set(entry, text);
    return text;
  });
  return `[${texts.join()}]`;
}

/** The label of a save of any game, without judging the rest: enough to say whose it is. */
export function peekSave(saveText: string): Result<Label, SaveProblem> {
  const json = parseJson(saveText, MAX_SAVE_CHARS);
  return json.ok ? readLabel(json.value) : json;
}

/**
 * Reads an untrusted save by playing it: every move is judged and every digest compared. The first problem is reported
 * with all its details. Nothing is repaired, and nothing is returned but the very session that was saved.
 */
export function parseSave<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  saveText: string,
): Result<Session<Config, State, Move, Event>, SaveProblem> {
  return readSave(game, saveText, 'computed');
}

/**
 * The same for a save of one's own shelf, in less than half the time: every move is judged, but as long as the checksum is
 * right only the last digest is computed. Where anything is wrong, `parseSave` says what.
 */
export function recallSave<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  saveText: string,
): Result<Session<Config, State, Move, Event>, SaveProblem> {
  const recalled = readSave(game, saveText, 'kept');
  return recalled.ok ? recalled : parseSave(game, saveText);
}

function readSave<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  saveText: string,
  digests: 'computed' | 'kept',
): Result<Session<Config, State, Move, Event>, SaveProblem> {
  const json = parseJson(saveText, MAX_SAVE_CHARS);
  if (!json.ok) return json;
  const raw = readRaw(game, json.value);
  if (!raw.ok) return raw;
  const config = game.parseConfig(raw.value.config);
  if (!config.ok) return fail({ kind: 'bad-config', problems: config.error });
  const { seed, players, takes, entries, sealed } = raw.value;
  const first = { ...firstSitting(game, config.value, seed, players), takes };
  const played = playEntries(game, first, entries, digests);
  if (!played.ok) return played;
  const sitting = sealMoves(game, played.value, sealed);
  if (!sitting.ok) return sitting;
  const problem = digestProblem(sitting.value, raw.value);
  return problem === undefined ? ok({ [inside]: sitting.value }) : fail(problem);
}

/** Whether the text is a save of this very game and version, unchanged. Much cheaper than playing it. */
export function isIntact(game: AnyGame, saveText: string): boolean {
  const json = parseJson(saveText, MAX_SAVE_CHARS);
  if (!json.ok) return false;
  const raw = readRaw(game, json.value);
  return raw.ok && checksumOf(raw.value) === raw.value.checksum;
}

const LABEL: Shape = {
  format: exactly(SAVE_FORMAT),
  version: count,
  game: text,
  rulesVersion: count,
};

const SAVE: Shape = {
  ...LABEL,
  config: anything,
  seed: text,
  players: record,
  entries: list,
  sealed: record,
  takes: record,
  digest: text,
  checksum: text,
};

const ENTRY: Shape = { moves: record, digest: text };

/** A save whose fields have their shape; its configuration, moves and digests are still to be judged. */
interface RawSave {
  readonly config: unknown;
  readonly seed: Seed;
  readonly players: Players;
  readonly entries: readonly RawEntry[];
  readonly sealed: RawMoves;
  readonly takes: Readonly<Record<Seat, number>>;
  readonly digest: string;
  readonly checksum: string;
}

function readLabel(json: unknown): Result<Label, SaveProblem> {
  const problems = fieldProblems(json, LABEL);
  if (problems.length > 0) return fail({ kind: 'not-a-save', problems });
  const { version, game, rulesVersion } = json as Label;
  return ok({ version, game, rulesVersion });
}

function readRaw(game: AnyGame, json: unknown): Result<RawSave, SaveProblem> {
  const label = readLabel(json);
  if (!label.ok) return label;
  const problem = labelProblem(game, label.value, SAVE_VERSION);
  if (problem !== undefined) return fail(problem);
  const problems = rawProblems(game.facts.seats, json);
  return problems.length > 0 ? fail({ kind: 'not-a-save', problems }) : ok(json as RawSave);
}

function rawProblems(seats: readonly Seat[], json: unknown): readonly Problem[] {
  const problems = shapeProblems(json, { ...SAVE, version: exactly(SAVE_VERSION) });
  if (problems.length > 0) return problems;
  const { players, takes, entries } = json as RawSave;
  return [
    ...shapeProblems(players, Object.fromEntries(seats.map((seat) => [seat, text])), ['players']),
    ...shapeProblems(takes, Object.fromEntries(seats.map((seat) => [seat, count])), ['takes']),
    ...entries.flatMap((entry, index) => shapeProblems(entry, ENTRY, ['entries', index])),
  ];
}

function digestProblem(sitting: AnySitting, raw: RawSave): SaveProblem | undefined {
  const digest = digestOf(sitting.state);
  if (digest !== raw.digest) {
    const entry = sitting.log.entries.length - 1;
    return { kind: 'diverged', entry, expected: raw.digest, received: digest };
  }
  const received = checksumOf(raw);
  return received === raw.checksum ? undefined : { kind: 'damaged', expected: raw.checksum, received };
}

function checksumOf(save: RawSave): string {
  const { checksum: _, ...body } = save;
  return digestOf(body);
}
