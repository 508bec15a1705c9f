import type { ComponentChild } from 'preact';
import type { Later } from '../kits/later.ts';
import { Missing } from './missing.tsx';
import { useLater } from './use-later.ts';

/** Draws with a part of the client that is fetched when it is needed. Empty until it is here: that is a moment. */
export function Part<Value>({
  of,
  children,
}: {
  of: Later<Value>;
  children: (value: Value) => ComponentChild;
}) {
  const part = useLater(of);
  switch (part.kind) {
    case 'loading':
      return null;
    case 'failed':
      return <Missing why="failed" />;
    case 'loaded':
      return <>{children(part.value)}</>;
  }
}
