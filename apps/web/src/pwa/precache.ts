import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** The bundler lays a solver of 3.5 MB beside the client, which no page of it asks for. */
const UNUSED = '.wasm';

/** A Vite plugin: builds the service worker and tells it every file of the client, and a name for exactly these files. */
export function precache(): Plugin {
  let folder = '';
  return {
    name: 'foretell-precache',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL('worker.ts', import.meta.url)),
        fileName: WORKER,
      });
    },
    // Only now all files are there, those that the build copies included.
    writeBundle() {
      const files = filesIn(folder).filter((file) => file !== WORKER && !file.endsWith(UNUSED));
      const version = createHash('sha256');
      for (const file of files) version.update(file).update(readFileSync(join(folder, file)));
      const addresses = files.map((file) => (file === 'index.html' ? './' : `./${file}`));
      const worker = readFileSync(join(folder, WORKER), 'utf8')
        .replaceAll('FORETELL_VERSION', JSON.stringify(version.digest('hex').slice(0, 16)))
        .replaceAll('FORETELL_FILES', JSON.stringify(addresses));
      writeFileSync(join(folder, WORKER), worker);
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
