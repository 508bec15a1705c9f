import type { Locale } from '../../../text/locale.ts';
import { TITLES } from '../text/titles.ts';
import { rays, wedges } from './busts/cuts.ts';
import { NUMERALS } from './numerals.ts';
import { Title } from './title.tsx';
import '../../../style/mines-tokens.css';
import './woodcut.css';

const LAMP = [204, 122] as const;

/** The game's poster for the wall: a map on a table, darkness on the map, and one lamp. */
export function MinesPoster({ locale }: { readonly locale: Locale }) {
  const title = TITLES[locale];
  return (
    <svg class="mines-poster mines-woodcut" viewBox="0 0 300 400" role="img" lang={locale}>
      <title>{title}</title>
      <rect class="bare" width="300" height="400" />
      <clipPath id="mines-poster-block">
        <path d="M13 14L287 12 288 318 12 320Z" />
      </clipPath>
      <g clip-path="url(#mines-poster-block)">
        <rect class="ink" width="300" height="330" />
        <Light />
        <MapCorner />
        <Watchers />
        <Lampbearer />
      </g>
      <path class="frame" d="M13 14L287 12 288 318 12 320Z" />
      <rect class="edge" x="2" y="2" width="296" height="396" />
      <Title text={title} x={150} y={358} size={58} width={262} />
    </svg>
  );
}

/** Beams in two colours; what they do not reach stays black. */
function Light() {
  return (
    <g>
      <path class="plate earth" d={rays(LAMP, [92, 236], [0, 346.2], 26, 17)} />
      <circle class="plate earth" cx={LAMP[0]} cy={LAMP[1]} r="99" />
      <path class="bare" d={rays(LAMP, [70, 128], [6.5, 352.7], 26, 12)} />
      <circle class="bare" cx={LAMP[0]} cy={LAMP[1]} r="80" />
    </g>
  );
}

/** What lies in the lamplight: a corner of the map. Its far side is dug, its near side is not, and fog lies on the right. */
function MapCorner() {
  return (
    <g>
      <path class="ink" d="M0 320L26 204L276 204L300 320Z" />
      <path class="bare line" d="M48 210L254 206 264 240 158 244 160 278 163 322 92 322 100 277 36 280Z" />
      <path
        class="hair thick"
        d="M36 246L264 240M100 277L160 278M108 209L100 277M206 207L212 242M158 209V244"
      />
      <path
        class="cut"
        d="M100 278L92 322M28 279H100M20 312L26 279M222 280L226 322M160 278L278 276M214 242L222 280"
      />
      <path class="plate mist" d="M212 242L264 240 276 276 221 279Z" />
      <path class="plate mist" d="M221 279L276 276 284 322 226 322Z" />
      <path
        class="waves"
        d="M223 253q6 -6 12 0t12 0 12 0M226 265q6 -6 12 0t12 0 12 0M231 290q7 -7 14 0t14 0 14 0M233 303q7 -7 14 0t14 0 14 0"
      />
      <path class="line-only" d="M212 242L264 240 276 276 284 322H226L221 279Z" />
      <path class="hair" d="M221 279L276 276" />
      <path class="chalk" d={SEAL} transform="translate(190 299) scale(1.15 .9)" />
      <path class="chalk" d={SEAL} transform="translate(58 297) scale(1.15 .9)" />
      <g class="ink">
        <path d={TWO} transform="translate(45 251) skewX(-8) scale(.9 .75)" />
        <path d={ONE} transform="translate(118 285) skewX(-3) scale(1.25 1.15)" />
        <path d={THREE} transform="translate(178 215) skewX(3) scale(.9 .75)" />
        <path d={ONE} transform="translate(228 212) skewX(7) scale(.9 .7)" />
      </g>
    </g>
  );
}

const SEAL = 'M0 -14A14 14 0 1 0 .1 -14ZM-6 -6L6 6M6 -6L-6 6';
const [ONE, TWO, THREE] = NUMERALS;

/** Eyes, wherever the beams are not. */
function Watchers() {
  return (
    <g>
      <path class="ink" d="M8 8H96L90 30 74 26 70 54 56 66 34 66 22 54 20 34 8 40Z" />
      <path class="bare" d="M26 40L42 46 41 52.5 29 50ZM66 40L50 46 51 52.5 63 50Z" />
      <g transform="translate(-3 30)">
        <path class="ink" d="M8 112L34 104 58 108 72 120 76 142 64 166 40 176 8 172Z" />
        <path class="bare" d="M20 126Q31 120 38 130Q31 136 20 126ZM68 126Q57 120 50 130Q57 136 68 126Z" />
        <path class="bare" d={wedges([24, 144], [64, 144], [0, 12], 7, 6)} />
      </g>
      <path class="ink" d="M244 10L252 26 268 26 276 10 292 8V66L270 58 262 66 252 58 236 62 240 40Z" />
      <circle class="bare" cx="254" cy="40" r="6.5" />
      <circle class="bare" cx="272" cy="40" r="6.5" />
      <circle class="ink" cx="252.5" cy="42" r="2.4" />
      <circle class="ink" cx="270.5" cy="42" r="2.4" />
    </g>
  );
}

/** The wanderer, the pick on his back, the lamp held into the dark. */
function Lampbearer() {
  return (
    <g>
      <path class="bare-halo" d={CLOAK} />
      <path class="bare-halo" d={PICK} />
      <path class="ink" d={PICK} />
      <path class="ink" d={CLOAK} />
      <path class="rim" d="M115 143C108 128 116 114 130.5 114C145 114 153 128 146 143" />
      <path
        class="bare"
        d="M122 127L128 129.5 127.5 133.5 122.5 132.5ZM139.5 127L133.5 129.5 134 133.5 139 132.5Z"
      />
      <path class="bare" d={wedges([90, 244], [118, 250], [15, -64], 6, 4)} />
      <path class="bare" d={wedges([150, 248], [168, 243], [-6, -52], 4, 3.5)} />
      <path class="ink" d="M142 150L196 84 208 90 204 100 158 172Z" />
      <path class="bare" d={wedges([158, 150], [186, 112], [-2, -7], 5, 2.4)} />
      <path class="line-only" d="M203 90V104" />
      <path class="ink" d="M194 102H214L220 140H188Z" />
      <path class="bare" d="M197.5 108H210.5L214.5 134.5H193.5Z" />
      <path class="plate earth" d={FIRE} />
      <path class="line-only" d={FIRE} />
    </g>
  );
}

const FIRE =
  'M204 113C206 119 210 121 209 126.5C208.5 130.5 206.5 132 204 132S199 130.5 199 126.5C199 122 203 119 204 113Z';
const PICK =
  'M30 124Q42 92 66 84L62 76 70 72 74 79Q98 66 118 74Q98 80 82 94L146 212 137 217 74 98Q52 106 30 124Z';
const CLOAK =
  'M131 104C116 105 107 116 108 132L110 144C92 156 82 186 76 222L68 262Q98 272 126 269Q154 272 178 260L172 224C168 190 162 162 152 146L154 132C154 116 146 105 131 104Z';
