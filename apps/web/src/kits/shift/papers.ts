import type { Papers } from '../kit.ts';
import { ShiftChoice } from './choice.tsx';
import { ShiftRules } from './rules.tsx';

/** What is fetched when somebody applies for a post or wants to read. */
export const SHIFT_PAPERS: Papers = { Choice: ShiftChoice, Rules: ShiftRules };
