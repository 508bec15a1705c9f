import { gaps } from './gaps.ts';
import type { InstrumentTexts } from './text.ts';

/** English. */
export const en: InstrumentTexts = {
  sweep: (seat, knobs) => ({
    title: `${seat} by ${knobs.join(' and ')}`,
    question: `How often does ${seat} win at each value of ${knobs.join(' and ')}?`,
    figures: { wins: `Wins of {seat}, ${gaps(knobs, ', ')}` },
    words: { wins: 'Win rate' },
  }),
  ablate: (seat) => ({
    title: `${seat}, one thing at a time`,
    question: `What does each change do to how often ${seat} wins?`,
    figures: {
      wins: 'Wins of {seat}, {change}',
      'wins-difference': 'Difference of {change} for {seat}',
      'wins-p': 'How likely a difference like that of {change} is by chance',
    },
    words: { none: 'the game as it is', 'wins-difference': 'Difference of the win rate', change: 'Change' },
  }),
  calibrate: (seat, knob) => ({
    title: `${knob} for ${seat}`,
    question: `At which ${knob} does ${seat} win as often as is wanted?`,
    figures: {
      setting: `${knob} at which {seat} wins {target}`,
      'setting-rate': `Wins of {seat} at ${knob} {${knob}}`,
    },
    words: { setting: `Win rate by ${knob}`, 'setting-rate': 'Win rate' },
  }),
  skill: {
    title: 'Skill and chance',
    question: 'How much of a game do its players decide, and how much luck?',
    figures: {
      'wins-by-seat': 'Wins of {seat}',
      'wins-by-bot': 'Wins of {bot}',
      decided: 'Games that somebody won',
      'seat-advantage': 'Lead of the first seat, bots alike',
      'skill-range': 'Strongest less weakest bot of {seat}',
      'by-players': 'Decided by who plays',
      'by-world': 'Decided by luck',
      'by-both': 'Decided by how the two meet',
    },
    words: {
      'wins-by-bot': 'Wins of each bot',
      'wins-by-bot-share': 'Share of the games',
      'wins-by-bot-label': 'Bot',
      'skill-and-chance': 'Skill and chance',
      'skill-and-chance-share': 'Share of the variance',
      'skill-and-chance-label': 'Decided by',
      'by-players': 'who plays',
      'by-world': 'luck',
      'by-both': 'both together',
    },
  },
  learn: (curves) => ({
    title: 'From turn to turn',
    question: 'How does what the game counts change from turn to turn?',
    figures: Object.fromEntries(
      curves.flatMap((curve) => [
        [curve, `${curve}, turn {turn}`],
        [`${curve}-gain`, `${curve}, last turn less first`],
      ]),
    ),
    words: { turn: 'Turn' },
  }),
};
