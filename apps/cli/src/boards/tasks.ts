import { defineTasks } from '@foretell/crew';
import { digestOf } from '@foretell/engine';
import {
  type AuditRow,
  auditBoards,
  type BatchRange,
  batchId,
  makeBoard,
  type RootId,
} from '@foretell/mines/boards';
import { ROOTS } from './roots.ts';

/** Some boards of a row. */
export interface AuditPart extends AuditRow, BatchRange {
  readonly root: RootId;
  readonly seed: string;
}

/** What the threads of an audit can do. */
export const tasks = defineTasks({
  audit: (input) => {
    const part = readPart(input);
    return auditBoards(ROOTS[part.root], part, part);
  },
  digests: (input) => {
    const part = readPart(input);
    return Array.from({ length: part.to - part.from }, (_, index) => {
      const { product } = makeBoard(ROOTS[part.root], { ...part, id: batchId(part, part.from + index) });
      return digestOf(product);
    });
  },
});

/** Only an audit of this program sends it. */
function readPart(input: unknown): AuditPart {
  return input as AuditPart;
}
