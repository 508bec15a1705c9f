import { useState } from 'preact/hooks';

/** Puts a link on the clipboard; where there is no clipboard, shows it to be taken by hand. */
export function CopyKey({ label, copied, link }: CopyKeyProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const address = link();
  if (address === undefined) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('shown');
    }
  };
  return (
    <>
      <button type="button" class="mines-main-key pale" onClick={copy}>
        <span role="status">{state === 'copied' ? copied : label}</span>
      </button>
      {state === 'shown' && (
        <input type="text" class="mines-link" readOnly value={address} aria-label={label} />
      )}
    </>
  );
}

interface CopyKeyProps {
  readonly label: string;
  readonly copied: string;
  readonly link: () => string | undefined;
}
