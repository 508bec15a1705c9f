export type { Markup } from './html.ts';
export { type ReportPage, reportPage } from './page.ts';
export { drawRange } from './range-picture.ts';
export { type DrawingDocument, renderPlot } from './render-plot.ts';
export { drawSign, SIGN_SHEET, type Standing } from './verdict-sign.ts';
