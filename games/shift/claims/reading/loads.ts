import { defineExperiment } from '@foretell/lab';
import { multiplierOf } from '../../src/rules/money.ts';
import { HOURS_A_DAY } from '../../src/sheets.ts';
import { ACTIONS } from '../../src/tables/actions.ts';
import { butFound, design, exactly, specification } from '../figures.ts';
import { type ModelRules, ruleParams, rulesWith } from '../params.ts';
import { type Account, accountOf } from './model/account.ts';
import type { Plan } from './model/plan.ts';
import { weekLaw } from './model/week.ts';

const loadParams = ruleParams('slope');
const { work } = ACTIONS.rows;

/** How many meetings pay, against a worker who only works while he is watched. */
export const MEETING_LOAD = defineExperiment({
  id: 'shift/meeting-load',
  kind: 'exact',
  params: loadParams,
  stated: [
    specification('best-load', { slope: '0.20' }, 1.5, 0.01),
    design('steepest-load', {}, 4, 0.01),
    specification('honest-output', { meetings: 3 }, 128, 1e-9),
    specification('honest-output', { meetings: 8 }, 208, 1e-9),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const slope = rules.slope / 100;
    const loads = Array.from({ length: HOURS_A_DAY + 1 }, (_, meetings) => meetings);
    const honest = (meetings: number) =>
      rules.days * HOURS_A_DAY * work.output * (multiplierOf(rules, meetings) / 100);
    const wary = (meetings: number) => honest(meetings) * (1 - meetings / HOURS_A_DAY);
    return {
      findings: [
        exactly('best-load', { slope: slope.toFixed(2) }, 'count', bestLoad(slope)),
        exactly('steepest-load', {}, 'count', bestLoad(Number.POSITIVE_INFINITY)),
        exactly('honest-output', { meetings: 3 }, 'output', honest(3)),
        exactly('honest-output', { meetings: 8 }, 'output', honest(8)),
      ],
      plots: [
        {
          key: 'output-by-meetings',
          x: { key: 'meetings', unit: 'count' },
          y: { key: 'output-a-week', unit: 'output' },
          marks: [
            { kind: 'line', series: 'works-always', points: loads.map((x) => ({ x, y: honest(x) })) },
            { kind: 'line', series: 'works-watched', points: loads.map((x) => ({ x, y: wary(x) })) },
            { kind: 'rule', axis: 'x', at: bestLoad(slope) },
          ],
        },
      ],
    };
  },
});

/** The top of the parabola (8 − m)(1 + a m). */
function bestLoad(slope: number): number {
  return HOURS_A_DAY / 2 - 1 / (2 * slope);
}

const honestParams = ruleParams('k', 'slope', 'basePay', 'days');

/** Who never slacks loses; who only slacks while the boss only meets leaves him nothing. */
export const HONEST_WEEK = defineExperiment({
  id: 'shift/honest-week',
  kind: 'exact',
  params: honestParams,
  stated: [
    design('worker-money', {}, 20, 0.05),
    design('output', {}, 128, 0.05),
    design('boss-money', {}, 36.6, 0.05),
    butFound(design('lost-by', {}, 16, 0.05), 16.57, 0.005, 'cut-off'),
    specification('idle-day-worker', {}, 20, 1e-9),
    specification('idle-day-boss', {}, 0, 1e-9),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const honest = weekOf(rules, 3, 'work');
    const idle = weekOf(rules, HOURS_A_DAY, 'slack');
    return {
      findings: [
        exactly('worker-money', {}, 'money', honest.workerMoney),
        exactly('output', {}, 'output', honest.output),
        exactly('boss-money', {}, 'money', honest.workerMoney + honest.lead),
        exactly('lost-by', {}, 'money', honest.lead),
        exactly('idle-day-worker', {}, 'money', idle.workerMoney / rules.days),
        exactly('idle-day-boss', {}, 'money', (idle.workerMoney + idle.lead) / rules.days),
      ],
      plots: [],
    };
  },
});

function weekOf(rules: ModelRules, meetings: number, hour: Plan['onMeeting']): Account {
  const plan: Plan = { onMeeting: hour, onWatch: hour, dropsAfter: Number.POSITIVE_INFINITY };
  return accountOf({ rules }, meetings, weekLaw({ rules, accuracy: 0.5 }, meetings, plan));
}
