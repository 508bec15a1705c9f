import type { ExperimentReport } from '@foretell/lab';
import { html, type Markup } from './html.ts';
import type { Text } from './text/text.ts';
import { drawSign, type Standing, standingOf, standingWord } from './verdict-sign.ts';

/** As people look for them: what is right, what is known to be wrong, what has to be looked into. */
const SHOWN: readonly Standing[] = ['holds', 'contradicted', 'drifted', 'undecided', 'unclaimed'];

/** How many claims stand how, and what each of these words means. */
export function drawSummary(reports: readonly ExperimentReport[], text: Text): Markup {
  const standings = reports.flatMap(({ rows }) => rows.map(standingOf));
  const items = SHOWN.map((standing) => {
    const count = standings.filter((each) => each === standing).length;
    return html`<div class="tally ${standing}"><dt>${drawSign(standing)}${standingWord(standing, text)}</dt><dd><strong>${count}</strong> ${text.meanings[standing]}</dd></div>`;
  });
  return html`<dl class="summary">${items}</dl>`;
}
