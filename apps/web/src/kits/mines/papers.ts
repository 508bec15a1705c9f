import type { Papers } from '../kit.ts';
import { MinesChoice } from './choice.tsx';
import { MinesRules } from './rules.tsx';

/** What is fetched when somebody chooses a mine or wants to read. */
export const MINES_PAPERS: Papers = { Choice: MinesChoice, Rules: MinesRules };
