import type { ComponentChildren } from 'preact';
import { Boss, Fringe, Head, Worker } from './figures.tsx';
import type { Picture } from './playback.ts';
import { Sign } from './sign.tsx';
import type { ShiftText } from './text/index.ts';

/**
 * The factory cut open, seen from the side, never from anywhere else: the boss's office with the meeting room above it on
 * the left, the workshop on the right. A taller frame shows more sky.
 */
export function Factory({ picture, text, children }: FactoryProps) {
  const seen = text.picture(picture);
  return (
    <svg class="shift-factory" viewBox="0 0 400 230" preserveAspectRatio="xMidYMax meet" role="img">
      <title>{seen}</title>
      <Sky />
      <Building />
      <Workshop picture={picture} text={text} />
      <Offices picture={picture} text={text} />
      <Clock hour={picture.clock} />
      {children}
    </svg>
  );
}

interface FactoryProps {
  readonly picture: Picture;
  readonly text: ShiftText;
  readonly children?: ComponentChildren;
}

const SUN = { x: 171, y: 38 };

/** Sixteen rays around the clock: here it is not the sun that rises. */
function Sky() {
  const rays: string[] = [];
  for (let ray = 0; ray < 16; ray++) {
    const from = (ray / 16) * 2 * Math.PI;
    const to = ((ray + 0.5) / 16) * 2 * Math.PI;
    const reach = 700;
    rays.push(
      `M${SUN.x} ${SUN.y}l${(reach * Math.cos(from)).toFixed(1)} ${(reach * Math.sin(from)).toFixed(1)}` +
        `L${(SUN.x + reach * Math.cos(to)).toFixed(1)} ${(SUN.y + reach * Math.sin(to)).toFixed(1)}Z`,
    );
  }
  return (
    <g>
      <rect class="paper" x={-400} y={-600} width={1200} height={900} />
      <path class="ochre-light" d={rays.join('')} />
      <g class="plate">
        <path class="grey-dark" d="M296 60L300 -72H320L324 60ZM344 60L347 -34H363L366 60Z" />
      </g>
      <path
        class="line bare"
        d="M296 60L300 -72H320L324 60M344 60L347 -34H363L366 60M299 -56H321M346 -20H364"
      />
      <path
        class="grey line"
        d="M300 -76Q296 -92 310 -96Q304 -112 322 -116Q330 -132 350 -122Q372 -128 374 -108Q392 -100 376 -88Q366 -78 352 -86Q336 -74 326 -84Q316 -74 300 -76Z"
      />
    </g>
  );
}

function Building() {
  return (
    <g>
      <rect class="grey-dark" x={-400} y={218} width={1200} height={60} />
      <g class="plate">
        <rect class="grey-light" x={10} y={40} width={132} height={178} />
        <path class="bottle" d="M142 74V12H200V44L262 74V44L324 74V44L390 74V84H142Z" />
        <rect class="ochre" x={150} y={18} width={42} height={42} />
      </g>
      <path class="line bare" d="M142 218V12H200V74M200 44L262 74V44L324 74V44L390 74V218M142 74H390" />
      <path class="paper hair" d="M206 72V55L240 72ZM268 72V55L302 72ZM330 72V55L364 72Z" />
      <path class="line bare" d="M10 218V40H142M22 40V28H58V40M30 28V20H50V28M106 40L112 28H126L132 40" />
      <circle class="ochre line thin" cx={119} cy={32} r={6} />
      <path class="line heavy" d="M-400 218H800" />
    </g>
  );
}

function Clock({ hour }: { hour: number }) {
  return (
    <g transform={`translate(${SUN.x} ${SUN.y})`}>
      <circle class="paper line" r={19} />
      <path class="hair thick" d="M0 -18V-13M0 18V13M18 0H13M-18 0H-13" />
      <path class="line clock-hand" d="M0 4V-12" style={{ transform: `rotate(${(hour + 8) * 30}deg)` }} />
      <circle class="ink" r={2.6} />
    </g>
  );
}

function Offices({ picture, text }: { picture: Picture; text: ShiftText }) {
  const isIn = picture.boss === 'meeting';
  return (
    <g>
      <MeetingRoom />
      <Office />
      <clipPath id="shift-shaft">
        <rect x={100} y={42} width={40} height={176} />
      </clipPath>
      <g clip-path="url(#shift-shaft)">
        <g class={`lift ${picture.boss}`}>
          <path class="hair" d="M118 -140V142" />
          <rect class="cage" x={102} y={140} width={34} height={76} />
          <g transform="translate(118 215)">
            <Boss arms={picture.boss === 'desk' ? 'writing' : 'back'} />
          </g>
          <path class="line bare thin" d="M102 140V216H136V140M102 184H136" />
        </g>
      </g>
      <g class={isIn ? 'doors shut' : 'doors'}>
        <g class="leaf left">
          <path class="bottle line" d="M13 47H75V130H13Z" />
          <path class="line bare thin" d="M22 54H66V80H22ZM22 113H66V124H22Z" />
        </g>
        <g class="leaf right">
          <path class="bottle line" d="M75 47H138V130H75ZM101 50H135V77H101Z" fill-rule="evenodd" />
          <path class="line bare thin" d="M84 113H129V124H84Z" />
        </g>
        <g class="door-plate">
          <rect class="ochre line" x={22} y={84} width={108} height={24} />
          <Sign text={text.inMeeting} x={76} y={96} size={13} width={98} />
        </g>
      </g>
      <path class="line bare" d="M10 130H100M138 130H142M10 40H142M142 40V150M142 188V218" />
      <path class="line heavy" d="M142 40V148M142 186V218" />
    </g>
  );
}

