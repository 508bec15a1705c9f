// Makes the checkout ready: installs what the lock file names if it is not installed yet, and finds the Node that runs the
// sources. Plain JavaScript without dependencies: it runs on whatever Node started it, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Oldest Node that runs `.ts` files without a flag. */
const OLDEST = [22, 18];

/**
 * Installs when node_modules is missing or belongs to another lock file. Exits with a message when that fails. Of several
 * processes that find it missing, one installs and the others wait: two at once would take each other's files away.
 */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === lock;
  while (!isInstalled()) {
    if (takeTurn()) {
      try {
        if (!isInstalled()) install(lock);
      } finally {
        rmSync(TURN, { force: true });
      }
    } else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
}

const MARK = join(root, 'node_modules', '.foretell-lock');
/** Holds the number of the process that installs. Beside node_modules, which an installation removes. */
const TURN = join(root, '.installing');
const WAIT_MS = 200;

/** Whether it is for this process to install. A turn whose process is gone is over. */
function takeTurn() {
  try {
    writeFileSync(TURN, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isRunning(readTurn())) rmSync(TURN, { force: true });
  return false;
}

function readTurn() {
  try {
    return Number(readFileSync(TURN, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

/** A number that cannot be read yet belongs to a process that is just writing it. */
function isRunning(id) {
  if (!(id > 0)) return true;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function install(lock) {
  console.error('Installing dependencies (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    // What npm says goes to standard error: standard output belongs to the command, which may print JSON.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed. Is the registry reachable? Run `npm ci` by hand to see more.');
    rmSync(TURN, { force: true });
    process.exit(result.status ?? 1);
  }
  writeFileSync(MARK, lock);
}

/** The Node that runs the sources: the pinned one, or this one where the pinned one has no package (macOS). */
export function findNode() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  console.error(
    `Foretell needs Node ${OLDEST.join('.')} or newer on this platform; this is ${process.version}.`,
  );
  process.exit(1);
}

/** Runs a script of the project with its Node, in the project's folder; gives back the exit code. */
export function runNode(args) {
  const { node, options } = prepare();
  const result = spawnSync(node, args, { ...options, cwd: root });
  if (result.error) throw result.error;
  return result.status ?? 128 + constants.signals[result.signal];
}

/**
 * Runs `script` of the project in the caller's folder and stays out of the way: whoever ends this process ends the script,
 * and its exit code is given back.
 */
export function handOver(script, args) {
  const { node, options } = prepare();
  const child = spawn(node, [join(root, script), ...args], options);
  const passOn = (signal) => child.kill(signal);
  process.on('SIGTERM', passOn).on('SIGHUP', passOn);
  // A terminal sends Ctrl-C to both of us. Only where there is none is it ours to pass on.
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
  process.on('SIGINT', hasTerminal ? () => {} : passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** The project's Node, and its tools before others on the path. */
function prepare() {
  const node = findNode();
  const separator = process.platform === 'win32' ? ';' : ':';
  const PATH = `${join(root, 'node_modules', '.bin')}${separator}${process.env.PATH}`;
  return {
    node,
    options: { stdio: 'inherit', shell: node.endsWith('.cmd'), env: { ...process.env, PATH } },
  };
}
