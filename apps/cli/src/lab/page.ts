import type { ExperimentReport, ExperimentTexts, Language } from '@foretell/lab';
import { complain } from '../complaint.ts';
import { messageOf } from '../message-of.ts';
import type { Terminal } from '../terminal.ts';
import type { Labs } from './lab.ts';
import type { RunPlan } from './options.ts';

/** Writes the reports as one HTML page, if one is wanted. False when it could not be written, which has been said. */
export async function writePage(
  terminal: Terminal,
  texts: ExperimentTexts,
  reports: readonly ExperimentReport[],
  { html, language }: Pick<RunPlan, 'html' | 'language'>,
): Promise<boolean> {
  if (html === undefined) return true;
  // What draws is loaded only for this.
  const [{ reportPage }, { openDocument }] = await Promise.all([
    import('@foretell/report'),
    import('./document.ts'),
  ]);
  return writeFile(
    terminal,
    '--html',
    html,
    reportPage({ reports, texts, language, document: openDocument() }),
  );
}

/** The words of all experiments in one language. */
export function textsOf({ labs }: Labs, language: Language): ExperimentTexts {
  return Object.assign({}, ...labs.map(({ claims }) => claims.texts[language]));
}

/** Writes a file. False when that is not possible, which has been said. */
export async function writeFile(
  terminal: Terminal,
  place: string,
  path: string,
  text: string,
): Promise<boolean> {
  try {
    await terminal.writeText(path, text);
    return true;
  } catch (error) {
    terminal.err(complain(place, `a file that can be written (${messageOf(error)})`, path));
    return false;
  }
}
