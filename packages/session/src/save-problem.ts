import { formatProblem, type Problem, type Refusal } from '@foretell/engine';
import { formatLabelProblem, type LabelProblem } from './label.ts';
import type { JsonProblem } from './untrusted.ts';

/** Why a text is not a save this program can go on with. Entries count from 0. */
export type SaveProblem =
  | JsonProblem
  | { readonly kind: 'not-a-save'; readonly problems: readonly Problem[] }
  | LabelProblem
  | { readonly kind: 'bad-config'; readonly problems: readonly Problem[] }
  | { readonly kind: 'bad-move'; readonly entry: number; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly entry: number; readonly refusal: Refusal }
  /** The entries stop before a chance turn, where no sitting ever rests. */
  | { readonly kind: 'unfinished-entries'; readonly entries: number }
  | { readonly kind: 'bad-sealed'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused-sealed'; readonly refusal: Refusal }
  /** `entry` is -1 when already the first state differs. */
  | {
      readonly kind: 'diverged';
      readonly entry: number;
      readonly expected: string;
      readonly received: string;
    }
  /** Every move verifies, but another part of the file was changed. */
  | { readonly kind: 'damaged'; readonly expected: string; readonly received: string };

/** Prints a problem as one English line for a terminal. People count entries from 1. */
export function formatSaveProblem(problem: SaveProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return `the text has ${problem.chars} characters; at most ${problem.limit} are read`;
    case 'not-json':
      return JSON_REASONS[problem.reason];
    case 'not-a-save':
      return `this is not a save of Foretell: ${formatAll(problem.problems)}`;
    case 'wrong-game':
    case 'newer-format':
    case 'newer-rules':
    case 'older-rules':
      return formatLabelProblem(problem);
    case 'bad-config':
      return `its configuration cannot be played: ${formatAll(problem.problems)}`;
    case 'bad-move':
      return `entry ${problem.entry + 1} cannot be read: ${formatAll(problem.problems)}`;
    case 'refused':
      return `entry ${problem.entry + 1} is refused: ${formatRefusal(problem.refusal)}; expected a legal move`;
    case 'unfinished-entries':
      return `after ${problem.entries} entries a chance turn is open; expected its outcome`;
    case 'bad-sealed':
      return `the sealed moves cannot be read: ${formatAll(problem.problems)}`;
    case 'refused-sealed':
      return `a sealed move is refused: ${formatRefusal(problem.refusal)}; expected a legal move`;
    case 'diverged':
      return `${placeOf(problem.entry)} leads to state ${problem.received}; expected ${problem.expected}`;
    case 'damaged':
      return `the file was changed after it was saved: its checksum is ${problem.received}; expected ${problem.expected}`;
  }
}

const JSON_REASONS = {
  syntax: 'the text is not JSON, or was cut off',
  depth: 'the text nests its values deeper than any save does',
  number: 'the text holds a number that is infinite or minus zero; expected finite numbers',
} as const;

function formatAll(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('; ');
}

function formatRefusal(refusal: Refusal): string {
  return `${refusal.code} (seat ${refusal.seat})`;
}

function placeOf(entry: number): string {
  return entry < 0 ? 'the start' : `entry ${entry + 1}`;
}
