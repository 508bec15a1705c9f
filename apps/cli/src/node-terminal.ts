import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { EXIT } from './exit.ts';
import type { Terminal } from './terminal.ts';

/** The terminal that this process was started from. */
export function nodeTerminal(): Terminal {
  const { stdout, stderr, stdin } = process;
  // Whoever reads us through a pipe may stop when he has enough (`foretell ... | head`).
  stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? EXIT.ok : EXIT.wrong),
  );
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    redraw: stderr.isTTY ? (line) => void stderr.write(`\r\u001b[K${line}`) : undefined,
    readText: (path) => (path === '-' ? text(stdin) : readFile(path, 'utf8')),
    readBytes: (path) => readFile(path),
    writeText: (path, content) => writeFile(path, content),
    onInterrupt: (listener) => {
      process.once('SIGINT', listener);
      return () => void process.off('SIGINT', listener);
    },
  };
}
