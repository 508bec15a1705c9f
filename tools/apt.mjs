// Programs of the system that tests need, on Debian and what is like it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where this may be done; does nothing where it may not. */
export function installWithApt(packages) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return;
  console.error(`Installing ${packages.join(' and ')} (once) …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