/** A long table, two superiors who are in every meeting, and a line that only ever rises. */
function MeetingRoom() {
  return (
    <g>
      <rect class="paper" x={13} y={43} width={126} height={87} />
      <path class="paper line thin" d="M20 50H52V74H20Z" />
      <path class="line bare thin" d="M25 69L32 63L38 65L47 54" />
      <g transform="translate(34 124) scale(.76)">
        <Head x={0} y={-34} />
        <path class="bottle line thin" d="M-3 -33H3L5 -18L0 -12L-5 -18Z" />
      </g>
      <g transform="translate(74 124) scale(.76)">
        <Head x={0} y={-34} />
        <path class="bottle line thin" d="M-3 -33H3L5 -18L0 -12L-5 -18Z" />
      </g>
      <path class="ochre line" d="M18 106H92V113H18Z" />
      <path class="line bare" d="M26 113V130M84 113V130" />
    </g>
  );
}

function Office() {
  return (
    <g>
      <rect class="paper" x={13} y={130} width={126} height={88} />
      <path class="grey line thin" d="M18 176H40V218H18ZM18 190H40M18 204H40" />
      <path class="hair thick" d="M26 183H32M26 197H32M26 211H32" />
      <path class="ochre line" d="M50 180H98V187H50Z" />
      <path class="line bare" d="M55 187V218M92 187V218" />
      <path class="paper line thin" d="M58 180L60 174H74L76 180Z" />
      <path class="bottle line thin" d="M80 180V168L74 160H92L86 168V180Z" />
      <path class="paper line thin" d="M46 138H72V160H46Z" />
      <g transform="translate(59 158.6) scale(.46)">
        <Head x={0} y={0}>
          <Fringe />
        </Head>
      </g>
    </g>
  );
}

function Workshop({ picture, text }: { picture: Picture; text: ShiftText }) {
  const pose = picture.worker;
  return (
    <g clip-path="url(#shift-workshop)">
      <clipPath id="shift-workshop">
        <rect x={143.5} y={75.5} width={245} height={141} />
      </clipPath>
      <rect class="paper" x={142} y={74} width={248} height={144} />
      <path class={`gaze ${picture.boss}`} d="M142 152L390 96V218H222L142 182Z" />
      <path class="hair" d="M146 100H386M174 74V84M360 74V84" />
      <g class="plate">
        <rect class="ochre" x={158} y={82} width={218} height={20} />
      </g>
      <rect class="line bare thin" x={158} y={82} width={218} height={20} />
      <Sign text={text.slogan} x={267} y={92} size={11.5} width={206} />
      <Machine isRunning={pose === 'work' || pose === 'hidden'} />
      <g transform="translate(228 217)">{pose === 'hidden' ? null : <Worker pose={pose} />}</g>
      <Shutter isDown={picture.shutter === 'down'} text={text} />
    </g>
  );
}

/** A press with a wheel. The wheel turns while somebody works, or while nobody can see that nobody does. */
function Machine({ isRunning }: { isRunning: boolean }) {
  return (
    <g>
      <g class="plate">
        <path class="bottle" d="M276 140H372V218H264V176H276Z" />
      </g>
      <path class="line bare" d="M276 140H372V218H264V176H276Z" />
      <path class="line bare" d="M264 184L252 166" />
      <circle class="ochre line thin" cx={251} cy={164} r={5} />
      <path class="line bare thin" d="M330 176V106M340 176V106" />
      <g transform="translate(335 172)">
        <g class={isRunning ? 'wheel runs' : 'wheel'}>
          <path class="ochre line" d={GEAR} />
          <circle class="paper line thin" r={9} />
          <path class="line bare thin" d="M0 -9V-22M8 5L19 11M-8 5L-19 11" />
        </g>
      </g>
      <path class="paper line thin" d="M284 152H304V166H284Z" />
      <path class="hair thick" d="M294 164L299 156" />
      <path class="line bare thin" d="M284 178H304M284 186H304M284 194H304" />
    </g>
  );
}

const GEAR = gearPath(10, 26, 33);

function gearPath(teeth: number, inner: number, outer: number): string {
  const points: string[] = [];
  const step = (2 * Math.PI) / teeth;
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [part, radius] of [
      [0.05, inner],
      [0.2, outer],
      [0.5, outer],
      [0.65, inner],
    ] as const) {
      const angle = (tooth + part) * step;
      points.push(`${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`);
    }
  }
  return `M${points.join('L')}Z`;
}

function Shutter({ isDown, text }: { isDown: boolean; text: ShiftText }) {
  const slats: string[] = [];
  for (let y = 86; y < 218; y += 12) slats.push(`M142 ${y}H390`);
  return (
    <g class={isDown ? 'shutter down' : 'shutter'}>
      <rect class="grey" x={142} y={74} width={248} height={144} />
      <path class="hair thick" d={slats.join('')} />
      <rect class="paper line" x={196} y={132} width={140} height={30} />
      <Sign text={text.shutterPlate} x={266} y={147} size={14} width={128} />
      <path class="ink" d="M142 208H390V218H142Z" />
    </g>
  );
}
