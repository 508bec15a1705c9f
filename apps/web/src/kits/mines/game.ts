import { MINES_ENTRY } from '@foretell/catalog';
import type { Players } from '@foretell/session';
import type { GameKit, Table } from '../kit.ts';
import { isAlone } from './people.ts';
import { descentOf, formatOrder, LESSON } from './terms.ts';

/** What is fetched when somebody goes down a mine. */
export const MINES_GAME: GameKit = { entry: MINES_ENTRY, lesson: LESSON, orderOf, tableOf };

function orderOf(config: unknown, seed: string): string {
  return formatOrder(descentOf(config), seed);
}

function tableOf(players: Players): Table | undefined {
  const adviser = MINES_ENTRY.bots.find(({ id }) => id === 'expert');
  return isAlone(players) && adviser !== undefined ? { seat: 'hero', bots: {}, adviser } : undefined;
}
