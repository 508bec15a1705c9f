import { FOG, HIDDEN, MINE, SILENT } from './cells.ts';
import { MOST_CELLS } from './frame.ts';
import type { Position } from './position.ts';
import { type Reading, read, refuse } from './reading.ts';

/** What each letter of a position stands for; the first of those that mean the same is the one that is written. */
const LETTERS: readonly (readonly [letters: string, shown: number])[] = [
  ['#H?', HIDDEN],
  ['*F', MINE],
  ['~', FOG],
  ['_', SILENT],
];

/** Two numbers and, if the total of mines is known, a third: `30x16x99`. */
const HEADER = /^(\d+)\s*x\s*(\d+)(?:\s*x\s*(\d+))?$/i;

const KNOWN =
  'write 0 to 8 for a number, # for an unknown cell, * for a mine, ~ for fog, _ for safe without a number';

/**
 * Reads a position written as text, a row a line:
 *
 * | | |
 * | --- | --- |
 * | `0` to `8` | an opened cell and its number |
 * | `#`, `H` or `?` | nothing is known |
 * | `*` or `F` | a mine; a flag is believed |
 * | `~` | safe, no number, at least one mine beside it |
 * | `_` | safe, no number |
 *
 * A first line `30x16x99` (width, height, mines) gives the total, `30x16` only the size; without it there is no total, and the rows say
 * the size. Spaces within rows and empty lines are skipped, and a line that begins with `;` is a remark.
 */
export function parsePosition(text: string): Reading<Position> {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith(';'));
  const header = HEADER.exec(lines[0]?.text ?? '');
  const rows = header === null ? lines : lines.slice(1);
  const cells: number[] = [];
  const width = rows[0] === undefined ? 0 : lettersOf(rows[0].text).length;
  if (width === 0) return refuse('line 1', 'there is no row of cells; write a row a line');
  for (const row of rows) {
    const problem = readRow(row.text, row.number, width, cells);
    if (problem !== undefined) return problem;
  }
  if (cells.length > MOST_CELLS)
    return refuse('line 1', `${cells.length} cells are too many; ${MOST_CELLS} may be`);
  const position = { width, height: rows.length, cells: Int8Array.from(cells) };
  return header === null ? read(position) : underHeader(position, header, lines[0]?.number ?? 1);
}

function lettersOf(row: string): string {
  return row.replace(/\s/g, '');
}

/** Adds the cells of a row; returns what is wrong with it. */
function readRow(row: string, line: number, width: number, cells: number[]) {
  const letters = lettersOf(row);
  if (letters.length !== width) {
    return refuse(
      `line ${line}`,
      `${letters.length} cells in a board of ${width} columns; all rows are equally long`,
    );
  }
  for (const [index, letter] of [...letters].entries()) {
    const shown = shownBy(letter);
    if (shown === undefined)
      return refuse(`line ${line}, cell ${index + 1}`, `"${letter}" is no cell; ${KNOWN}`);
    cells.push(shown);
  }
  return undefined;
}

function shownBy(letter: string): number | undefined {
  if (letter >= '0' && letter <= '8') return Number(letter);
  return LETTERS.find(([letters]) => letters.includes(letter))?.[1];
}

function underHeader(position: Position, header: RegExpExecArray, line: number): Reading<Position> {
  const [width, height] = [Number(header[1]), Number(header[2])];
  if (width !== position.width || height !== position.height) {
    return refuse(
      `line ${line}`,
      `says ${width} by ${height}, and the rows below are ${position.width} by ${position.height} (columns by rows)`,
    );
  }
  if (header[3] === undefined) return read(position);
  const mines = Number(header[3]);
  return mines <= width * height
    ? read({ ...position, mines })
    : refuse(`line ${line}`, `${mines} mines do not fit into ${width * height} cells`);
}

/** The position as {@link parsePosition} reads it. */
export function formatPosition({ width, height, cells, mines }: Position): string {
  const lines = [mines === undefined ? `${width}x${height}` : `${width}x${height}x${mines}`];
  for (let row = 0; row < height; row++) {
    let line = '';
    for (let column = 0; column < width; column++) line += letterOf(cells[row * width + column] ?? HIDDEN);
    lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}

function letterOf(shown: number): string {
  return LETTERS.find(([, each]) => each === shown)?.[0][0] ?? String(shown);
}
