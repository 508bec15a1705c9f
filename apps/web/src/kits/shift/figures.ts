import {
  ACTIONS,
  detectionOf,
  fineAfter,
  HOURS_A_DAY,
  multiplierOf,
  RULES,
  WORKER_HOURS,
  type WorkerHour,
} from '@foretell/shift';

/** The figures a player is told. All of them come out of the game's tables, none is written into a text. */
export interface Figures {
  readonly days: number;
  readonly hours: number;
  readonly basePay: number;
  /** What a meeting adds to a day, in hundredths. */
  readonly slope: number;
  readonly minMeetings: number;
  /** Chance of a meeting to leak, in hundredths. */
  readonly leak: number;
  /** What both end with after a week of nothing but work against the fewest meetings. */
  readonly honestWorker: string;
  readonly honestBoss: string;
  readonly workerHours: readonly WorkerHourFigures[];
  readonly fines: readonly FineFigures[];
}

export interface WorkerHourFigures {
  readonly hour: WorkerHour;
  readonly money: number;
  readonly output: number;
  /** In hundredths. */
  readonly detection: number;
}

export interface FineFigures {
  /** From 1. */
  readonly nth: number;
  readonly fine: number;
  readonly sum: number;
}

/** How many rungs of the ladder are printed: after these, everybody has seen how it goes on. */
const RUNGS = 6;

const { standard } = RULES.rows;

export const FIGURES: Figures = {
  days: standard.days,
  hours: HOURS_A_DAY,
  basePay: standard.basePay,
  slope: standard.slope,
  minMeetings: standard.minMeetings,
  leak: RULES.rows['calendar-leak'].leak,
  honestWorker: String(standard.basePay * standard.days),
  honestBoss: honestBossMoney().toFixed(1),
  workerHours: WORKER_HOURS.map((hour) => ({
    hour,
    money: ACTIONS.rows[hour].money,
    output: ACTIONS.rows[hour].output,
    detection: detectionOf(standard, hour),
  })),
  fines: ladder(),
};

function honestBossMoney(): number {
  const output = standard.days * HOURS_A_DAY * ACTIONS.rows.work.output;
  return (output * multiplierOf(standard, standard.minMeetings)) / standard.k;
}

function ladder(): FineFigures[] {
  let sum = 0;
  return Array.from({ length: RUNGS }, (_, catches) => {
    const fine = fineAfter(standard, catches);
    sum += fine;
    return { nth: catches + 1, fine, sum };
  });
}
