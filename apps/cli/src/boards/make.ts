import { fail, ok, type Result } from '@foretell/engine';
import { type BoardProduct, batchId, generateBoard } from '@foretell/mines/boards';
import { type Complaint, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { messageOf } from '../message-of.ts';
import { readCount } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { type BoardOptions, readBatch } from './board-request.ts';
import { drawBoard } from './draw-board.ts';
import { ROOTS } from './roots.ts';

export interface MakeOptions extends BoardOptions {
  readonly first: string;
  readonly json?: true;
}

/** `foretell boards make`: boards as JSON. */
export function makeBoards(terminal: Terminal, options: MakeOptions): ExitCode {
  return tellBoards(terminal, 'boards make', options, (made) => terminal.out(JSON.stringify(made)));
}

/** `foretell boards show`: boards as people look at them. */
export function showBoards(terminal: Terminal, options: MakeOptions): ExitCode {
  return tellBoards(terminal, 'boards show', options, (made) =>
    terminal.out(options.json ? JSON.stringify(made) : made.map(drawBoard).join('\n\n')),
  );
}

function tellBoards(
  terminal: Terminal,
  command: string,
  options: MakeOptions,
  tell: (made: readonly BoardProduct[]) => void,
): ExitCode {
  const first = readCount('--first', options.first, 0, 100_000_000);
  const batch = readBatch(options, false);
  if (!first.ok || !batch.ok) {
    const complaints = [...(first.ok ? [] : [first.error]), ...(batch.ok ? [] : batch.error)];
    return refuseUsage(terminal, command, complaints);
  }
  const { rows, seed, boards } = batch.value;
  const made = rows.flatMap((row) =>
    Array.from({ length: boards }, (_, index) => {
      const id = batchId(row, first.value + index);
      return attempt(() => generateBoard(ROOTS[row.root], { seed, id, level: row.level, depth: row.depth }));
    }),
  );
  for (const each of made) if (!each.ok) terminal.err(each.error);
  tell(made.flatMap((each) => (each.ok ? [each.value] : [])));
  return made.every((each) => each.ok) ? EXIT.ok : EXIT.wrong;
}

function attempt(make: () => BoardProduct): Result<BoardProduct, Complaint> {
  try {
    return ok(make());
  } catch (error) {
    return fail(messageOf(error));
  }
}
