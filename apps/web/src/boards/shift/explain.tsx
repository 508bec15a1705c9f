import type { Config, ShiftSeat } from '@foretell/shift';
import { Dialog } from './dialog.tsx';
import { statesOf } from './draft.ts';
import { Mark } from './marks.tsx';
import type { ShiftText } from './text/index.ts';

/** What the boxes mean, in the numbers this week is played with. */
export function Explain({ seat, config, text, onClose }: ExplainProps) {
  return (
    <Dialog title={text.explain} text={text} onClose={onClose}>
      <dl class="shift-explain">
        {statesOf(seat).map((state) => (
          <div key={state} class="entry">
            <dt>
              <span class={`box ${state}`}>
                <Mark name={state} />
              </span>
              {text.states[state]}
            </dt>
            <dd>{text.explains[state](config)}</dd>
          </div>
        ))}
      </dl>
      <p>{text.explainsFines(config)}</p>
      <p class="small">
        {text.explainsUse} {text.explainsKeys}
      </p>
    </Dialog>
  );
}

interface ExplainProps {
  readonly seat: ShiftSeat;
  readonly config: Config;
  readonly text: ShiftText;
  readonly onClose: () => void;
}
