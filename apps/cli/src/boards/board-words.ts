/** Texts of the commands that make boards. They are for developers, so they are in English only. */
export const BOARD_WORDS = {
  description: "The minefield's boards: made, shown, looked over in bulk.",
  examples: `
Examples:
  foretell boards show --level 2 --depth 6
  foretell boards make --level 2 --depth 3 --n 10 > boards.json
  foretell boards audit --n 100000 --html boards.html`,
  level: 'level of the adventure, from 1',
  depth: 'depth of the node in its level, from 1',
  boards: 'how many boards',
  first: 'number of the first board of the batch',
  seed: 'name of the batch: the same name gives the same boards, whoever makes them',
  root: 'which tables: surface is the first release, deep brings what comes later (default: the first that has the level)',
  make: 'Make boards, and print them as one JSON list.',
  makeExamples: `
Examples:
  foretell boards make --level 2 --depth 3
  foretell boards make --level 2 --depth 6 --n 100 --seed monday > boards.json

The same seed gives the same boards to the byte. They are those that "boards audit" looks at.`,
  show: 'Make boards, and draw them: as they are, as they are first seen, and which row each cell carries.',
  showExamples: `
Examples:
  foretell boards show --level 2 --depth 6
  foretell boards show --level 4 --depth 1 --first 17 --seed monday`,
  audit: 'Make many boards, hold each against every promise, and say what they are like.',
  auditBoards: 'boards in all, shared out evenly over the rows',
  workers: 'worker threads; the totals are the same for any number',
  html: 'also write what was found as one HTML page with plots',
  quiet: 'no progress bar',
  json: 'print one JSON object for programs',
  auditExamples: `
Examples:
  foretell boards audit
  foretell boards audit --n 100000 --html boards.html
  foretell boards audit --level 2 --depth 6 --n 2000 --json > row.json

Without --level it goes over all rows of both roots. Exits with 1 when a board breaks a promise or a proof was none; figures that lie
outside what the design asks are named, and are no fault of a board. Ctrl-C stops, prints what was finished, and exits with 130.`,
} as const;
