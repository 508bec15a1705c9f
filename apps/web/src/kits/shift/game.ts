import { SHIFT_ENTRY } from '@foretell/catalog';
import type { GameKit } from '../kit.ts';
import { LESSON, tableOf } from './terms.ts';

/** What is fetched when a week is opened or gone on with. */
export const SHIFT_GAME: GameKit = { entry: SHIFT_ENTRY, lesson: LESSON, tableOf };
