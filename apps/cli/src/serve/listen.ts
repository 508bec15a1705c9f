import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fail, ok, type Result } from '@foretell/engine';

/** How many ports are tried before giving up. */
const TRIES = 50;

/**
 * Listens on `port`, or on the first one after it that is free; without `host` on all addresses of the machine.
 * Gives back the port, or why listening is not possible.
 */
export async function listenFrom(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<Result<number, string>> {
  const last = Math.min(port + TRIES - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate++) {
    const code = await listenOn(server, candidate, host);
    if (code === undefined) return ok(candidate);
    if (code !== 'EADDRINUSE') return fail(code);
  }
  return fail(`ports ${port} to ${last} are all taken`);
}

/** `undefined` when it listens, else the code of the error. */
function listenOn(server: Server, port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      resolve(error.code ?? error.message);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(undefined);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, host);
  });
}

/** Where a browser finds the server: on this machine first, then from the others in the house. */
export function addressesOf(port: number, host: string | undefined): readonly string[] {
  if (host !== undefined) return [addressOf(host, port)];
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address, port));
  return [addressOf('localhost', port), ...others];
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}
