import type { Command } from 'commander';
import type { ExitCode } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import type { SolveOptions } from './solve.ts';
import { SOLVE_WORDS } from './solve-words.ts';

/** `foretell boards solve`. */
export function solveBoardsCommand(
  boards: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  boards
    .command('solve')
    .description(SOLVE_WORDS.description)
    .argument('<file>', SOLVE_WORDS.file)
    // Without a default, which help would print as an empty list.
    .option('--open <column,row>', SOLVE_WORDS.open, (written, before?: readonly string[]) => [
      ...(before ?? []),
      written,
    ])
    .option('--steps <count>', SOLVE_WORDS.steps)
    .option('--prior <per mille>', SOLVE_WORDS.prior)
    .option('--why', SOLVE_WORDS.why)
    .option('--json', SOLVE_WORDS.json)
    .addHelpText('after', SOLVE_WORDS.examples)
    .action(async (file: string, options: SolveOptions) => {
      const { solveBoards } = await import('./solve.ts');
      finish(await solveBoards(terminal, file, options));
    });
}
