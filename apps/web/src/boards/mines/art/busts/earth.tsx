import { rays, wedges } from './cuts.ts';

/** What lives in the upper galleries: stone, and those who dig in it. */

/** A heap of boulders that has noticed somebody. */
export function Rockling() {
  return (
    <g>
      <circle class="plate earth" cx="54" cy="44" r="36" />
      <path class="ink" d="M5 94L4 80 12 69 26 68 34 76 36 94Z M60 94L60 78 70 68 84 70 92 82 91 94Z" />
      <path class="ink" d="M26 94L12 74 10 50 20 30 38 16 57 14 76 27 86 48 84 72 68 94Z" />
      <path class="bare" d="M17 60L16 50 24 34 38 22 46 21 40 31 28 38 24 50Z" />
      <path class="bare" d="M20 53L44 57 41 68 26 67Z M79 51L56 57 60 68 73 66Z" />
      <path class="ink" d="M29 57L41 59.5 39 65 32 64.5Z M72 56L60 59.5 62 65 69 64Z" />
      <path
        class="bare"
        d="M24 74L34 71 37 77 43 71.5 48 78 54 71.5 60 77 64 71 74 73 71 82 64 79 60 86 54 80.5 48 87 43 80.5 37 86 33 79 27 83Z"
      />
      <path class="cut thick" d="M56 18L53 28 60 35 57 44M60 35L70 38" />
      <path class="bare" d={wedges([78, 34], [82, 50], [-10, 4], 5, 2)} />
      <path class="bare" d="M10 80L14 74 22 73 17 80Z M66 76L72 72 80 74 74 77Z" />
    </g>
  );
}

/** Ears, wings, and two lamps where eyes were. */
export function Lampbat() {
  return (
    <g>
      <circle class="plate earth" cx="48" cy="42" r="34" />
      <path
        class="ink"
        d="M48 90L40 80 34 84 30 74 20 80 18 68 7 70 10 50 5 26 18 36 28 44 32 40 27 12 43 27 48 26 53 27 69 12 64 40 68 44 78 36 91 26 86 50 89 70 78 68 76 80 66 74 62 84 56 80Z"
      />
      <path class="bare" d="M31 19L40 29 35 36Z M65 19L56 29 61 36Z" />
      <path class="bare" d={wedges([10, 36], [14, 62], [15, 10], 4, 2.4)} />
      <path class="bare" d={wedges([86, 36], [82, 62], [-15, 10], 4, 2.4)} />
      <circle class="bare" cx="40" cy="43" r="8" />
      <circle class="bare" cx="57" cy="43" r="8" />
      <circle class="ink" cx="41" cy="43" r="2.6" />
      <circle class="ink" cx="56" cy="43" r="2.6" />
      <path class="bare" d={rays([40, 43], [9.5, 15], [140, 250], 5, 1.8)} />
      <path class="bare" d={rays([57, 43], [9.5, 15], [-70, 40], 5, 1.8)} />
      <path class="bare" d="M41 57H56L54 61 51.5 59.5 50 66 47.5 60 45 59.5 43 61Z" />
      <path class="bare" d={wedges([40, 70], [56, 70], [0, 9], 6, 1.7)} />
    </g>
  );
}

/** A beast that carries a roof of slate. */
export function Shaleback() {
  return (
    <g>
      <path class="plate earth" d="M4 70L26 26 60 8 94 30V92H4Z" />
      <path class="ink" d="M94 92H30L24 84 12 86 4 78 6 66 14 58 22 55 30 40 44 28 62 20 80 22 94 32Z" />
      <path
        class="bare"
        d="M33 45L48 30 50 34 40 50Z M44 56L58 26.5 62 31 52 60Z M56 64L70 25.5 75 30 66 68Z M70 70L84 29 90 36 80 74Z"
      />
      <path class="ink" d={wedges([38, 49], [47, 33], [-3, -4], 5, 1.5)} />
      <path class="ink" d={wedges([50, 58], [60, 31], [-4, -3], 7, 1.5)} />
      <path class="ink" d={wedges([64, 66], [73, 31], [-4, -3], 8, 1.5)} />
      <path class="bare" d="M12 68L22 60 29 62 30 70 20 76 10 76Z" />
      <path class="ink" d="M16 66.5L25 64 25 69 18 70Z" />
      <path class="bare" d="M20 67L23 66.3V68.3L20.5 68.7Z" />
      <path class="bare" d="M8 79.5L14 78.5 16 81.5 20 78.5 22.5 81 27 77.5 24 82 12 83.5Z" />
      <path class="bare" d={wedges([34, 90], [90, 90], [4, -12], 12, 2.2)} />
      <path class="cut" d="M36 62L40 70 36 78" />
    </g>
  );
}

