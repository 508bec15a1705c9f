import type { ComponentChildren } from 'preact';
import type { Picture } from './playback.ts';

/** Square heads with three dots, feet at the origin, about 84 high, looking right. Props alone tell who is who. */

/** A head `turn` degrees from upright, its neck at (x, y). */
export function Head({ x, y, turn = 0, children }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class="paper line" x={-13} y={-27} width={26} height={26} />
      <g class="ink">
        <circle cx={-1} cy={-17} r={2.3} />
        <circle cx={8} cy={-17} r={2.3} />
        <circle cx={4} cy={-8} r={2.3} />
      </g>
      {children}
    </g>
  );
}

interface HeadProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly children?: ComponentChildren;
}

/** The boss: a tie, and a crown that only a fringe still stands around. */
export function Boss({ arms = 'back' }: { arms?: 'back' | 'writing' }) {
  return (
    <g>
      <path class="limb" d="M-6 0V-28M6 0V-28" />
      <path class="ink" d="M-12 -52L-9 -55H9L12 -52L10 -25H-10Z" />
      <path class="paper" d="M-6 -56H6L0 -42Z" />
      <path class="ochre" d="M-2.6 -54H2.6L2 -49L5 -35L0 -29L-5 -35L-2 -49Z" />
      <path class="hair thick" d="M-2.6 -54H2.6L2 -49L5 -35L0 -29L-5 -35L-2 -49Z" />
      {arms === 'writing' && (
        <g>
          <rect class="paper line thin" x={3} y={-46} width={16} height={19} transform="rotate(10 11 -36)" />
          <path class="limb thin" d="M-10 -50L-8 -38L4 -34" />
        </g>
      )}
      <Head x={0} y={-55}>
        <Fringe />
      </Head>
    </g>
  );
}

/** What is left of his hair: a tuft over each ear, nothing on top. */
export function Fringe() {
  return (
    <path
      class="ink"
      d="M-16 -12V-25L-13 -29L-11 -25V-12ZM16 -12V-25L13 -29L11 -25V-12ZM-3 -27.5Q0 -33 4 -31Q1 -30 1 -27.5Z"
    />
  );
}

/** The worker: a badge on his chest, a thermos never far. */
export function Worker({ pose }: { pose: Exclude<Picture['worker'], 'hidden'> | 'posing' }) {
  switch (pose) {
    case 'posing':
      return <Posing />;
    case 'writing':
      return <Writing />;
    case 'work':
      return <Working />;
    case 'coast':
      return <Coasting />;
    case 'slack':
      return <Slacking />;
    case 'hit':
      return <Hit />;
  }
}

/** For a portrait. */
function Posing() {
  return (
    <g>
      <path class="limb" d="M0 -30V-54M-14 -42L0 -52L14 -42" />
      <Badge x={3} y={-50} />
      <Head x={0} y={-55} />
    </g>
  );
}

function Writing() {
  return (
    <g>
      <Thermos x={-24} y={0} />
      <path class="limb" d="M-8 0L-2 -30M9 0L2 -30M0 -30V-54" />
      <path class="limb thin" d="M0 -49L-7 -37L8 -33M0 -49L13 -43L20 -37" />
      <rect class="paper line thin" x={7} y={-48} width={17} height={21} transform="rotate(12 15 -38)" />
      <Badge x={-7} y={-46} />
      <Head x={1} y={-54} turn={8} />
    </g>
  );
}

function Working() {
  return (
    <g>
      <Thermos x={-26} y={0} />
      <path class="limb" d="M-13 0L-3 -29M12 0L1 -29M-2 -29L6 -53" />
      <path class="limb thin" d="M5 -49L16 -40L29 -48M5 -48L18 -34L30 -42" />
      <Badge x={-3} y={-45} />
      <Head x={8} y={-53} turn={7} />
    </g>
  );
}

/** Leaning on the machine with his back, tea in hand. */
function Coasting() {
  return (
    <g>
      <path class="limb" d="M2 0L16 -29M20 0L4 -3M20 0L15 -29M16 -29L19 -54" />
      <path class="limb thin" d="M18 -49L5 -42L1 -56M19 -49L30 -38L22 -30" />
      <Badge x={13} y={-45} />
      <g transform="translate(20 -54) scale(-1 1)">
        <Head x={0} y={0} turn={-4} />
      </g>
      <g transform="translate(-2 -52) rotate(24)">
        <Thermos x={0} y={0} />
      </g>
      <path class="hair" d="M-12 -80q4 -4 0 -8t0 -8M-4 -82q4 -4 0 -8t0 -8" />
    </g>
  );
}

/** Feet on the machine, telephone in hand. */
function Slacking() {
  return (
    <g>
      <g class="line">
        <rect class="ochre" x={-34} y={-20} width={30} height={20} />
        <path d="M-34 -20L-4 0M-4 -20L-34 0" class="hair" />
      </g>
      <Thermos x={-44} y={0} />
      <path class="limb" d="M-14 -23L4 -40L32 -44M-14 -23L8 -32L33 -35M-14 -23L-28 -46" />
      <path class="limb thin" d="M-26 -42L-12 -38L-4 -52" />
      <Badge x={-25} y={-40} />
      <Head x={-30} y={-46} turn={-16} />
      <rect class="ink" x={-6} y={-66} width={9} height={16} transform="rotate(14 -2 -58)" />
    </g>
  );
}

/** The moment after the hand: everything that was upright is not. */
function Hit() {
  return (
    <g transform="translate(20 0)">
      <path class="limb" d="M-16 -2L-4 -28M18 0L8 -16L0 -29M-2 -29L16 -48" />
      <path class="limb thin" d="M13 -45L2 -58L-8 -66M14 -44L28 -36L38 -44" />
      <Badge x={4} y={-38} />
      <g transform="translate(20 -48) rotate(38)">
        <rect class="paper line" x={-13} y={-26} width={29} height={24} />
        <path class="hair thick" d="M-6 -21L0 -15M0 -21L-6 -15M6 -21L12 -15M12 -21L6 -15" />
        <circle class="ink" cx={3} cy={-8} r={3.4} />
      </g>
      <g transform="translate(-10 -84) rotate(-52)">
        <Thermos x={0} y={0} />
      </g>
    </g>
  );
}

function Badge({ x, y }: { x: number; y: number }) {
  return <rect class="ochre line thin" x={x} y={y} width={8} height={10} />;
}

/** Stands on (x, y). */
export function Thermos({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="bottle line thin" d="M-5 0V-17L-3 -20H3L5 -17V0Z" />
      <rect class="paper line thin" x={-4} y={-26} width={8} height={6} />
    </g>
  );
}
