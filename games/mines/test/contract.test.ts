import { contractChecks } from '@foretell/engine/testing';
import { afterAll, describe, test } from 'vitest';
import { MINES_BOTS } from '../src/bots/bots.ts';
import { mines } from '../src/game.ts';
import { ledBy } from './led-by.ts';
import { botNamed, configWith } from './runs.ts';
import { hiddenChanges } from './secrets.ts';

/** A run ends after so many moves, so that random play, which mostly walks, ends within the seconds that a test has. */
const SHORT = { adventure: { standard: { max_moves: 100 } } };
/** Nobody can lose, so that a few moves lead far. */
const STRONG = {
  hero: { standard: { base_hp: 999, base_attack: 200 } },
  adventure: { standard: { max_moves: 250 } },
};

/**
 * Whole runs instead of short ones: `MINES_RUNS=500 npx vitest run games/mines/test/contract.test.ts` takes so many runs of random moves and
 * as many of the expert through every check, some at a time. Each is played through, and looked at in a few places.
 */
const RUNS = Number(process.env.MINES_RUNS ?? 0);
const RUNS_AT_ONCE = 25;
const PLACES = 6;
/** Milliseconds that a check of whole runs may take on a busy machine; the usual ones keep to the usual limit. */
const PATIENCE = RUNS > 0 ? 900_000 : undefined;

interface Part {
  readonly title: string;
  readonly game: typeof mines;
  readonly config: typeof mines.defaultConfig;
  readonly plays: number;
  readonly movesTried: number;
  readonly momentsTried?: number;
  readonly bots: typeof MINES_BOTS;
}

const EXPERT = ledBy(mines, botNamed('expert'));

const USUAL: readonly Part[] = [
  {
    title: 'random moves',
    game: mines,
    config: configWith(SHORT),
    plays: 2,
    movesTried: 4,
    bots: MINES_BOTS,
  },
  {
    title: 'random moves of the deep',
    game: mines,
    config: configWith(SHORT, 'deep'),
    plays: 1,
    movesTried: 4,
    bots: MINES_BOTS,
  },
  {
    title: 'runs led by the expert',
    game: EXPERT,
    config: configWith(STRONG),
    plays: 1,
    movesTried: 4,
    bots: [],
  },
];

const WHOLE: readonly Part[] = Array.from({ length: Math.ceil(RUNS / RUNS_AT_ONCE) }, (_, part) => [
  { title: `random runs, part ${part}`, game: mines },
  { title: `expert runs, part ${part}`, game: EXPERT },
])
  .flat()
  .map(
    (part): Part => ({
      ...part,
      config: mines.defaultConfig,
      plays: RUNS_AT_ONCE,
      movesTried: Number.MAX_SAFE_INTEGER,
      momentsTried: PLACES,
      bots: [],
    }),
  );

describe.each([...USUAL, ...WHOLE])('mines keeps the contract: $title', (part) => {
  const { title, game, config, ...looks } = part;
  let checks = contractChecks(game, { ...looks, configs: [config], seed: title, secrets: hiddenChanges });
  const titles = checks.map(({ title: says }, at) => [says, at] as const);
  test.each(titles)('%s', (_, at) => checks[at]?.run(), PATIENCE);
  // Whoever holds the checks holds the plays they recorded, and a thousand whole runs are more than fit.
  afterAll(() => {
    checks = [];
  });
});
