/** Markup that may stand in a page as it is. Everything else is escaped on its way in. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[];

/** A piece of a page: `html\`<p>${text}</p>\``. Texts are escaped, pieces are put in as they are. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = texts.map((text, at) => text + printPart(parts[at] ?? '')).join('');
  return { markup };
}

/** Text that is markup already: a drawn plot, a style sheet. */
export function asMarkup(markup: string): Markup {
  return { markup };
}

export const NOTHING: Markup = { markup: '' };

function printPart(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
