/** All texts of the instruments on the command line, in English as all of it. */
export const INSTRUMENT_WORDS = {
  game: 'which game',
  seats: 'seat=bot for each seat',
  manySeats: 'the bots of each seat, the weakest first: boss=habit|random,worker=easy|normal|hard',
  seat: 'whose wins are counted (default: those of the first seat)',
  games: 'games at each place (default: 2000)',
  width: 'instead of --games: as many as keep a win rate within ± this, such as 0.01 or 1%',
  seed: 'name of the sample: the same name gives the same games, whoever plays them',
  set: 'change a number of the rules for all games, written as people write it; may be repeated',
  config: 'JSON file with fields of the rules, as saves store them; --set goes over it',
  knob: 'the number of the rules to turn',
  stops: `
Every place is played in the same worlds, so that differences come from what was changed and from nothing else; any number of
--workers gives the same figures. Ctrl-C stops, answers what the games played until then can answer, and exits with 130.`,
  sweep: {
    description: 'How often a seat wins at each value of a number of the rules, or of two.',
    values: 'its values, with commas between them',
    range: 'its first and its last value, such as 3..4 (default: all that the rules allow)',
    step: 'how far apart the values are (default: an eighth of the way)',
    by: 'a second number and its values, for a map: leak=0,0.15,0.3',
    untilDecided:
      'play each place only until it is known on which side of this win rate it lies, and no more than --games',
    examples: `
Examples:
  foretell lab sweep shift --seats boss=habit,worker=normal --knob k --range 3..4 --step 0.25
  foretell lab sweep shift --seats boss=habit,worker=normal --knob k --values 3,3.5,4 --html k.html
  foretell lab sweep shift --seats boss=habit,worker=normal --knob k --values 3,3.5 --by leak=0,0.15,0.3
  foretell lab sweep shift --seats boss=habit,worker=easy --knob k --values 3.5 --width 1%
  foretell lab sweep shift --seats boss=habit,worker=normal --knob k --until-decided 0.5 --games 20000`,
  },
  ablate: {
    description: 'What each of several changes does to how often a seat wins, one at a time.',
    change:
      'what is to be otherwise, a number of the rules or a bot; may be repeated, each is a change of its own',
    examples: `
Examples:
  foretell lab ablate shift --seats boss=habit,worker=normal --change slope=0.15 --change caughtCoastKeepsOutput=true
  foretell lab ablate shift --seats boss=habit,worker=normal --change worker=easy --change worker=hard,k=3.8
  foretell lab ablate shift --seats boss=habit,worker=normal --change leak=0.3 --seat worker --json > leak.json

With a comma between them two things are one change. Whether a change does anything is judged game by game, and corrected for
the number of changes that are looked at.`,
  },
  calibrate: {
    description: 'The value of a number of the rules at which a seat wins as often as is wanted.',
    target: 'the share of games to be won (default: 0.5)',
    range: 'look from one value to another, such as 3..4 (default: all that the rules allow)',
    untilDecided:
      'play each value only until it is known on which side of the target it lies, and no more than --games',
    examples: `
Examples:
  foretell lab calibrate shift --seats boss=habit,worker=normal --knob k --target 0.5
  foretell lab calibrate shift --seats boss=random,worker=hard --knob leak --target 40% --seat worker --range 0..0.5
  foretell lab calibrate shift --seats boss=habit,worker=normal --knob k --games 20000 --until-decided

It looks by halving, and needs a win rate that only rises or only falls. The interval holds every value that the games do not
rule out. Exits with 1 when no such value was found, and says why.`,
  },
  skill: {
    description: 'How much of the result is skill and how much is chance, and what the seat is worth.',
    examples: `
Examples:
  foretell lab skill shift --seats 'boss=habit|random,worker=easy|normal|hard'
  foretell lab skill shift --seats 'boss=habit|random,worker=easy|normal|hard' --games 500 --html skill.html

Every bot of one seat meets every bot of the other. It takes a game of two seats.`,
  },
  learn: {
    description: 'How what a game counts changes from turn to turn.',
    curve: 'only this list of means of the measure (default: all there are)',
    examples: `
Examples:
  foretell lab learn shift --seats boss=habit,worker=normal
  foretell lab learn shift --seats boss=habit,worker=hard --set days=10 --curve readingAccuracy.byDay --html learn.html`,
  },
} as const;
