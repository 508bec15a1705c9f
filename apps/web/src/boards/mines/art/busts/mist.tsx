import { rays, wedges } from './cuts.ts';

/** What lives where the fog lies: soft, pale, patient; and those who have dug among it for too long. */

/** Rings of a body, and a ring of teeth at the end that matters. */
export function Mistgrub() {
  return (
    <g>
      <path class="plate mist" d="M2 30Q20 14 40 22T78 16T96 26V94H2Z" />
      <path class="ink" d="M94 20C80 12 66 14 58 24L40 30C20 28 6 42 6 60C6 80 22 93 42 92L94 94Z" />
      <path class="bare" d="M64 25Q72 19 90 22L91 27Q76 24 67 31Z" />
      <path class="cut thick" d="M60 27Q74 40 70 60T76 93M70 26Q86 42 82 62T88 93" />
      <path class="bare" d={wedges([73, 46], [73, 88], [9, 2], 7, 2.2)} />
      <path class="bare" d={wedges([84, 40], [86, 88], [9, 2], 7, 2.2)} />
      <circle class="bare" cx="35" cy="61" r="23" />
      <circle class="ink" cx="35" cy="61" r="20" />
      <path class="bare" d={rays([35, 61], [20, 9], [0, 330], 12, 7.5)} />
      <circle class="ink" cx="35" cy="61" r="6" />
      <circle class="bare" cx="27" cy="33" r="4.5" />
      <circle class="bare" cx="42" cy="32" r="4.5" />
      <circle class="ink" cx="26" cy="34" r="1.8" />
      <circle class="ink" cx="41" cy="33" r="1.8" />
      <path class="bare" d={wedges([10, 76], [22, 88], [4, -6], 4, 2)} />
      <path class="hair thick" d="M6 18q6 -6 12 0t12 0M52 9q6 -6 12 0t12 0" />
    </g>
  );
}

/** A flame without a lamp. */
export function Wisp() {
  return (
    <g>
      <circle class="plate mist" cx="50" cy="50" r="38" />
      <path
        class="ink"
        d="M47 4C58 16 56 24 66 30C70 24 68 18 72 14C78 26 86 38 84 56C82 74 70 84 58 84C64 88 74 88 82 84C76 94 58 96 46 90C38 86 32 88 22 92C24 88 28 86 30 83C18 78 11 68 12 54C13 40 22 34 24 20C30 24 32 30 31 36C40 28 48 18 47 4Z"
      />
      <path
        class="bare"
        d="M47 28C52 36 58 38 64 42C74 50 75 66 64 73C56 78 40 78 31 72C22 64 23 50 32 43C40 40 46 36 47 28Z"
      />
      <path
        class="ink"
        d="M36 48Q42 50 43 57Q43 64 38 64Q33 62 33 55Q33 50 36 48Z M58 48Q52 50 51 57Q51 64 56 64Q61 62 61 55Q61 50 58 48Z"
      />
      <path class="ink" d="M44 69Q47 66 50 69Q51 74 47 75Q43 74 44 69Z" />
      <path class="ink" d={wedges([66, 46], [68, 70], [-5, 3], 5, 2)} />
      <path class="ink" d={wedges([28, 46], [26, 68], [4, 3], 5, 1.6)} />
      <path class="bare" d={wedges([76, 40], [79, 66], [-4, 6], 5, 1.8)} />
      <path class="bare" d={wedges([18, 46], [17, 66], [4, 6], 4, 1.8)} />
      <path class="cut" d="M40 16Q36 26 38 32M70 22Q70 30 74 36" />
    </g>
  );
}

/** Iron from head to foot, and a magnet for a crest: what is thrown at him sticks. */
export function Lodeguard() {
  return (
    <g>
      <circle class="plate mist" cx="48" cy="44" r="36" />
      <path class="ink" d="M4 94L6 74 18 66 34 70H62L78 66 90 74 92 94Z" />
      <path class="ink" d="M33 8H43V24Q48 29 53 24V8H63V26Q62 37 48 38Q34 37 33 26Z" />
      <path class="bare" d="M35.5 10.5H40.5V15.5H35.5Z M55.5 10.5H60.5V15.5H55.5Z" />
      <path class="ink" d="M24 78L22 44Q26 27 48 26Q70 27 74 44L72 78Q60 86 48 86Q36 86 24 78Z" />
      <path class="bare" d="M27 44Q32 33 46 31V38Q36 38 31 46Z" />
      <path class="bare" d="M27 49L46 53V58L28 57Z M69 49L50 53V58L68 57Z" />
      <path class="ink" d="M35 53L42 54.5V56H35Z M61 53L54 54.5V56H61Z" />
      <path class="bare" d="M34 66H37V78H34Z M41 67H44V81H41Z M52 67H55V81H52Z M59 66H62V78H59Z" />
      <path class="bare" d={wedges([71, 40], [71, 47], [-8, 0], 3, 1.8)} />
      <path class="cut" d="M48 40V84" />
      <path class="bare" d={wedges([9, 80], [9, 92], [16, -6], 4, 2.2)} />
      <path class="bare" d={wedges([87, 80], [87, 92], [-16, -6], 4, 2.2)} />
      <circle class="bare" cx="22" cy="74" r="2" />
      <circle class="bare" cx="74" cy="74" r="2" />
    </g>
  );
}

