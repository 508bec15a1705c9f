import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { ExitCode } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import type { AuditOptions } from './audit.ts';
import { BOARD_WORDS } from './board-words.ts';
import type { MakeOptions } from './make.ts';
import { solveBoardsCommand } from './solve-command.ts';

/** `foretell boards`: the minefield's boards, made, shown and looked over. What makes them is loaded when it is asked for. */
export function boardsCommand(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  const boards = program
    .command('boards')
    .description(BOARD_WORDS.description)
    .addHelpText('after', BOARD_WORDS.examples);
  withBoardOptions(boards.command('make'), '1')
    .description(BOARD_WORDS.make)
    .option('--first <number>', BOARD_WORDS.first, '0')
    .option('--json', BOARD_WORDS.json)
    .addHelpText('after', BOARD_WORDS.makeExamples)
    .action(async (options: MakeOptions) => {
      const { makeBoards } = await import('./make.ts');
      finish(makeBoards(terminal, options));
    });
  withBoardOptions(boards.command('show'), '1')
    .description(BOARD_WORDS.show)
    .option('--first <number>', BOARD_WORDS.first, '0')
    .option('--json', BOARD_WORDS.json)
    .addHelpText('after', BOARD_WORDS.showExamples)
    .action(async (options: MakeOptions) => {
      const { showBoards } = await import('./make.ts');
      finish(showBoards(terminal, options));
    });
  withBoardOptions(boards.command('audit'), '14000')
    .description(BOARD_WORDS.audit)
    .option('--workers <count>', BOARD_WORDS.workers, String(availableParallelism()))
    .option('--html <file>', BOARD_WORDS.html)
    .option('--json', BOARD_WORDS.json)
    .option('-q, --quiet', BOARD_WORDS.quiet)
    .addHelpText('after', BOARD_WORDS.auditExamples)
    .action(async (options: AuditOptions) => {
      const { auditInBulk } = await import('./audit.ts');
      finish(await auditInBulk(terminal, options));
    });
  solveBoardsCommand(boards, terminal, finish);
}

/** The options that say which boards; `n` is how many there are when nothing is said. */
function withBoardOptions(command: Command, n: string): Command {
  return command
    .option('--level <number>', BOARD_WORDS.level)
    .option('--depth <number>', BOARD_WORDS.depth)
    .option('--n <count>', BOARD_WORDS.boards, n)
    .option('--seed <text>', BOARD_WORDS.seed, 'foretell')
    .option('--root <root>', BOARD_WORDS.root);
}
