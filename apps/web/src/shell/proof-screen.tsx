import { deskOf, useHouse, useText } from './house.ts';
import { Nowhere } from './nowhere.tsx';
import { Part } from './part.tsx';
import { Screen } from './screen.tsx';

/** Hosts the sheet of worst cases of a board. */
export function ProofScreen({ game }: { game: string }) {
  const house = useHouse();
  const proof = deskOf(house, game)?.kit.proof;
  const { title } = useText().proof;
  if (proof === undefined) return <Nowhere />;
  return (
    <Screen title={title} kind="form">
      <Part of={proof}>{({ Sheet }) => <Sheet locale={house.locale.value} />}</Part>
    </Screen>
  );
}
