import { formatProblem, type Problem } from '@foretell/engine';
import { formatLabelProblem, type LabelProblem } from './label.ts';

/** Why a play cannot be made a link, or a link not a play. Entries count from 0, chance turns not included. */
export type LinkProblem =
  /** A link tells the seed and so everything that is hidden: only a finished play has one. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'too-large'; readonly chars: number; readonly limit: number }
  | { readonly kind: 'not-a-link' }
  | LabelProblem
  | { readonly kind: 'bad-config'; readonly problems: readonly Problem[] }
  | { readonly kind: 'bad-move'; readonly entry: number; readonly received: string }
  /** It plays to its end, but not to the end it names: a changed link, or changed rules. */
  | { readonly kind: 'damaged'; readonly expected: string; readonly received: string };

/** Prints a problem as one English line for a terminal. People count entries from 1. */
export function formatLinkProblem(problem: LinkProblem): string {
  switch (problem.kind) {
    case 'unfinished':
      return 'the play is not finished; only a finished play has a link, because the link tells what is hidden';
    case 'too-large':
      return `the link has ${problem.chars} characters; at most ${problem.limit} are read`;
    case 'not-a-link':
      return 'this is not a link to a play: expected seven parts with points between them, the first p1';
    case 'wrong-game':
    case 'newer-format':
    case 'newer-rules':
    case 'older-rules':
      return formatLabelProblem(problem);
    case 'bad-config':
      return `its configuration cannot be played: ${problem.problems.map(formatProblem).join('; ')}`;
    case 'bad-move':
      return `move ${problem.entry + 1} of the link cannot be played: received "${problem.received}"`;
    case 'damaged':
      return `the link was changed or the rules were: it ends in ${problem.received}; expected ${problem.expected}`;
  }
}
