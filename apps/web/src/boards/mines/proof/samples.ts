import { type BoardSeen, CLOSED, CRATER, SILENT } from '@foretell/mines';

export const SAMPLE_NAMES = ['band', 'seals', 'zeros', 'all'] as const;
export type SampleName = (typeof SAMPLE_NAMES)[number];

const VARIANT_OF: Readonly<Record<string, string>> = { f: 'fog', m: 'magma', i: 'ice' };
const SEAL_OF: Readonly<Record<string, 'open' | 'hit' | 'miss'>> = { o: 'open', h: 'hit', x: 'miss' };

/**
 * Three pictures of one board. What is shown: `#` closed, `.` zero, `1` to `8`, `~` opened without a number, `*` crater. The ground:
 * `f`, `m`, `i` where a variation lies. What stands on it: `@` the hero, `o`, `h`, `x` a seal that is open, has hit or has missed,
 * `1` to `8` a number that a lantern has shown.
 */
function boardOf(id: SampleName, shown: string, ground: string, seals: string): BoardSeen {
  const cells = [...shown.replaceAll(/\s/g, '')];
  const marks = [...seals.replaceAll(/\s/g, '')];
  const grounds = [...ground.replaceAll(/\s/g, '')];
  return {
    id,
    size: Math.sqrt(cells.length),
    avatar: Math.max(0, marks.indexOf('@')),
    shown: cells.map(shownOf),
    kinds: cells.map(() => null),
    seals: marks.flatMap((mark, cell) => {
      const state = SEAL_OF[mark];
      return state === undefined ? [] : [{ cell, state }];
    }),
    regions: Object.entries(VARIANT_OF).map(([letter, variantId]) => ({
      variantId,
      infoMask: variantId === 'fog' ? 'hide_numbers' : variantId === 'ice' ? 'delay_numbers' : 'none',
      cellConstraint: variantId === 'magma' ? 'any' : 'safe_nonzero',
      payoutPercent: variantId === 'magma' ? 200 : 100,
      cells: grounds.flatMap((each, cell) => (each === letter ? [cell] : [])),
    })),
    probed: marks.flatMap((mark, cell) => (/[1-8]/.test(mark) ? [{ cell, number: Number(mark) }] : [])),
  };
}

function shownOf(mark: string): number {
  switch (mark) {
    case '#':
      return CLOSED;
    case '~':
      return SILENT;
    case '*':
      return CRATER;
    case '.':
      return 0;
    default:
      return Number(mark);
  }
}

/** The worst cases of the game's eye: what is told apart here is told apart everywhere. */
export const SAMPLES: Readonly<Record<SampleName, BoardSeen>> = {
  band: boardOf(
    'band',
    `1 2 3 # # #
     # # # 4 # #
     2 3 1 # 5 #
     . 1 # # # 6
     . 2 ~ ~ ~ #
     . 1 2 8 7 #`,
    `. . . . . .
     f f f . . .
     . . . f . .
     . . . f . .
     . . f f f .
     . . . . . .`,
    `. . . . . .
     . 2 1 . . .
     . . @ . . .
     . . . 4 . .
     . . . . . .
     . . . . . .`,
  ),
  seals: boardOf(
    'seals',
    `# # # # # 1
     # # # # # 2
     # # # ~ ~ 1
     # # # ~ . .
     # # * 2 1 .
     # # # 1 . .`,
    `. . . . . .
     . f f f . .
     . f f f f .
     . f f f . .
     . . . . . .
     . . . . . .`,
    `o . h . x .
     . o h x . .
     o . o . . .
     . h . @ . .
     . . . . . .
     o h . . . .`,
  ),
  zeros: boardOf(
    'zeros',
    `. . . . ~ ~
     . ~ ~ . ~ .
     . ~ . . ~ .
     . . . ~ ~ ~
     ~ . . ~ # #
     ~ ~ . ~ # #`,
    `. . . . f f
     . f f . f .
     . f . . f .
     . . . f f f
     f . . f f f
     f f . f f f`,
    `. . . . . .
     . . . . . .
     . . . . . .
     . . @ . . .
     . . . . . .
     . . . . . .`,
  ),
  all: boardOf(
    'all',
    `# # # # # #
     # # # # # #
     # # # # # #
     ~ ~ 3 5 ~ 4
     ~ ~ . 8 ~ 7
     . 1 2 6 * .`,
    `f f m m i i
     f m m i i f
     m f f m i f
     f f m m i i
     f f m m i i
     . . . . . .`,
    `. . . . . .
     o . o . o .
     . . . . . .
     . . . @ . .
     . . . . . .
     . . . . . .`,
  ),
};
