import { DEFAULT_CONFIG, ROOT_IDS, type RootId } from '@foretell/mines';
import type { Terms } from '../kit.ts';
import { ALONE } from './people.ts';

/** Which mine somebody goes down: of today, a new one, or one that a seed names. */
export type Mine =
  | { readonly kind: 'today'; readonly date: string }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'named'; readonly seed: string };

export const DESCENTS = ROOT_IDS;
export type Descent = RootId;

/** What a run down this mine is opened with. */
export function termsOf(mine: Mine, descent: Descent): Terms {
  const terms = { config: { ...DEFAULT_CONFIG, root: descent }, players: ALONE };
  return mine.kind === 'fresh' ? terms : { ...terms, seed: seedOf(mine) };
}

/** Everybody who goes down on one day goes down the same mine. */
function seedOf(mine: Exclude<Mine, { kind: 'fresh' }>): string {
  return mine.kind === 'today' ? `day-${mine.date}` : mine.seed;
}

/** The descent of a run that was opened; the first one where it says none. */
export function descentOf(config: unknown): Descent {
  const root = typeof config === 'object' && config !== null && 'root' in config ? config.root : undefined;
  return DESCENTS.find((each) => each === root) ?? DEFAULT_CONFIG.root;
}

/** A run by descent and seed, as it stands in a link: `surface.day-2026-12-01`. */
export function formatOrder(descent: Descent, seed: string): string {
  return `${descent}.${seed}`;
}

/** The descent and seed that a link names; `undefined` when it names none. */
export function parseOrder(order: string): { readonly descent: Descent; readonly seed: string } | undefined {
  const dot = order.indexOf('.');
  const descent = DESCENTS.find((each) => each === order.slice(0, dot));
  const seed = readSeed(order.slice(dot + 1));
  return descent === undefined || seed === undefined ? undefined : { descent, seed };
}

/** The same out of a whole link, as somebody pastes it; `undefined` when it is none. */
export function parseInvitation(link: string): ReturnType<typeof parseOrder> {
  const [, order] = link.trim().split('#/mines/choice/');
  if (order === undefined) return undefined;
  try {
    return parseOrder(decodeURIComponent(order));
  } catch {
    return undefined;
  }
}

export const LONGEST_SEED = 60;

/** What somebody typed as a seed, without the blanks around it; `undefined` when nothing is left or it is too long. */
export function readSeed(text: string): string | undefined {
  const seed = text.trim();
  return seed === '' || seed.length > LONGEST_SEED ? undefined : seed;
}

/** The day as the calendar on the wall has it, `2026-12-01`. */
export function dateOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const LESSON_SEED = 'lesson-0';

/** A first mine in which whoever reads everything gets through the first level without a guess. */
export const LESSON = { ...termsOf({ kind: 'named', seed: LESSON_SEED }, 'surface'), seed: LESSON_SEED };
