import type { AnyBot, Bot } from '@foretell/engine';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { decideAs } from './decide.ts';
import { MINDS } from './minds.ts';
import type { Note } from './note.ts';
import { decideBySearch } from './searcher.ts';

type SoulsBot = Bot<View, Move, Note>;

/** The computer players of souls (RULES.md §26). None knows more than a view, and none assumes a hero or a weapon. */
export const SOULS_BOTS: readonly SoulsBot[] = [
  ...Object.entries(MINDS.rows).map(([id, mind]) => botOf(id, (view, seed) => decideAs(mind, view, seed))),
  botOf('searcher', (view, seed) => decideBySearch(MINDS.rows.reader, view, seed)),
];

/** The same, for the catalogue. */
export const BOTS: readonly AnyBot[] = SOULS_BOTS;

function botOf(id: string, decide: SoulsBot['decide']): SoulsBot {
  return { id, seat: 'hero', decide };
}
