/**
 * Paper and ink, flat and square, as the games have them; the rust red of a slap is not used. Light or dark as the reader
 * has it, black on white in print.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f4efe2; --shade: #e9e2d0; --rule: #b9b2a0; --ink: #1b1916; --ink-soft: #5a554b;
  --holds: #21503f; --contradicted: #cf9a35; --on-contradicted: #1b1916;
  --claim: #a9c6b7; --record: #a06a0c; --plot-grid: #d5cdb9; --plot-paper: var(--paper);
  --series-1: #21503f; --series-2: #a06a0c; --series-3: #4a5a86; --series-4: #77416b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1d1b17; --shade: #2a2721; --rule: #575145; --ink: #efe9da; --ink-soft: #b5ae9e;
    --holds: #93bda9; --contradicted: #d9a544; --on-contradicted: #1b1916;
    --claim: #2f5a4a; --record: #d9a544; --plot-grid: #3b372f;
    --series-1: #93bda9; --series-2: #d9a544; --series-3: #9fb0dd; --series-4: #d79acb;
  }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 16px/1.5 "Helvetica Neue", "Liberation Sans", Arial, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; font-variant-numeric: tabular-nums; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
html:lang(zh-Hant) { font-family: "Helvetica Neue", "Liberation Sans", Arial, "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei", sans-serif; }
body { max-width: 1180px; margin: 0 auto; padding: 40px 28px 64px; }
.sheet { position: absolute; }
h1, h2, h3 { margin: 0; font-weight: 800; line-height: 1.15; text-wrap: balance; }
h1 { font-size: 38px; max-width: 22em; }
h2 { font-size: 26px; }
h3 { margin-top: 18px; font-size: 15px; }
p { margin: 8px 0 0; max-width: 44em; text-wrap: pretty; }
code, pre { font-family: ui-monospace, "SFMono-Regular", "Liberation Mono", Menlo, monospace; font-size: 0.86em; overflow-wrap: anywhere; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
small { display: block; color: var(--ink-soft); font-size: 13px; font-weight: 400; }
.sign { flex: none; width: 18px; height: 18px; }

.summary { display: grid; grid-template-columns: repeat(5, 1fr); margin: 28px 0 0; border: 3px solid var(--ink); }
.tally { padding: 14px 16px 16px; }
.tally + .tally { border-left: 3px solid var(--ink); }
.tally dt { display: flex; gap: 8px; align-items: center; font-weight: 700; }
.tally dd { margin: 6px 0 0; color: var(--ink-soft); font-size: 14px; line-height: 1.35; }
.tally strong { display: block; color: var(--ink); font-size: 34px; line-height: 1.15; }

nav { margin-top: 36px; }
nav ol { columns: 2; column-gap: 40px; margin: 12px 0 0; padding: 0; list-style: none; }
nav li { display: grid; grid-template-columns: 18px 1fr auto; gap: 10px; align-items: start; padding: 7px 0; border-bottom: 1px solid var(--rule); break-inside: avoid; }
nav .sign { margin-top: 3px; }
.aside { color: var(--ink-soft); font-size: 13px; line-height: 24px; text-align: right; }

section { margin-top: 52px; padding-top: 20px; border-top: 3px solid var(--ink); scroll-margin-top: 8px; }
.question { font-size: 18px; }
.name { color: var(--ink-soft); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 28px 36px; margin-top: 22px; }
.plot-figure { margin: 0; max-width: 640px; }
.plot-figure figcaption { font-weight: 700; }
.plot { display: block; width: 100%; height: auto; overflow: visible; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 6px 0 4px; padding: 0; list-style: none; font-size: 14px; }
.legend li { display: flex; gap: 8px; align-items: center; }
.sample { flex: none; fill: none; }

table { width: 100%; margin-top: 22px; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 8px 10px; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; font-weight: 400; }
thead th { border-bottom: 3px solid var(--ink); font-size: 13px; font-weight: 700; vertical-align: bottom; }
th:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
th:nth-child(1) { width: 32%; }
th:nth-child(2) { width: 16%; }
th:nth-child(3) { width: 14%; }
th:nth-child(4) { width: 17%; }
th:nth-child(5) { width: 9%; }
th:nth-child(6) { width: 12%; }
.verdict { white-space: nowrap; }
tr.drifted .figure { font-weight: 700; }
.reason { color: var(--ink-soft); font-size: 14px; line-height: 1.4; }
.standing { display: inline-flex; gap: 8px; align-items: center; font-weight: 700; }
.standing.unclaimed { color: var(--ink-soft); font-weight: 400; }
.standing.drifted { padding: 1px 8px 1px 6px; border: 2px solid var(--ink); }

.range { display: block; overflow: visible; }
.range .ground { stroke: var(--rule); }
.range .claim { fill: var(--claim); }
.range .record { fill: none; stroke: var(--record); stroke-width: 2; stroke-dasharray: 4 2; }
.range .expected { stroke: var(--ink-soft); stroke-width: 1.5; }
.range .interval { stroke: var(--ink); stroke-width: 2.5; }
.range circle { fill: var(--ink); stroke: var(--paper); stroke-width: 1.5; }

details { margin-top: 18px; }
summary { width: fit-content; cursor: pointer; padding: 6px 0; text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px; }
.basis { display: grid; grid-template-columns: max-content 1fr; gap: 2px 18px; margin: 6px 0 0; font-size: 14px; }
.basis div { display: contents; }
.basis dt { color: var(--ink-soft); }
.basis dd { margin: 0; overflow-wrap: anywhere; }
.settings { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 6px 0 0; padding: 0; list-style: none; }
pre { margin: 12px 0 0; padding: 12px 14px; background: var(--shade); white-space: pre-wrap; }

@media (max-width: 760px) {
  body { padding: 24px 18px 48px; }
  h1 { font-size: 28px; }
  h2 { font-size: 22px; }
  .summary { grid-template-columns: 1fr; }
  .tally { display: grid; grid-template-columns: 9em 1fr; gap: 10px; align-items: center; padding: 8px 12px; }
  .tally + .tally { border-top: 1px solid var(--rule); border-left: 0; }
  .tally dd { display: grid; grid-template-columns: 56px 1fr; gap: 8px; align-items: center; margin: 0; font-size: 13px; }
  .tally strong { font-size: 24px; text-align: right; }
  nav ol { columns: 1; }
  table, thead, tbody, tr, th, td { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: grid; grid-template-columns: 5fr 5fr 4fr; gap: 2px 14px; padding: 14px 0; border-bottom: 1px solid var(--rule); }
  tbody tr:first-child { border-top: 3px solid var(--ink); }
  tbody th:nth-child(1), tbody td { width: auto; padding: 0; border: 0; }
  tbody th { grid-column: 1 / -1; order: 1; }
  tbody .verdict { grid-column: 1 / -1; order: 2; padding: 4px 0; }
  tbody .picture { grid-column: 1 / -1; order: 3; padding: 4px 0 6px; }
  .picture:empty { display: none; }
  .number { order: 4; }
  .number::before { display: block; color: var(--ink-soft); font-size: 13px; content: attr(data-head); }
  .basis { grid-template-columns: 1fr; }
  .basis dd { margin-bottom: 6px; }
}
@media print {
  :root { --paper: #fff; --shade: #f2f2f2; --ink: #000; --ink-soft: #333; --rule: #999; --claim: #bcd3c8; --holds: #21503f; --record: #7a4f05; --plot-grid: #ddd; --series-1: #21503f; --series-2: #7a4f05; --series-3: #33436f; --series-4: #5d2f53; color-scheme: light; }
  html { font-size: 13px; }
  small, .reason, .aside, .legend, .basis, .tally dd, thead th { font-size: 11px; }
  h1 { font-size: 28px; }
  h2 { font-size: 20px; }
  body { max-width: none; padding: 0; }
  .plots { grid-template-columns: 1fr 1fr; }
  h2, thead, tr, figure, .tally { break-inside: avoid; break-after: auto; }
  h2 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
  summary, details p, details pre { display: none; }
}
`;
