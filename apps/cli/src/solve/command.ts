import { fail, formatProblem, ok, type Result } from '@foretell/engine';
import { readGameFile } from '@foretell/solve';
import type { Command } from 'commander';
import { type Complaint, complainChoice, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readFileText } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { METHODS, type Method } from './methods.ts';
import { printReport } from './print.ts';
import type { FileReport } from './report.ts';
import { reportTable } from './solve-table.ts';
import { reportTree } from './solve-tree.ts';

/** `foretell solve`: the value of games in files of the Gambit project. */
export function solveCommand(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('solve')
    .description(WORDS.solve.description)
    .argument('<files...>', WORDS.solve.files)
    .option('--method <method>', WORDS.solve.method)
    .option('--mixes', WORDS.solve.mixes)
    .option('--json', WORDS.json)
    .addHelpText('after', WORDS.solve.examples)
    .action(async (files: readonly string[], options: SolveOptions) =>
      finish(await solve(terminal, files, options)),
    );
}

interface SolveOptions {
  readonly method?: string;
  readonly mixes?: true;
  readonly json?: true;
}

async function solve(terminal: Terminal, files: readonly string[], options: SolveOptions): Promise<ExitCode> {
  const request = await readRequest(terminal, files, options);
  if (!request.ok) return refuseUsage(terminal, 'solve', request.error);
  const reports: FileReport[] = [];
  for (const text of request.value.texts) {
    const report = await reportFile(text, request.value.method, options.mixes === true);
    reports.push(report);
    if (options.json) continue;
    if (report.verdict === 'solved') terminal.out(printReport(report));
    else terminal.err(printReport(report));
  }
  if (options.json) terminal.out(JSON.stringify({ files: reports }));
  return reports.every(({ verdict }) => verdict === 'solved') ? EXIT.ok : EXIT.wrong;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

interface Request {
  readonly texts: readonly NamedText[];
  /** Undefined where each kind of game shall have its own. */
  readonly method: Method | undefined;
}

/** Reads all that was asked for, and gives back all that is wrong with it. */
async function readRequest(
  terminal: Terminal,
  files: readonly string[],
  { method }: SolveOptions,
): Promise<Result<Request, readonly Complaint[]>> {
  const texts: NamedText[] = [];
  const complaints: Complaint[] = [];
  const known = METHODS.find((each) => each === method);
  if (method !== undefined && known === undefined) {
    complaints.push(complainChoice('--method', METHODS, method));
  }
  for (const name of files) {
    const text = await readFileText(terminal, '<files>', name);
    if (text.ok) texts.push({ name, text: text.value });
    else complaints.push(text.error);
  }
  return complaints.length === 0 ? ok({ texts, method: known }) : fail(complaints);
}

async function reportFile(
  { name, text }: NamedText,
  method: Method | undefined,
  hasMixes: boolean,
): Promise<FileReport> {
  const file = readGameFile(text);
  if (!file.ok) {
    const { code, line, column } = file.error;
    return { file: name, verdict: 'unreadable', code, line, column, says: formatProblem(file.error) };
  }
  return file.value.kind === 'normal-form'
    ? reportTable(name, file.value, method ?? 'simplex', hasMixes)
    : reportTree(name, file.value, method ?? 'lp', hasMixes);
}
