/** Plays so many weeks to their end. Throws when one does not get there. */
export type Play = (weeks: number) => void | Promise<void>;
