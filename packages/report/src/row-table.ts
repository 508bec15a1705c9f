import {
  digitsOf,
  figureText,
  fillText,
  formatAround,
  formatValue,
  type ReportRow,
  type WordsOfExperiment,
} from '@foretell/lab';
import { html, type Markup, NOTHING } from './html.ts';
import { drawRange } from './range-picture.ts';
import type { Text } from './text/text.ts';
import { drawStanding, standingOf } from './verdict-sign.ts';

/**
 * The figures of a run. Rows turn into cards where there is no room for a table; the roles are written out because a browser
 * forgets that something is a table when it is laid out as anything else.
 */
export function drawRows(rows: readonly ReportRow[], words: WordsOfExperiment, text: Text): Markup {
  const { columns } = text;
  const heads = [
    columns.figure,
    columns.expected,
    columns.measured,
    columns.picture,
    columns.size,
    columns.verdict,
  ];
  return html`<table role="table">
<thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => drawRow(row, words, text))}</tbody>
</table>`;
}

function drawRow(row: ReportRow, words: WordsOfExperiment, text: Text): Markup {
  const said = sayRow(row, text);
  const { columns } = text;
  const standing = standingOf(row);
  const interval = said.interval === '' ? NOTHING : html`<small>${said.interval}</small>`;
  return html`<tr role="row" class="${standing}">
<th role="rowheader" scope="row"><span class="figure">${figureText(words, row)}</span>${drawReason(row, words, text)}</th>
<td role="cell" data-head="${columns.expected}" class="number">${said.claim === '' ? text.nothingClaimed : said.claim}${drawSource(row, text)}</td>
<td role="cell" data-head="${columns.measured}" class="number"><b>${said.measured}</b>${interval}</td>
<td role="cell" class="picture">${drawRange(row, text.pictured(said))}</td>
<td role="cell" data-head="${columns.size}" class="number">${row.n === undefined ? text.calculated : groupDigits(row.n)}</td>
<td role="cell" class="verdict">${drawStanding(standing, text)}</td>
</tr>
`;
}

/** A row in words: empty where there is nothing to say. */
interface SaidRow {
  readonly claim: string;
  readonly measured: string;
  readonly interval: string;
}

function sayRow(row: ReportRow, text: Text): SaidRow {
  const { expected, tolerance, bound, low, high, unit } = row;
  const digits = digitsOf(row);
  const say = (value: number) => formatValue(value, unit, digits);
  const stated = expected === null ? '' : formatAround(expected, tolerance ?? 0, unit, digits);
  return {
    claim: bound === undefined || stated === '' ? stated : text.bounds[bound](stated),
    measured: say(row.measured),
    interval: say(low) === say(high) ? '' : text.interval(say(low), say(high)),
  };
}

function drawSource({ source }: ReportRow, text: Text): Markup {
  return source === undefined ? NOTHING : html`<small>${text.sources[source]}</small>`;
}

/** Why a claim is on record as contradicted, and by what. */
function drawReason(row: ReportRow, words: WordsOfExperiment, text: Text): Markup {
  const { contradicted, unit } = row;
  if (contradicted === undefined) return NOTHING;
  const { found, tolerance, why } = contradicted;
  const instead = text.foundInstead(formatAround(found, tolerance, unit, digitsOf(row)));
  return html`<p class="reason">${instead} ${fillText(words.reasons?.[why] ?? why, row.facts)}</p>`;
}

/** `20 000`, with narrow spaces that do not break: read the same in every language. */
function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
