/** All that a command touches of the machine it runs on, so that a test can stand in for it. */
export interface Terminal {
  /** Prints what was asked for: a line on standard output. */
  out(text: string): void;
  /** Prints everything else: a line on standard error. */
  err(text: string): void;
  /** Draws over the last line of standard error; present only when a person is looking at it. */
  readonly redraw: ((text: string) => void) | undefined;
  /** The text of a file, or of standard input for `-`. Rejects when it cannot be read. */
  readText(path: string): Promise<string>;
  /** The bytes of a file. Rejects when it cannot be read. */
  readBytes(path: string): Promise<Uint8Array>;
  /** Writes a text file in place of what was there. Rejects when it cannot be written. */
  writeText(path: string, text: string): Promise<void>;
  /** Calls `listener` at the first Ctrl-C instead of ending; a second one ends. Returns how to stop listening. */
  onInterrupt(listener: () => void): () => void;
}
