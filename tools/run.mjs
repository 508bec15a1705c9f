// What stands behind `npm start`, `npm test` and the other scripts. Each does its own set-up on a fresh clone.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureRedis } from './redis.mjs';
import { ensureInstalled, handOver, root, runNode } from './setup.mjs';

const [command = '', ...args] = process.argv.slice(2);

const commands = {
  start: () => handOver('apps/cli/src/main.ts', ['serve', ...args]),
  check: () => steps(CHECKS),
  test: () => steps([...CHECKS, ['tests', test]]),
  bench: () => handOver('bench/src/main.ts', args),
  shots: () => {
    ensureChromium();
    return script('tools/shots.ts', ...args);
  },
  contrasts: () => script('tools/contrasts.ts', ...args),
  bless: () => vitest('run', '--update', ...args),
};

/** In the order of how soon each says what is wrong. */
const CHECKS = [
  ['types of the pure packages', () => tsc('tsconfig.pure.json')],
  ['types of tools and tests', () => tsc('tsconfig.node.json')],
  ['types of the web client', () => tsc('tsconfig.web.json')],
  ['lint and format', () => bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['import arrows', () => script('tools/arrows.ts')],
  ['tables of numbers', () => script('apps/cli/src/main.ts', 'tables', 'check')],
];

/** Runs steps until one fails. */
function steps(list) {
  for (const [title, run] of list) {
    console.log(`\n— ${title}`);
    const code = run();
    if (code !== 0) {
      console.error(`\n"${title}" failed (exit code ${code}).`);
      return code;
    }
  }
  return 0;
}

/** All tests, with a last line that says how many passed and failed. */
function test() {
  ensureChromium();
  ensureRedis();
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  const report = join(folder, 'report.json');
  const code = vitest('run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args);
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = counts;
  console.log(`\n${passed} passed, ${failed} failed`);
  return passed === 0 && code === 0 ? 1 : code;
}

function script(file, ...rest) {
  return runNode([file, ...rest]);
}

function bin(file, ...rest) {
  return runNode([join(root, 'node_modules', file), ...rest]);
}

function tsc(project) {
  return bin('typescript/bin/tsc', '-p', project);
}

function vitest(...rest) {
  return bin('vitest/vitest.mjs', ...rest);
}

if (!Object.hasOwn(commands, command)) {
  console.error(
    `node tools/run.mjs: expected one of ${Object.keys(commands).join(', ')}, received "${command}"`,
  );
  process.exit(2);
}
ensureInstalled();
process.exitCode = await commands[command]();
