import { EXIT, type ExitCode } from './exit.ts';
import type { Terminal } from './terminal.ts';

/** One thing wrong with an argument, as a line for the person who wrote it. */
export type Complaint = string;

/** `<place>: expected <expected>, received <received>`, and a guess at what was meant when one of `choices` is close. */
export function complain(
  place: string,
  expected: string,
  received: string,
  choices: readonly string[] = [],
): Complaint {
  const guess = closest(received, choices);
  const hint = guess === undefined ? '' : ` (did you mean ${guess}?)`;
  return `${place}: expected ${expected}, received ${received === '' ? 'nothing' : `"${received}"`}${hint}`;
}

/** The same for a choice from a list. */
export function complainChoice(place: string, choices: readonly string[], received: string): Complaint {
  return complain(place, `one of ${choices.join(', ')}`, received, choices);
}

/** Prints complaints and where help is; the exit code of bad usage. */
export function refuseUsage(terminal: Terminal, command: string, complaints: readonly Complaint[]): ExitCode {
  for (const complaint of complaints) terminal.err(complaint);
  terminal.err(`See: foretell ${command} --help`);
  return EXIT.usage;
}

/** The choice with the fewest slips of the finger from `received`, if they are few for its length. */
export function closest(received: string, choices: readonly string[]): string | undefined {
  const ranked = choices
    .map((choice) => ({ choice, slips: slipsBetween(received.toLowerCase(), choice.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips);
  const [best] = ranked;
  return best !== undefined && best.slips <= Math.max(1, Math.floor(best.choice.length / 3))
    ? best.choice
    : undefined;
}

/** Letters to insert, drop, replace or swap with a neighbour (optimal string alignment distance). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}
