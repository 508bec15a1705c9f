import { createServer } from 'node:http';
import type { Command } from 'commander';
import { refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readCount } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { type Client, WEB_CLIENT } from './client.ts';
import { addressesOf, listenFrom } from './listen.ts';
import { serveFiles } from './static-files.ts';

/** `foretell serve`: builds the web client if need be and serves it until Ctrl-C. */
export function serveCommand(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('serve')
    .description(WORDS.serve.description)
    .option('--port <number>', WORDS.serve.port, '4173')
    .option('--host <address>', WORDS.serve.host)
    .option('--json', WORDS.json)
    .addHelpText('after', WORDS.serve.examples)
    .action(async (options: ServeOptions) => finish(await serve(terminal, options)));
}

interface ServeOptions {
  readonly port: string;
  readonly host?: string;
  readonly json?: true;
}

/** Serves until Ctrl-C, which is how it is meant to end. */
export async function serve(
  terminal: Terminal,
  { port: written, host, json }: ServeOptions,
  client: Client = WEB_CLIENT,
): Promise<ExitCode> {
  const wanted = readCount('--port', written, 1, 65_535);
  if (!wanted.ok) return refuseUsage(terminal, 'serve', [wanted.error]);
  if (client.isOutdated()) {
    terminal.err('Building the web client …');
    if (!(await client.build())) return EXIT.wrong;
  }
  const server = createServer(serveFiles(client.folder));
  const port = await listenFrom(server, wanted.value, host);
  if (!port.ok) {
    return refuseUsage(terminal, 'serve', [`cannot listen on ${host ?? 'this machine'}: ${port.error}`]);
  }
  if (port.value !== wanted.value) terminal.err(`Port ${wanted.value} is taken.`);
  const addresses = addressesOf(port.value, host);
  terminal.out(json ? JSON.stringify({ addresses }) : `Foretell: ${addresses.join('  ')}`);
  await new Promise<void>((resolve) => {
    server.once('close', resolve);
    terminal.onInterrupt(() => {
      server.close();
      server.closeAllConnections();
    });
  });
  return EXIT.ok;
}
