import type { Locale } from '../../../text/locale.ts';
import '../../../style/mines-tokens.css';

/** The game's poster for the wall: a map on a table, and the darkness that lies on it. */
export function MinesPoster({ locale }: { readonly locale: Locale }) {
  return <svg class="mines-poster mines-woodcut" viewBox="0 0 300 400" role="img" lang={locale} />;
}
