import type { ExperimentReport, ExperimentTexts } from '@foretell/lab';
import { html, type Markup } from './html.ts';
import type { Text } from './text/text.ts';
import { drawSign, STANDINGS, type Standing, standingOf } from './verdict-sign.ts';

/** A list of all experiments, each with the gravest of its verdicts. */
export function drawContents(
  reports: readonly ExperimentReport[],
  texts: ExperimentTexts,
  text: Text,
): Markup {
  const items = reports.map(({ experiment, rows }) => {
    const standings = rows.map(standingOf);
    const gravest = STANDINGS.find((standing) => standings.includes(standing)) ?? 'unclaimed';
    const title = texts[experiment]?.title ?? experiment;
    return html`<li>${drawSign(gravest)}<a href="#${anchorOf(experiment)}">${title}</a><span class="aside">${sayGravest(gravest, standings, text)}</span></li>`;
  });
  return html`<nav aria-labelledby="contents"><h2 id="contents">${text.contents}</h2><ol>${items}</ol></nav>`;
}

function sayGravest(gravest: Standing, standings: readonly Standing[], text: Text): string {
  const count = standings.filter((standing) => standing === gravest).length;
  const claims = standings.filter((standing) => standing !== 'unclaimed').length;
  if (gravest === 'unclaimed') return text.unclaimed;
  return gravest === 'holds' ? text.allHold(claims) : text.standing(text.verdicts[gravest], count, claims);
}

/** Where the section of an experiment is. */
export function anchorOf(experiment: string): string {
  return `experiment-${experiment.replace('/', '-')}`;
}
