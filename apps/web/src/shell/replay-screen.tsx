import { fail, ok, type Result } from '@foretell/engine';
import { type LinkProblem, parseLink, peekLink, viewFor } from '@foretell/session';
import { useMemo } from 'preact/hooks';
import type { BoardKit, Kit } from '../kits/kit.ts';
import { faultOf } from '../store/fault.ts';
import { deskOf, type House, useHouse, useText } from './house.ts';
import { Part } from './part.tsx';
import { formatRoute } from './route.ts';
import { Screen } from './screen.tsx';
import { useRegistered } from './use-registered.ts';

/** A finished play out of a link, or the reason why there is none. */
export function ReplayScreen({ link }: { link: string }) {
  const house = useHouse();
  const text = useText();
  const play = useMemo(() => readPlay(house, link), [link]);
  return (
    <Screen title={text.replay.title} kind="board">
      {play.ok ? <Play {...play.value} /> : <Broken problem={play.error} />}
    </Screen>
  );
}

function Play({ kit, view }: PlayInLink) {
  return <Part of={kit.board}>{(boardKit) => <Replay boardKit={boardKit} view={view} />}</Part>;
}

function Replay({ boardKit, view }: { boardKit: BoardKit; view: unknown }) {
  const house = useHouse();
  useRegistered(boardKit);
  return <boardKit.Replay view={view} setting={house.boardSetting.value} sound={house.sound.play} />;
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
  readonly kit: Kit;
  readonly view: unknown;
}

function readPlay(house: House, link: string): Result<PlayInLink, LinkProblem> {
  const label = peekLink(link);
  if (!label.ok) return label;
  const desk = deskOf(house, label.value.game);
  if (desk === undefined) return fail({ kind: 'wrong-game', expected: '', received: label.value.game });
  const { kit } = desk;
  const { game } = kit.entry;
  const session = parseLink(game, link);
  if (!session.ok) return session;
  // Every seat sees the same of a finished play.
  return ok({ kit, view: viewFor(game, session.value, game.facts.seats[0] ?? '') });
}
