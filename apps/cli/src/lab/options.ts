import { availableParallelism } from 'node:os';
import { fail, ok, type Result } from '@foretell/engine';
import { LANGUAGES, type Language } from '@foretell/lab';
import type { Command } from 'commander';
import { type Complaint, complain, complainChoice } from '../complaint.ts';
import { type CrewChoice, readQueue } from '../crew/open-crew.ts';
import { readCount } from '../read.ts';
import { WORDS } from '../words.ts';

/** The options that all commands of the lab have that run something. */
export interface RunOptions {
  readonly json?: true;
  readonly html?: string;
  readonly lang: string;
  readonly workers: string;
  readonly queue?: string;
  readonly from?: string;
  readonly quiet?: true;
}

/** The same, read and checked. */
export interface RunPlan extends CrewChoice {
  readonly isJson: boolean;
  /** Where the page goes, if one is wanted. */
  readonly html: string | undefined;
  readonly language: Language;
  /** No progress bar. */
  readonly isQuiet: boolean;
}

export function addRunOptions(command: Command): Command {
  return command
    .option('--json', WORDS.json)
    .option('--html <file>', WORDS.lab.html)
    .option('--lang <language>', WORDS.lab.lang, 'en')
    .option('--workers <count>', WORDS.lab.workers, String(availableParallelism()))
    .option('--queue <url>', WORDS.lab.queue)
    .option('--from <file>', WORDS.from)
    .option('-q, --quiet', WORDS.lab.quiet);
}

const MOST_WORKERS = 256;

export function readRunPlan(options: RunOptions): Result<RunPlan, readonly Complaint[]> {
  const workers = readCount('--workers', options.workers, 1, MOST_WORKERS);
  const queue = options.queue === undefined ? ok(undefined) : readQueue('--queue', options.queue);
  const language = readLanguage(options.lang);
  const html = options.html === '' ? fail(complain('--html', 'the name of a file', '')) : ok(options.html);
  if (workers.ok && queue.ok && language.ok && html.ok) {
    return ok({
      isJson: options.json === true,
      html: html.value,
      language: language.value,
      workers: workers.value,
      queue: queue.value,
      isQuiet: options.quiet === true,
    });
  }
  return fail([workers, queue, language, html].flatMap((part) => (part.ok ? [] : [part.error])));
}

function readLanguage(written: string): Result<Language, Complaint> {
  const language = LANGUAGES.find((each) => each.toLowerCase() === written.toLowerCase());
  return language === undefined ? fail(complainChoice('--lang', LANGUAGES, written)) : ok(language);
}
