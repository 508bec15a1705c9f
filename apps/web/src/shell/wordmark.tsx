/** The name of the house, sprayed on the wall through a stencil: every letter is in pieces. Letters stand on a field 100 high. */
const LETTERS: Readonly<Record<string, string>> = {
  F: 'M0 0H18V100H0ZM23 0H56V18H23ZM23 41H48V59H23Z',
  O: 'M0 14L14 0H26V18H18V82H26V100H14L0 86ZM60 14L46 0H34V18H42V82H34V100H46L60 86Z',
  R: 'M0 0H18V100H0ZM23 0H44L58 14V44L48 54H23V37H40V18H23ZM28 59H47L60 100H40Z',
  E: 'M0 0H18V100H0ZM23 0H56V18H23ZM23 41H49V59H23ZM23 82H56V100H23Z',
  T: 'M0 0H60V18H0ZM21 23H39V100H21Z',
  L: 'M0 0H18V100H0ZM23 82H56V100H23Z',
};

const ADVANCE = 72;

export function Wordmark({ name }: { name: string }) {
  const letters = Array.from(name.toUpperCase());
  return (
    <svg class="wordmark" viewBox={`0 0 ${letters.length * ADVANCE - 12} 100`} role="img" aria-label={name}>
      {letters.map((letter, place) => (
        <path key={place} d={LETTERS[letter]} transform={`translate(${place * ADVANCE} 0)`} />
      ))}
    </svg>
  );
}
