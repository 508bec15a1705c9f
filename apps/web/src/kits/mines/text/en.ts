import type { KitWords } from '../../kit.ts';

/** English, and the shape of every other catalogue. */
export const en = {
  words: {
    name: 'Mines',
    enter: { new: 'Light the lamp', running: 'Go on down', idle: 'Light the lamp' },
    enterAside: { new: 'A first mine, easy to read', idle: 'Today’s mine, or another' },
    choice: { title: 'Expeditions', line: 'Today’s mine, a new one, or one that you name.' },
    rules: { title: 'The digger’s handbook', line: 'What a number says, and what a dig costs.' },
  } satisfies KitWords,
  /** `round` while a battle is fought. */
  progress: (level: number, node: number, round: number | undefined): string =>
    round === undefined ? `Level ${level}, stop ${node}` : `Level ${level}, stop ${node}, round ${round}`,
  runEnd: 'Back in daylight',
};

/** What the wall says about mines. English is the shape of the others. */
export type MinesKitText = typeof en;
