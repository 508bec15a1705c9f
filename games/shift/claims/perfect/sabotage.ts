import { defineExperiment } from '@foretell/lab';
import { exactly, specification } from '../figures.ts';
import { rulesWith } from '../params.ts';
import { solvedShare } from './figures.ts';
import { pursesOfPerfectPlay } from './purses.ts';
import { WEEK_RULES } from './settings.ts';

/** What a perfect worker gives up of his own money to starve a random boss of three meetings (risk 11 of the design). */
export const SABOTAGE = defineExperiment({
  id: 'shift/sabotage',
  kind: 'exact',
  params: WEEK_RULES,
  stated: [
    specification('worker-wins', {}, 0.38, 0.005),
    specification('worker-money', {}, -3.5, 0.05),
    specification('boss-money', {}, 20.1, 0.05),
  ],
  async run(settings) {
    const config = rulesWith(settings);
    const { bossWins, workerMoney, bossMoney } = pursesOfPerfectPlay(config, 3);
    return {
      findings: [
        solvedShare('worker-wins', {}, config, 1 - bossWins),
        exactly('worker-money', {}, 'money', workerMoney),
        exactly('boss-money', {}, 'money', bossMoney),
      ],
      plots: [],
    };
  },
});
