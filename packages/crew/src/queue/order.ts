/** A task as it lies on the queue. Its name is the name of the job. */
export interface QueuedOrder {
  /** The run it belongs to: several may share a queue. */
  readonly run: string;
  /** Names the version of everything the output depends on. A worker of another version refuses. */
  readonly code: string;
  /** Plain JSON. */
  readonly input: unknown;
}

/** Where a queue is and who belongs together on it. */
export interface QueuePlace {
  /** `redis://` or `rediss://`, with host, port and, if need be, password and number of the database. */
  readonly url: string;
  /** Name of the queue on that Redis. */
  readonly queue: string;
  /** Names the version of everything the output depends on: the code, its tables, what runs it. */
  readonly code: string;
}
