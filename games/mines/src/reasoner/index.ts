export { type AnalyseOptions, type Analysis, analyse } from './analyse.ts';
export { FOG, HIDDEN, MINE, SILENT, VERDICT } from './cells.ts';
export { type CloseOptions, type Closer, type Closure, createCloser, type Layout } from './closer.ts';
export { type Field, layoutOf, numbersOf, openField } from './field.ts';
export { formatMbf, parseMbf } from './mbf.ts';
export type { Position } from './position.ts';
export type { Reading, ReadProblem } from './reading.ts';
export { formatPosition, parsePosition } from './text.ts';
