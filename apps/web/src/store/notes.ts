/** What is kept beside a save and gone with it. */
export interface Notes {
  /** The player's first play, in which the board teaches. */
  readonly isLesson: boolean;
  /** The board's own notes, by key. */
  readonly board: Readonly<Record<string, unknown>>;
}

export const NO_NOTES: Notes = { isLesson: false, board: {} };

export function notesKey(game: string): string {
  return `notes/${game}`;
}

export function parseNotes(json: unknown): Notes | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { isLesson, board } = json as Readonly<Record<string, unknown>>;
  if (typeof isLesson !== 'boolean' || typeof board !== 'object' || board === null) return undefined;
  return { isLesson, board: { ...board } };
}
