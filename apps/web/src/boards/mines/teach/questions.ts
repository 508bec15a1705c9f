import type { BoardSeen } from '@foretell/mines';
import type { Deduction, Deed, Guesses, Judged } from '@foretell/mines/teach';

/** What the teacher's worker can be asked, and what it answers. `id` tells which answer is to which question. */
export type Question =
  | {
      readonly id: number;
      readonly kind: 'lesson';
      readonly board: BoardSeen;
      readonly told: readonly number[];
    }
  | { readonly id: number; readonly kind: 'judge'; readonly deeds: readonly Deed[] };

export type Answer =
  | { readonly id: number; readonly kind: 'lesson'; readonly lesson: Lesson }
  | { readonly id: number; readonly kind: 'judged'; readonly judged: readonly Judgement[] }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** What there is to say about a board: something that follows, that all that follows was said, or that only guessing is left. */
export type Lesson =
  | { readonly kind: 'deduction'; readonly deduction: Deduction }
  | { readonly kind: 'all-told' }
  | { readonly kind: 'guess'; readonly guesses: Guesses };

/** What was judged of a deed, without the deed. */
export type Judgement = Omit<Judged, 'deed'>;
