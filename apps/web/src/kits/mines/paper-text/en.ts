import type { HandbookFigures } from '../figures.ts';

/** English, and the shape of every other catalogue. */
export const en = {
  choice: {
    title: 'Which mine?',
    running: (progress: string): string => `A run is still open (${progress}). Going down another ends it.`,
    resume: 'Go on with it',
    mine: 'The mine',
    mines: {
      today: { name: 'Today’s', line: (date: string): string => `${date}: the same for everybody.` },
      fresh: { name: 'A new one', line: 'Nobody has been there.' },
      named: { name: 'By its seed', line: 'The same seed is the same mine.' },
    },
    seed: 'Seed',
    seedWrong: (most: number): string => `A seed has 1 to ${most} characters.`,
    descent: 'How deep',
    descents: {
      surface: { name: 'Two levels', line: 'Numbers, then fog.' },
      deep: { name: 'Four levels', line: 'Magma and ice below, and a lantern to find.' },
    },
    begin: 'Go down',
    beginAnyway: 'End the other and go down',
  },
  rules: {
    title: 'The digger’s handbook',
    parts: [
      {
        title: 'Numbers',
        text: () =>
          'A number counts the mines among its eight neighbours. What follows from numbers is certain; thinking costs nothing. You reach the eight cells around you, and walking over what is open is free.',
      },
      {
        title: 'Action points',
        text: (f) =>
          `A round grants ${f.ap} action points. A dig costs ${f.dig}, a seal ${f.seal}; cells that open by themselves cost nothing. Unspent points are lost, unless you stop.`,
      },
      {
        title: 'Three ends of a round',
        text: () =>
          `Clear: every safe cell is open, and the board pays extra. Stop: what is left goes to the reserve, point for point. Exhausted: nothing is left.`,
      },
      {
        title: 'The reserve',
        text: (f) =>
          `It lasts for one battle. For ${f.refresh} you get a new board in the middle of a round, at most ${f.refreshes} times a round.`,
      },
      {
        title: 'Seals',
        text: (f) =>
          `A seal says that there is a mine, and stands until the round is over. Right, it pays ${f.premium} percent of what the mine would have done, in your favour; wrong, what the cell would have done for you turns against you.`,
      },
      {
        title: 'What you dig up fights',
        text: () =>
          'Every cell carries an effect. Safe cells and right seals work for you, dug mines against you. All of it is paid when the round ends; then the enemies strike once.',
      },
      {
        title: 'Fog',
        text: (f) =>
          `From level ${f.fogLevel} on. There are no mines in it and no numbers, chains stop at it, and each of its cells has a mine beside it. A seal in fog is wasted. Fog counts for a clear.`,
      },
    ] as readonly { readonly title: string; readonly text: (figures: HandbookFigures) => string }[],
    lessonLine: 'The first mine is easy to read.',
    lesson: 'Go down the first mine',
    lessonAnyway: 'End the open run and go down',
  },
};

export type MinesPaperText = typeof en;
