import { OPPONENTS, type OpponentId, RULES, SEATS } from '@foretell/shift';
import type { Locale } from '../../../text/locale.ts';
import type { Knob, LabKit, LabSeat } from '../../kit.ts';
import { kitTextOf } from '../text/text.ts';
import { ShiftExplorer } from './explorer.tsx';
import { labTextOf } from './text/text.ts';

/** Shift on the lab's bench. */
export const SHIFT_LAB: LabKit = { knobs, seats, Explorer: ShiftExplorer };

/** Where each number is put: within what the table allows, close enough for a curve. */
const VALUES = {
  k: [230, 270, 310, 350, 390, 430, 470, 510, 550],
  leak: [0, 10, 20, 30, 40, 50],
  slope: [15, 17, 19, 21, 23, 25],
  minMeetings: [3, 4],
  coastDetection: [30, 34, 38, 42, 46, 50],
  slackDetection: [70, 74, 78, 82, 86, 90],
  firstFine: [2, 3],
  fineStep: [1, 2],
} as const;

function knobs(locale: Locale): readonly Knob[] {
  const labels = labTextOf(locale).knobs;
  const names = [
    'k',
    'leak',
    'slope',
    'minMeetings',
    'coastDetection',
    'slackDetection',
    'firstFine',
    'fineStep',
  ] as const;
  return names.map((name) => ({
    name,
    label: labels[name],
    values: VALUES[name],
    scale: 1 / 10 ** RULES.columns[name].decimals,
  }));
}

function seats(locale: Locale): readonly LabSeat[] {
  const { people } = kitTextOf(locale);
  const labels = labTextOf(locale).seats;
  const ids: readonly OpponentId[] = Object.keys(people).filter(
    (id): id is OpponentId => id in OPPONENTS.rows,
  );
  return SEATS.map((seat) => ({
    seat,
    label: labels[seat],
    bots: ids
      .filter((id) => OPPONENTS.rows[id].seat === seat)
      .map((id) => ({ id: OPPONENTS.rows[id].bot, label: people[id] })),
  }));
}
