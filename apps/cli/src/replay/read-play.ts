import { CATALOG, type CatalogEntry, findGame } from '@foretell/catalog';
import { type AnyGame, fail, ok, type Result } from '@foretell/engine';
import {
  formatLinkProblem,
  formatSaveProblem,
  type LinkProblem,
  parseLink,
  parseSave,
  peekLink,
  peekSave,
  type SaveFile,
  type SaveProblem,
  toSave,
} from '@foretell/session';

/** A play that verified: every move legal, every digest as recorded. */
export interface VerifiedPlay {
  readonly game: AnyGame;
  /** What the play was read from. */
  readonly from: 'save' | 'link';
  readonly save: SaveFile<unknown, unknown>;
}

/** Why a text is not a play that verifies. */
export interface PlayProblem {
  readonly problem: SaveProblem | LinkProblem;
  /** One English line. */
  readonly message: string;
}

/** Reads a save, or a text with a link to a play in it, by playing it. */
export function readPlay(text: string): Result<VerifiedPlay, PlayProblem> {
  const link = findLink(text);
  return link === undefined ? readSave(text) : readLink(link);
}

/** The link in `text`, which may be the link alone or a URL that carries it. A save holds no link outside quotes. */
export function findLink(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? undefined : /(?<![\w.~-])p\d+\.[\w.~-]+$/.exec(trimmed)?.[0];
}

function readSave(text: string): Result<VerifiedPlay, PlayProblem> {
  const failed = (problem: SaveProblem) => fail({ problem, message: formatSaveProblem(problem) });
  const label = peekSave(text);
  if (!label.ok) return failed(label.error);
  const entry = findGame(label.value.game);
  if (entry === undefined) return failed(unknownGame(label.value.game));
  const session = parseSave(entry.game, text);
  return session.ok ? ok(playOf(entry, 'save', toSave(session.value))) : failed(session.error);
}

function readLink(link: string): Result<VerifiedPlay, PlayProblem> {
  const failed = (problem: LinkProblem) => fail({ problem, message: formatLinkProblem(problem) });
  const label = peekLink(link);
  if (!label.ok) return failed(label.error);
  const entry = findGame(label.value.game);
  if (entry === undefined) return failed(unknownGame(label.value.game));
  const session = parseLink(entry.game, link);
  return session.ok ? ok(playOf(entry, 'link', toSave(session.value))) : failed(session.error);
}

function playOf(
  { game }: CatalogEntry,
  from: VerifiedPlay['from'],
  save: SaveFile<unknown, unknown>,
): VerifiedPlay {
  return { game, from, save };
}

function unknownGame(received: string) {
  return { kind: 'wrong-game', expected: CATALOG.map(({ game }) => game.id).join(' or '), received } as const;
}
