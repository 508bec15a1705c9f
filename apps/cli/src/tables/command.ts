import { CATALOG } from '@foretell/catalog';
import { type AnyTable, formatProblem, type Problem } from '@foretell/engine';
import type { Command } from 'commander';
import { complain, complainChoice, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readJsonFile } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { allProblems } from './check.ts';
import { checkFolder, type FolderOptions, ownRoots } from './check-root.ts';
import { overlay } from './overlay.ts';
import { printTable, printTableList } from './print-table.ts';

const TABLES: readonly AnyTable[] = CATALOG.flatMap(({ tables }) => tables);

/** `foretell tables`: the numbers of every game, and whether they are right. */
export function tablesCommand(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  const tables = program
    .command('tables')
    .description(WORDS.tables.description)
    .addHelpText('after', WORDS.tables.examples);
  tables
    .command('check')
    .description(WORDS.tables.check)
    .argument('[file]', WORDS.tables.file)
    .option('--root <dir>', WORDS.tables.root)
    .option('--collect', WORDS.tables.collect)
    .option('--json', WORDS.json)
    .addHelpText('after', WORDS.tables.checkExamples)
    .action(async (file: string | undefined, { root, ...options }: CheckOptions) => {
      if (root === undefined) return finish(await check(terminal, file, options));
      if (file === undefined) return finish(await checkFolder(terminal, root, options));
      return finish(
        refuseUsage(terminal, 'tables check', [complain('[file]', WORDS.tables.rootTaken, file)]),
      );
    });
  tables
    .command('show')
    .description(WORDS.tables.show)
    .argument('[name]', WORDS.tables.name)
    .option('--json', WORDS.json)
    .addHelpText('after', WORDS.tables.showExamples)
    .action((name: string | undefined, options: JsonOption) => finish(show(terminal, name, options)));
}

interface JsonOption {
  readonly json?: true;
}

interface CheckOptions extends FolderOptions {
  readonly root?: string;
}

async function check(
  terminal: Terminal,
  file: string | undefined,
  { json, collect }: FolderOptions,
): Promise<ExitCode> {
  const changes =
    file === undefined ? ({ ok: true, value: {} } as const) : await readJsonFile(terminal, '[file]', file);
  if (!changes.ok) return refuseUsage(terminal, 'tables check', [changes.error]);
  const tables = overlay(TABLES, changes.value);
  if (!tables.ok) return refuseUsage(terminal, 'tables check', tables.error);
  const problems = [...allProblems(tables.value), ...(file === undefined ? ownRoots() : [])];
  const rows = TABLES.reduce((sum, table) => sum + Object.keys(table.rows).length, 0);
  if (json)
    terminal.out(JSON.stringify({ isRight: problems.length === 0, tables: TABLES.length, rows, problems }));
  else if (problems.length === 0) terminal.out(`${TABLES.length} tables with ${rows} rows are right`);
  else printProblems(terminal, problems);
  return problems.length === 0 || collect === true ? EXIT.ok : EXIT.wrong;
}

function printProblems(terminal: Terminal, problems: readonly Problem[]): void {
  for (const problem of problems) terminal.err(formatProblem(problem));
  terminal.err(`${problems.length} problem(s)`);
}

function show(terminal: Terminal, name: string | undefined, { json }: JsonOption): ExitCode {
  const chosen = name === undefined ? TABLES : TABLES.filter((table) => table.name === name);
  if (name !== undefined && chosen.length === 0) {
    const names = TABLES.map((table) => table.name);
    return refuseUsage(terminal, 'tables show', [complainChoice('[name]', names, name)]);
  }
  const [table] = chosen;
  if (json) terminal.out(JSON.stringify({ tables: chosen.map(plainTable) }));
  else terminal.out(name === undefined || table === undefined ? printTableList(TABLES) : printTable(table));
  return EXIT.ok;
}

/** The table without its functions. */
function plainTable({ name, rule, columns, rows }: AnyTable) {
  const plainColumns = Object.entries(columns).map(([column, { type, role, unit, decimals, expected }]) => [
    column,
    { type, role, unit, decimals, expected },
  ]);
  return { name, rule, columns: Object.fromEntries(plainColumns), rows };
}