/** The one who counts the carts: a lamp on his helmet, and a beard that has seen daylight. */
export function Foreman() {
  return (
    <g>
      <circle class="plate earth" cx="50" cy="40" r="37" />
      <path class="ink" d="M6 94L11 76 28 68 68 68 85 76 90 94Z" />
      <path class="bare line" d="M29 36H67L66 58 58 72H38L30 58Z" />
      <path class="ink" d="M24 38L27 21 38 12H58L69 21 72 38Z" />
      <path class="bare" d={wedges([31, 33], [35, 20], [12, -4], 4, 2)} />
      <path class="ink" d="M19 36H77L74 42H22Z" />
      <circle class="bare line" cx="48" cy="24" r="8" />
      <circle class="ink" cx="48" cy="24" r="3" />
      <path class="ink" d="M32 43L46 47.5 45 52 34 50Z M64 43L50 47.5 51 52 62 50Z" />
      <path class="bare" d="M37.5 47.5L42 49 41 50.5 37.5 49.8Z M58.5 47.5L54 49 55 50.5 58.5 49.8Z" />
      <path class="ink" d="M46 49H50L53 58H43Z" />
      <path class="bare" d="M47 51H49L50.5 56.5H45.5Z" />
      <path
        class="ink"
        d="M27 52L34 58 43 58 48 61 53 58 62 58 69 52 70 66 62 82 54 90 48 93 42 90 34 82 26 66Z"
      />
      <path class="bare" d="M40 65L48 63 56 65 52 67.5H44Z" />
      <path class="bare" d={wedges([33, 64], [44, 72], [5, 14], 4, 2)} />
      <path class="bare" d={wedges([63, 64], [52, 72], [-5, 14], 4, 2)} />
      <path class="bare" d={wedges([12, 92], [28, 92], [4, -14], 4, 2.2)} />
      <path class="bare" d={wedges([84, 92], [68, 92], [-4, -14], 4, 2.2)} />
    </g>
  );
}

/** The mountain itself, with a crown of crystal; the ore runs through it like blood. */
export function VeinWarden() {
  return (
    <g>
      <path class="plate earth" d={rays([48, 46], [52, 10], [-175, -5], 12, 13)} />
      <path class="ink" d="M3 94L4 70 14 58 28 56 68 56 82 58 92 70 93 94Z" />
      <path
        class="ink"
        d="M22 60L18 38 26 30 22 14 34 24 38 5 48 20 58 5 62 24 74 14 70 30 78 38 74 60 62 74 34 74Z"
      />
      <path
        class="bare"
        d="M26 20L33 28 30 32Z M39 12L46 24 40 28Z M57 12L58 26 51 25Z M70 20L67 31 63 29Z"
      />
      <path class="bare" d="M24 42L30 36 44 34 40 40 28 46 27 58Z" />
      <path class="bare" d="M29 47L45 51 43 57 32 55Z M67 47L51 51 53 57 64 55Z" />
      <path class="ink" d="M36 50.5L41 52 40 55 36 54Z M60 50.5L55 52 56 55 60 54Z" />
      <path class="bare" d="M36 66L42 63 54 63 60 66 57 70 52 67.5 48 70 44 67.5 39 70Z" />
      <path
        class="cut thick"
        d="M48 35L45 43 50 48 47 58M62 36L66 42 64 47M20 94L24 82 18 76 24 66M76 94L70 84 78 76 72 66M48 94L44 84 51 80"
      />
      <path class="bare" d={wedges([8, 74], [8, 90], [9, -3], 5, 2)} />
      <path class="bare" d={wedges([88, 74], [88, 90], [-9, -3], 5, 2)} />
      <path class="bare" d={wedges([30, 92], [40, 92], [2, -12], 4, 2)} />
      <path class="bare" d={wedges([66, 92], [56, 92], [-2, -12], 4, 2)} />
    </g>
  );
}
