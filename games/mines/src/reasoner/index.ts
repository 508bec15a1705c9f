export { type AnalyseOptions, type Analysis, analyse } from './analyse.ts';
export { FOG, HIDDEN, MINE, SILENT, VERDICT } from './cells.ts';
export { type CloseOptions, type Closer, type Closure, createCloser, type Layout } from './closer.ts';
export type { Position } from './position.ts';
