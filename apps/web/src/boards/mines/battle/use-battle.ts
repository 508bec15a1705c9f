import type { BoardSeen, Move, View } from '@foretell/mines';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BattleScreenProps } from './battle-screen-props.ts';
import type { Hud } from './hud.ts';
import type { Command } from './keys.ts';
import type { ThumbKey } from './thumb-keys.tsx';
import { useCursor } from './use-cursor.ts';
import { useKeys } from './use-keys.ts';
import { usePane } from './use-pane.ts';
import { usePlayback } from './use-playback.ts';
import { useTeller } from './use-teller.ts';
import { useWishes } from './use-wishes.ts';

export type Open = 'legend' | 'ledger' | 'teacher' | 'stop' | 'refresh' | null;

/** For how long a board is looked at when its round is over and everything has opened, in milliseconds. */
const LINGERS_MS = 500;

/** Everything that a battle screen remembers, and what its keys, thumbs and fingers do. */
export function useBattle(props: BattleScreenProps, hud: Hud) {
  const { board: given, view, text, shown, mark, closing } = props;
  const { sound } = given;
  const isLocked = closing !== undefined;
  const board = boardOf(view);
  const lantern = view.items[0];
  const [open, setOpen] = useState<Open>(null);
  const [isAtKeyboard, setIsAtKeyboard] = useState(false);
  const dug = useRef(-1);
  const pane = usePane(board.size, board.avatar, board.id);
  const play = usePlayback(board, dug, props.earlier, given);
  const teller = useTeller(view, text.battle);
  const wishes = useWishes({
    board,
    isWarned: shown.sealWarning,
    onWarned: () => mark({ sealWarning: true }),
    sound,
    submit(move) {
      if (move.kind === 'dig') dug.current = move.cell;
      const refusal = props.submit(move);
      if (refusal !== undefined) return refusal;
      teller.remember(move);
      const heard = SOUNDS[move.kind];
      if (heard !== undefined) sound(heard);
      return undefined;
    },
  });
  const cursor = useCursor(board, wishes);
  useEffect(() => {
    if (closing === undefined) return;
    const timer = setTimeout(closing, play.playback.lastsMs + LINGERS_MS);
    return () => clearTimeout(timer);
  }, [isLocked]);
  const keys: Readonly<Record<ThumbKey, () => void>> = {
    mode() {
      const mode = wishes.mode === 'dig' ? 'seal' : 'dig';
      wishes.setMode(mode);
      sound('key');
      teller.tell({ kind: 'mode', mode });
    },
    stop: () => setOpen('stop'),
    refresh() {
      // What cannot be paid is refused at once, where the reserve is counted.
      if (!hud.refresh.isAffordable || hud.refresh.left === 0) wishes.hand([{ kind: 'refresh' }]);
      else setOpen('refresh');
    },
    undo() {
      if (!given.undo()) return;
      sound('step');
      teller.tell({ kind: 'undone' });
    },
    overview: () => pane.zoom(pane.isOverview ? 'in' : 'out', null),
    lantern: () => lantern !== undefined && wishes.hand([{ kind: 'use', item: lantern.itemId }]),
    teacher: () => setOpen(open === 'teacher' ? null : 'teacher'),
    legend: () => setOpen('legend'),
    ledger: () => setOpen('ledger'),
  };
  const press = (key: ThumbKey) => {
    wishes.callOff();
    wishes.forget();
    keys[key]();
  };
  const isAsking = open === 'stop' || open === 'refresh';
  const confirm = () => {
    setOpen(null);
    if (isAsking) wishes.hand([{ kind: open }]);
  };
  const goBack = (): boolean => {
    const isWaiting = wishes.ringing !== null || wishes.asked !== null;
    const isBusy = isWaiting || open !== null || cursor.cursor !== null || cursor.isAiming;
    setOpen(null);
    wishes.callOff();
    wishes.forget();
    if (!isWaiting) cursor.stop();
    return isBusy;
  };
  const obey = (command: Command): boolean => {
    switch (command.kind) {
      case 'step':
        cursor.step(command.direction);
        return true;
      case 'dig':
        cursor.toward(command.direction, 'dig');
        return true;
      case 'seal':
        if (cursor.cursor !== null) cursor.here('seal');
        else {
          cursor.aim();
          teller.say(text.battle.aiming);
        }
        return true;
      case 'dig-here':
        cursor.here('dig');
        return cursor.cursor !== null;
      case 'look':
        cursor.lookAround();
        return true;
      case 'yes':
        if (isAsking) confirm();
        else cursor.here('dig');
        return isAsking || cursor.cursor !== null;
      case 'no':
        return goBack();
      default:
        press(command.kind);
        return true;
    }
  };
  useKeys((command) => {
    setIsAtKeyboard(true);
    if (!isLocked) return obey(command);
    closing();
    return true;
  });
  return {
    board,
    wishes,
    pane,
    ...play,
    open,
    cursor: cursor.cursor,
    isAtKeyboard,
    saying: teller.saying,
    lantern: lantern?.charges ?? null,
    press,
    confirm,
    close: () => setOpen(null),
    /** A finger on the board: it ends whatever waits for a second thought. */
    onTouch(): boolean {
      setIsAtKeyboard(false);
      cursor.stop();
      if (isLocked) {
        closing();
        return true;
      }
      if (wishes.ringing === null) return false;
      wishes.callOff();
      return true;
    },
  };
}

/** What is heard at once. What a dig finds is heard as it opens. */
const SOUNDS: Readonly<Partial<Record<Move['kind'], string>>> = {
  walk: 'step',
  dig: 'dig',
  seal: 'seal',
  stop: 'stop',
  refresh: 'refresh',
  use: 'lantern',
};

function boardOf({ battle }: View): BoardSeen {
  if (battle === null) throw new Error('a battle screen without a battle');
  return battle.board;
}

export type Battling = ReturnType<typeof useBattle>;
