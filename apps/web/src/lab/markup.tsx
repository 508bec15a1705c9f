import type { Markup } from '@foretell/report';

/** A picture as the reports draw it. It was made from the lab's own data, and all text in it was escaped as it went in. */
export function Drawn({ markup, of }: { markup: Markup; of: string }) {
  return <span class={of} dangerouslySetInnerHTML={{ __html: markup.markup }} />;
}
