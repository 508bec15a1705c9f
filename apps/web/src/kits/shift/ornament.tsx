import { Boss } from '../../boards/shift/figures.tsx';
import type { Locale } from '../../text/locale.ts';
import { kitTextOf } from './text/text.ts';

/** Pinned up for ever: it is the boss again. */
export function ShiftOrnament({ locale }: { locale: Locale }) {
  return (
    <figure class="slip ornament">
      <svg class="shift-poster portrait boss" viewBox="-30 -96 60 66" aria-hidden="true">
        <Boss />
      </svg>
      <figcaption>{kitTextOf(locale).ornament}</figcaption>
    </figure>
  );
}
