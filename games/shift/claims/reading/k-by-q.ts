import { defineExperiment, type Finding, type Plot, type Point } from '@foretell/lab';
import { between, butFound, design, exactly, percent, specification } from '../figures.ts';
import { accuracySelection, rulesWith } from '../params.ts';
import { solveDuel } from './model/duel.ts';
import { fairK } from './model/fair-k.ts';
import { openWeeks } from './model/week.ts';
import { READER_RULES, READERS, readersAsked } from './reader.ts';

const params = { ...READER_RULES, q: accuracySelection };

const FAIR_BY_DESIGN = [4.34, 4.0, 3.6, 2.86, 2.3];
const FAIR = [4.31, 3.84, 3.6, 2.86, 2.3];
const SCORES = [0.709, 0.64, 0.53, 0.369, 0.178];
const SCORES_BY_DESIGN = [0.71, 0.65, 0.53, 0.36, 0.17];

/** The K that makes the duel even, for each reader; and how uneven it is at the game's own. */
export const K_BY_Q = defineExperiment({
  id: 'shift/k-by-q',
  kind: 'exact',
  params,
  stated: READERS.flatMap((q, at) => {
    const facts = { q: percent(q / 1000) };
    const byDesign = design('fair-k-design', facts, FAIR_BY_DESIGN[at] ?? 0, 0.05);
    return [
      specification('fair-k', facts, FAIR[at] ?? 0, 0.05),
      q === 650 ? butFound(byDesign, 3.84, 0.005, 'flat-curve') : byDesign,
      specification('boss-score', facts, SCORES[at] ?? 0, 0.001),
    ];
  }),
  async run(settings, host) {
    const rules = rulesWith(settings);
    const weeks = openWeeks();
    const asked = readersAsked(settings.q);
    const findings: Finding[] = [];
    const points: Point[] = [];
    asked.forEach((q, done) => {
      const world = { rules, accuracy: q / 1000 };
      const facts = { q: percent(world.accuracy) };
      const fair = fairK(weeks, world);
      if (fair !== undefined) {
        const k = between('fair-k', facts, 'k', { low: fair.low / 100, high: fair.high / 100 });
        findings.push(k, { ...k, figure: { ...k.figure, key: 'fair-k-design' } });
        points.push({ x: world.accuracy, y: k.measured });
      }
      findings.push(exactly('boss-score', facts, 'share', solveDuel(weeks, world, 'score').value));
      host.progress((done + 1) / asked.length);
    });
    return { findings, plots: [fairPlot(points, rules.k / 100)] };
  },
});

/** The boss's share of the weeks at the game's own K, against the original's table. */
export const K_BY_Q_WIN_RATE = defineExperiment({
  id: 'shift/k-by-q-win-rate',
  kind: 'exact',
  params,
  stated: READERS.map((q, at) => {
    const claim = design('boss-score', { q: percent(q / 1000) }, SCORES_BY_DESIGN[at] ?? 0, 0.01);
    return q === 650 ? butFound(claim, 0.6397, 0.0005, 'by-a-hair') : claim;
  }),
  async run(settings) {
    const rules = rulesWith(settings);
    const weeks = openWeeks();
    const points = readersAsked(settings.q).map((q) => ({
      x: q / 1000,
      y: solveDuel(weeks, { rules, accuracy: q / 1000 }, 'score').value,
    }));
    const findings = points.map(({ x, y }) => exactly('boss-score', { q: percent(x) }, 'share', y));
    return { findings, plots: [scorePlot(points)] };
  },
});

function fairPlot(points: readonly Point[], k: number): Plot {
  return {
    key: 'fair-k-by-q',
    x: { key: 'q', unit: 'share' },
    y: { key: 'k', unit: 'k' },
    marks: [
      { kind: 'rule', axis: 'y', at: k },
      { kind: 'line', series: 'calculated', points },
      { kind: 'dots', series: 'original', points: ofReaders(FAIR_BY_DESIGN) },
    ],
  };
}

function scorePlot(points: readonly Point[]): Plot {
  return {
    key: 'score-by-q',
    x: { key: 'q', unit: 'share' },
    y: { key: 'score', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      { kind: 'line', series: 'calculated', points },
      { kind: 'dots', series: 'original', points: ofReaders(SCORES_BY_DESIGN) },
    ],
  };
}

function ofReaders(figures: readonly number[]): readonly Point[] {
  return READERS.map((q, at) => ({ x: q / 1000, y: figures[at] ?? 0 }));
}
