import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis of these tests' own, which keeps nothing. */
export interface TestRedis {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts one on a port that is free. Rejects when there is no `redis-server`, which `npm test` installs. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-redis-'));
  const port = await freePort();
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(server, 'exit');
  try {
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stdout.on('data', (text) => {
        log += text;
        if (log.includes('Ready to accept connections')) resolve();
      });
      server.once('error', reject);
      ended.then(() => reject(new Error(`redis-server ended: ${log}`)), reject);
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    close: async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port has no number');
  return address.port;
}
