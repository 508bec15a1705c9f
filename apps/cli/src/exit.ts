/** What the command line says to the program that called it. The same numbers for every command. */
export const EXIT = {
  /** Done, and what was checked is right. */
  ok: 0,
  /** What was checked is not right: a save that does not verify, a table with problems, a bot that made an illegal move. */
  wrong: 1,
  /** The command could not be understood or its files not be read; nothing was done. */
  usage: 2,
  /** Stopped by Ctrl-C; what was done until then has been printed. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
