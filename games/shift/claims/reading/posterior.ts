import { defineExperiment, type Finding, type Plot } from '@foretell/lab';
import { HOURS_A_DAY } from '../../src/sheets.ts';
import { butFound, design, exactly, percent, specification } from '../figures.ts';
import { accuracyParam, STANDARD } from '../params.ts';
import { loadsFrom } from './model/week.ts';

const params = { q: accuracyParam };
const LOADS = [3, 2, 1] as const;

/** What a reading is worth: how likely the boss watches, after the worker has read his hour. */
export const POSTERIOR = defineExperiment({
  id: 'shift/posterior',
  kind: 'exact',
  params,
  stated: [
    specification('watched-unread', { meetings: 3 }, 0.625, 1e-9),
    specification('even-reader', { meetings: 3 }, 0.625, 1e-9),
    butFound(design('loads-mostly-watched', {}, 6, 0), 1, 0, 'four-is-even'),
    ...(
      [
        [3, 0.42, 0.8],
        [2, 0.56, 0.88],
        [1, 0.75, 0.94],
      ] as const
    ).flatMap(([meetings, readMeeting, readWatch]) => [
      specification('watched-read-meeting', { q: '70 %', meetings }, readMeeting, 0.005),
      specification('watched-read-watching', { q: '70 %', meetings }, readWatch, 0.005),
    ]),
  ],
  async run({ q }) {
    const accuracy = q / 1000;
    const findings: Finding[] = LOADS.flatMap((meetings) => {
      const facts = { q: percent(accuracy), meetings };
      return [
        exactly('watched-read-meeting', facts, 'share', watchedAfter('meeting', accuracy, meetings)),
        exactly('watched-read-watching', facts, 'share', watchedAfter('watching', accuracy, meetings)),
      ];
    });
    const unread = 1 - LOADS[0] / HOURS_A_DAY;
    findings.push(
      exactly('watched-unread', { meetings: LOADS[0] }, 'share', unread),
      // At even odds after "meeting": (1 − q)(8 − m) = q m.
      exactly('even-reader', { meetings: LOADS[0] }, 'share', unread),
      exactly('loads-mostly-watched', {}, 'count', mostlyWatched()),
    );
    return { findings, plots: [plotOf()] };
  },
});

/** The chance that an hour is watched, given what was read, by Bayes' rule. */
export function watchedAfter(reading: 'meeting' | 'watching', accuracy: number, meetings: number): number {
  const ofWatched = (HOURS_A_DAY - meetings) * (reading === 'watching' ? accuracy : 1 - accuracy);
  const ofMeeting = meetings * (reading === 'meeting' ? accuracy : 1 - accuracy);
  return ofWatched / (ofWatched + ofMeeting);
}

/** How many of the loads that the game allows leave an unread hour more likely watched than not. */
function mostlyWatched(): number {
  return loadsFrom(STANDARD.minMeetings).filter((meetings) => 1 - meetings / HOURS_A_DAY > 0.5).length;
}

function plotOf(): Plot {
  const accuracies = Array.from({ length: 26 }, (_, step) => (50 + 2 * step) / 100);
  return {
    key: 'watched-by-q',
    x: { key: 'q', unit: 'share', domain: [0.5, 1] },
    y: { key: 'watched', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      ...LOADS.map((meetings) => ({
        kind: 'line' as const,
        series: `meetings-${meetings}`,
        points: accuracies.map((x) => ({ x, y: watchedAfter('meeting', x, meetings) })),
      })),
    ],
  };
}
