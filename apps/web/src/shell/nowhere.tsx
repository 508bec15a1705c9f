import { useEffect } from 'preact/hooks';
import { useHouse } from './house.ts';
import type { Route } from './route.ts';

/** Sends on somebody who came to an address where nothing is, so that going back does not end there again. */
export function Nowhere({ to = { kind: 'wall' } }: { to?: Route }) {
  const { navigator } = useHouse();
  useEffect(() => navigator.replace(to), []);
  return null;
}
