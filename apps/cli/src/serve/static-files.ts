import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The build puts a hash of the content into the names of these files, so a name never changes its content. */
const HASHED_FOLDER = '/assets/';

/** Answers GET and HEAD with the files under `folder`, and with nothing from outside it. */
export function serveFiles(folder: string): RequestListener {
  return (request, response) => {
    answer(folder, request, response).catch(() => end(response, 500, 'something went wrong'));
  };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return end(response, 405, 'only GET and HEAD');
  }
  const path = readPath(request.url ?? '/');
  const file = path === undefined ? undefined : await findFile(folder, path);
  if (path === undefined || file === undefined) return end(response, 404, 'no such file');
  response.setHeader('content-type', CONTENT_TYPES[extname(file.path)] ?? 'application/octet-stream');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader(
    'cache-control',
    path.startsWith(HASHED_FOLDER) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  response.setHeader('etag', file.tag);
  if (request.headers['if-none-match'] === file.tag) return void response.writeHead(304).end();
  const content = await readFile(file.path);
  response.setHeader('content-length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** The decoded path of a request, `/index.html` for `/`; `undefined` for one that cannot be decoded. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return undefined;
  }
}

interface FoundFile {
  readonly path: string;
  /** Changes when the file does. */
  readonly tag: string;
}

/** The file at `path` if it is a file under `folder`. `join` takes the dots out, so what is left either is inside or not. */
async function findFile(folder: string, path: string): Promise<FoundFile | undefined> {
  const full = join(folder, path);
  if (!full.startsWith(folder + sep) || full.includes('\0')) return undefined;
  const stats = await stat(full).catch(() => undefined);
  if (stats === undefined || !stats.isFile()) return undefined;
  return { path: full, tag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"` };
}

function end(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(`${status}: ${text}\n`);
}
