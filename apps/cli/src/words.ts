/** All texts of the command line. They are for developers, so they are in English only. */
export const WORDS = {
  program: 'Foretell: plays its games in bulk, checks its tables and saves, serves the web client.',
  exitCodes: `Exit codes:
  0    done, and what was checked is right
  1    what was checked is not right
  2    the command could not be understood, nothing was done
  130  stopped by Ctrl-C, what was done has been printed`,
  json: 'print one JSON object for programs',
  serve: {
    description: 'Build the web client if it is not up to date, and serve it.',
    port: 'port to listen on; when it is taken, the next free one (default: 4173)',
    host: 'address to listen on; "localhost" keeps other machines out',
    examples: `
Examples:
  foretell serve
  foretell serve --port 8080 --host localhost

Ctrl-C ends it.`,
  },
  sim: {
    description: 'Play many games between bots and say who wins, with 95 % intervals.',
    game: 'which game',
    seats: 'seat=bot for each seat; seat=one|other plays each of them in turn',
    games: 'games to play a combination',
    seed: 'name of the sample: the same name gives the same games, whoever plays them',
    workers: 'worker threads; the result is the same for any number',
    set: 'change a number of the rules, written as people write it; may be repeated',
    config: 'JSON file with fields of the rules, as saves store them; --set goes over it',
    quiet: 'no progress bar',
    examples: `
Examples:
  foretell sim shift --seats boss=habit,worker=normal --games 10000
  foretell sim shift --seats 'boss=habit,worker=easy|normal|hard' --set k=3.2 --set days=10
  foretell sim shift --seats boss=habit,worker=normal --seed tuesday --json > result.json

Combinations of one command play the same worlds: their luck is the same, only the players differ.
Ctrl-C stops, prints what was played (the first games of the sample) and exits with 130.`,
  },
  replay: {
    description: 'Play a save or a link again, judging every move and comparing every digest.',
    file: 'a save file, "-" for standard input, or the link itself',
    verify: 'only say whether it verifies, and where it does not',
    examples: `
Examples:
  foretell replay week.json
  foretell replay week.json --verify
  cat week.json | foretell replay - --json

It prints everything, hidden things too. Exits with 1 and names the first entry that does not verify.`,
  },
  tables: {
    description: 'The tables of numbers of every game.',
    examples: `
Examples:
  foretell tables show shift/rules
  foretell tables check changes.json`,
    check: 'Check every table and every reference; with a file, as if its changes were made.',
    file: 'JSON file with changed rows, or "-" for standard input',
    checkExamples: `
Examples:
  foretell tables check
  foretell tables check changes.json
  echo '{ "shift/rules": { "standard": { "k": 999 } } }' | foretell tables check -

All problems are listed with table, row and column.`,
    show: 'List the tables, or show one with its columns and rows.',
    name: 'which table',
    showExamples: `
Examples:
  foretell tables show
  foretell tables show shift/rules`,
  },
} as const;
