import type { BoardSeen } from '@foretell/mines';
import type { ComponentChild } from 'preact';
import { Numeral } from '../art/numeral.tsx';
import type { CellSeen } from './cells.ts';
import type { Playback } from './playback.ts';

/** Lies at a cell of the board. */
export function at(size: number, cell: number): Readonly<Record<string, number>> {
  return { '--column': cell % size, '--row': Math.floor(cell / size) };
}

/** The numbers, above everything that stands on the board. They are drawn and not written: the cells say them. */
export function Digits({ size, cells }: { readonly size: number; readonly cells: readonly CellSeen[] }) {
  return (
    <div class="mines-digits" aria-hidden="true">
      {cells.map(({ cell, digit, state, hasAvatar }) =>
        digit === null ? null : (
          <i
            key={cell}
            class={`mines-digit of-${digit}${state === 'closed' ? ' probed' : ''}${hasAvatar ? ' here' : ''}`}
            style={at(size, cell)}
          >
            <Numeral of={digit} />
          </i>
        ),
      )}
    </div>
  );
}

/** What closed cells wore, coming off in waves. */
export function Lids({ board, playback, nth }: LidsProps) {
  return (
    <div class="mines-lids" aria-hidden="true" key={nth}>
      {playback.waves.map((wave, number) =>
        wave.map((cell) => (
          <i
            key={cell}
            class="mines-lid"
            style={{ ...at(board.size, cell), animationDelay: `${number * playback.stepMs}ms` }}
          />
        )),
      )}
      {playback.thawed.map((cell) => (
        <i key={cell} class="mines-lid thaw" style={at(board.size, cell)} />
      ))}
      {playback.done.flatMap(({ cells }) =>
        cells.map((cell) => (
          <i
            key={`done ${cell}`}
            class={`mines-flash ${sidesOf(board.size, cell, cells)}`}
            style={{ ...at(board.size, cell), animationDelay: `${playback.lastsMs - 400}ms` }}
          />
        )),
      )}
    </div>
  );
}

interface LidsProps {
  readonly board: BoardSeen;
  readonly playback: Playback;
  /** Another number starts it anew. */
  readonly nth: number;
}

/** The sides on which a group ends. */
function sidesOf(size: number, cell: number, cells: readonly number[]): string {
  const column = cell % size;
  const sides = [
    ['t', cells.includes(cell - size)],
    ['b', cells.includes(cell + size)],
    ['l', column > 0 && cells.includes(cell - 1)],
    ['r', column < size - 1 && cells.includes(cell + 1)],
  ] as const;
  return sides
    .filter(([, isInside]) => !isInside)
    .map(([side]) => `edge-${side}`)
    .join(' ');
}

/** What a finger or a key is about to do, and where. */
export function Marks({ size, marks }: { readonly size: number; readonly marks: readonly Mark[] }) {
  return (
    <div class="mines-marks" aria-hidden="true">
      {marks.map(({ cell, kind, drawing }) => (
        <i key={`${kind} ${cell}`} class={`mines-mark ${kind}`} style={at(size, cell)}>
          {drawing}
        </i>
      ))}
    </div>
  );
}

export interface Mark {
  readonly cell: number;
  readonly kind: string;
  readonly drawing?: ComponentChild;
}

/** A ring that fills while a finger is down, or empties while a seal can be called off. */
export function Ring({ kind }: { readonly kind: 'filling' | 'closing' }) {
  return (
    <svg class={`mines-ring ${kind}`} viewBox="0 0 60 60" aria-hidden="true">
      <circle class="bed" cx="30" cy="30" r="25" pathLength="100" />
      <circle class="run" cx="30" cy="30" r="25" pathLength="100" />
    </svg>
  );
}
