/** All texts of the command line. They are for developers, so they are in English only. */
export const WORDS = {
  program: 'Foretell: plays its games in bulk, checks its tables and saves, serves the web client.',
  exitCodes: `Exit codes:
  0    done, and what was checked is right
  1    what was checked is not right
  2    the command could not be understood, nothing was done
  130  stopped by Ctrl-C, what was done has been printed`,
  json: 'print one JSON object for programs',
  from: 'a game of your own instead of the catalogue: a module that exports ENTRY, see docs/lab.md',
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
    queue: 'let the workers of this Redis play (redis://host:port), see: foretell work --help',
    resume: 'note down in this file every few seconds what is done, and go on from there if it exists',
    set: 'change a number of the rules, written as people write it; may be repeated',
    config: 'JSON file with fields of the rules, as saves store them; --set goes over it',
    quiet: 'no progress bar',
    examples: `
Examples:
  foretell sim shift --seats boss=habit,worker=normal --games 10000
  foretell sim shift --seats 'boss=habit,worker=easy|normal|hard' --set k=3.2 --set days=10
  foretell sim shift --seats boss=habit,worker=normal --seed tuesday --json > result.json
  foretell sim shift --seats boss=habit,worker=hard --games 10000000 --resume night.json
  foretell sim shift --seats boss=habit,worker=hard --games 10000000 --queue redis://localhost:6379
  foretell sim --from examples/nim.ts --seats first=careful,second=random

Combinations of one command play the same worlds: their luck is the same, only the players differ.
Ctrl-C stops, prints what was played (the first games of the sample) and exits with 130.
With --resume, neither Ctrl-C nor a power cut loses more than the last seconds; the file is only taken for the same sample under
the same rules.`,
  },
  work: {
    description: 'Work on a queue: carry out what others put there with --queue, until Ctrl-C.',
    queue: 'the Redis that the queue is on: redis://host:port',
    workers: 'worker threads',
    json: 'print one JSON object a line for everything that happens',
    examples: `
Examples:
  foretell work --queue redis://localhost:6379
  foretell work --queue redis://:password@lab.example.org:6379/2 --workers 8 --json
  foretell work --queue redis://localhost:6379 --from my-game.ts

Start as many of these as there are machines, before or after what they are to work on; they may come and go. What a worker that
dies has in hand is begun again by another one within 15 seconds. All of them must be of the version that asks: others refuse.
Ctrl-C finishes what is in hand.`,
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
  solve: {
    description: 'The value of two-player games with a constant sum, from files of the Gambit project.',
    files: 'games as tables (.nfg) or trees (.efg), "-" for standard input',
    method: 'simplex, lp, prm+, rm+ or fp for a table (default: simplex); lp for a tree',
    mixes: 'how each player plays, too',
    examples: `
Examples:
  foretell solve pennies.nfg
  foretell solve poker.efg --mixes
  foretell solve *.nfg --method lp --json > values.json

Every gap is computed anew from the game and the two mixes; a solver whose gap is not small is not believed. The value of a
table is proved in fractions as well, unless the table is large. Exits with 1 when a game was not solved, and says why.`,
  },
  tables: {
    description: 'The tables of numbers of every game.',
    examples: `
Examples:
  foretell tables show shift/rules
  foretell tables check changes.json`,
    check: 'Check every table and every reference; with a file, as if its changes were made.',
    file: 'JSON file with changed rows, or "-" for standard input',
    root: 'folder with documents of mines (variation.json …); tables it does not have are those of the game',
    collect: 'list what is found and exit with 0 all the same',
    rootTaken: 'either a file of changes or --root, not both',
    checkExamples: `
Examples:
  foretell tables check
  foretell tables check changes.json
  echo '{ "shift/rules": { "standard": { "k": 999 } } }' | foretell tables check -
  foretell tables check --root my-tables
  foretell tables check --root my-tables --collect --json

All problems are listed with table, row and column. Warnings are listed too, and are no reason to exit with 1.`,
    show: 'List the tables, or show one with its columns and rows.',
    name: 'which table',
    showExamples: `
Examples:
  foretell tables show
  foretell tables show shift/rules`,
  },
  lab: {
    description: 'The experiments of every game, and the instruments to ask any game with.',
    examples: `
Examples:
  foretell lab list
  foretell lab show shift/leak
  foretell lab run shift/leak --set leak=0.15
  foretell lab sweep shift --seats boss=habit,worker=normal --knob k
  foretell lab list --from my-game.ts`,
    list: 'List the experiments.',
    listExamples: `
Examples:
  foretell lab list
  foretell lab list --game shift --json`,
    show: 'Show an experiment: its question, its parameters, what it claims.',
    showExamples: `
Examples:
  foretell lab show shift/leak`,
    run: 'Run an experiment and say of each figure whether it is as on record.',
    runExamples: `
Examples:
  foretell lab run shift/leak
  foretell lab run shift/leak --set K=3.2 --set leak=0.15
  foretell lab run shift/leak --json > leak.json
  foretell lab run --manifest leak.json
  foretell lab run shift/leak --html leak.html --lang zh-Hans

In another world (a condition that was set) nothing is claimed, so that every figure is undecided.
Exits with 1 when a figure has drifted, when a plain run leaves a claim undecided, and when a manifest gives other figures.`,
    game: 'only this game',
    experiment: 'which experiment: <game>/<name>',
    set: 'change a parameter of the experiment, written as people write it; may be repeated',
    manifest:
      'JSON file with a manifest or a report: run it again and say whether the same comes out to the byte',
    html: 'also write the result as one HTML page',
    lang: 'language of the page: en, zh-Hans or zh-Hant',
    workers: 'worker threads; the result is the same for any number',
    queue: 'let the workers of this Redis do it (redis://host:port), see: foretell work --help',
    quiet: 'no progress bar',
  },
  claims: {
    description: 'Measure everything that is claimed again, and say what holds.',
    pattern:
      'only experiments whose id, or a figure of which, contains this; * and ? stand for any characters',
    game: 'only this game',
    record: 'also write the reports as JSON, for the web client to show',
    examples: `
Examples:
  foretell claims
  foretell claims leak
  foretell claims 'shift/k-*' --html k.html
  foretell claims --game shift --json > claims.json
  foretell claims --from examples/nim.ts

Each claim holds, has drifted, is contradicted as on record (the design is wrong there, and what comes out instead is known),
or is undecided. Exits with 1 when a claim has drifted or is undecided. Ctrl-C stops, prints what was finished, and exits with 130.`,
  },
} as const;
