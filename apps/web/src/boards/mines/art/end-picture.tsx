import type { Outcome } from '@foretell/mines';
import type { ComponentChild } from 'preact';
import { rays, wedges } from './busts/cuts.ts';
import './woodcut.css';

/** How a run ended, as a woodcut. */
export function EndPicture({ outcome }: { readonly outcome: Exclude<Outcome, 'running'> }) {
  return (
    <svg class="mines-end mines-woodcut" viewBox="0 0 240 140" aria-hidden="true">
      <rect class="bare" width="240" height="140" />
      <clipPath id={`mines-end-${outcome}`}>
        <path d="M5 6L235 5 234.5 134.5 5.5 135Z" />
      </clipPath>
      <g clip-path={`url(#mines-end-${outcome})`}>{PICTURES[outcome]}</g>
      <path class="frame" d="M5 6L235 5 234.5 134.5 5.5 135Z" />
    </svg>
  );
}

const WALKER =
  'M0 -94C-11 -93 -18 -85 -17 -74L-15 -66C-28 -58 -34 -36 -38 -12L-42 4Q-20 10 0 9Q18 10 36 4L32 -14C29 -38 24 -56 15 -65L17 -74C17 -85 10 -93 0 -94Z';

/** Out of the last gallery, into the morning. */
const COMPLETED = (
  <g>
    <rect class="ink" width="240" height="140" />
    <path class="bare" d="M62 140V62Q62 20 120 18Q178 20 178 62V140Z" />
    <path
      class="plate earth"
      d={rays([120, 84], [30, 110], [-172, -8], 13, 11)}
      clip-path="url(#mines-end-gate)"
    />
    <clipPath id="mines-end-gate">
      <path d="M62 140V62Q62 20 120 18Q178 20 178 62V140Z" />
    </clipPath>
    <circle class="plate earth" cx="120" cy="84" r="27" />
    <path class="ink" d="M62 112L84 98 100 104 120 94 142 104 158 97 178 110V116H62Z" />
    <path class="bare" d="M62 113L178 113 178 140 62 140Z" />
    <path class="ink" d="M110 113L114 113 92 140 84 140ZM126 113L130 113 156 140 148 140Z" />
    <path class="ink" d="M104 119H136V121.5H102ZM98 127H142V130H95ZM90 136H150V140H87Z" />
    <path class="line-cut" d="M56 140V60Q58 14 120 12Q182 14 184 60V140" />
    <path
      class="bare"
      d="M40 140L44 40 52 40 50 140ZM200 140L196 40 188 40 190 140ZM34 30L206 28 207 37 33 39Z"
    />
    <path class="bare" d={wedges([8, 30], [8, 128], [22, 4], 8, 3)} />
    <path class="bare" d={wedges([232, 30], [232, 128], [-22, 4], 8, 3)} />
    <g transform="translate(120 130) scale(.62)">
      <path class="bare-halo" d={WALKER} />
      <path class="ink" d={WALKER} />
      <path class="ink" d="M14 -52L34 -82 41 -78 24 -42ZM33 -104H46L49 -82H30Z" />
      <path class="bare" d="M36 -99.5H43L45 -86H34Z" />
      <path class="bare" d={wedges([-16, -8], [12, -6], [4, -34], 5, 2.6)} />
    </g>
  </g>
);

const HEAP = 'M132 122Q134 104 150 100Q162 92 176 102Q196 104 204 120L210 126Q170 130 128 126Z';
const FALLEN_PICK =
  'M180 90Q188 70 203 71L202 67 208 65.5 210 70Q222 69 230 81Q218 76 211 79L220 124 213 126 204.5 81Q190 80 180 90Z';

/** A lamp that still burns, and nobody to carry it. */
const DEFEATED = (
  <g>
    <rect class="ink" width="240" height="140" />
    <path class="plate earth" d={rays([98, 104], [24, 74], [-176, -4], 15, 11)} />
    <path class="bare" d={rays([98, 104], [16, 44], [-170, -10], 14, 7)} />
    <circle class="bare" cx="98" cy="104" r="25" />
    <path class="bare" d="M0 116Q60 108 120 114T240 112V140H0Z" />
    <path class="ink" d={wedges([8, 126], [232, 124], [14, 3], 14, 2.4)} />
    <g transform="rotate(78 98 108)">
      <path class="ink" d="M88 92H108L113 124H83Z" />
      <path class="bare" d="M91.5 97H104.5L108 119.5H88Z" />
      <path class="line-only" d="M98 92Q98 84 92 84" />
      <path
        class="plate earth"
        d="M98 101C99.5 106 103 107.5 102 112.5C101.5 115.5 100 117 98 117S94.5 115.5 94 112.5C94 109 97 106.5 98 101Z"
      />
    </g>
    <path class="bare-halo" d={HEAP} />
    <path class="ink" d={HEAP} />
    <path class="bare" d={wedges([150, 120], [194, 120], [-4, -13], 7, 2.6)} />
    <path class="bare" d="M136 119L139 108 142 107 140 119Z" />
    <path class="bare-halo" d={FALLEN_PICK} />
    <path class="ink" d={FALLEN_PICK} />
    <g class="bare">
      <path d="M30 34L46 40 45 47 33 45ZM74 34L58 40 59 47 71 45Z" />
      <path d="M112 20Q122 15 128 22Q122 28 112 20ZM152 20Q142 15 136 22Q142 28 152 20Z" />
      <path d="M174 38L190 45 189 51 177 49ZM216 38L201 45 202 51 213 49Z" />
    </g>
    <path class="bare" d={wedges([116, 34], [148, 34], [0, 8], 6, 4)} />
  </g>
);

/** The dark, a thread of smoke, and two eyes. */
const LAMP_OUT = (
  <g>
    <rect class="ink" width="240" height="140" />
    <path class="smoke" d="M150 60C136 50 164 44 150 32S160 16 152 4M156 58C146 52 168 42 160 32" />
    <path class="line-cut" d="M138 70H162L168 112H132ZM143 76.5H157L161 106H139ZM150 70V63Q150 59 145 60" />
    <path class="bare" d="M147 100Q150 96 153 100L152 104H148Z" />
    <path
      class="line-cut"
      d="M104 134Q100 96 84 80Q90 62 74 54Q56 58 58 80Q40 94 34 134M96 100L132 88M100 110L134 97"
    />
    <path
      class="bare"
      d="M66 70Q70 67 71 73Q71 79 67.5 79Q64 78 64 74Q64 71 66 70ZM80 70Q84 71 84 74Q84 78 80.5 79Q77 79 77 73Q78 67 80 70Z"
    />
    <path class="bare" d={wedges([46, 132], [92, 132], [8, -36], 6, 2.6)} />
    <path class="bare" d={wedges([110, 134], [232, 132], [10, -5], 10, 2.2)} />
    <g class="bare">
      <path d="M196 42L208 47 207 52 198 50ZM228 42L217 47 218 52 226 50Z" />
      <path d="M12 30Q20 26 25 32Q20 37 12 30ZM44 30Q36 26 31 32Q36 37 44 30Z" />
    </g>
  </g>
);

const PICTURES: Readonly<Record<Exclude<Outcome, 'running'>, ComponentChild>> = {
  completed: COMPLETED,
  defeated: DEFEATED,
  lamp_out: LAMP_OUT,
};
