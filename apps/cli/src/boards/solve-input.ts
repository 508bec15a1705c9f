import { fail, ok, type Result } from '@foretell/engine';
import { openField, type Position, parseMbf, parsePosition, type Reading } from '@foretell/mines/reasoner';
import { type Complaint, complain } from '../complaint.ts';
import { isRecord, parseJson, readFileBytes, readFileText } from '../read.ts';
import type { Terminal } from '../terminal.ts';

/** A position and what it is called in the answer. */
export interface NamedPosition {
  readonly id: string;
  readonly position: Position;
}

/**
 * The positions of a file: one as text, a board as `.mbf` of which `open` is opened first, or a JSON list of objects with `id`, `width`,
 * `height`, `rows` and, where the total is known, `mines` (the list itself, or an object that has it as `positions`).
 */
export async function readPositions(
  terminal: Terminal,
  path: string,
  open: readonly string[],
): Promise<Result<readonly NamedPosition[], readonly Complaint[]>> {
  if (path.toLowerCase().endsWith('.mbf')) return readMbf(terminal, path, open);
  const text = await readFileText(terminal, '<file>', path);
  if (!text.ok) return fail([text.error]);
  if (open.length > 0) return fail([complain('--open', 'a file that ends with .mbf beside it', path)]);
  if (/^\s*[[{]/.test(text.value)) return readJson(path, text.value);
  const position = parsePosition(text.value);
  return position.ok ? ok([{ id: nameOf(path), position: position.value }]) : fail([said(path, position)]);
}

async function readMbf(terminal: Terminal, path: string, open: readonly string[]) {
  const bytes = await readFileBytes(terminal, '<file>', path);
  if (!bytes.ok) return fail([bytes.error]);
  const field = parseMbf(bytes.value);
  if (!field.ok) return fail([said(path, field)]);
  const { width, height } = field.value;
  const complaints: Complaint[] = [];
  const cells = open.flatMap((written) => {
    const [, x = width, y = height] = (/^(\d+),(\d+)$/.exec(written) ?? []).map(Number);
    if (x < width && y < height) return [y * width + x];
    complaints.push(complain('--open', `column,row below ${width},${height}, counted from 0`, written));
    return [];
  });
  if (complaints.length > 0) return fail(complaints);
  return ok([{ id: nameOf(path), position: openField(field.value, cells) }]);
}

function said<Value>(path: string, reading: Extract<Reading<Value>, { ok: false }>): Complaint {
  return `${path}: ${reading.error.place}: ${reading.error.says}`;
}

/** The file's name without its folder. */
function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

function readJson(path: string, text: string): Result<readonly NamedPosition[], readonly Complaint[]> {
  const value = parseJson(text);
  const list = isRecord(value) && 'positions' in value ? value.positions : isRecord(value) ? [value] : value;
  if (!Array.isArray(list)) {
    return fail([complain('<file>', 'JSON with a list of positions', path)]);
  }
  const positions: NamedPosition[] = [];
  const complaints: Complaint[] = [];
  for (const [index, each] of list.entries()) {
    const position = readEntry(each);
    const id = isRecord(each) && typeof each.id === 'string' ? each.id : String(index + 1);
    if (typeof position === 'string') complaints.push(`${path}: position ${id}: ${position}`);
    else positions.push({ id, position });
  }
  return complaints.length > 0 ? fail(complaints) : ok(positions);
}

/** The position, or what is wrong with it. */
function readEntry(entry: unknown): Position | string {
  if (!isRecord(entry)) return 'is no object';
  const { rows, width, height, mines } = entry;
  if (!isTextList(rows)) return 'has no "rows", a list of texts';
  const reading = parsePosition(rows.join('\n'));
  if (!reading.ok) return `rows: ${reading.error.place}: ${reading.error.says}`;
  const position = reading.value;
  if ((width ?? position.width) !== position.width || (height ?? position.height) !== position.height) {
    return `says ${width} by ${height}, and its rows are ${position.width} by ${position.height}`;
  }
  if (mines === undefined || mines === null) return position;
  const cells = position.width * position.height;
  return typeof mines === 'number' && Number.isInteger(mines) && mines >= 0 && mines <= cells
    ? { ...position, mines }
    : `"mines" is ${JSON.stringify(mines)}; a whole number up to ${cells}, or absent where the total is not known`;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
