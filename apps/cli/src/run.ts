import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { boardsCommand } from './boards/command.ts';
import { claimsCommand } from './claims/command.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { labCommand } from './lab/command.ts';
import { CATALOG_MEANS, type Means } from './lab/means.ts';
import { replayCommand } from './replay/command.ts';
import { serveCommand } from './serve/command.ts';
import { simCommand } from './sim/command.ts';
import { solveCommand } from './solve/command.ts';
import { tablesCommand } from './tables/command.ts';
import type { Terminal } from './terminal.ts';
import { WORDS } from './words.ts';
import { workCommand } from './work/command.ts';

/**
 * Runs the command line `args` (without program name) and gives back its exit code. Prints; never throws for bad input.
 * `means` are the laboratories and who works in them.
 */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  means: Means = CATALOG_MEANS,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const program = new Command('foretell')
    .description(WORDS.program)
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    })
    .configureHelp({ helpWidth: 110 })
    .showHelpAfterError('See: foretell --help')
    .addHelpText('after', `\n${WORDS.exitCodes}`);
  const finish = (result: ExitCode) => {
    code = result;
  };
  serveCommand(program, terminal, finish);
  simCommand(program, terminal, finish);
  workCommand(program, terminal, finish);
  replayCommand(program, terminal, finish);
  solveCommand(program, terminal, finish);
  labCommand(program, terminal, finish, means);
  claimsCommand(program, terminal, finish, means);
  boardsCommand(program, terminal, finish);
  tablesCommand(program, terminal, finish);
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has printed its message; help and nothing wrong is 0, everything else is a usage it did not understand.
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
  return code;
}
