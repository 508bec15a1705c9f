import type { OpenSample, SampleRequest, SampleTally } from '@foretell/lab';
import type { Range } from './ranges.ts';

/** The name under which a task module offers {@link sampleTask}. */
export const SAMPLE_TASK = 'sample';

/** Looks up what a request names. Throws for names that there are not. */
export type ResolveSample = (request: SampleRequest) => OpenSample;

/** A part of a sample to play. */
export interface PartOrder extends Range {
  readonly request: SampleRequest;
}

/** A part that was played. */
export interface PlayedPart extends Range {
  readonly tally: SampleTally;
  /** How long it took where it was played. */
  readonly elapsedMs: number;
}

/** Reads what a task was given. Throws a RangeError for what is no order. */
export function readOrder(input: unknown): PartOrder {
  if (isRecord(input) && isRecord(input.request) && isRange(input)) return input as unknown as PartOrder;
  throw new RangeError(`no part of a sample: ${JSON.stringify(input)}`);
}

/** Reads what a crew answered. Throws a RangeError for what is no part of `games` games, or says to count other games than it is. */
export function readPart(output: unknown, games: number): PlayedPart {
  if (isRecord(output) && isRange(output) && output.to <= games && isRecord(output.tally)) {
    const part = output as unknown as PlayedPart;
    if (part.tally.games === part.to - part.from && Number.isFinite(part.elapsedMs)) return part;
  }
  throw new RangeError(`a crew answered with what is no part of ${games} games: ${JSON.stringify(output)}`);
}

function isRange(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Range {
  const { from, to } = value;
  return (
    Number.isSafeInteger(from) && Number.isSafeInteger(to) && 0 <= Number(from) && Number(from) < Number(to)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
