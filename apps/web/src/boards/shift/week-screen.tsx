import type { Move, View } from '@foretell/shift';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { printPurses } from './money.ts';
import { ShiftReplay } from './replay.tsx';
import { Tableau } from './tableau.tsx';
import type { ShiftText } from './text/index.ts';
import { revealedSlipsOf } from './view-model.ts';
import { weekFactsOf } from './week.ts';
import { WeekTable } from './week-table.tsx';

/** Friday evening: both purses on the table, and the whole week laid open. */
export function WeekScreen({ board, text }: WeekScreenProps) {
  const { view, setting, sound } = board;
  const [isWatching, setIsWatching] = useState(false);
  useEffect(() => sound('coins', 0.8), []);
  if (isWatching) {
    const { days, config, winner } = view;
    const onClose = () => setIsWatching(false);
    return <ShiftReplay {...{ days, config, setting, sound, onClose }} winner={winner ?? 'draw'} />;
  }
  const still = setting.reducedMotion ? ' still' : '';
  return (
    <div class={`shift ended${still}`} lang={setting.locale}>
      <div class="shift-ended">
        <section class="verdict">
          <Verdict view={view} text={text} />
          <Facts view={view} text={text} />
          <DoorsOut board={board} text={text} onWatch={() => setIsWatching(true)} />
        </section>
        <section class="revealed">
          <h2>{text.wholeWeek}</h2>
          <WeekTable slips={revealedSlipsOf(view)} text={text} />
        </section>
      </div>
    </div>
  );
}

interface WeekScreenProps {
  readonly board: BoardProps<View, Move>;
  readonly text: ShiftText;
}

function Verdict({ view, text }: { view: View; text: ShiftText }) {
  const { config, bossPoints, workerMoney, seat } = view;
  const winner = view.winner ?? 'draw';
  const purses = printPurses(config, view);
  const bossCoins = Math.floor(bossPoints / config.k);
  const yours = winner === 'draw' ? 'draw' : winner === seat ? 'won' : 'lost';
  return (
    <>
      <p class="when">{text.onTheTable}</p>
      <Tableau model={{ purses, bossCoins, workerCoins: Math.max(0, workerMoney), winner }} />
      <p class="shift-unseen">{text.rope(purses.boss, purses.worker)}</p>
      <h1>{text.won[winner]}</h1>
      <p class="yours">{text.yours[yours]}</p>
    </>
  );
}

function DoorsOut({ board, text, onWatch }: WeekScreenProps & { onWatch: () => void }) {
  return (
    <nav class="doors-out" aria-label={text.onTheTable}>
      <button type="button" class="shift-key main" onClick={() => board.leave('again')}>
        {text.again}
      </button>
      <button type="button" class="shift-key" onClick={onWatch}>
        {text.watchWeek}
      </button>
      <Share link={board.shareLink()} text={text} />
      <button type="button" class="shift-key" onClick={() => board.leave('home')}>
        {text.home}
      </button>
    </nav>
  );
}

function Facts({ view, text }: { view: View; text: ShiftText }) {
  const facts = weekFactsOf(view.days);
  return (
    <ul class="facts">
      <li>{text.factCaught(facts.catches, facts.fines)}</li>
      <li>{text.factHeist(facts.heist)}</li>
      <li>{text.factReading(facts.idleInMeetings, facts.idleHours)}</li>
    </ul>
  );
}

/** Copies the link. Where the clipboard is closed to us, the link is shown to be copied by hand. */
function Share({ link, text }: { link: string | undefined; text: ShiftText }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  if (link === undefined) return null;
  if (state === 'shown') {
    return (
      <input
        class="link"
        readOnly
        value={link}
        aria-label={text.share}
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  }
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('shown'),
    );
  };
  return (
    <button type="button" class="shift-key" onClick={copy}>
      {state === 'copied' ? text.shared : text.share}
    </button>
  );
}