/** A foreman who breathes through a hose: what is behind the glass has not been asked for years. */
export function DeepForeman() {
  return (
    <g>
      <path class="plate mist" d="M2 40Q18 26 34 34T66 30T96 38V94H2Z" />
      <path class="ink" d="M4 94L8 74 24 66H72L88 74 92 94Z" />
      <path class="ink" d="M21 36Q22 8 48 7Q74 8 75 36L74 62Q66 76 48 77Q30 76 22 62Z" />
      <path class="bare" d={wedges([29, 32], [34, 17], [13, -3], 5, 2.2)} />
      <path class="bare line" d="M40 9H56L58 21H38Z" />
      <path class="ink" d="M44 12H52L53 18H43Z" />
      <circle class="bare" cx="35" cy="44" r="12" />
      <circle class="bare" cx="61" cy="44" r="12" />
      <circle class="ink" cx="35" cy="44" r="8.5" />
      <circle class="ink" cx="61" cy="44" r="8.5" />
      <path class="bare" d="M29.5 42L36 36.8 38 38 30.5 45Z M55.5 42L62 36.8 64 38 56.5 45Z" />
      <path class="bare" d="M38 62Q48 57 58 62L56 74Q48 79 40 74Z" />
      <path class="ink" d="M41 64H55V66.5H41Z M41.5 68.5H54.5V71H41.5Z" />
      <path class="cut thick" d="M40 74Q28 82 30 94M46 77Q36 84 38 94" />
      <path class="cut" d="M33 79L38 82M30 84L36 87M30 90L36 91" />
      <path class="bare" d={wedges([84, 92], [60, 92], [-3, -16], 6, 2.2)} />
      <path class="bare" d={wedges([12, 92], [22, 92], [3, -14], 3, 2.2)} />
    </g>
  );
}

/** She wears the fog as others wear their hair. */
export function FogMatron() {
  return (
    <g>
      <path class="plate mist" d="M48 2A46 46 0 0 1 94 48V94H2V48A46 46 0 0 1 48 2Z" />
      <path
        class="ink"
        d="M48 16C30 16 20 28 19 44C18 56 12 58 6 66C12 66 15 64 18 62C16 72 9 76 4 84C11 83 15 81 18 78V94H78V78C82 82 87 84 92 84C87 76 80 72 78 62C82 65 86 66 90 66C84 58 78 56 77 44C76 28 66 16 48 16Z"
      />
      <path class="ink" d="M27 20L25 4 36 12 42 1 48 11 54 1 60 12 71 4 69 20Z" />
      <path class="bare" d="M31 18L30 11 37 15.5 42 8 48 15 54 8 59 15.5 66 11 65 18Q48 14 31 18Z" />
      <path
        class="bare"
        d="M48 27C60 27 65 35 64 48C63 62 56 73 48 76C40 73 33 62 32 48C31 35 36 27 48 27Z"
      />
      <path
        class="ink"
        d="M35 45Q41 42 46 48Q44 55 39 55Q35 52 35 45Z M61 45Q55 42 50 48Q52 55 57 55Q61 52 61 45Z"
      />
      <path class="ink" d="M42 65Q48 61 54 65Q48 70 42 65Z" />
      <path class="ink" d={wedges([61, 56], [53, 70], [-4, -1], 5, 1.6)} />
      <path class="ink" d="M47 50H49L50.5 58H46Z" />
      <path
        class="cut thick"
        d="M27 34Q22 46 28 56T26 78M69 34Q74 46 68 56T70 78M33 72Q30 82 34 93M63 72Q66 82 62 93M48 82V93"
      />
      <path class="cut" d="M22 52Q20 60 22 66T20 88M74 52Q76 60 74 66T76 88" />
    </g>
  );
}
