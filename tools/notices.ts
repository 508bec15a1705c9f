import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Writes THIRD-PARTY-NOTICES.md: the licence of everything that runs when somebody plays or uses the command line. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const NOTICES_FILE = join(root, 'THIRD-PARTY-NOTICES.md');
const APPS = ['apps/web', 'apps/cli'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The text of the notices as it should be now. */
export function formatNotices(): string {
  const found = new Map<string, string>();
  for (const app of APPS) collect(join(root, app, 'package.json'), found);
  const sections = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, section]) => section)
    .filter((section) => section !== '');
  return `# Third-party notices\n\nWhat runs when somebody plays or uses the command line, beside this project itself (see LICENSE).\n\n${sections.join('\n')}`;
}

function collect(manifestFile: string, found: Map<string, string>): void {
  for (const name of Object.keys(readManifest(manifestFile).dependencies ?? {})) {
    if (found.has(name)) continue;
    const folder = folderOf(name, manifestFile);
    // The project's own packages have its licence, but bring what they need.
    found.set(name, name.startsWith('@foretell/') ? '' : sectionOf(folder));
    collect(join(folder, 'package.json'), found);
  }
}

function folderOf(name: string, from: string): string {
  const paths = createRequire(pathToFileURL(from)).resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => isFolder(path));
  if (folder === undefined) throw new Error(`${name} is not installed, needed by ${from}`);
  // What a package needs lies beside the place it is linked from.
  return realpathSync(folder);
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).includes('package.json');
  } catch {
    return false;
  }
}

function sectionOf(folder: string): string {
  const { name, version, license } = readManifest(join(folder, 'package.json'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} brings no licence file`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} ${version} (${license})\n\n\`\`\`\n${text}\n\`\`\`\n`;
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(NOTICES_FILE, formatNotices());
