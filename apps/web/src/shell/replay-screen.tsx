import { fail, ok, type Result } from '@foretell/engine';
import { decisionsOf, type LinkProblem, parseLink, peekLink, viewFor } from '@foretell/session';
import { useMemo } from 'preact/hooks';
import type { PastDecision } from '../boards/board.ts';
import type { BoardKit, GameKit, Kit } from '../kits/kit.ts';
import { faultOf } from '../store/fault.ts';
import type { Desk } from './desk.ts';
import { deskOf, type House, useHouse, useText } from './house.ts';
import { Part } from './part.tsx';
import { formatRoute } from './route.ts';
import { Screen } from './screen.tsx';
import { useRegistered } from './use-registered.ts';

/** A finished play out of a link, or the reason why there is none. */
export function ReplayScreen({ link }: { link: string }) {
  const house = useHouse();
  const text = useText();
  const desk = useMemo(() => findDesk(house, link), [link]);
  return (
    <Screen title={text.replay.title} kind="board">
      {desk.ok ? (
        <Part of={desk.value.kit.game}>
          {(game) => <Play kit={desk.value.kit} game={game} link={link} />}
        </Part>
      ) : (
        <Broken problem={desk.error} />
      )}
    </Screen>
  );
}

function Play({ kit, game, link }: { kit: Kit; game: GameKit; link: string }) {
  const play = useMemo(() => readPlay(game, link), [game, link]);
  if (!play.ok) return <Broken problem={play.error} />;
  return <Part of={kit.board}>{(boardKit) => <Replay boardKit={boardKit} play={play.value} />}</Part>;
}

function Replay({ boardKit, play }: { boardKit: BoardKit; play: PlayInLink }) {
  const house = useHouse();
  useRegistered(boardKit);
  return <boardKit.Replay {...play} setting={house.boardSetting.value} sound={house.sound.play} />;
}

function Broken({ problem }: { problem: LinkProblem }) {
  const text = useText();
  return (
    <div class="message">
      <h1>{text.replay.broken}</h1>
      <p>{text.fault(faultOf(problem))}</p>
      <p>{text.replay.nothing}</p>
      <a class="key" href={formatRoute({ kind: 'wall' })}>
        {text.toWall}
      </a>
    </div>
  );
}

interface PlayInLink {
  readonly view: unknown;
  past(): readonly PastDecision<unknown, unknown>[];
}

function findDesk(house: House, link: string): Result<Desk, LinkProblem> {
  const label = peekLink(link);
  if (!label.ok) return label;
  const desk = deskOf(house, label.value.game);
  return desk === undefined
    ? fail({ kind: 'wrong-game', expected: '', received: label.value.game })
    : ok(desk);
}

function readPlay({ entry: { game } }: GameKit, link: string): Result<PlayInLink, LinkProblem> {
  const session = parseLink(game, link);
  if (!session.ok) return session;
  // Every seat sees the same of a finished play.
  const seat = game.facts.seats[0] ?? '';
  return ok({
    view: viewFor(game, session.value, seat),
    past: () => decisionsOf(game, session.value, seat),
  });
}
