import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/**
 * The built client in a real browser, for tests and for pictures. This file and the scenes use no DOM types, so that the
 * tools, which are checked without them, can import it.
 */

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = join(WEB, 'dist');
const LOCK = join(WEB, 'node_modules', '.foretell-build');
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages',
  'games',
];
const CHROMIUM = process.env.FORETELL_CHROMIUM ?? '/usr/bin/chromium';

export const SIZES = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof SIZES;

/** The client on a port of its own, and a browser beside it. */
export interface Place {
  readonly address: string;
  readonly browser: Browser;
  /** Files of the client by their path, `/index.html`; a test may put others in their place. */
  readonly files: Map<string, Buffer>;
  close(): Promise<void>;
}

export async function openPlace(): Promise<Place> {
  await buildIfStale();
  const files = new Map(filesIn(DIST).map((file) => [`/${file}`, readFileSync(join(DIST, file))]));
  const server = await serve(files);
  const browser = await launch();
  return {
    address: server.address,
    browser,
    files,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** A browser profile of its own: English, a phone, and still, so that nothing has to be waited for. */
export async function openProfile(
  place: Place,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return place.browser.newContext({
    locale: 'en-US',
    viewport: SIZES.phone,
    reducedMotion: 'reduce',
    ...options,
  });
}

/** Opens the client at an address behind the `#`, and waits until something is drawn. */
export async function openClient(place: Place, context: BrowserContext, hash = '#/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${place.address}/${hash}`);
  await page.waitForSelector('#house > *');
  return page;
}

/** Puts texts where the client keeps its own, before a page of this profile is opened. */
export async function stock(
  context: BrowserContext,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  const json = JSON.stringify(JSON.stringify(entries));
  await context.addInitScript({
    content: `if (sessionStorage.stocked === undefined) {
      sessionStorage.stocked = 'yes';
      for (const [key, text] of Object.entries(JSON.parse(${json}))) localStorage.setItem('foretell/' + key, text);
    }`,
  });
}

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  } catch (cause) {
    const advice =
      'install Chromium (Debian: apt-get install chromium fonts-noto-cjk) or set FORETELL_CHROMIUM';
    throw new Error(`no browser at ${CHROMIUM}: ${advice}`, { cause });
  }
}

async function serve(files: ReadonlyMap<string, Buffer>) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://client').pathname;
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const body = files.get(name);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Test files run beside each other: one of them builds, the others wait for it. */
async function buildIfStale(): Promise<void> {
  while (isStale()) {
    if (!takeLock()) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    try {
      if (isStale()) await build();
    } finally {
      rmSync(LOCK, { recursive: true });
    }
  }
}

/** As a person would: a test runner sets variables under which Vite builds something that nobody ships. */
async function build(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: WEB, env });
}

const LOCK_EXPIRES_MS = 60_000;

function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    if (Date.now() - statSync(LOCK).mtimeMs > LOCK_EXPIRES_MS) rmSync(LOCK, { recursive: true });
    return false;
  }
}

function isStale(): boolean {
  const built = statSync(join(DIST, 'sw.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some((source) => newest(join(ROOT, source)) > built);
}

function newest(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...filesIn(path).map((file) => statSync(join(path, file)).mtimeMs));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
