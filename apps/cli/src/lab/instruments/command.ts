import type { Command } from 'commander';
import type { ExitCode } from '../../exit.ts';
import type { Terminal } from '../../terminal.ts';
import type { Means } from '../means.ts';
import { addRunOptions, type RunOptions } from '../options.ts';
import { askInstrument } from './ask.ts';
import type { Instrument } from './inquiry.ts';
import type { AskedOptions } from './options.ts';
import { INSTRUMENT_WORDS as WORDS } from './words.ts';

/** `foretell lab sweep`, `ablate`, `calibrate`, `skill`, `learn`: the instruments, over any game. */
export function instrumentCommands(
  lab: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
  means: Means,
): void {
  const add = (instrument: Instrument, seats: string, examples: string) =>
    addSharedOptions(addRunOptions(lab.command(instrument)), seats)
      .description(WORDS[instrument].description)
      .addHelpText('after', `${examples}\n${WORDS.stops}`)
      .action(async (game: string | undefined, options: CommandOptions) =>
        finish(await askInstrument(terminal, means, { instrument, game: game ?? '', options }, options)),
      );
  add('sweep', WORDS.seats, WORDS.sweep.examples)
    .option('--seat <seat>', WORDS.seat)
    .option('--knob <name>', WORDS.knob)
    .option('--values <list>', WORDS.sweep.values)
    .option('--range <from..to>', WORDS.sweep.range)
    .option('--step <value>', WORDS.sweep.step)
    .option('--by <name=list>', WORDS.sweep.by)
    .option('--until-decided <rate>', WORDS.sweep.untilDecided);
  add('ablate', WORDS.seats, WORDS.ablate.examples)
    .option('--seat <seat>', WORDS.seat)
    .option('--change <name=value>', WORDS.ablate.change, collect);
  add('calibrate', WORDS.seats, WORDS.calibrate.examples)
    .option('--seat <seat>', WORDS.seat)
    .option('--knob <name>', WORDS.knob)
    .option('--target <share>', WORDS.calibrate.target)
    .option('--range <from..to>', WORDS.calibrate.range)
    .option('--until-decided', WORDS.calibrate.untilDecided);
  add('skill', WORDS.manySeats, WORDS.skill.examples);
  add('learn', WORDS.seats, WORDS.learn.examples).option('--curve <name>', WORDS.learn.curve);
}

/** As commander hands them over. */
export type CommandOptions = RunOptions & AskedOptions & { readonly config?: string };

function addSharedOptions(command: Command, seats: string): Command {
  return command
    .usage('<game> --seats <list> [options]')
    .argument('[game]', WORDS.game)
    .option('--seats <list>', seats)
    .option('--games <count>', WORDS.games)
    .option('--width <share>', WORDS.width)
    .option('--seed <text>', WORDS.seed)
    .option('--set <name=value>', WORDS.set, collect)
    .option('--config <file>', WORDS.config);
}

function collect(setting: string, before: readonly string[] = []): readonly string[] {
  return [...before, setting];
}
