import { Factory } from './factory.tsx';
import { Letters, setLine } from './lettering.tsx';
import type { Picture, Slap } from './playback.ts';
import { SlapArt } from './slap.tsx';
import type { ShiftText } from './text/index.ts';

/** The stage: the factory in its frame, and over it what may leave the frame for a second. */
export function Scene({ picture, text, isStill, payoff = 0, slap = null }: SceneProps) {
  return (
    <div class="shift-scene">
      <div class={slap === null ? 'shift-stage' : 'shift-stage held'}>
        <Factory picture={picture} text={text}>
          {payoff > 0 && <Payoff key={picture.clock} money={payoff} />}
        </Factory>
      </div>
      {slap !== null && <SlapArt key={slap.nth} slap={slap} text={text} isStill={isStill} />}
    </div>
  );
}

interface SceneProps {
  readonly picture: Picture;
  readonly text: ShiftText;
  readonly isStill: boolean;
  /** Side money just made, on the worker's own copy. */
  readonly payoff?: number;
  readonly slap?: Slap | null;
}

/** Dry, small, over at once: a coin with its value. */
function Payoff({ money }: { money: number }) {
  const line = setLine(`+${money}`);
  return (
    <g transform="translate(206 112)">
      <g class="payoff">
        <circle class="ochre line" r={17} />
        {line !== undefined && (
          <g transform={`translate(${(-line.width * 0.9).toFixed(1)} -7.2) scale(1.8)`}>
            <Letters line={line} pen={line.pen} />
          </g>
        )}
      </g>
    </g>
  );
}
