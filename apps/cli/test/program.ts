import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const MAIN = resolve(import.meta.dirname, '../src/main.ts');

/** The program in a process of its own, without the one before it that looks for Node: what is killed is the program. */
export function startProgram(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  return {
    out: text(child.stdout),
    err: text(child.stderr),
    /** The first line it prints. */
    firstLine: once(child.stdout, 'data').then(([data]) => String(data).split('\n')[0]),
    /** The exit code; null when it was killed. */
    code: ended.then(([code]) => Number(code ?? Number.NaN)),
    /** Sends a signal and waits for the end. */
    end: async (signal: 'SIGINT' | 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
  };
}
