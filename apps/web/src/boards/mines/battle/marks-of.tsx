import type { BoardSeen } from '@foretell/mines';
import { type Mark, Ring } from './layers.tsx';
import { neighboursOf } from './places.ts';
import type { Wishes } from './use-wishes.ts';

export interface MarksOptions {
  readonly board: BoardSeen;
  readonly wishes: Pick<Wishes, 'asked' | 'ringing' | 'looked' | 'refused'>;
  readonly pressed: number | null;
  /** Where the cursor of the keyboard is. */
  readonly cursor: number | null;
  /** What the teacher points at. */
  readonly lit: ReadonlyMap<number, string>;
}

/** Everything that lies on the board for a moment. */
export function marksOf({ board, wishes, pressed, cursor, lit }: MarksOptions): readonly Mark[] {
  const { asked, ringing, looked, refused } = wishes;
  const around = looked === null ? [] : neighboursOf(board.size, looked);
  return [
    ...[...lit].map(([cell, kind]) => ({ cell, kind: `lit ${kind}` })),
    ...around.map((cell) => ({ cell, kind: 'near' })),
    ...(asked?.way ?? []).map((cell) => ({ cell, kind: 'way' })),
    ...(asked === null ? [] : [{ cell: asked.wish.cell, kind: `target ${asked.wish.kind}` }]),
    ...(cursor === null ? [] : [{ cell: cursor, kind: 'cursor' }]),
    ...(refused?.place === 'cell' && refused.cell !== null
      ? [{ cell: refused.cell, kind: `shake n${refused.nth % 2}` }]
      : []),
    ...(pressed === null ? [] : [{ cell: pressed, kind: 'press', drawing: <Ring kind="filling" /> }]),
    ...(ringing === null ? [] : [{ cell: ringing, kind: 'press', drawing: <Ring kind="closing" /> }]),
  ];
}
