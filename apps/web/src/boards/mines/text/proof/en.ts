import type { Eyes } from '../../proof/colour.ts';
import type { PaletteName } from '../../proof/palettes.ts';
import type { SampleName } from '../../proof/samples.ts';

/** What the sheet of proofs says. */
export interface ProofText {
  readonly intro: string;
  readonly palette: string;
  readonly palettes: Readonly<Record<PaletteName, string>>;
  readonly eyes: string;
  readonly eyesOf: Readonly<Record<Eyes, string>>;
  readonly boards: string;
  readonly samples: Readonly<Record<SampleName, string>>;
  readonly figures: string;
  readonly figuresLine: string;
  readonly on: (above: string, grounds: readonly string[]) => string;
  readonly least: (ratio: number) => string;
  readonly told: string;
  readonly toldOf: (counts: {
    readonly light: number;
    readonly shape: number;
    readonly same: number;
  }) => string;
  readonly busts: string;
  readonly glyphs: string;
  readonly endings: string;
}

export const en: ProofText = {
  intro:
    'Whatever is hard to tell apart lies side by side here, under every palette and for every kind of eyes. A new palette goes into the game when this sheet can be read.',
  palette: 'Palette',
  palettes: {
    normal: 'Usual',
    'colour-blind': 'Without red and green',
    'more contrast': 'More contrast',
    'more contrast, colour-blind': 'Both',
  },
  eyes: 'Seen with',
  eyesOf: {
    all: 'all cones',
    grey: 'no hue',
    protanopia: 'no red cones',
    deuteranopia: 'no green cones',
    tritanopia: 'no blue cones',
  },
  boards: 'Boards',
  samples: {
    band: 'A band of fog one cell wide, numbers on both sides',
    seals: 'Seals on fog, on its border and beside it',
    zeros: 'Opened fog beside zeros',
    all: 'Every variation, closed and opened, beside every other',
  },
  figures: 'Contrast',
  figuresLine: 'The faintest of each colour, from 1 to 21. Text needs 4.5, shapes need 3.',
  on: (above, grounds) => `${above} on ${grounds.length === 1 ? grounds[0] : `${grounds.length} grounds`}`,
  least: (ratio) => `≥ ${ratio}`,
  told: 'Pairs of states of a cell',
  toldOf: ({ light, shape, same }) => `${light} by light, ${shape} by shape, ${same} not at all`,
  busts: 'Enemies, at 96 and at 44 pixels',
  glyphs: 'Signs',
  endings: 'How a run ends',
};
