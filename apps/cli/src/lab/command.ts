import type { Command } from 'commander';
import { refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readGame } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS } from '../words.ts';
import { instrumentCommands } from './instruments/command.ts';
import { placesOf } from './lab.ts';
import { plainExperiment, printExperiment, printList } from './list.ts';
import type { Means } from './means.ts';
import { addRunOptions } from './options.ts';
import { readExperiment } from './read-run.ts';
import { type LabRunOptions, runLab } from './run-lab.ts';

/** `foretell lab`: the experiments of every game, one at a time. */
export function labCommand(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
  means: Means,
): void {
  const collect = (setting: string, before: readonly string[] = []) => [...before, setting];
  const lab = program
    .command('lab')
    .description(WORDS.lab.description)
    .addHelpText('after', WORDS.lab.examples);
  lab
    .command('list')
    .description(WORDS.lab.list)
    .option('--game <game>', WORDS.lab.game)
    .option('--from <file>', WORDS.from)
    .option('--json', WORDS.json)
    .addHelpText('after', WORDS.lab.listExamples)
    .action(async (options: ListOptions) => finish(await list(terminal, means, options)));
  lab
    .command('show')
    .description(WORDS.lab.show)
    .argument('<experiment>', WORDS.lab.experiment)
    .option('--from <file>', WORDS.from)
    .option('--json', WORDS.json)
    .addHelpText('after', WORDS.lab.showExamples)
    .action(async (id: string, options: ListOptions) => finish(await show(terminal, means, id, options)));
  addRunOptions(lab.command('run'))
    .description(WORDS.lab.run)
    .argument('[experiment]', WORDS.lab.experiment)
    .option('--set <name=value>', WORDS.lab.set, collect)
    .option('--manifest <file>', WORDS.lab.manifest)
    .addHelpText('after', WORDS.lab.runExamples)
    .action(async (id: string | undefined, options: LabRunOptions) =>
      finish(await runLab(terminal, means, id, options)),
    );
  instrumentCommands(lab, terminal, finish, means);
}

interface ListOptions {
  readonly game?: string;
  readonly from?: string;
  readonly json?: true;
}

async function list(terminal: Terminal, means: Means, { game, from, json }: ListOptions): Promise<ExitCode> {
  const labs = await means.load(from);
  if (!labs.ok) return refuseUsage(terminal, 'lab list', labs.error);
  const places = placesOf(labs.value);
  const known = [...new Set(places.map(({ lab }) => lab.claims.game))];
  if (game !== undefined && !known.includes(game)) {
    const entry = readGame('--game', game);
    if (!entry.ok) return refuseUsage(terminal, 'lab list', [entry.error]);
  }
  const chosen = places.filter(({ lab }) => game === undefined || lab.claims.game === game);
  if (json) terminal.out(JSON.stringify({ experiments: chosen.map(plainExperiment) }));
  else terminal.out(chosen.length === 0 ? 'no experiments' : printList(chosen));
  return EXIT.ok;
}

async function show(
  terminal: Terminal,
  means: Means,
  id: string,
  { from, json }: ListOptions,
): Promise<ExitCode> {
  const labs = await means.load(from);
  if (!labs.ok) return refuseUsage(terminal, 'lab show', labs.error);
  const place = readExperiment(placesOf(labs.value), id);
  if (!place.ok) return refuseUsage(terminal, 'lab show', [place.error]);
  terminal.out(json ? JSON.stringify(plainExperiment(place.value)) : printExperiment(place.value));
  return EXIT.ok;
}
