import { deskOf, useHouse } from './house.ts';
import { Nowhere } from './nowhere.tsx';
import { Part } from './part.tsx';
import { Screen } from './screen.tsx';

/** Hosts the form of a game that is filled in before a play. */
export function ChoiceScreen({ game, order }: { game: string; order?: string | undefined }) {
  const house = useHouse();
  const desk = deskOf(house, game);
  if (desk === undefined) return <Nowhere />;
  const { kit, sitting } = desk;
  const locale = house.locale.value;
  const play = { kind: 'play', game } as const;
  return (
    <Screen title={kit.words(locale).choice.title} kind="form">
      <Part of={kit.papers}>
        {(papers) => (
          <papers.Choice
            locale={locale}
            order={order}
            running={sitting.value && kit.progress(sitting.value.view.value, locale)}
            resume={() => house.navigator.replace(play)}
            begin={async (terms) => {
              house.sound.play('clock-in');
              await desk.begin(terms, false);
              house.navigator.replace(play);
            }}
          />
        )}
      </Part>
    </Screen>
  );
}
