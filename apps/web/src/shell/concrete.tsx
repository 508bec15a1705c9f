/** The bare wall: seams of the formwork, the holes of its ties, and what two torn-off posters left behind. */
export function Concrete() {
  return (
    <svg class="concrete" aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern id="formwork" y="-92" width="300" height="220" patternUnits="userSpaceOnUse">
          <path class="seam" d="M0 219H300M299 0V220" />
          <path class="hole" d={['34 34', '266 34', '34 186', '266 186'].map(hole).join('')} />
          <path class="rim" d={['34 34', '266 34', '34 186', '266 186'].map(hole).join('')} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#formwork)" />
    </svg>
  );
}

function hole(centre: string): string {
  return `M${centre}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`;
}

/** Glue, corners under tape, and one strip that would not come off. */
export function TornPoster({ kind }: { kind: 'left' | 'right' }) {
  return (
    <svg class={`torn ${kind}`} viewBox="-6 -6 192 252" aria-hidden="true">
      <path class="glue" d={GLUE[kind]} />
      <path class="scrap" d={SCRAPS[kind]} />
      <path class="print" d={PRINTS[kind]} />
      <path class="edge" d={SCRAPS[kind]} />
      <path
        class="tape"
        d="M-6 14L14 -6L24 4L4 24ZM156 -2L182 18L174 28L148 8ZM-4 224L16 246L26 236L6 214ZM160 240L184 220L176 210L152 230Z"
      />
    </svg>
  );
}

const GLUE = {
  left: 'M6 4L176 8L174 232L4 236Z',
  right: 'M4 8L174 4L178 236L8 232Z',
};

const SCRAPS = {
  left: 'M0 0H64L52 9L58 16L30 22L34 36L16 40L10 62L0 58ZM180 240H92L104 228L98 222L128 216L134 200L150 204L158 176L170 182L180 160Z',
  right:
    'M180 0H96L110 12L104 18L138 30L134 44L156 52L152 76L170 70L180 92ZM0 240V196L12 190L16 204L36 208L34 222L60 226L54 240Z',
};

const PRINTS = {
  left: 'M0 0H40L0 34ZM180 240H140L180 186Z',
  right: 'M180 0V60L164 52L150 28L128 22ZM0 240V212L22 222L30 240Z',
};
