import { ArmedButton } from '../../form/armed-button.tsx';
import type { RulesProps } from '../kit.ts';
import { FIGURES } from './figures.ts';
import { paperTextOf } from './paper-text/text.ts';
import './papers.css';

/** How a mine is dug, with the figures a player can use. */
export function MinesRules({ locale, running, beginLesson }: RulesProps) {
  const text = paperTextOf(locale).rules;
  return (
    <article class="mines-paper handbook">
      <h1>{text.title}</h1>
      {text.parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text(FIGURES)}</p>
        </section>
      ))}
      <footer>
        <p>{text.lessonLine}</p>
        <ArmedButton
          class="main-key"
          label={text.lesson}
          armedLabel={text.lessonAnyway}
          needsArming={running !== undefined}
          act={beginLesson}
        />
      </footer>
    </article>
  );
}
