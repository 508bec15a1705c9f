import { WORKER_HOURS, type WorkerHour } from '../../../src/sheets.ts';

/**
 * What a worker of this model does: one hour of his for each of the two things he can read, and the catch of the week
 * after which he has had enough. From the next morning on he plays one tier lower: slack becomes coast, coast becomes work.
 */
export interface Plan {
  readonly onMeeting: WorkerHour;
  readonly onWatch: WorkerHour;
  /** Catches of the week after which he drops, from 1; infinity: never. */
  readonly dropsAfter: number;
}

/** With 6, 7 and 8 as well, no figure of the design changes in its fifth digit. */
const DROPS = [1, 2, 3, 4, 5, Number.POSITIVE_INFINITY] as const;

/** Every plan. Who always works has no lower tier, so he is listed once. */
export const PLANS: readonly Plan[] = WORKER_HOURS.flatMap((onMeeting) =>
  WORKER_HOURS.flatMap((onWatch) =>
    DROPS.filter((drop) => drop === DROPS.at(-1) || onMeeting !== 'work' || onWatch !== 'work').map(
      (dropsAfter) => ({ onMeeting, onWatch, dropsAfter }),
    ),
  ),
);

/** The plan as it is played on a morning after `catches` catches. */
export function planOn(plan: Plan, catches: number): Pick<Plan, 'onMeeting' | 'onWatch'> {
  if (catches < plan.dropsAfter) return plan;
  return { onMeeting: tierBelow(plan.onMeeting), onWatch: tierBelow(plan.onWatch) };
}

/** Whether some hour of some day may be slacked. */
export function usesSlack({ onMeeting, onWatch }: Plan): boolean {
  return onMeeting === 'slack' || onWatch === 'slack';
}

function tierBelow(hour: WorkerHour): WorkerHour {
  return hour === 'slack' ? 'coast' : 'work';
}

export function isSame(one: Plan, other: Plan): boolean {
  return (
    one.onMeeting === other.onMeeting && one.onWatch === other.onWatch && one.dropsAfter === other.dropsAfter
  );
}
