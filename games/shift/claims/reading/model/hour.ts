import { runDay } from '../../../src/rules/day.ts';
import { detectionOf } from '../../../src/rules/detection.ts';
import { multiplierOf } from '../../../src/rules/money.ts';
import { type BossHour, HOURS_A_DAY, type WorkerHour } from '../../../src/sheets.ts';
import type { ModelRules } from '../../params.ts';
import { type Bundle, bundleOf, type Law } from './law.ts';
import type { Plan } from './plan.ts';

/** An hour of the boss's as the worker lives it: read right with the chance `accuracy`, whatever the other hours are. */
export function hourLaw(
  rules: ModelRules,
  accuracy: number,
  boss: BossHour,
  plan: Pick<Plan, 'onMeeting' | 'onWatch'>,
): Law {
  const readsMeeting = boss === 'meeting' ? accuracy : 1 - accuracy;
  const law = new Map<Bundle, number>();
  const mayBring = (hour: WorkerHour, isCaught: boolean, chance: number) => {
    if (chance === 0) return;
    const bundle = yieldOf(rules, hour, isCaught);
    law.set(bundle, (law.get(bundle) ?? 0) + chance);
  };
  for (const [hour, chance] of [
    [plan.onMeeting, readsMeeting],
    [plan.onWatch, 1 - readsMeeting],
  ] as const) {
    const detection = boss === 'meeting' ? 0 : detectionOf(rules, hour) / 100;
    mayBring(hour, false, chance * (1 - detection));
    mayBring(hour, true, chance * detection);
  }
  return law;
}

const WATCHED_DAY: readonly BossHour[] = Array.from({ length: HOURS_A_DAY }, () => 'watch');

/** What one hour brings, asked of the game itself: a watched day of eight such hours, divided by eight. */
function yieldOf(rules: ModelRules, hour: WorkerHour, isCaught: boolean): Bundle {
  const day = runDay(rules, {
    boss: WATCHED_DAY,
    worker: WATCHED_DAY.map(() => hour),
    leaked: WATCHED_DAY.map(() => false),
    draws: WATCHED_DAY.map(() => (isCaught ? 0 : 100)),
    catches: 0,
  });
  const fines = day.fines.reduce((sum, fine) => sum + fine, 0);
  return bundleOf({
    side: (day.workerGain - rules.basePay + fines) / HOURS_A_DAY,
    output: day.bossGain / multiplierOf(rules, 0) / HOURS_A_DAY,
    caught: isCaught ? 1 : 0,
  });
}
