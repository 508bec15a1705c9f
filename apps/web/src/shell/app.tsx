import { useErrorBoundary, useLayoutEffect, useRef } from 'preact/hooks';
import { ChoiceScreen } from './choice-screen.tsx';
import { useHouse } from './house.ts';
import { ExperimentScreen, ExplorerScreen, LabScreen, SweepScreen } from './lab-screens.tsx';
import { Missing } from './missing.tsx';
import { OfficeScreen } from './office-screen.tsx';
import { PlayScreen } from './play-screen.tsx';
import { ProofScreen } from './proof-screen.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import type { Route } from './route.ts';
import { formatRoute } from './route.ts';
import { RulesScreen } from './rules-screen.tsx';
import { Wall } from './wall.tsx';

/** The screen of the place where the player is. */
export function App() {
  const route = useHouse().navigator.route.value;
  const stage = useRef<HTMLDivElement>(null);
  const place = formatRoute(route);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) arriveAt(stage.current);
    isFirst.current = false;
  }, [place]);
  return (
    <div ref={stage}>
      <Guarded key={place} route={route} />
    </div>
  );
}

/** A screen that breaks is not a blank window, and takes nothing with it. */
function Guarded({ route }: { route: Route }) {
  const [error] = useErrorBoundary((cause) => console.error(cause));
  return error === undefined ? <Screen route={route} /> : <Missing why="broke" />;
}

/** Somebody who listens hears where they are, and somebody with a keyboard goes on from there. */
function arriveAt(stage: HTMLElement | null): void {
  window.scrollTo(0, 0);
  stage?.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
}

function Screen({ route }: { route: Route }) {
  switch (route.kind) {
    case 'wall':
      return <Wall />;
    case 'choice':
      return <ChoiceScreen key={route.order} game={route.game} order={route.order} />;
    case 'play':
      return <PlayScreen game={route.game} />;
    case 'rules':
      return <RulesScreen game={route.game} />;
    case 'proof':
      return <ProofScreen game={route.game} />;
    case 'replay':
      return <ReplayScreen link={route.link} />;
    case 'settings':
      return <OfficeScreen />;
    case 'lab':
      return <LabScreen />;
    case 'experiment':
      return <ExperimentScreen id={`${route.game}/${route.name}`} />;
    case 'sweep':
      return <SweepScreen game={route.game} />;
    case 'explorer':
      return <ExplorerScreen game={route.game} />;
  }
}
