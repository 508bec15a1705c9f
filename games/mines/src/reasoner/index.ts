export { FOG, HIDDEN, MINE, SILENT, VERDICT } from './cells.ts';
export { type CloseOptions, type Closer, type Closure, createCloser, type Layout } from './closer.ts';
