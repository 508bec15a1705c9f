import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A checkout with nothing in it but the tools, a lock file, and an npm that writes down how it was called. */
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foretell-setup-'));
  mkdirSync(join(root, 'tools'));
  mkdirSync(join(root, 'bin'));
  for (const file of ['setup.mjs', 'run.mjs', 'apt.mjs', 'chromium.mjs', 'redis.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(root, 'tools', file));
  }
  writeFileSync(join(root, 'package-lock.json'), '{ "one": 1 }');
  writeNpm('mkdir -p node_modules && echo "$@" >> calls.txt');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('setting up', () => {
  it('installs once what the lock file names, and again when the lock file has changed', () => {
    expect(install()).toMatchObject({ status: 0 });
    expect(install()).toMatchObject({ status: 0 });
    expect(calls()).toEqual(['ci --loglevel=error --no-audit --no-fund']);
    writeFileSync(join(root, 'package-lock.json'), '{ "two": 2 }');
    install();
    expect(calls()).toHaveLength(2);
  });

  it('ends with the exit code of npm when that fails, and tries again next time', () => {
    writeNpm('mkdir -p node_modules && exit 7');
    const failed = install();
    expect(failed.status).toBe(7);
    expect(failed.stderr).toContain('npm ci failed');
    writeNpm('echo "$@" >> calls.txt');
    expect(install().status).toBe(0);
    expect(calls()).toHaveLength(1);
  });
});

describe('handing over to a script', () => {
  it('gives back its exit code, in the folder of the caller and with its arguments', () => {
    writeFileSync(
      join(root, 'exits.mjs'),
      'console.log(process.cwd(), process.argv[2]); process.exitCode = 5;',
    );
    const { status, stdout } = runTool("process.exitCode = await handOver('exits.mjs', ['word']);", tmpdir());
    expect(status).toBe(5);
    expect(stdout).toMatch(/^\S+ word\n$/);
    expect(stdout).not.toContain(root);
  });

  it('ends the script when it is ended itself', async () => {
    writeFileSync(
      join(root, 'waits.mjs'),
      "process.on('SIGTERM', () => { console.log('ended'); process.exit(3); }); console.log('waits'); setInterval(() => {}, 1000);",
    );
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', tool("process.exitCode = await handOver('waits.mjs', []);")],
      {
        cwd: root,
      },
    );
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
      if (out === 'waits\n') child.kill('SIGTERM');
    });
    const code = await new Promise((done) => child.once('exit', done));
    expect([code, out]).toEqual([3, 'waits\nended\n']);
  });
});

describe('Redis', () => {
  it('is left alone where it is, and where it is neither there nor may be installed, the command to do so is told', () => {
    const ensure = `import { ensureRedis } from ${JSON.stringify(join(root, 'tools', 'redis.mjs'))};
      process.getuid = () => 1000;
      ensureRedis();`;
    const run = (PATH: string) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', ensure], { env: { PATH }, encoding: 'utf8' });
    expect(run(join(root, 'bin'))).toMatchObject({
      status: 1,
      stderr:
        'The tests of the queue need a program called redis-server.\nOn Debian: sudo apt-get install redis-server\n',
    });
    writeFileSync(join(root, 'bin', 'redis-server'), '#!/bin/sh\n');
    chmodSync(join(root, 'bin', 'redis-server'), 0o755);
    expect(run(`${join(root, 'bin')}${delimiter}/bin`)).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('the commands behind npm run', () => {
  it('are listed to whoever asks for another one', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'run.mjs'), 'tset'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain(
      'expected one of start, check, test, bench, shots, contrasts, bless, received "tset"',
    );
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  });
});

function writeNpm(script: string): void {
  const npm = join(root, 'bin', 'npm');
  writeFileSync(npm, `#!/bin/sh\n${script}\n`);
  chmodSync(npm, 0o755);
}

function calls(): string[] {
  return readFileSync(join(root, 'calls.txt'), 'utf8').trim().split('\n');
}

function install() {
  return runTool('ensureInstalled();', root);
}

/** Runs a line of code that uses the set-up of this checkout, with its npm first on the path. */
function runTool(code: string, cwd: string) {
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` };
  return spawnSync(process.execPath, ['--input-type=module', '-e', tool(code)], {
    cwd,
    env,
    encoding: 'utf8',
  });
}

function tool(code: string): string {
  return `import { ensureInstalled, handOver } from ${JSON.stringify(join(root, 'tools', 'setup.mjs'))};\n${code}`;
}
