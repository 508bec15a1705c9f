import type { Direction } from './places.ts';

/** What a key says to a battle. */
export type Command =
  | { readonly kind: 'step' | 'dig'; readonly direction: Direction }
  | { readonly kind: CommandName };

export const COMMANDS = {
  KeyM: 'mode',
  KeyF: 'seal',
  KeyI: 'look',
  KeyS: 'stop',
  KeyR: 'refresh',
  KeyU: 'undo',
  KeyL: 'legend',
  KeyK: 'ledger',
  KeyT: 'teacher',
  KeyO: 'overview',
  KeyB: 'lantern',
  Space: 'dig-here',
  Enter: 'yes',
  Escape: 'no',
} as const;
export type CommandName = (typeof COMMANDS)[keyof typeof COMMANDS];

/** By where the keys lie, so that the eight around S are eight around S on every keyboard. */
const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyQ: 'up-left',
  KeyW: 'up',
  KeyE: 'up-right',
  KeyA: 'left',
  KeyD: 'right',
  KeyZ: 'down-left',
  KeyX: 'down',
  KeyC: 'down-right',
  Numpad7: 'up-left',
  Numpad8: 'up',
  Numpad9: 'up-right',
  Numpad4: 'left',
  Numpad6: 'right',
  Numpad1: 'down-left',
  Numpad2: 'down',
  Numpad3: 'down-right',
};

/** A keyboard event, as far as it matters. */
export interface Stroke {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What is said by a key; nothing where the browser may have other plans for it. */
export function commandOf(stroke: Stroke): Command | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  const direction = STEPS[stroke.code];
  if (direction !== undefined) return { kind: stroke.shiftKey ? 'dig' : 'step', direction };
  const named = COMMANDS[codeOf(stroke) as keyof typeof COMMANDS];
  return named === undefined ? undefined : { kind: named };
}

/** Letters by what is printed on them; where that is no Latin letter, by where they lie. */
function codeOf({ code, key }: Stroke): string {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
}
