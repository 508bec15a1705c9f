import { useEffect, useRef } from 'preact/hooks';
import { type Command, commandOf } from './keys.ts';

/** Listens to the keyboard wherever the focus is, but in a dialog. `true` from `onCommand`: the key has done its work. */
export function useKeys(onCommand: (command: Command) => boolean): void {
  const latest = useRef(onCommand);
  latest.current = onCommand;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === undefined || event.defaultPrevented || isSpokenFor(event, command)) return;
      if (latest.current(command)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** A button that has the focus is pressed with Enter and Space; a dialog keeps all keys to itself. */
function isSpokenFor({ target }: KeyboardEvent, { kind }: Command): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea') !== null) return true;
  return (kind === 'yes' || kind === 'dig-here') && target.closest('a, button, summary') !== null;
}
