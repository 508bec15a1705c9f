import { findGame } from '@foretell/catalog';
import { formatLink, formatSave, openSession, playBots } from '@foretell/session';
import { run } from '../src/run.ts';
import type { Terminal } from '../src/terminal.ts';

/** What somebody typed and what came back. */
export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line as if it had been typed, in a folder with these files; `-` is standard input. */
export async function typed(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { terminal, answer } = standIn(files);
  const code = await run(args, terminal);
  return { code, ...answer() };
}

/** A terminal that remembers. `interrupt` is Ctrl-C. */
export function standIn(files: Readonly<Record<string, string>> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const written: Record<string, string> = {};
  const listeners = new Set<() => void>();
  const readText = async (path: string) => {
    const text = files[path];
    if (text === undefined) throw Object.assign(new Error('none'), { code: 'ENOENT' });
    return text;
  };
  const terminal: Terminal = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    redraw: undefined,
    readText,
    // A letter a byte.
    readBytes: async (path) => Uint8Array.from(await readText(path), (letter) => letter.charCodeAt(0)),
    writeText: async (path, text) => {
      if (path.includes('/no/such/')) throw Object.assign(new Error('none'), { code: 'ENOENT' });
      written[path] = text;
    },
    onInterrupt: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    terminal,
    written,
    answer: () => ({ out: out.join('\n'), err: err.join('\n') }),
    interrupt: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** A finished week of shift between two bots, as a save and as a link. */
export function week(seed: string, ids: { readonly boss: string; readonly worker: string }) {
  const entry = findGame('shift');
  const boss = entry?.bots.find((bot) => bot.seat === 'boss' && bot.id === ids.boss);
  const worker = entry?.bots.find((bot) => bot.seat === 'worker' && bot.id === ids.worker);
  if (entry === undefined || boss === undefined || worker === undefined) throw new Error('no such bots');
  const { game } = entry;
  const opened = openSession(game, game.defaultConfig, seed, { boss: 'bot', worker: 'bot' });
  const session = playBots(game, opened, { boss, worker });
  const link = formatLink(game, session);
  if (!link.ok) throw new Error('a finished week has no link');
  return { save: formatSave(session), link: link.value };
}
