import { defineExperiment, skillAndChance } from '@foretell/lab';
import { RULES } from '../../src/tables/rules.ts';
import { gamesParam, RULES_TO_SET, SEED } from './plays.ts';

/** Every boss against every worker in the same worlds: what skill decides, what the role does, and what is left to chance. */
export const SKILL = defineExperiment({
  id: 'shift/skill',
  kind: 'sampled',
  params: { games: gamesParam(400), seed: SEED, ...RULES_TO_SET },
  stated: [],
  async run({ games, seed, ...rules }, host) {
    const config = { ...RULES.rows.standard, ...rules };
    return skillAndChance(host, {
      request: { game: 'shift', config, seed, games },
      first: { seat: 'boss', bots: ['habit-strong', 'habit', 'habit+history', 'habit-weak', 'random'] },
      second: { seat: 'worker', bots: ['easy', 'normal', 'hard'] },
    });
  },
});
