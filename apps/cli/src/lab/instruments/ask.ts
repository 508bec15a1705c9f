import type { Crew } from '@foretell/crew';
import { fail, ok, type Result } from '@foretell/engine';
import { type Complaint, refuseUsage } from '../../complaint.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { readFileText } from '../../read.ts';
import type { Terminal } from '../../terminal.ts';
import { type Labs, readLab } from '../lab.ts';
import { compareRun, tellComparison, type WrittenManifest } from '../manifest.ts';
import type { Means } from '../means.ts';
import { type RunOptions, type RunPlan, readRunPlan } from '../options.ts';
import { explain } from '../own/explain.ts';
import { writePage } from '../page.ts';
import { startShareBar } from '../progress.ts';
import type { Inquiry } from './inquiry.ts';
import { printAnswer } from './print-answer.ts';
import { type Asked, readInquiry, reportNameOf } from './read-inquiry.ts';
import { type InstrumentReport, runInstrument } from './run-instrument.ts';
import { INSTRUMENT_TEXTS } from './texts/by-language.ts';

/** Reads what was asked of an instrument, asks it, and prints the answer. `written`: what came out when it was asked before. */
export async function askInstrument(
  terminal: Terminal,
  means: Means,
  asked: Asked & { readonly options: { readonly config?: string } },
  options: RunOptions,
  written?: WrittenManifest,
): Promise<ExitCode> {
  const command = `lab ${asked.instrument}`;
  const loaded = await means.load(options.from);
  if (!loaded.ok) return refuseUsage(terminal, command, loaded.error);
  const labs = loaded.value;
  const plan = readRunPlan(options);
  const whole = await withFields(terminal, { ...asked, game: nameOf(labs, asked.game) });
  const inquiry = whole.ok ? await readInquiry(labs, whole.value) : fail([whole.error]);
  if (!plan.ok || !whole.ok || !inquiry.ok) {
    const complaints = [plan, inquiry].flatMap((part) => (part.ok ? [] : part.error));
    return refuseUsage(terminal, command, complaints);
  }
  const crew = await means.openCrew(terminal, plan.value, labs);
  if (!crew.ok) return refuseUsage(terminal, command, [crew.error]);
  const report = await carryOut(terminal, crew.value, labs, plan.value, whole.value, inquiry.value);
  if (!report.ok) {
    terminal.err(report.error.message);
    return report.error.code;
  }
  const code = tell(terminal, plan.value, whole.value, inquiry.value, report.value, written);
  const { language } = plan.value;
  const texts = { [report.value.experiment]: inquiry.value.words(INSTRUMENT_TEXTS[language]) };
  const isWritten = await writePage(terminal, texts, [report.value], plan.value);
  return isWritten || code !== EXIT.ok ? code : EXIT.wrong;
}

/** The one game of a file need not be named. */
function nameOf(labs: Labs, game: string): string {
  const lab = readLab(labs, game);
  return lab.ok ? lab.value.entry.game.id : game;
}

/** The options with what stands in the file that `--config` names. */
async function withFields(
  terminal: Terminal,
  { options, ...asked }: Asked & { readonly options: { readonly config?: string } },
): Promise<Result<Asked, Complaint>> {
  if (options.config === undefined) return ok({ ...asked, options });
  const text = await readFileText(terminal, '--config', options.config);
  return text.ok ? ok({ ...asked, options: { ...options, fields: text.value } }) : text;
}

/** Why there is no report. */
interface Failure {
  readonly code: ExitCode;
  readonly message: string;
}

/** Runs on the crew, and ends it. */
async function carryOut(
  terminal: Terminal,
  crew: Crew,
  labs: Labs,
  { isQuiet }: RunPlan,
  asked: Asked,
  inquiry: Inquiry,
): Promise<Result<InstrumentReport, Failure>> {
  const name = reportNameOf(asked);
  const stop = new AbortController();
  const stopListening = terminal.onInterrupt(() => stop.abort());
  const bar = startShareBar(isQuiet ? { ...terminal, redraw: undefined } : terminal, name);
  try {
    const watch = { signal: stop.signal, onProgress: bar.onShare };
    const report = await runInstrument(crew, labs, asked, inquiry, watch);
    if (report.ok) return report;
    const message = `${name} was stopped before anything of it was finished`;
    return fail({ code: EXIT.interrupted, message });
  } catch (error) {
    return fail({ code: EXIT.wrong, message: `${name}: ${explain(error, labs)}` });
  } finally {
    bar.clear();
    stopListening();
    await crew.close();
  }
}

function tell(
  terminal: Terminal,
  { isJson }: RunPlan,
  asked: Asked,
  inquiry: Inquiry,
  report: InstrumentReport,
  written: WrittenManifest | undefined,
): ExitCode {
  const comparison = written === undefined ? undefined : compareRun(written, report);
  if (isJson) terminal.out(JSON.stringify({ ...report, ...(comparison && { comparison }) }));
  else terminal.out(printAnswer(asked, inquiry, report));
  if (comparison !== undefined && !isJson) tellComparison(terminal, comparison);
  if (!report.isComplete) return EXIT.interrupted;
  const isWrong = comparison === undefined ? report.isWithout : !comparison.agrees;
  return isWrong ? EXIT.wrong : EXIT.ok;
}
