import { type Crew, onOneThread, onThreads } from '@foretell/crew';
import { refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { startShareBar } from '../lab/progress.ts';
import { messageOf } from '../message-of.ts';
import { readCount } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { writeAuditPage } from './audit-page.ts';
import { type AuditReport, auditReport, printAudit } from './audit-report.ts';
import { type Audit, auditOnCrew } from './audit-run.ts';
import { type BoardBatch, type BoardOptions, readBatch } from './board-request.ts';

export interface AuditOptions extends BoardOptions {
  readonly workers: string;
  readonly html?: string;
  readonly json?: true;
  readonly quiet?: true;
}

const MOST_WORKERS = 256;

/** `foretell boards audit`: boards in bulk, each against every promise. */
export async function auditInBulk(terminal: Terminal, options: AuditOptions): Promise<ExitCode> {
  const batch = readBatch(options, true);
  const workers = readCount('--workers', options.workers, 1, MOST_WORKERS);
  if (!batch.ok || !workers.ok) {
    const complaints = [...(batch.ok ? [] : batch.error), ...(workers.ok ? [] : [workers.error])];
    return refuseUsage(terminal, 'boards audit', complaints);
  }
  const stop = new AbortController();
  const stopListening = terminal.onInterrupt(() => stop.abort());
  const crew = await openAuditCrew(Math.min(workers.value, batch.value.boards));
  try {
    const found = await watched(terminal, crew, batch.value, options, stop.signal);
    const report = auditReport(batch.value, found);
    terminal.out(options.json ? JSON.stringify(report) : printAudit(report));
    const isWritten = await writeAuditPage(terminal, report, options.html);
    return exitCode(report, isWritten, stop.signal.aborted);
  } catch (error) {
    terminal.err(messageOf(error));
    return EXIT.wrong;
  } finally {
    stopListening();
    await crew.close();
  }
}

async function openAuditCrew(workers: number): Promise<Crew> {
  if (workers > 1) return onThreads(new URL('./tasks.ts', import.meta.url), { threads: workers });
  const { tasks } = await import('./tasks.ts');
  return onOneThread(tasks);
}

async function watched(
  terminal: Terminal,
  crew: Crew,
  batch: BoardBatch,
  { quiet }: AuditOptions,
  signal: AbortSignal,
): Promise<Audit> {
  const bar = startShareBar(quiet ? { ...terminal, redraw: undefined } : terminal, `${batch.boards} boards`);
  try {
    return await auditOnCrew(crew, batch, { signal, onShare: bar.onShare });
  } finally {
    bar.clear();
  }
}

function exitCode({ isRight }: AuditReport, isWritten: boolean, isStopped: boolean): ExitCode {
  if (isStopped) return EXIT.interrupted;
  return isRight && isWritten ? EXIT.ok : EXIT.wrong;
}
