import { rays, wedges } from './cuts.ts';

/** What lives where the rock runs: coal, slag and hammered iron. */

/** A lump of coal that has caught fire and likes it. */
export function Cinderling() {
  return (
    <g>
      <circle class="plate forge" cx="50" cy="52" r="36" />
      <path
        class="ink"
        d="M16 90L10 72 14 54 22 46C18 36 24 30 22 18C32 22 34 30 34 34C40 26 40 14 36 4C50 10 54 22 52 32C58 26 58 20 56 14C68 20 70 32 66 38C72 38 74 32 76 28C84 38 78 48 78 52L86 66 84 84 72 93H28Z"
      />
      <path
        class="bare"
        d="M44 16C49 24 46 32 42 38C38 40 37 36 38 34C42 30 45 24 44 16Z M60 26C63 32 60 38 56 41C54 38 58 34 60 26Z M27 28C31 34 30 40 28 43C25 40 27 35 27 28Z"
      />
      <path class="bare" d="M22 56L42 61 41 70 26 69Z M74 55L54 61 55 70 70 68Z" />
      <path class="ink" d="M31 60.5L38 62 37 67.5 33 67.5Z M65 60L58 62 59 67.5 63 67Z" />
      <path class="bare" d="M26 76L70 75 66 84 56 88H40L30 84Z" />
      <path
        class="ink"
        d="M26 76L33 77 37 82 41 77 45 82.5 49 77 53 82.5 57 77 61 82 65 76.5 70 75 66 75H28Z M34 87L38 83.5 42 88Z M50 88L54 84 59 87Z"
      />
      <path class="bare" d={wedges([14, 60], [16, 84], [7, 1], 5, 2)} />
      <path class="bare" d={wedges([82, 62], [80, 84], [-6, 1], 4, 2)} />
    </g>
  );
}

/** A toad under a hill of slag that is still running. */
export function Slagback() {
  return (
    <g>
      <path class="plate forge" d="M6 94V40L30 12 66 6 92 40V94Z" />
      <path
        class="ink"
        d="M3 94L4 70 12 58 10 46 20 42 22 28 34 28 40 14 52 18 62 12 68 26 78 28 78 42 88 48 84 58 92 70 93 94Z"
      />
      <path
        class="bare"
        d="M42 22L50 26 46 36 38 40 36 34Z M62 20L66 31 58 36 56 26Z M26 34L32 36 30 46 22 50Z M72 34L76 46 70 50 66 42Z"
      />
      <path class="ink" d={wedges([38, 38], [48, 28], [-1, -6], 4, 1.6)} />
      <path class="ink" d={wedges([67, 46], [74, 46], [0, -7], 3, 1.6)} />
      <circle class="ink" cx="27" cy="60" r="11" />
      <circle class="ink" cx="69" cy="60" r="11" />
      <circle class="bare" cx="27" cy="59" r="8" />
      <circle class="bare" cx="69" cy="59" r="8" />
      <path class="ink" d="M20 58L34 58 32 62 22 62Z M62 58L76 58 74 62 64 62Z" />
      <path class="bare" d="M10 74Q30 84 48 78Q66 84 86 74L88 78Q66 90 48 84Q30 90 8 78Z" />
      <path class="ink" d="M24 80L28 87 32 81Z M64 81L68 87 72 80Z" />
      <path class="bare" d="M44 68L46 71 43 72Z M53 68L51 71 54 72Z" />
      <path class="cut thick" d="M50 40L46 47 52 52 48 60" />
      <path class="bare" d={wedges([34, 93], [62, 93], [0, -6], 8, 2.2)} />
    </g>
  );
}

