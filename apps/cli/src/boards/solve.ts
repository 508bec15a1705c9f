import { fail, ok, type Result } from '@foretell/engine';
import { type Complaint, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readCount } from '../read.ts';
import type { Terminal } from '../terminal.ts';
import { readPositions } from './solve-input.ts';
import { printSolved, type SolvedPosition, type SolveRequest, solvePosition } from './solve-report.ts';

export interface SolveOptions {
  readonly open?: readonly string[];
  readonly steps?: string;
  readonly prior?: string;
  readonly why?: true;
  readonly json?: true;
}

const MOST_STEPS = 1_000_000_000;

/** `foretell boards solve`: what follows from minesweeper positions. */
export async function solveBoards(
  terminal: Terminal,
  file: string,
  options: SolveOptions,
): Promise<ExitCode> {
  const request = readRequest(options);
  const positions = await readPositions(terminal, file, options.open ?? []);
  if (!request.ok || !positions.ok) {
    const complaints = [request, positions].flatMap((part) => (part.ok ? [] : part.error));
    return refuseUsage(terminal, 'boards solve', complaints);
  }
  const solved: SolvedPosition[] = [];
  for (const each of positions.value) {
    const answer = solvePosition(each, request.value);
    solved.push(answer);
    if (options.json !== true) terminal.out(printSolved(each, answer));
  }
  if (options.json) terminal.out(JSON.stringify(solved));
  return solved.every(({ problem }) => problem === undefined) ? EXIT.ok : EXIT.wrong;
}

function readRequest({ steps, prior, why }: SolveOptions): Result<SolveRequest, readonly Complaint[]> {
  const maxSteps = steps === undefined ? ok(undefined) : readCount('--steps', steps, 1, MOST_STEPS);
  const perMille = prior === undefined ? ok(undefined) : readCount('--prior', prior, 1, 999);
  if (!maxSteps.ok || !perMille.ok) {
    return fail([maxSteps, perMille].flatMap((part) => (part.ok ? [] : [part.error])));
  }
  const share = perMille.value === undefined ? undefined : perMille.value / 1000;
  return ok({ maxSteps: maxSteps.value, prior: share, hasReasons: why === true });
}
