import { messageOf } from '../../message-of.ts';
import type { Labs } from '../lab.ts';
import { placeIn } from './place-in.ts';

/** What was thrown while a laboratory worked, as a line; in a game of somebody's own with the place in their file. */
export function explain(error: unknown, { own }: Pick<Labs, 'own'>): string {
  const message = messageOf(error);
  if (own === undefined) return message;
  const isOtherVersion = message.includes('results of two versions are not mixed');
  const remedy = isOtherVersion
    ? `; workers of this run are started with foretell work --from ${own.path}`
    : '';
  return `${message}${placeIn(error, own)}${remedy}`;
}
