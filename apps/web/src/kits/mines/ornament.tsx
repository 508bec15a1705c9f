import { Foreman } from '../../boards/mines/art/busts/earth.tsx';
import { NOTICE } from '../../boards/mines/text/ornament.ts';
import type { Locale } from '../../text/locale.ts';
import '../../style/mines-tokens.css';
import '../../boards/mines/art/woodcut.css';

/** Pinned up for ever: the foreman misses a lamp. */
export function MinesOrnament({ locale }: { locale: Locale }) {
  return (
    <figure class="slip ornament">
      <svg class="mines-woodcut portrait" viewBox="0 0 96 94" aria-hidden="true">
        <rect class="bare" width="96" height="94" />
        <Foreman />
      </svg>
      <figcaption>{NOTICE[locale]}</figcaption>
    </figure>
  );
}
