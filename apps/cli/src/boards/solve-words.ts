/** Texts of `foretell boards solve`, in English only as all that is for developers. */
export const SOLVE_WORDS = {
  description:
    'What follows from minesweeper positions: proved cells, and the chance of a mine in all others.',
  file: 'a position as text, a board as .mbf, or a JSON list of positions; - for text or JSON from standard input',
  open: 'opens this cell of a .mbf board first, counted from 0; may be given several times',
  steps: 'steps that each search may take; what it leaves open is said to be unproved',
  prior:
    'without a total: per mille, with which chance a cell that nothing is known of is a mine, for the chances only',
  why: 'also say why each proved cell is so: the smallest set of numbers and fog that was found',
  json: 'print one JSON list for programs',
  examples: `
Examples:
  foretell boards solve position.txt
  foretell boards solve board.mbf --open 4,4
  foretell boards solve positions.json --json > answers.json
  printf '3x2x1\\n##1\\n###\\n' | foretell boards solve - --why

A position as text has a row a line: 0 to 8 an opened cell and its number, # unknown, * a mine, ~ fog (safe, with a mine beside it), _ safe
without a number. A first line 30x16x99 says width, height and the total of mines; without it, any number may lie elsewhere.
JSON has "id", "rows" of such lines and "mines" for each position. The answer has, for each: "p", the chances of the # cells in reading
order, and the proved cells of those (row * width + column) as "safe" and "mine", with the total left out "safeNoTotal", "mineNoTotal";
"unproved" lists the cells that a search was too short for. Without a total, boards weigh by --prior, each mine by itself.
Exits with 1 if no board fits a position.`,
} as const;
