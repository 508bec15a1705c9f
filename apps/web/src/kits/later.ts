/** Something that is a chunk of its own: fetched once, when it is needed or before. */
export interface Later<Value> {
  /** What has been fetched, or `undefined` so far. */
  peek(): Value | undefined;
  /** Rejects when it cannot be had; the next call tries again. */
  fetch(): Promise<Value>;
}

export function later<Value>(load: () => Promise<Value>): Later<Value> {
  let fetched: Value | undefined;
  return {
    peek: () => fetched,
    async fetch() {
      fetched ??= await load();
      return fetched;
    },
  };
}
