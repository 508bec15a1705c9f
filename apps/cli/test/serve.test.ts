import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, isOlder } from '../src/serve/client.ts';
import { serve } from '../src/serve/command.ts';
import { listenFrom } from '../src/serve/listen.ts';
import { serveFiles } from '../src/serve/static-files.ts';
import { standIn } from './typed.ts';

const outside = mkdtempSync(join(tmpdir(), 'foretell-serve-'));
const folder = join(outside, 'dist');
const server = createServer(serveFiles(folder));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(outside, 'dist-secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), '// client');
  await listen(server);
});

afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

describe('the server of the client', () => {
  it('sends each file with its type; hashed ones for ever, all others to be asked for again', async () => {
    const files = await Promise.all(['/', '/sw.js?x=1', '/assets/index-abc123.js'].map((path) => get(path)));
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(files.map(({ headers }) => headers['content-type'])).toEqual([
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
      'text/javascript; charset=utf-8',
    ]);
    expect(files.map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('answers who has the file already without sending it again', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect([first.body, again.status, again.body]).toEqual(['<!doctype html>', 304, '']);
  });

  it('lets nothing out of its folder, however the way is written', async () => {
    const ways = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/../dist-secret.txt',
      '/%00',
      '/%zz',
      '/assets',
    ];
    const answers = await Promise.all(ways.map((way) => get(way)));
    expect(answers.map(({ status }) => status)).toEqual(ways.map(() => 404));
    expect(answers.some(({ body }) => body.includes('secret'))).toBe(false);
  });

  it('only reads', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});

describe('serve', () => {
  it('builds a client that is out of date, takes the next free port, says where it is, and ends with Ctrl-C', async () => {
    const taken = createServer();
    await listen(taken);
    const port = portOf(taken);
    const { terminal, answer, interrupt } = standIn();
    const built: string[] = [];
    const client: Client = {
      folder,
      isOutdated: () => built.length === 0,
      build: async () => built.push('once') > 0,
    };
    const ended = serve(terminal, { port: String(port), host: '127.0.0.1', json: true }, client);
    await expect.poll(() => answer().out).not.toBe('');
    const [address = ''] = JSON.parse(answer().out).addresses;
    expect(await (await fetch(address)).text()).toBe('<!doctype html>');
    expect(new URL(address).port).not.toBe(String(port));
    expect(answer().err).toContain(`Port ${port} is taken.`);
    interrupt();
    expect(await ended).toBe(0);
    expect(built).toEqual(['once']);
    await expect(fetch(address)).rejects.toThrow();
    taken.close();
  });

  it('does not serve a client that could not be built', async () => {
    const { terminal, answer } = standIn();
    const broken: Client = { folder, isOutdated: () => true, build: async () => false };
    expect(await serve(terminal, { port: '4173' }, broken)).toBe(1);
    expect(answer().out).toBe('');
  });

  it('names a port that is none and an address that is not of this machine', async () => {
    const { terminal, answer } = standIn();
    const client: Client = { folder, isOutdated: () => false, build: async () => true };
    expect(await serve(terminal, { port: '70000' }, client)).toBe(2);
    expect(answer().err).toContain('--port: expected a whole number from 1 to 65535, received "70000"');
    expect(await serve(terminal, { port: '4173', host: '203.0.113.1' }, client)).toBe(2);
    expect(answer().err).toContain('cannot listen on 203.0.113.1: EADDRNOTAVAIL');
  });

  it('gives up when a whole row of ports is taken', async () => {
    const busy = createServer();
    const result = await listenFrom(
      Object.assign(busy, {
        listen: () => busy.emit('error', Object.assign(new Error('taken'), { code: 'EADDRINUSE' })),
      }),
      65_530,
      undefined,
    );
    expect(result).toEqual({ ok: false, error: 'ports 65530 to 65535 are all taken' });
  });
});

describe('a client', () => {
  it('is out of date when it was never built, or when a source is newer', () => {
    const source = join(outside, 'src');
    mkdirSync(join(source, 'deep'), { recursive: true });
    writeFileSync(join(source, 'deep', 'a.ts'), '');
    const built = join(folder, 'index.html');
    utimesSync(join(source, 'deep', 'a.ts'), 1000, 1000);
    utimesSync(built, 2000, 2000);
    expect(isOlder(built, [join(source, 'deep')])).toBe(false);
    utimesSync(join(source, 'deep', 'a.ts'), 3000, 3000);
    expect(isOlder(built, [join(source, 'deep')])).toBe(true);
    expect(isOlder(join(folder, 'none.html'), [])).toBe(true);
  });
});

function listen(it: Server): Promise<void> {
  return new Promise((resolve) => {
    it.listen(0, '127.0.0.1', resolve);
  });
}

function portOf(it: Server): number {
  const address = it.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

interface Received {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Asks with the path exactly as written; `fetch` would tidy it up. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const port = portOf(server);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
