import { basisOf } from '../print-report.ts';
import { alignCells, cellsOf } from '../rows.ts';
import type { Inquiry } from './inquiry.ts';
import type { Asked } from './read-inquiry.ts';
import type { InstrumentReport } from './run-instrument.ts';
import { USUAL_SEED } from './setup.ts';
import { INSTRUMENT_TEXTS } from './texts/by-language.ts';

/** The answer of an instrument as text: the question, the figures, what they come to, and what all of it rests on. */
export function printAnswer(asked: Asked, inquiry: Inquiry, report: InstrumentReport): string {
  const { question } = inquiry.words(INSTRUMENT_TEXTS.en);
  const cells = report.rows.map((row) => ({ ...cellsOf(row), verdict: '', expected: '' }));
  return [
    `${report.experiment}: ${question}${report.isComplete ? '' : ' (stopped: what was finished)'}`,
    sayPlay(asked, inquiry),
    '',
    ...alignCells([HEAD, ...cells]),
    '',
    ...(report.says.length === 0 ? [] : [...report.says, '']),
    basisOf(report),
  ].join('\n');
}

/** Nothing is claimed about what an instrument finds. */
const HEAD = {
  verdict: '',
  figure: 'figure',
  expected: '',
  measured: 'measured',
  interval: '95 % interval',
  size: 'rests on',
};

/** `boss=habit,worker=normal, k=3.2; 2,000 games each of sample "foretell"` */
function sayPlay({ options }: Asked, { gamesEach, mayStopEarly }: Inquiry): string {
  const { seats = '', set = [], seed = USUAL_SEED } = options;
  const games = `${mayStopEarly ? 'at most ' : ''}${gamesEach.toLocaleString('en')} games`;
  return `${[seats, ...set].join(', ')}; ${games} each of sample "${seed}"`;
}
