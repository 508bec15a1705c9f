/**
 * What players who forget nothing have written down. A page is a number that stands for everything written so far: the same
 * page for the same history, another page for any other.
 */
export interface Notebook {
  readonly pages: Map<string, number>;
}

/** What one player has written down, and the page of the view it saw last. */
export interface Memory {
  readonly page: number;
  readonly view: number;
}

export const emptyMemory: Memory = { page: 0, view: 0 };

export function openNotebook(): Notebook {
  return { pages: new Map() };
}

/** A player is shown a view. One that shows what it saw last is not worth a line. */
export function see(notebook: Notebook, memory: Memory, text: string): Memory {
  const view = pageOf(notebook, `view ${text}`);
  if (view === memory.view) return memory;
  return { page: pageOf(notebook, `${memory.page} saw ${view}`), view };
}

/** A player makes the move at `place` of its list. */
export function act(notebook: Notebook, memory: Memory, place: number): Memory {
  return { ...memory, page: pageOf(notebook, `${memory.page} chose ${place}`) };
}

function pageOf({ pages }: Notebook, line: string): number {
  const known = pages.get(line);
  if (known !== undefined) return known;
  // Page 0 is the empty one.
  const page = pages.size + 1;
  pages.set(line, page);
  return page;
}
