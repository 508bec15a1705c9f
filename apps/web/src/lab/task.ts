import type { ExperimentReport, SampleRequest } from '@foretell/lab';

/** What the lab's worker can be asked to do. */
export type Task =
  | { readonly kind: 'experiment'; readonly id: string; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'sweep'; readonly points: readonly SweepPoint[]; readonly seat: string };

/** One value of the number that is turned, and what is played there. */
export interface SweepPoint {
  readonly x: number;
  readonly request: SampleRequest;
}

/** What the worker says while it is at it; `report`, `swept` and `failed` end the task. */
export type News =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'counted'; readonly counts: readonly Count[] }
  | { readonly kind: 'report'; readonly report: ExperimentReport }
  | { readonly kind: 'swept' }
  | { readonly kind: 'failed'; readonly message: string };

/** How often the seat has won so far at one value. */
export interface Count {
  readonly x: number;
  readonly wins: number;
  readonly games: number;
}
