import { beginLesson } from './desk.ts';
import { deskOf, useHouse } from './house.ts';
import { Nowhere } from './nowhere.tsx';
import { Part } from './part.tsx';
import { Screen } from './screen.tsx';

/** Hosts the rules of a game, with the way into its lesson. */
export function RulesScreen({ game }: { game: string }) {
  const house = useHouse();
  const desk = deskOf(house, game);
  if (desk === undefined) return <Nowhere />;
  const { kit, sitting } = desk;
  const locale = house.locale.value;
  return (
    <Screen title={kit.words(locale).rules.title} kind="form">
      <Part of={kit.papers}>
        {(papers) => (
          <papers.Rules
            locale={locale}
            running={sitting.value && kit.progress(sitting.value.view.value, locale)}
            beginLesson={async () => {
              house.sound.play('clock-in');
              await beginLesson(desk);
              house.navigator.replace({ kind: 'play', game });
            }}
          />
        )}
      </Part>
    </Screen>
  );
}
