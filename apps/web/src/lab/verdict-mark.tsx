import type { Verdict } from '@foretell/lab';
import { drawSign, SIGN_SHEET } from '@foretell/report';
import { Drawn } from './markup.tsx';

/** What a measurement says of a claim: by shape first, and by tint for those who see it. Its word must stand beside it. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return <Drawn of="verdict-mark" markup={drawSign(verdict)} />;
}

/** The shapes that the marks of a page are made of; once a page. */
export function VerdictShapes() {
  return <Drawn of="verdict-shapes" markup={SIGN_SHEET} />;
}
