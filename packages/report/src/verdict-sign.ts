import type { ReportRow, Verdict } from '@foretell/lab';
import { html, type Markup } from './html.ts';
import type { Text } from './text/text.ts';

/** A verdict, or that there was nothing to judge. */
export type Standing = Verdict | 'unclaimed';

/** The gravest first. */
export const STANDINGS: readonly Standing[] = ['drifted', 'undecided', 'contradicted', 'holds', 'unclaimed'];

export function standingOf({ verdict, expected }: Pick<ReportRow, 'verdict' | 'expected'>): Standing {
  return expected === null ? 'unclaimed' : verdict;
}

export function standingWord(standing: Standing, text: Text): string {
  return standing === 'unclaimed' ? text.unclaimed : text.verdicts[standing];
}

/** A verdict as a sign and a word. */
export function drawStanding(standing: Standing, text: Text): Markup {
  return html`<span class="standing ${standing}">${drawSign(standing)}${standingWord(standing, text)}</span>`;
}

/** The sign alone: told by its shape, so that it needs no colour. Its word must stand beside it. */
export function drawSign(standing: Standing): Markup {
  return html`<svg class="sign" width="18" height="18" aria-hidden="true"><use href="#sign-${standing}"/></svg>`;
}

/** The shapes of all signs, once for the page. */
export const SIGN_SHEET: Markup = html`<svg width="0" height="0" class="sheet" aria-hidden="true">
<symbol id="sign-holds" viewBox="0 0 18 18"><circle cx="9" cy="9" r="8" fill="var(--holds)"/><path d="M5,9.2L8,12.2L13,6.2" fill="none" stroke="var(--paper)" stroke-width="2.2"/></symbol>
<symbol id="sign-drifted" viewBox="0 0 18 18"><path d="M9,1L17.4,16.5H0.6Z" fill="var(--ink)"/><path d="M9,6V11.4M9,12.8V15" stroke="var(--paper)" stroke-width="2.2"/></symbol>
<symbol id="sign-contradicted" viewBox="0 0 18 18"><path d="M9,0.5L17.5,9L9,17.5L0.5,9Z" fill="var(--contradicted)"/><path d="M6.2,6.2L11.8,11.8M11.8,6.2L6.2,11.8" stroke="var(--on-contradicted)" stroke-width="2.2"/></symbol>
<symbol id="sign-undecided" viewBox="0 0 18 18"><rect x="1.5" y="1.5" width="15" height="15" fill="none" stroke="var(--ink)" stroke-width="2" stroke-dasharray="3 2"/><path d="M6.4,7C6.4,3.6 11.6,3.6 11.6,7C11.6,9 9,8.8 9,11M9,12.6V14.4" fill="none" stroke="var(--ink)" stroke-width="1.9"/></symbol>
<symbol id="sign-unclaimed" viewBox="0 0 18 18"><path d="M4,9H14" stroke="var(--ink-soft)" stroke-width="2.4"/></symbol>
</svg>`;
