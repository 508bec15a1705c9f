import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { EXIT, type ExitCode } from './exit.ts';
import { replayCommand } from './replay/command.ts';
import { serveCommand } from './serve/command.ts';
import { simCommand } from './sim/command.ts';
import { tablesCommand } from './tables/command.ts';
import type { Terminal } from './terminal.ts';
import { WORDS } from './words.ts';

/** Runs the command line `args` (without program name) and gives back its exit code. Prints; never throws for bad input. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
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
  replayCommand(program, terminal, finish);
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
