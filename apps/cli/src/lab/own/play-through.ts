import { openSampleOf } from '@foretell/catalog/claims';
import { formatProblem } from '@foretell/engine';
import { playGame } from '@foretell/lab';
import { messageOf } from '../../message-of.ts';
import type { Lab } from '../lab.ts';
import type { OwnFile } from './own-file.ts';
import { placeIn } from './place-in.ts';
import type { ShapeProblem } from './shape-problem.ts';

/** Plays one game with the first bot of each seat and counts it: what breaks there would break in every game. */
export function playProblems(lab: Lab, file: OwnFile): readonly ShapeProblem[] {
  for (const { at, expected, problemIn } of TRIALS) {
    const received = trouble(() => problemIn(lab), file);
    if (received !== undefined) return [{ at, expected, received }];
  }
  return [];
}

interface Trial {
  readonly at: string;
  readonly expected: string;
  /** What is wrong, if anything; or it throws. */
  problemIn(lab: Lab): string | undefined;
}

/** Each has the ones before it behind it. */
const TRIALS: readonly Trial[] = [
  {
    at: 'ENTRY.game.parseConfig',
    expected: 'that it takes the defaultConfig',
    problemIn: ({ entry: { game } }) => {
      const config = game.parseConfig(game.defaultConfig);
      return config.ok ? undefined : config.error.map(formatProblem).join('; ');
    },
  },
  {
    at: 'ENTRY.game',
    expected: 'a game that its bots can play to the end',
    problemIn: (lab) => {
      firstPlay(lab);
      return undefined;
    },
  },
  {
    at: 'ENTRY.game.returns',
    expected: 'a list of numbers, one a seat',
    problemIn: (lab) => {
      const { game } = lab.entry;
      const returns = game.returns(firstPlay(lab).final);
      const isRight = returns.length === game.facts.seats.length && returns.every(Number.isFinite);
      return isRight ? undefined : JSON.stringify(returns);
    },
  },
  {
    at: 'CLAIMS.measure',
    expected: 'that it can count a game',
    problemIn: (lab) => {
      const { measure } = lab.claims;
      measure.report(measure.merge(measure.start(), measure.add(measure.start(), firstPlay(lab))));
      return undefined;
    },
  },
];

function firstPlay({ entry, claims }: Lab) {
  const { game, bots } = entry;
  const lineup = Object.fromEntries(
    game.facts.seats.map((seat) => [seat, bots.find((bot) => bot.seat === seat)?.id ?? '']),
  );
  const request = { game: game.id, config: game.defaultConfig, lineup, seed: 'first', games: 1 };
  return playGame(openSampleOf(entry, claims, request).matchup, 'first/0');
}

function trouble(find: () => string | undefined, file: OwnFile): string | undefined {
  try {
    return find();
  } catch (error) {
    return `${messageOf(error)}${placeIn(error, file)}`;
  }
}
