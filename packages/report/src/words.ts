import type { WordsOfExperiment } from '@foretell/lab';

export type Words = WordsOfExperiment['words'];

/** The word for a key, or the key: a page about a game without texts is still a page. */
export function wordOf(words: Words, key: string): string {
  return words[key] ?? key;
}
