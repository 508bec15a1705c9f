import { defineExperiment } from '@foretell/lab';
import { HOURS_A_DAY, type WorkerHour } from '../../src/sheets.ts';
import { butFound, design, exactly, specification } from '../figures.ts';
import { type ModelRules, ruleParams, rulesWith } from '../params.ts';
import { accountOf } from './model/account.ts';
import { openTable, playDays } from './model/days.ts';
import { hourLaw } from './model/hour.ts';
import { add, type Law, mix, NOTHING_YET, repeat } from './model/law.ts';
import { loadsFrom } from './model/week.ts';

const { fineStep, ...rest } = ruleParams(
  'fineStep',
  'basePay',
  'coastDetection',
  'slackDetection',
  'minMeetings',
  'days',
);
const params = { ...rest, fineStep: { ...fineStep, usual: 0 } };

const FINES = [2, 3] as const;

/** Meetings a day of which the original gives the worker's week. */
const DESIGNED_LOAD = 5;

/** A fine that never rises, and a boss who cannot be read: the best day is all of one kind. */
export const FLAT_FINE = defineExperiment({
  id: 'shift/flat-fine',
  kind: 'exact',
  params,
  stated: [
    design('worker-money', { fine: 2, meetings: 5 }, 52, 0.05),
    butFound(design('worker-money', { fine: 3, meetings: 5 }, 3.9, 0.05), 40, 0.05, 'lost-goals'),
    specification('mixed-days', {}, 0, 0),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const cells = FINES.flatMap((firstFine) =>
      loadsFrom(rules.minMeetings).map((meetings) => bestDayOf({ ...rules, firstFine }, meetings)),
    );
    const findings = cells.flatMap(({ fine, meetings, money }) =>
      meetings === DESIGNED_LOAD ? [exactly('worker-money', { fine, meetings }, 'money', money)] : [],
    );
    const mixed = cells.filter(({ isMixed }) => isMixed).length;
    return {
      findings: [...findings, exactly('mixed-days', {}, 'count', mixed)],
      plots: [
        {
          key: 'money-by-meetings',
          x: { key: 'meetings', unit: 'count' },
          y: { key: 'worker-a-week', unit: 'money' },
          marks: FINES.map((fine) => ({
            kind: 'line',
            series: `fine-${fine}`,
            points: cells.flatMap((cell) =>
              cell.fine === fine ? [{ x: cell.meetings, y: cell.money }] : [],
            ),
          })),
        },
      ],
    };
  },
});

/** The best of the 45 ways to divide a day's hours, kept up all week, and whether it beats every day of one kind. */
function bestDayOf(rules: ModelRules, meetings: number) {
  const table = openTable(rules.days);
  let best = Number.NEGATIVE_INFINITY;
  let bestPure = Number.NEGATIVE_INFINITY;
  for (let coast = 0; coast <= HOURS_A_DAY; coast++) {
    for (let slack = 0; coast + slack <= HOURS_A_DAY; slack++) {
      const work = HOURS_A_DAY - coast - slack;
      const day = blindDay(rules, meetings, { work, coast, slack });
      const { workerMoney } = accountOf(
        { rules },
        meetings,
        playDays(rules.days, () => day, table),
      );
      best = Math.max(best, workerMoney);
      if (Math.max(work, coast, slack) === HOURS_A_DAY) bestPure = Math.max(bestPure, workerMoney);
    }
  }
  return { fine: rules.firstFine, meetings, money: best, isMixed: best > bestPure + 1e-9 };
}

/** A day of so many hours of each kind, when every placing of the meetings is as likely as every other. */
function blindDay(rules: ModelRules, meetings: number, hours: Readonly<Record<WorkerHour, number>>): Law {
  const parts: { readonly chance: number; readonly law: Law }[] = [];
  for (let coast = 0; coast <= Math.min(meetings, hours.coast); coast++) {
    for (let slack = 0; coast + slack <= Math.min(meetings, coast + hours.slack); slack++) {
      const hidden = { work: meetings - coast - slack, coast, slack };
      const ways = KINDS.reduce((product, kind) => product * choose(hours[kind], hidden[kind]), 1);
      if (ways === 0) continue;
      const law = KINDS.reduce((day, kind) => {
        const plan = { onMeeting: kind, onWatch: kind };
        const inMeetings = repeat(hourLaw(rules, 1, 'meeting', plan), hidden[kind]);
        const watched = repeat(hourLaw(rules, 1, 'watch', plan), hours[kind] - hidden[kind]);
        return add(day, add(inMeetings, watched));
      }, NOTHING_YET);
      parts.push({ chance: ways / choose(HOURS_A_DAY, meetings), law });
    }
  }
  return mix(parts);
}

const KINDS = ['work', 'coast', 'slack'] as const;

/** In how many ways `few` of `many` things can be taken. */
function choose(many: number, few: number): number {
  if (few < 0 || few > many) return 0;
  let ways = 1;
  for (let taken = 0; taken < few; taken++) ways = (ways * (many - taken)) / (taken + 1);
  return ways;
}
