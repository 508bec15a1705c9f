import type { ComponentChildren } from 'preact';
import { Lettering } from './lettering.tsx';
import type { ShiftText } from './text/index.ts';
import type { StripModel } from './view-model.ts';

/** The timesheet of one day: a printed head, whatever stands in the boxes, and the strip below them. */
export function Paper({ day, days, text, children, strip }: PaperProps) {
  return (
    <section class="shift-paper" aria-label={`${text.form}, ${text.dayLong(day)}`}>
      <header class="head">
        <span class="form">{text.form}</span>
        <h2>{text.dayLong(day)}</h2>
        <span class="count">{text.dayOf(day, days)}</span>
      </header>
      {children}
      <Strip strip={strip} text={text} />
    </section>
  );
}

interface PaperProps {
  readonly day: number;
  readonly days: number;
  readonly text: ShiftText;
  readonly strip: StripModel;
  readonly children: ComponentChildren;
}

function Strip({ strip, text }: { strip: StripModel; text: ShiftText }) {
  if (strip.kind === 'worker') {
    return (
      <p class="strip">
        <span>{text.nextCatch}</span>
        <strong class="price">
          <Lettering key={strip.nextFine} text={`−${strip.nextFine}`} />
        </strong>
      </p>
    );
  }
  const { meetings, owed, pay } = strip;
  return (
    <p class="strip">
      <span>
        {text.meetings} <strong>{meetings}</strong>
      </span>
      <span class={owed > 0 ? 'owed' : 'met'}>{text.owed(owed)}</span>
      <span class="pay">
        {text.pay}
        <strong class="price">
          <Lettering text={pay} />
        </strong>
      </span>
    </p>
  );
}
