import type { BoardSeen, Move, View } from '@foretell/mines';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../board.ts';
import type { Shown } from '../stage.ts';
import type { MinesText } from '../text/index.ts';

/** What a battle screen is given. */
export interface BattleScreenProps {
  readonly board: BoardProps<View, Move>;
  /** What is drawn: while a round closes, not what the shell has given any more. A battle goes on in it. */
  readonly view: View;
  readonly text: MinesText;
  readonly shown: Shown;
  readonly mark: (part: Partial<Shown>) => void;
  readonly submit: BoardProps<View, Move>['submit'];
  /** The board of an earlier round, to see what can be read now. */
  readonly earlier?: BoardSeen | undefined;
  /** The round is over and its last cells are opening; called when they have. */
  readonly closing?: (() => void) | undefined;
  /** Stands above everything. */
  readonly children?: ComponentChildren;
}
