import { later } from '../kits/later.ts';
import { useHouse, useText } from './house.ts';
import { Part } from './part.tsx';
import { Screen } from './screen.tsx';

/** Apart from everything that is needed for playing: it brings the solvers and the pictures. */
const LAB = later(() => import('../lab/lab.ts'));

/** Hosts the list of all claims. */
export function LabScreen() {
  const locale = useHouse().locale.value;
  return (
    <Screen title={useText().wall.lab.title} kind="form">
      <Part of={LAB}>{({ ClaimsPage }) => <ClaimsPage locale={locale} />}</Part>
    </Screen>
  );
}

/** Hosts one experiment. */
export function ExperimentScreen({ id }: { id: string }) {
  const locale = useHouse().locale.value;
  return (
    <Screen title={useText().wall.lab.title} kind="form">
      <Part of={LAB}>{({ ExperimentPage }) => <ExperimentPage id={id} locale={locale} />}</Part>
    </Screen>
  );
}

/** Hosts the instrument that turns one number of a game while others play it. */
export function SweepScreen({ game }: { game: string }) {
  const locale = useHouse().locale.value;
  return (
    <Screen title={useText().wall.lab.title} kind="form">
      <Part of={LAB}>{({ SweepPage }) => <SweepPage game={game} locale={locale} />}</Part>
    </Screen>
  );
}

/** Hosts the solved game. */
export function ExplorerScreen({ game }: { game: string }) {
  const locale = useHouse().locale.value;
  return (
    <Screen title={useText().wall.lab.title} kind="form">
      <Part of={LAB}>{({ ExplorerPage }) => <ExplorerPage game={game} locale={locale} />}</Part>
    </Screen>
  );
}
