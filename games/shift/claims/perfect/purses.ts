import { certain, type DayGame, plainDay } from '../../src/bots/perfect/day-game.ts';
import { catchesOf, type Load, loadsOf, strikesOf } from '../../src/bots/perfect/endings.ts';
import { type Evening, eveningOf, expectBlock } from '../../src/bots/perfect/expectation.ts';
import { firstValue, rowsAfter, valueWeek, type WeekValue } from '../../src/bots/perfect/week.ts';
import { HOURS_A_DAY } from '../../src/sheets.ts';
import { ACTIONS } from '../../src/tables/actions.ts';
import type { Config } from '../../src/tables/rules.ts';
import { bestAnswer } from './deciders.ts';
import { exactWalk } from './values.ts';

/** How a week of perfect play ends on average. */
export interface Purses {
  readonly bossWins: number;
  readonly workerMoney: number;
  readonly bossMoney: number;
}

/**
 * A boss of so many random meetings against a worker who plays for the win, and among loads that win equally often for his
 * own money. Win chances closer than the error of the values count as equal.
 */
export function pursesOfPerfectPlay(config: Config, meetings: number): Purses {
  const game = plainDay(config, [certain(meetings)]);
  const week = valueWeek(config, game, bestAnswer(game), exactWalk(game));
  const play = {
    config,
    game,
    week,
    incomes: loadsOf(HOURS_A_DAY).map((load) => incomeOf(config, load, meetings)),
    known: Array.from({ length: config.days }, () => new Map<number, Prospect>()),
  };
  const { money, rise } = prospectOf(play, { day: 0, catches: 0, lead: 0 });
  return {
    bossWins: firstValue(week),
    workerMoney: money,
    bossMoney: money + (rise * game.step) / config.k,
  };
}

/** What the rest of the week brings on average: to the worker, and to the boss's lead in steps. */
interface Prospect {
  readonly money: number;
  readonly rise: number;
}

interface Morning {
  readonly day: number;
  readonly catches: number;
  readonly lead: number;
}

interface Play {
  readonly config: Config;
  readonly game: DayGame;
  readonly week: WeekValue;
  /** Money that each load brings on average before fines. */
  readonly incomes: readonly number[];
  /** By day, under a number that names catches and lead. */
  readonly known: readonly Map<number, Prospect>[];
}

const NOTHING_LEFT: Prospect = { money: 0, rise: 0 };

function prospectOf(play: Play, morning: Morning): Prospect {
  const ofDay = play.known[morning.day];
  if (ofDay === undefined) return NOTHING_LEFT;
  const name = morning.lead * (play.known.length * HOURS_A_DAY + 1) + morning.catches;
  const before = ofDay.get(name);
  if (before !== undefined) return before;
  const { config, game, week } = play;
  const rowAt = rowsAfter(config, (day, catches) => week[day]?.[catches], morning.day);
  const evening = eveningOf(config, game.step, morning.catches, rowAt);
  const prospects = bestOptions(game, evening, morning.lead).map((option) =>
    prospectWith(play, morning, evening, option),
  );
  const best = prospects.reduce((one, other) => (other.money > one.money ? other : one));
  ofDay.set(name, best);
  return best;
}

function prospectWith(
  play: Play,
  { day, catches, lead }: Morning,
  { fines }: Evening,
  option: number,
): Prospect {
  const { config, game } = play;
  let money = play.incomes[option] ?? 0;
  let rise = 0;
  const end = game.firstEnding[option + 1] ?? 0;
  for (let ending = game.firstEnding[option] ?? 0; ending < end; ending++) {
    const chance = game.chance[ending] ?? 0;
    const caught = game.caught[ending] ?? 0;
    const fine = fines[caught] ?? 0;
    const moved = (game.gain[ending] ?? 0) + fine;
    const after = prospectOf(play, { day: day + 1, catches: catches + caught, lead: lead + moved });
    money += chance * (after.money - (fine * game.step) / config.k);
    rise += chance * (after.rise + moved);
  }
  return { money, rise };
}

/** Win chances closer than this are the same: a solver of days may leave as much. */
const TIE = 1e-9;

function bestOptions(game: DayGame, evening: Evening, lead: number): number[] {
  const worths = new Float64Array(game.options);
  expectBlock(game, evening, lead, 1, worths);
  const least = worths.reduce((one, other) => Math.min(one, other));
  return [...worths.keys()].filter((option) => (worths[option] ?? 1) <= least + TIE);
}

function incomeOf(config: Config, load: Load, meetings: number): number {
  const { coast, slack } = ACTIONS.rows;
  return catchesOf(strikesOf(config), load, HOURS_A_DAY, HOURS_A_DAY - meetings).reduce((sum, caught) => {
    const side = (load.coast - caught.coast) * coast.money + (load.slack - caught.slack) * slack.money;
    return sum + caught.chance * side;
  }, config.basePay);
}
