import { Mark } from '../../boards/shift/marks.tsx';
import { ArmedButton } from '../../form/armed-button.tsx';
import type { RulesProps } from '../kit.ts';
import { FIGURES } from './figures.ts';
import { paperTextOf, type ShiftPaperText } from './paper-text/text.ts';
import './rules.css';

/** How a week is played, with the figures a player can use. */
export function ShiftRules({ locale, running, beginLesson }: RulesProps) {
  const text = paperTextOf(locale).rules;
  return (
    <article class="regulations">
      <h1>{text.title}</h1>
      <Paragraph title={text.week.title} text={text.week.text(FIGURES)} />
      <WorkerHours text={text.worker} />
      <Paragraph title={text.boss.title} text={text.boss.text(FIGURES)} />
      <Fines text={text.fines} />
      <section>
        <h2>{text.sight.title}</h2>
        <p>{text.sight.worker}</p>
        <p>{text.sight.boss}</p>
      </section>
      <Paragraph title={text.honest.title} text={text.honest.text(FIGURES)} />
      <Paragraph title={text.leak.title} text={text.leak.text(FIGURES)} />
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

function Paragraph({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function WorkerHours({ text }: { text: ShiftPaperText['rules']['worker'] }) {
  return (
    <section>
      <h2>{text.title}</h2>
      <table>
        <Head cells={text.head} />
        <tbody>
          {FIGURES.workerHours.map(({ hour, money, output, detection }) => (
            <tr key={hour}>
              <th scope="row">
                <Mark name={hour} />
                {text.hours[hour]}
              </th>
              <td>{money}</td>
              <td>{output}</td>
              <td>{text.chance(detection)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.text(FIGURES)}</p>
    </section>
  );
}

function Fines({ text }: { text: ShiftPaperText['rules']['fines'] }) {
  const [nth, fine, sum] = text.head;
  const rows = [
    { head: nth, cells: FIGURES.fines.map((rung) => rung.nth) },
    { head: fine, cells: FIGURES.fines.map((rung) => rung.fine) },
    { head: sum, cells: FIGURES.fines.map((rung) => rung.sum) },
  ];
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <table class="ladder">
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, rung) => (
                <td key={FIGURES.fines[rung]?.nth}>{cell}</td>
              ))}
              <td aria-hidden="true">…</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ cells }: { cells: readonly string[] }) {
  return (
    <thead>
      <tr>
        {cells.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
  );
}
