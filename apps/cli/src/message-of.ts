/** What was thrown, as one line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
