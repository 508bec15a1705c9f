import type { LinkProblem, SaveProblem } from '@foretell/session';
import type { ArchiveProblem } from './archive.ts';

/**
 * What is wrong with a save, a link or a file, as far as a player can do something about it. The problems of the session
 * package tell a programmer more.
 */
export type Fault =
  /** Cut off on the way, or no text of ours at all. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'other-game'; readonly received: string }
  | { readonly kind: 'newer'; readonly received: number; readonly expected: number }
  | { readonly kind: 'older'; readonly received: number; readonly expected: number }
  /** It was whole once, and is not what was written then. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'unknown-player' };

export type AnyProblem = SaveProblem | LinkProblem | ArchiveProblem | { readonly kind: 'unknown-player' };

export function faultOf(problem: AnyProblem): Fault {
  switch (problem.kind) {
    case 'bad-save':
      return faultOf(problem.problem);
    case 'not-json':
    case 'not-a-link':
      return { kind: 'broken' };
    case 'not-a-save':
    case 'not-an-archive':
      return { kind: 'foreign' };
    case 'wrong-game':
      return { kind: 'other-game', received: problem.received };
    case 'newer-format':
    case 'newer-rules':
    case 'newer-archive':
      return { kind: 'newer', received: problem.received, expected: problem.expected };
    case 'older-rules':
      return { kind: 'older', received: problem.received, expected: problem.expected };
    case 'too-large':
    case 'unfinished':
    case 'unknown-player':
      return { kind: problem.kind };
    case 'bad-config':
    case 'bad-move':
    case 'refused':
    case 'unfinished-entries':
    case 'bad-sealed':
    case 'refused-sealed':
    case 'diverged':
    case 'damaged':
      return { kind: 'changed' };
  }
}
