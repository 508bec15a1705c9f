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
    // It may have come between the drawing and now, when nobody would tell: so it is asked for again in any case.
    part.fetch().then(
      () => redraw((count) => count + 1),
      () => setHasFailed(true),
    );
  }, [part]);
  const value = part.peek();
  if (value !== undefined) return { kind: 'loaded', value };
  return { kind: hasFailed ? 'failed' : 'loading' };
}
