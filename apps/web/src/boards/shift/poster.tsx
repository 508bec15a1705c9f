import type { Locale } from '../../text/locale.ts';
import { Boss, Head, Thermos } from './figures.tsx';
import { Sign } from './sign.tsx';
import { TITLES } from './text/titles.ts';
import './css/print.css';

const SUN = { x: 150, y: 150 };

/** The game's poster for the wall: a hero of labour, and what he holds up to the light. */
export function ShiftPoster({ locale }: { locale: Locale }) {
  const title = TITLES[locale];
  return (
    <svg class="shift-poster" viewBox="0 0 300 400" role="img" lang={locale}>
      <title>{title}</title>
      <rect class="paper" width={300} height={400} />
      <path class="ochre" d={rays(20, 460)} />
      <ClockSun />
      <Skyline />
      <Hero />
      <Overseer />
      <TitleBand title={title} />
      <rect class="line bare heavy" x={3} y={3} width={294} height={394} />
    </svg>
  );
}

function rays(count: number, reach: number): string {
  const wedges = Array.from({ length: count }, (_, ray) => {
    const from = (ray / count) * 2 * Math.PI;
    const to = ((ray + 0.5) / count) * 2 * Math.PI;
    return `M${SUN.x} ${SUN.y}L${at(from, reach)}L${at(to, reach)}Z`;
  });
  return wedges.join('');
}

function at(angle: number, radius: number): string {
  return `${(SUN.x + radius * Math.cos(angle)).toFixed(1)} ${(SUN.y + radius * Math.sin(angle)).toFixed(1)}`;
}

/** What rises here is the clock. */
function ClockSun() {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI;
    return `M${at(angle, 92)}L${at(angle, hour % 3 === 0 ? 76 : 84)}`;
  });
  return (
    <g>
      <circle class="paper line heavy" cx={SUN.x} cy={SUN.y} r={100} />
      <path class="line bare" d={ticks.join('')} />
    </g>
  );
}

function Skyline() {
  return (
    <g>
      <g class="plate">
        <path class="grey-dark" d="M20 320V196H40V320ZM50 320V222H66V320Z" />
        <path
          class="bottle"
          d="M0 320V280H78L110 258V280L142 258V280L174 258V280L206 258V280L238 258V280L300 262V330H0Z"
        />
      </g>
      <path class="line bare" d="M20 280V196H40V280M50 280V222H66V280M20 208H40M50 233H66" />
      <path
        class="line bare"
        d="M0 280H78L110 258V280L142 258V280L174 258V280L206 258V280L238 258V280L300 262"
      />
      <path
        class="grey line"
        d="M22 190Q14 174 30 170Q30 156 48 158Q62 150 66 166Q80 172 66 182Q54 188 44 180Q32 192 22 190Z"
      />
    </g>
  );
}

/** Chest out, eyes on the future, arm raised: everything as it should be, but for the fish. */
function Hero() {
  return (
    <g transform="translate(150 334) scale(2.5)">
      <path class="limb" d="M-16 0L-6 -34M14 0L6 -34" />
      <path class="bottle line" d="M-15 -70H15L11 -32H-11Z" />
      <path class="paper line thin" d="M-6 -70H6L0 -58Z" />
      <rect class="ochre line thin" x={3} y={-58} width={9} height={11} />
      <path class="limb" d="M-13 -66L-25 -52L-20 -38" />
      <g transform="translate(-20 -32)">
        <Thermos x={0} y={0} />
      </g>
      <path class="limb" d="M13 -67L27 -80L25 -102" />
      <g transform="translate(25 -112) rotate(-24) scale(1.35)">
        <path class="ochre line thin" d="M-20 0L-12 -8H0L9 -2L18 -9V9L9 2L0 8H-12Z" />
        <circle class="ink" cx={-12} cy={-2} r={1.6} />
        <path class="hair" d="M-5 -6V6M1 -4V4" />
      </g>
      <rect class="paper line thin" x={20} y={-107} width={11} height={9} />
      <Head x={-1} y={-71} turn={-10} />
    </g>
  );
}

/** He is watching, of course. */
function Overseer() {
  return (
    <g transform="translate(254 330) scale(.78)">
      <path class="grey line" d="M-34 4V-84H34V4Z" />
      <path class="paper line" d="M-24 -74H24V-26H-24Z" />
      <clipPath id="shift-poster-window">
        <path d="M-24 -74H24V-26H-24Z" />
      </clipPath>
      <g clip-path="url(#shift-poster-window)">
        <g transform="translate(2 16) scale(-1 1)">
          <Boss />
        </g>
      </g>
      <path class="line bare" d="M-24 -74H24V-26H-24Z" />
    </g>
  );
}

function TitleBand({ title }: { title: string }) {
  return (
    <g>
      <rect class="ink" x={0} y={326} width={300} height={74} />
      <g class="title">
        <Sign text={title} x={150} y={363} size={46} width={262} />
      </g>
    </g>
  );
}
