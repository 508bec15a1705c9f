import type { AnyMeasure } from '@foretell/engine';
import { fail, ok, type Result } from '@foretell/engine';
import { LANGUAGES } from '@foretell/lab';
import { type Complaint, complain } from '../../complaint.ts';
import { isRecord } from '../../read.ts';
import type { Lab } from '../lab.ts';
import { claimsProblems } from './claims-shape.ts';
import { botProblems, gameProblems } from './game-shape.ts';
import type { OwnFile } from './own-file.ts';
import { playProblems } from './play-through.ts';
import type { ShapeProblem } from './shape-problem.ts';

/**
 * The game that a module exports as `ENTRY: { game, bots, tables? }`, with what it exports as
 * `CLAIMS: { measure?, experiments?, bots?, texts? }`. `written` is the file as people named it, `exported` what it exports.
 */
export function readOwn(
  written: string,
  file: OwnFile,
  exported: Readonly<Record<string, unknown>>,
): Result<Lab, readonly Complaint[]> {
  const { ENTRY, CLAIMS = {} } = exported;
  if (!isRecord(ENTRY)) {
    const names = Object.keys(exported).join(', ');
    return fail([complain(`--from ${written}`, 'a module that exports ENTRY = { game, bots }', names)]);
  }
  const { game, bots, tables = [] } = ENTRY;
  const shape = [
    ...gameProblems(game),
    ...botProblems(game, bots),
    ...(isTables(tables) ? [] : [{ at: 'ENTRY.tables', expected: 'a list of what defineTable gave back' }]),
    ...claimsProblems(game, CLAIMS),
  ];
  if (shape.length > 0) return fail(shape.map((problem) => complainShape(written, problem)));
  const lab = labOf(ENTRY, CLAIMS);
  const played = playProblems(lab, file);
  return played.length > 0 ? fail(played.map((problem) => complainShape(written, problem))) : ok(lab);
}

function complainShape(written: string, { at, expected, received }: ShapeProblem): Complaint {
  return received === undefined
    ? `--from ${written}, ${at}: expected ${expected}`
    : complain(`--from ${written}, ${at}`, expected, received);
}

function isTables(tables: unknown): boolean {
  return (
    Array.isArray(tables) &&
    tables.every(
      (table) =>
        isRecord(table) && typeof table.name === 'string' && isRecord(table.columns) && isRecord(table.rows),
    )
  );
}

function labOf(entry: unknown, claims: unknown): Lab {
  // The shape of both was looked at, and the game was played.
  const { game, bots, tables = [] } = entry as Lab['entry'] & Partial<Pick<Lab['entry'], 'tables'>>;
  const own = claims as Partial<Lab['claims']>;
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, own.texts?.[language] ?? {}]));
  return {
    entry: { game, bots, tables },
    claims: {
      game: game.id,
      measure: own.measure ?? NOTHING,
      experiments: own.experiments ?? [],
      bots: own.bots ?? [],
      texts: texts as Lab['claims']['texts'],
    },
  };
}

/** What is counted of a game that does not say: who won, which always is. */
const NOTHING: AnyMeasure = { start: () => null, add: () => null, merge: () => null, report: () => ({}) };
