import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BattleGlyph } from './glyph.tsx';

/** Paper laid over everything, until it is closed by its button, a tap beside it or Escape. */
export function Sheet({ title, close, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="mines-sheet"
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="mines-page">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class="mines-key small"
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <BattleGlyph of="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface SheetProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}
