import type { View } from '@foretell/mines';
import { MinesPoster } from '../../boards/mines/art/poster.tsx';
import type { Kit } from '../kit.ts';
import { later } from '../later.ts';
import { MinesOrnament } from './ornament.tsx';
import { kitTextOf } from './text/text.ts';

/** Mines, for the wall and everything around its board. */
export const MINES: Kit = {
  id: 'mines',
  isSolved: false,
  words: (locale) => kitTextOf(locale).words,
  describe: (_, locale) => kitTextOf(locale).words.name,
  progress({ phase, level, path, battle }: View, locale) {
    const text = kitTextOf(locale);
    if (phase === 'over') return text.runEnd;
    return text.progress(level, path.length, battle?.round);
  },
  Poster: MinesPoster,
  Ornament: MinesOrnament,
  game: later(async () => (await import('./game.ts')).MINES_GAME),
  papers: later(async () => (await import('./papers.ts')).MINES_PAPERS),
  proof: later(async () => ({
    Sheet: (await import('../../boards/mines/proof/proof-sheet.tsx')).ProofSheet,
  })),
  board: later(async () => (await import('./board.tsx')).MINES_BOARD),
};
