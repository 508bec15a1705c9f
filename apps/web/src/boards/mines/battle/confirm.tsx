import { useEffect, useRef } from 'preact/hooks';

/**
 * Asks once more before something that cannot be taken back. It lies over the keys with the way back where the finger is: a second
 * tap in the same place changes nothing.
 */
export function Confirm({ question, yes, no, onYes, onNo }: ConfirmProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div class="mines-confirm" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div>
        <button type="button" class="mines-key no" onClick={onNo}>
          {no}
        </button>
        <button type="button" class="mines-key yes" ref={ref} onClick={onYes}>
          {yes}
        </button>
      </div>
    </div>
  );
}

interface ConfirmProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}
