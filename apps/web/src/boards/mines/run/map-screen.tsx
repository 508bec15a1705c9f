import { type Move, tablesOf, type View } from '@foretell/mines';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../board.ts';
import { Glyph } from '../art/glyph.tsx';
import { Shaft } from '../art/shaft.tsx';
import { type RoadText, roadTextOf } from '../text/road/index.ts';
import { type TermsText, termsOf } from '../text/terms/index.ts';
import { Condition } from './condition.tsx';
import { type Link, type Road, roadOf, type Stop } from './road.ts';
import { RunBar } from './run-bar.tsx';
import '../css/run-road.css';

/** The map of a level: a tap chooses a stop and tells what is known of it, the key under the thumb goes there. */
export function MapScreen({ board }: { board: BoardProps<View, Move> }) {
  const { view, setting } = board;
  const text = roadTextOf(setting.locale);
  const terms = termsOf(setting.locale);
  const road = roadOf(view);
  const ahead = road.stops.filter(({ state }) => state === 'ahead');
  const [chosen, setChosen] = useState(ahead.length === 1 ? ahead[0]?.node.id : undefined);
  const stop = road.stops.find(({ node }) => node.id === chosen);
  const go = (node: number) => {
    board.sound('step');
    board.submit({ kind: 'go', node });
  };
  const press = ({ node, state }: Stop) => {
    if (node.id === chosen && state === 'ahead') go(node.id);
    else setChosen(node.id);
  };
  return (
    <div class={`mines mines-road ${setting.hand}-hand`}>
      <RunBar view={view} locale={setting.locale} />
      <section class="mines-map-sheet" aria-label={text.map}>
        <Shaft />
        <Links road={road} />
        {road.stops.map((each) => (
          <StopKey
            key={each.node.id}
            stop={each}
            name={terms.nodes[each.node.kind].name}
            text={text}
            isChosen={each.node.id === chosen}
            onPress={() => press(each)}
          />
        ))}
      </section>
      <div class="mines-road-desk">
        <Condition hero={view.hero} text={text} />
        <div class="mines-road-card" role="status">
          {stop === undefined ? (
            <p>{text.choose}</p>
          ) : (
            <Told stop={stop} view={view} text={text} terms={terms} />
          )}
        </div>
        <button
          type="button"
          class="mines-main-key"
          data-go
          aria-disabled={stop?.state !== 'ahead'}
          onClick={() => stop?.state === 'ahead' && go(stop.node.id)}
        >
          {text.go}
        </button>
      </div>
    </div>
  );
}

/** Lines between the stops: walked, open, and those that lead on. */
function Links({ road }: { road: Road }) {
  const path = (state: Link['state']) =>
    road.links
      .filter((link) => link.state === state)
      .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
      .join('');
  return (
    <svg class="mines-links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="shut" d={path('shut')} />
      <path class="open" d={path('open')} />
      <path class="walked" d={path('walked')} />
    </svg>
  );
}

function StopKey({ stop, name, text, isChosen, onPress }: StopKeyProps) {
  const { node, state, x, y } = stop;
  const says = { here: text.here, been: text.been, ahead: text.reachable, later: text.notYet };
  return (
    <button
      type="button"
      class={`mines-stop ${state} ${node.kind}`}
      style={{ left: `${x}%`, top: `${y}%` }}
      data-node={node.id}
      aria-pressed={isChosen}
      aria-label={`${name}, ${says[state]}`}
      onClick={onPress}
    >
      <Glyph of={node.kind} />
    </button>
  );
}

interface StopKeyProps {
  readonly stop: Stop;
  readonly name: string;
  readonly text: RoadText;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** What is known of a stop before it is entered. */
function Told({ stop, view, text, terms }: { stop: Stop; view: View; text: RoadText; terms: TermsText }) {
  const { node, state } = stop;
  const term = terms.nodes[node.kind];
  const { boards } = node;
  const carries = [
    ...(boards?.map === 'poor_vein' ? [terms.poorVein] : []),
    ...(boards?.variants ?? []).map((id) => terms.variants[id] ?? id),
  ];
  const says = { here: text.here, been: text.been, ahead: undefined, later: text.notYet }[state];
  return (
    <>
      <h2>{term.name}</h2>
      <p>{term.line(tablesOf(view.config).adventure.camp_heal_pct)}</p>
      {boards !== null && (
        <p>
          {text.board(boards.size)}
          {carries.length > 0 && ` · ${text.mayHave(text.list(carries))}`}
        </p>
      )}
      {says !== undefined && <p class="soft">{says}</p>}
    </>
  );
}
