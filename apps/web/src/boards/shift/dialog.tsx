import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ShiftText } from './text/index.ts';

/** A sheet of paper laid over everything, until it is closed by its button, a tap beside it or Escape. */
export function Dialog({ title, text, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="shift-dialog"
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="page">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class="shift-key"
            onClick={() => dialog.current?.close()}
            aria-label={text.close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path class="line bare" d="M5 5L19 19M19 5L5 19" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface DialogProps {
  readonly title: string;
  readonly text: ShiftText;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}
