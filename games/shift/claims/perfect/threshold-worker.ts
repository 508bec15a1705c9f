import { binomial } from '../../src/bots/perfect/chances.ts';
import { type DayGame, layFlat } from '../../src/bots/perfect/day-game.ts';
import { catchesOf, endingOf, type Load, strikesOf } from '../../src/bots/perfect/endings.ts';
import { detectionOf } from '../../src/rules/detection.ts';
import { fineAfter } from '../../src/rules/fine.ts';
import { HOURS_A_DAY, WORKER_HOURS, type WorkerHour } from '../../src/sheets.ts';
import { ACTIONS } from '../../src/tables/actions.ts';
import type { Config } from '../../src/tables/rules.ts';
import type { Habit } from './deciders.ts';

/**
 * A worker who goes by the thresholds in his own money: each hour the action that is worth most at the chance that the hour
 * is watched and at the fine of the morning. He knows how many meetings there are; of two equal actions he takes the safer.
 */
export function thresholdHabit(config: Config, meetings: number): Habit {
  return (catches, shown) => {
    // More hours shown than there are meetings: it does not happen, and any option will do.
    if (shown >= HOURS_A_DAY || shown > meetings) return 0;
    const watched = (HOURS_A_DAY - meetings) / (HOURS_A_DAY - shown);
    return WORKER_HOURS.indexOf(bestAction(config, watched, fineAfter(config, catches)));
  };
}

/** Differences below this are ties. */
const TIE = 1e-9;

function bestAction(config: Config, watched: number, fine: number): WorkerHour {
  let best: WorkerHour = 'work';
  let most = 0;
  for (const action of WORKER_HOURS) {
    const caught = (watched * detectionOf(config, action)) / 100;
    const worth = ACTIONS.rows[action].money * (1 - caught) - fine * caught;
    if (worth <= most + TIE) continue;
    best = action;
    most = worth;
  }
  return best;
}

/** His day: the signal is how many meetings he is shown, the options are to work, coast or slack in all other hours. */
export function thresholdDay(config: Config, meetings: number): DayGame {
  const strikes = strikesOf(config);
  const signals = Array.from({ length: HOURS_A_DAY + 1 }, (_, shown) => {
    const signal = binomial(meetings, shown, config.leak / 100);
    const hours = HOURS_A_DAY - shown;
    if (signal === 0) return loadsOfAll(hours).map(() => []);
    return loadsOfAll(hours).map((load) =>
      catchesOf(strikes, load, hours, HOURS_A_DAY - meetings).map((caught) =>
        endingOf(config, { meetings, shown, load }, { ...caught, chance: caught.chance * signal }),
      ),
    );
  });
  return layFlat(config, [signals]);
}

/** All hours alike, in the order of {@link WORKER_HOURS}. */
function loadsOfAll(hours: number): Load[] {
  return WORKER_HOURS.map((action) => ({
    coast: action === 'coast' ? hours : 0,
    slack: action === 'slack' ? hours : 0,
  }));
}
