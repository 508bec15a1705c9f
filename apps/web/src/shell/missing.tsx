import { useText } from './house.ts';

/** In the place of a part that could not be fetched, or that broke. */
export function Missing({ why }: { why: 'failed' | 'broke' }) {
  const text = useText();
  return (
    <div class="message" role="alert">
      <p>{text.missing[why]}</p>
      <button type="button" class="main-key" onClick={() => location.reload()}>
        {text.missing.retry}
      </button>
    </div>
  );
}
