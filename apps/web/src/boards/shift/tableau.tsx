import { Boss, Worker } from './figures.tsx';
import type { PrintedPurses } from './money.ts';
import { Sign } from './sign.tsx';

/** What lies on the table on Friday evening. */
export interface TableauModel {
  readonly purses: PrintedPurses;
  /** Whole coins on each side; none for who owes. */
  readonly bossCoins: number;
  readonly workerCoins: number;
  readonly winner: 'boss' | 'worker' | 'draw';
}

/** Both sides at one table, their money in front of them. */
export function Tableau({ model }: { model: TableauModel }) {
  const { purses, bossCoins, workerCoins, winner } = model;
  return (
    <svg class="shift-tableau" viewBox="0 0 400 210" aria-hidden="true">
      <rect class="paper" width={400} height={210} />
      <path class="ochre-light" d={rays(winner)} />
      <g transform="translate(58 172) scale(1.2)">
        <Boss />
      </g>
      <g transform="translate(342 172) scale(-1.2 1.2)">
        <Worker pose={winner === 'worker' ? 'coast' : 'writing'} />
      </g>
      <g class="plate">
        <path class="bottle" d="M0 164H400V210H0Z" />
      </g>
      <path class="line heavy" d="M0 164H400" />
      <Coins count={bossCoins} from={96} step={24} />
      <Coins count={workerCoins} from={264} step={-24} />
      <g class="amount">
        <Sign text={purses.boss} x={124} y={188} size={24} width={110} />
        <Sign text={purses.worker} x={284} y={188} size={24} width={110} />
      </g>
    </svg>
  );
}

/** The light falls on whoever has won. */
function rays(winner: TableauModel['winner']): string {
  const x = winner === 'boss' ? 70 : winner === 'worker' ? 330 : 200;
  const wedges = Array.from({ length: 18 }, (_, ray) => {
    const [from, to] = [ray / 18, (ray + 0.5) / 18].map((turn) => turn * 2 * Math.PI);
    const point = (angle = 0) =>
      `${(x + 460 * Math.cos(angle)).toFixed(1)} ${(110 + 460 * Math.sin(angle)).toFixed(1)}`;
    return `M${x} 110L${point(from)}L${point(to)}Z`;
  });
  return wedges.join('');
}

const COINS_A_STACK = 10;

/** Stacks of ten, from the owner towards the middle. */
function Coins({ count, from, step }: { count: number; from: number; step: number }) {
  const stacks = Array.from({ length: Math.ceil(count / COINS_A_STACK) }, (_, stack) => {
    return Math.min(COINS_A_STACK, count - stack * COINS_A_STACK);
  });
  return (
    <g class="coins">
      {stacks.map((coins, stack) => (
        <g key={stack} transform={`translate(${from + stack * step} 161)`}>
          {Array.from({ length: coins }, (_, coin) => (
            <rect
              key={`coin-${-coin * 8}`}
              class="ochre line thin"
              x={0}
              y={-8 * (coin + 1)}
              width={22}
              height={8}
            />
          ))}
        </g>
      ))}
    </g>
  );
}
