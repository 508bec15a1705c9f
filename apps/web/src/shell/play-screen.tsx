import { useEffect, useState } from 'preact/hooks';
import type { BoardKit } from '../kits/kit.ts';
import { beginLesson, type Desk } from './desk.ts';
import { deskOf, type House, useHouse, useText } from './house.ts';
import { Missing } from './missing.tsx';
import { Nowhere } from './nowhere.tsx';
import { Part } from './part.tsx';
import { formatRoute } from './route.ts';
import { Screen } from './screen.tsx';
import type { Sitting } from './sitting.ts';
import { useRegistered } from './use-registered.ts';

/** The running play. A newcomer's first visit opens the lesson; with nothing to go on with, there is a form to fill in. */
export function PlayScreen({ game }: { game: string }) {
  const desk = deskOf(useHouse(), game);
  return desk === undefined ? <Nowhere /> : <Play desk={desk} />;
}

function Play({ desk }: { desk: Desk }) {
  const house = useHouse();
  const text = useText();
  const { kit } = desk;
  const sitting = desk.sitting.value;
  const [isNew] = useState(() => desk.isNew());
  useEffect(() => {
    if (isNew && desk.sitting.value === undefined) beginLesson(desk);
  }, []);
  if (sitting === undefined && desk.isMissing.value) return <Missing why="failed" />;
  if (sitting === undefined) {
    return isNew ? null : <Nowhere to={{ kind: 'choice', game: kit.id }} />;
  }
  return (
    <Screen
      title={kit.describe(sitting.terms.players, house.locale.value)}
      kind="board"
      alert={house.isLosing.value ? text.play.notSaved : undefined}
    >
      <Part of={kit.board}>{(board) => <Board desk={desk} sitting={sitting} boardKit={board} />}</Part>
    </Screen>
  );
}

/** Keyed by the sitting: another play, or this one as another tab left it, is another board. */
function Board({ desk, sitting, boardKit }: { desk: Desk; sitting: Sitting; boardKit: BoardKit }) {
  const house = useHouse();
  useRegistered(boardKit);
  return (
    <boardKit.Board
      key={sitting}
      view={sitting.view.value}
      submit={sitting.submit}
      undo={sitting.undo}
      canUndo={sitting.canUndo()}
      past={sitting.past}
      hint={sitting.hint}
      notes={sitting.notes}
      setting={house.boardSetting.value}
      sound={house.sound.play}
      lesson={sitting.isLesson}
      shareLink={() => addressOf(sitting)}
      invite={() => invitationTo(desk, sitting)}
      leave={(to) => leave(house, desk, sitting, to)}
    />
  );
}

async function leave(house: House, desk: Desk, sitting: Sitting, to: 'again' | 'home'): Promise<void> {
  if (to === 'again') return desk.begin(sitting.terms, false);
  await house.navigator.back({ kind: 'wall' });
  await desk.clear();
}

function invitationTo({ kit }: Desk, { terms, seed }: Sitting): string | undefined {
  const ended = seed();
  const order = ended === undefined ? undefined : kit.game.peek()?.orderOf?.(terms.config, ended);
  if (order === undefined) return undefined;
  return new URL(formatRoute({ kind: 'choice', game: kit.id, order }), location.href).href;
}

function addressOf(sitting: Sitting): string | undefined {
  const link = sitting.link();
  if (link === undefined) return undefined;
  return new URL(formatRoute({ kind: 'replay', link }), location.href).href;
}