/** A mask to look into fires with, and the hammer that made it. */
export function ForgeCaptain() {
  return (
    <g>
      <path class="plate forge" d={rays([46, 50], [60, 16], [-180, 0], 11, 14)} />
      <path class="ink" d="M2 94L5 76 18 68 34 70H60L76 68 88 76 92 94Z" />
      <path class="ink" d="M76 94L82 44H90L86 94Z M66 20L93 17 94 42 68 45Z" />
      <path class="bare" d="M70 24L77 23.3 78 40 72 41Z" />
      <path class="bare" d={wedges([82, 24], [83, 40], [8, -1], 5, 1.6)} />
      <path
        class="ink"
        d="M22 42C12 38 5 28 6 12C12 22 20 26 28 27Q36 20 46 20Q56 20 62 27L64 30 64 70Q56 84 46 86Q34 84 24 72Z"
      />
      <path class="bare" d="M10 24C14 30 20 33 26 34L24 37C18 36 12 31 10 24Z" />
      <path class="bare" d="M28 38Q32 29 44 27V34Q36 34 32 42Z" />
      <path class="bare" d="M27 45L43 49 43 57 29 54Z M61 45L47 49 47 57 60 54Z" />
      <path class="ink" d="M33 49.5L41 51.5V53.5L33 52.5Z M57 49.5L49 51.5V53.5L57 52.5Z" />
      <path class="bare" d="M30 62L60 62 58.5 65H31.5Z M32 68H58L56 71H34Z M35 74H55L52 77H38Z" />
      <path class="cut" d="M45 36V46" />
      <circle class="bare" cx="52" cy="30" r="1.8" />
      <circle class="bare" cx="58" cy="36" r="1.8" />
      <path class="bare" d={wedges([8, 82], [8, 92], [18, -5], 3, 2.4)} />
      <path class="bare" d={wedges([70, 92], [50, 92], [-2, -10], 6, 2.2)} />
    </g>
  );
}

/** The fire under all of it, crowned. */
export function MagmaTyrant() {
  return (
    <g>
      <path
        class="plate forge"
        d="M48 0C60 10 58 18 70 16C84 20 78 32 92 36C98 52 90 56 94 72V94H2V72C6 56 -2 52 4 36C18 32 12 20 26 16C38 18 36 10 48 0Z"
      />
      <path class="ink" d="M2 94L6 76 20 66 30 72H66L76 66 90 76 94 94Z" />
      <path
        class="ink"
        d="M24 46C10 46 4 32 8 14C14 28 22 30 30 30L34 14 42 26 48 8 54 26 62 14 66 30C74 30 82 28 88 14C92 32 86 46 72 46L72 58 64 64 62 80 54 88H42L34 80 32 64 24 58Z"
      />
      <path
        class="bare"
        d="M11 26C14 34 20 38 27 37L27 41C19 42 12 36 11 26Z M85 26C82 34 76 38 69 37L69 41C77 42 84 36 85 26Z"
      />
      <path class="bare" d="M36 22L41 31 37 33Z M48 17L51 31H45Z M60 22L59 33 55 31Z" />
      <path class="bare" d="M28 44L44 50 45 60 36 62 28 56Z M68 44L52 50 51 60 60 62 68 56Z" />
      <path class="ink" d="M33 50L41 53.5 41 57.5 35 57Z M63 50L55 53.5 55 57.5 61 57Z" />
      <path class="bare" d="M46 62L48 57 50 62 49 66H47Z" />
      <path class="bare" d="M36 68L60 68 59 79 53 85H43L37 79Z" />
      <path
        class="ink"
        d="M36 68L39 74 42 69 45 75 48 69 51 75 54 69 57 74 60 68 60 66H36Z M40 84L43 78 46 85Z M50 85L53 78 56 84Z"
      />
      <path class="cut thick" d="M10 94L16 84 12 78 20 70M86 94L80 84 84 78 76 70" />
      <path class="bare" d={wedges([24, 93], [36, 93], [2, -13], 4, 2.2)} />
      <path class="bare" d={wedges([72, 93], [60, 93], [-2, -13], 4, 2.2)} />
      <path class="bare" d={wedges([40, 38], [56, 38], [0, 7], 5, 1.7)} />
    </g>
  );
}
