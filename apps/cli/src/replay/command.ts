import { ok } from '@foretell/engine';
import { peekLink } from '@foretell/session';
import type { Command } from 'commander';
import { refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readFileText } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { printPlay } from './print-play.ts';
import { findLink, readPlay } from './read-play.ts';

/** `foretell replay`: plays a save or a link again, judging every move and comparing every digest. */
export function replayCommand(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('replay')
    .description(WORDS.replay.description)
    .argument('<file>', WORDS.replay.file)
    .option('--verify', WORDS.replay.verify)
    .option('--json', WORDS.json)
    .addHelpText('after', WORDS.replay.examples)
    .action(async (file: string, options: ReplayOptions) => finish(await replay(terminal, file, options)));
}

interface ReplayOptions {
  readonly verify?: true;
  readonly json?: true;
}

async function replay(terminal: Terminal, file: string, options: ReplayOptions): Promise<ExitCode> {
  const link = findLink(file);
  const isLink = link !== undefined && peekLink(link).ok;
  const text = isLink ? ok(link) : await readFileText(terminal, '<file>', file);
  if (!text.ok) return refuseUsage(terminal, 'replay', [text.error]);
  const play = readPlay(text.value);
  if (!play.ok) {
    if (options.json) terminal.out(JSON.stringify({ isVerified: false, ...play.error }));
    else terminal.err(`does not verify: ${play.error.message}`);
    return EXIT.wrong;
  }
  const { save, from } = play.value;
  if (options.json) terminal.out(JSON.stringify({ isVerified: true, from, save }));
  else if (options.verify)
    terminal.out(`verified: ${save.game}, entries: ${save.entries.length}, digest: ${save.digest}`);
  else terminal.out(printPlay(play.value));
  return EXIT.ok;
}
