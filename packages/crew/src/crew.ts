/**
 * Who carries out tasks: this thread, threads beside it, or processes anywhere. They differ in speed and in nothing else,
 * and one suite of tests holds all of them to this page.
 */
export interface Crew {
  /** How many calls are worth having open at a time. Further ones are taken and wait. */
  readonly atOnce: number;
  /**
   * Carries out the task of this name. Input and output are plain JSON and are copied on the way; anything JSON would lose or
   * change is refused with a TypeError that names the place.
   *
   * Rejects with a {@link TaskError} when the task threw, which is never tried again; with a {@link LostTaskError} when
   * whoever carried it out died, several times in a row; and with the reason of `signal` as soon as that is aborted.
   */
  call(task: string, input: unknown, options?: CallOptions): Promise<unknown>;
  /** Ends the crew. Calls that are still open reject. */
  close(): Promise<void>;
}

export interface CallOptions {
  /** Aborted: the call rejects at once and the work is given up, or its result ignored where it cannot be reached. */
  readonly signal?: AbortSignal;
  /** Hears how far the task says it has got, from 0 to 1. */
  onProgress?(share: number): void;
}

/** The task itself threw. It would throw again: it is a function of its input. */
export class TaskError extends Error {
  constructor(message: string, where?: string) {
    super(message, { cause: where });
    this.name = 'TaskError';
  }
}

/** Nobody lived long enough to finish the task. */
export class LostTaskError extends Error {
  constructor(task: string, input: string, reason: string) {
    super(`task "${task}" was given up: ${reason}; its input: ${shortened(input)}`);
    this.name = 'LostTaskError';
  }
}

const SHOWN_CHARS = 300;

function shortened(text: string): string {
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
}
