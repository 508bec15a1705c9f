import { defineExperiment } from '@foretell/lab';
import { fineAfter } from '../../src/rules/fine.ts';
import { HOURS_A_DAY } from '../../src/sheets.ts';
import { ACTIONS } from '../../src/tables/actions.ts';
import { design, exactly, specification } from '../figures.ts';
import { ruleParams, rulesWith } from '../params.ts';

/** Rules that were tried and given up. */

const binaryParams = ruleParams('firstFine');

/** Work or slack and nothing between, and who is watched is caught: the first recording's numbers. */
export const BINARY = defineExperiment({
  id: 'shift/binary',
  kind: 'exact',
  params: binaryParams,
  stated: [
    design('threshold', {}, 0.5, 1e-9),
    design('slack-hours', { meetings: 3 }, 0, 0),
    specification('gain', { meetings: 4 }, 0, 1e-9),
    specification('slack-hours', { meetings: 5 }, HOURS_A_DAY, 0),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const { money } = ACTIONS.rows.slack;
    const fine = fineAfter(rules, 0);
    const gain = (watched: number) => money * (1 - watched) - fine * watched;
    const gainAt = (meetings: number) => gain(1 - meetings / HOURS_A_DAY);
    const slackHours = (meetings: number) =>
      exactly('slack-hours', { meetings }, 'count', gainAt(meetings) > 0 ? HOURS_A_DAY : 0);
    return {
      findings: [
        exactly('threshold', {}, 'share', money / (money + fine)),
        slackHours(3),
        exactly('gain', { meetings: 4 }, 'money', gainAt(4)),
        slackHours(5),
      ],
      plots: [
        {
          key: 'gain-by-meetings',
          x: { key: 'meetings', unit: 'count' },
          y: { key: 'gain-an-hour', unit: 'money' },
          marks: [
            { kind: 'rule', axis: 'y', at: 0 },
            {
              kind: 'line',
              series: 'slack-line',
              points: Array.from({ length: HOURS_A_DAY + 1 }, (_, x) => ({ x, y: gainAt(x) })),
            },
          ],
        },
      ],
    };
  },
});

const tierParams = ruleParams('firstFine', 'coastDetection', 'slackDetection');

/** The third tier that was cut: lie flat (躺平). */
const LIE_FLAT = { money: 3, detection: 1 } as const;

/** With a third tier on top, slack has to beat both neighbours at once. */
export const THREE_TIER = defineExperiment({
  id: 'shift/three-tier',
  kind: 'exact',
  params: tierParams,
  stated: [
    design('slack-over-coast', {}, 0.5, 0.001),
    design('slack-over-flat', {}, 0.556, 0.001),
    design('room-for-slack', {}, 0, 0),
    specification('flat-day', { meetings: 7 }, 23, 1e-9),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const fine = fineAfter(rules, 0);
    const coast = { money: ACTIONS.rows.coast.money, detection: rules.coastDetection / 100 };
    const slack = { money: ACTIONS.rows.slack.money, detection: rules.slackDetection / 100 };
    const below = crossing(slack, coast, fine);
    const above = crossing(LIE_FLAT, slack, fine);
    const meetings = HOURS_A_DAY - 1;
    return {
      findings: [
        exactly('slack-over-coast', {}, 'share', below),
        exactly('slack-over-flat', {}, 'share', above),
        exactly('room-for-slack', {}, 'share', Math.max(0, below - above)),
        exactly('flat-day', { meetings }, 'money', rules.basePay + meetings * LIE_FLAT.money - fine),
      ],
      plots: [],
    };
  },
});

interface Tier {
  readonly money: number;
  readonly detection: number;
}

/** The chance of being watched at which two tiers bring the same money. */
function crossing(bold: Tier, timid: Tier, fine: number): number {
  const risk = ({ money, detection }: Tier) => detection * (money + fine);
  return (bold.money - timid.money) / (risk(bold) - risk(timid));
}
