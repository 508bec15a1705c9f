import { defineExperiment, type Plot } from '@foretell/lab';
import { leadOfBoss } from '../../src/rules/money.ts';
import { design, exactly, percent, specification } from '../figures.ts';
import { rulesWith } from '../params.ts';
import { settling } from './model/account.ts';
import { solveDuel } from './model/duel.ts';
import { openWeeks, type Weeks, type World } from './model/week.ts';
import { READER_RULES, READERS } from './reader.ts';

const PAIRS = [
  { q: 600, rival: 600 },
  { q: 700, rival: 700 },
  { q: 800, rival: 800 },
  { q: 750, rival: 650 },
] as const;

/** A match of two weeks with the seats exchanged, decided by the sum of a player's money. */
export const TWO_LEGS = defineExperiment({
  id: 'shift/two-legs',
  kind: 'exact',
  params: READER_RULES,
  stated: [
    specification('worker-score', { q: '60 %' }, 0.29, 0.005),
    specification('worker-score', { q: '70 %' }, 0.47, 0.005),
    specification('worker-score', { q: '80 %' }, 0.82, 0.005),
    ...['60 %', '70 %', '80 %'].map((q) => design('match-score', { q, rival: q }, 0.5, 0.005)),
    specification('match-score', { q: '75 %', rival: '65 %' }, 0.69, 0.005),
  ],
  async run(settings) {
    const rules = rulesWith(settings);
    const weeks = openWeeks();
    const legs = new Map(READERS.map((q) => [q, legOf(weeks, { rules, accuracy: q / 1000 })]));
    const scores = READERS.map((q) => ({ x: q / 1000, y: 1 - scoreOfBoss(legs.get(q) ?? []) }));
    const matches = PAIRS.map(({ q, rival }) => {
      const facts = { q: percent(q / 1000), rival: percent(rival / 1000) };
      return exactly('match-score', facts, 'share', matchScore(legs.get(q) ?? [], legs.get(rival) ?? []));
    });
    return {
      findings: [
        ...scores.flatMap(({ x, y }) =>
          [0.6, 0.7, 0.8].includes(x) ? [exactly('worker-score', { q: percent(x) }, 'share', y)] : [],
        ),
        ...matches,
      ],
      plots: [plotOf(scores, legs)],
    };
  },
});

/** The boss's lead at the end of a leg, in points, with its chance. */
type Leg = readonly { readonly lead: number; readonly chance: number }[];

/** A leg against a worker who reads that well, when both play the solved duel. */
function legOf(weeks: Weeks, world: World): Leg {
  const { boss, worker } = solveDuel(weeks, world, 'score');
  const leads = new Map<number, number>();
  for (const load of boss.filter(({ chance }) => chance > 0)) {
    for (const plan of worker.filter(({ chance }) => chance > 0)) {
      const settle = settling(world, load.option);
      for (const [bundle, chance] of weeks(world, load.option, plan.option)) {
        const lead = leadOfBoss(world.rules, settle(bundle));
        leads.set(lead, (leads.get(lead) ?? 0) + load.chance * plan.chance * chance);
      }
    }
  }
  return [...leads].map(([lead, chance]) => ({ lead, chance }));
}

function scoreOfBoss(leg: Leg): number {
  return leg.reduce((sum, { lead, chance }) => sum + chance * shareOf(lead), 0);
}

/**
 * A player's share of the match. He is the worker in the leg that his reading decides, and the boss in the rival's: what
 * he is ahead by is what his boss leads by, less what the rival's does.
 */
function matchScore(own: Leg, rivals: Leg): number {
  let sum = 0;
  for (const against of own) {
    for (const { lead, chance } of rivals) sum += against.chance * chance * shareOf(lead - against.lead);
  }
  return sum;
}

/** A win counts 1, a draw a half. */
function shareOf(lead: number): number {
  if (lead === 0) return 0.5;
  return lead > 0 ? 1 : 0;
}

/** One leg swings with the reader, the match between equals does not. */
function plotOf(
  scores: readonly { readonly x: number; readonly y: number }[],
  legs: ReadonlyMap<number, Leg>,
): Plot {
  const equals = READERS.map((q) => ({
    x: q / 1000,
    y: matchScore(legs.get(q) ?? [], legs.get(q) ?? []),
  }));
  return {
    key: 'score-by-q',
    x: { key: 'q', unit: 'share' },
    y: { key: 'score', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'line', series: 'single-leg', points: scores },
      { kind: 'line', series: 'match-of-equals', points: equals },
    ],
  };
}
