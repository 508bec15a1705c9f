import type { ComponentChildren } from 'preact';
import { faultOf } from '../store/fault.ts';
import type { Finished } from '../store/finished.ts';
import type { Desk, Unreadable } from './desk.ts';
import { download, fileNameOf } from './download.ts';
import { useHouse, useText } from './house.ts';
import { formatRoute, type Route } from './route.ts';

/** What is pinned up beside the posters: first what is wrong, then what can be done, then what was. */
export function Noticeboard() {
  const house = useHouse();
  const text = useText();
  return (
    <section class="noticeboard" aria-labelledby="notices">
      <h2 id="notices">{text.wall.notices}</h2>
      <div class="slips">
        {!house.keeps && <Warning {...text.wall.keepsNothing} />}
        {house.unreadable.value.map((found) => (
          <UnreadableSlip key={found.keptAs} found={found} />
        ))}
        <UpdateSlip />
        {house.desks.map((desk) => (
          <DeskSlips key={desk.kit.id} desk={desk} />
        ))}
        <LinkSlip {...text.wall.lab} to={{ kind: 'lab' }} />
        <LinkSlip {...text.wall.office} to={{ kind: 'settings' }} />
        {house.desks.map(({ kit }) => (
          <kit.Ornament key={kit.id} locale={house.locale.value} />
        ))}
      </div>
    </section>
  );
}

function DeskSlips({ desk }: { desk: Desk }) {
  const house = useHouse();
  const { choice, rules } = desk.kit.words(house.locale.value);
  const game = desk.kit.id;
  return (
    <>
      {desk.finished.value.length > 0 && <Results desk={desk} />}
      <LinkSlip {...choice} to={{ kind: 'choice', game }} />
      <LinkSlip {...rules} to={{ kind: 'rules', game }} />
    </>
  );
}

function LinkSlip({ title, line, to }: { title: string; line: string; to: Route }) {
  return (
    <a class="slip" href={formatRoute(to)}>
      <strong>{title}</strong>
      <span class="line">{line}</span>
    </a>
  );
}

function Warning({ title, line, children }: { title: string; line: string; children?: ComponentChildren }) {
  return (
    <div class="slip warning" role="status">
      <strong>{title}</strong>
      <span class="line">{line}</span>
      {children}
    </div>
  );
}

function UnreadableSlip({ found }: { found: Unreadable }) {
  const house = useHouse();
  const text = useText();
  const { unreadable } = text.wall;
  const { problem } = found;
  const dismiss = () => {
    house.unreadable.value = house.unreadable.value.filter((other) => other !== found);
  };
  return (
    <Warning title={unreadable.title} line={unreadable.kept(found.keptAs)}>
      {problem !== undefined && <span class="line">{text.fault(faultOf(problem))}</span>}
      <span class="keys">
        <button
          type="button"
          class="key"
          onClick={async () =>
            download(fileNameOf(found.keptAs), (await house.store.get(found.keptAs)) ?? '')
          }
        >
          {unreadable.download}
        </button>
        <button type="button" class="key" onClick={dismiss}>
          {unreadable.dismiss}
        </button>
      </span>
    </Warning>
  );
}

function UpdateSlip() {
  const takeOver = useHouse().update.value;
  const { update } = useText().wall;
  if (takeOver === undefined) return null;
  return (
    <Warning title={update.title} line={update.line}>
      <button type="button" class="key" onClick={takeOver}>
        {update.act}
      </button>
    </Warning>
  );
}

function Results({ desk }: { desk: Desk }) {
  const text = useText();
  return (
    <div class="slip results">
      <h3>{text.wall.finished}</h3>
      <ol>
        {desk.finished.value.map((finished) => (
          <Result key={finished.link} desk={desk} finished={finished} />
        ))}
      </ol>
    </div>
  );
}

function Result({ desk, finished }: { desk: Desk; finished: Finished }) {
  const house = useHouse();
  const { wall } = useText();
  const play = desk.kit.describe(finished.players, house.locale.value);
  const outcome = finished.outcome === 0 ? 'drawn' : finished.outcome > 0 ? 'won' : 'lost';
  return (
    <li>
      <a href={formatRoute({ kind: 'replay', link: finished.link })}>
        <span class="unseen">{wall.watch}</span>
        <span class={`outcome ${outcome}`}>{wall.outcome[outcome]}</span>
        <span>{play}</span>
      </a>
    </li>
  );
}
