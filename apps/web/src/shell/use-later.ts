import { useEffect, useState } from 'preact/hooks';
import type { Later } from '../kits/later.ts';

export type Fetched<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed' };

/** What has been fetched before is there at once, so nothing flickers. */
export function useLater<Value>(part: Later<Value>): Fetched<Value> {
  const [hasFailed, setHasFailed] = useState(false);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (part.peek() !== undefined) return;
    part.fetch().then(
      () => redraw((count) => count + 1),
      () => setHasFailed(true),
    );
  }, [part]);
  const value = part.peek();
  if (value !== undefined) return { kind: 'loaded', value };
  return { kind: hasFailed ? 'failed' : 'loading' };
}
