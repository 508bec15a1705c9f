import type { ExperimentTexts } from '@foretell/lab';

/** English. */
export const en: ExperimentTexts = {
  'souls/fingerprints': {
    title: 'How heroes pay',
    question: 'What separates the heroes is how they pay. What does that come to, played by the rules?',
    figures: {
      ratio: 'Pool over what a roll costs beyond a turn’s gain, {hero}',
      rolls: 'Rolls in a row from a full bar, {hero}',
      attacks: 'Turns of attack in a row from a full bar, {hero}',
      waiting: 'Stamina after twenty waits from nothing, {hero}',
      sentence: 'Beats of the sentence that are paid, with {with}',
      'sentence-left': 'Stamina left after the sentence, with {with}',
    },
    words: {
      knight: 'Old Knight',
      squire: 'Banner Squire',
      soulbinder: 'Soulbinder',
      farwayer: 'Wayfarer',
      refund: 'the refund',
      nothing: 'no refund',
    },
  },
  'souls/runs': {
    title: 'Runs without growth',
    question: 'How far do computer players come with each hero when no ember is spent?',
    figures: {
      won: 'Runs won, {bot}, {hero}',
      stuck: 'Runs in which it is stuck, {bot}, {hero}',
      depth: 'Floor reached, {bot}, {hero}',
      turns: 'World turns, {bot}, {hero}',
      lost: 'Health lost to blows, {bot}, {hero}',
      embers: 'Embers gained, {bot}, {hero}',
      'won-by-anybody': 'Runs won by any of the players, {hero}',
    },
    words: {
      knight: 'Old Knight',
      squire: 'Banner Squire',
      soulbinder: 'Soulbinder',
      farwayer: 'Wayfarer',
      reader: 'the reader',
      coward: 'the coward',
      brawler: 'the brawler',
      'depth-plot': 'Floor reached',
      hero: 'Hero',
      depth: 'Floor',
    },
  },
};
