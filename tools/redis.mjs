// The Redis of the queue's tests. Each of them starts a server of its own, which keeps nothing.
import { spawnSync } from 'node:child_process';
import { installWithApt } from './apt.mjs';

const PACKAGES = ['redis-server'];

/** Installs Redis where this may be done; exits with the command to run where it may not. */
export function ensureRedis() {
  if (hasRedis()) return;
  installWithApt(PACKAGES);
  if (hasRedis()) return;
  console.error('The tests of the queue need a program called redis-server.');
  console.error(`On Debian: sudo apt-get install ${PACKAGES.join(' ')}`);
  process.exit(1);
}

function hasRedis() {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}
