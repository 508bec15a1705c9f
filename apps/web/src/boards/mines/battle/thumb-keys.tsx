import type { BattleText } from '../text/battle/en.ts';
import { type BattleDrawing, BattleGlyph } from './glyph.tsx';
import type { Hud } from './hud.ts';
import type { Mode } from './wish.ts';

/** What lies under the thumbs: in the first row what a tap does and what ends or changes the round, in the second what only shows. */
export function ThumbKeys(props: ThumbKeysProps) {
  const { hud, text, mode, isLocked, press } = props;
  const { stopBanks, ap, refresh } = hud;
  return (
    <div class="mines-keys">
      <div class="mines-key-row main">
        <ModeKey mode={mode} text={text} isDisabled={isLocked} onClick={() => press('mode')} />
        <DeedKey
          name="stop"
          of="stop"
          label={text.stop}
          aside={text.stopBanks(ap, stopBanks)}
          isDisabled={isLocked}
          onClick={() => press('stop')}
        />
        <DeedKey
          name="refresh"
          of="board"
          label={text.refresh}
          aside={text.refreshCosts(refresh.cost, refresh.left)}
          isDisabled={isLocked}
          isPale={!refresh.isAffordable || refresh.left === 0}
          onClick={() => press('refresh')}
        />
      </div>
      <div class="mines-key-row">
        <Key
          name="undo"
          of="undo"
          label={text.undo}
          title={text.undoLong}
          isDisabled={isLocked || !props.canUndo}
          onClick={() => press('undo')}
        />
        {props.isWide && (
          <Key
            name="overview"
            of="overview"
            label={text.overview}
            isDown={props.isOverview}
            onClick={() => press('overview')}
          />
        )}
        {props.lantern !== null && (
          <Key
            name="lantern"
            of="lantern"
            label={text.lantern(props.lantern)}
            isDisabled={isLocked || props.lantern === 0}
            onClick={() => press('lantern')}
          />
        )}
        <Key
          name="teacher"
          of="teacher"
          label={text.teacher}
          isDisabled={isLocked}
          onClick={() => press('teacher')}
        />
        <Key name="legend" of="legend" label={text.legend} onClick={() => press('legend')} />
        <Key name="ledger" of="ledger" label={text.ledger} onClick={() => press('ledger')} />
      </div>
    </div>
  );
}

export type ThumbKey =
  | 'mode'
  | 'stop'
  | 'refresh'
  | 'undo'
  | 'overview'
  | 'lantern'
  | 'teacher'
  | 'legend'
  | 'ledger';

interface ThumbKeysProps {
  readonly hud: Hud;
  readonly text: BattleText;
  readonly mode: Mode;
  readonly isLocked: boolean;
  readonly canUndo: boolean;
  /** Whether there is more of the board than the window shows. */
  readonly isWide: boolean;
  readonly isOverview: boolean;
  /** Charges left; `null` where there is no lantern. */
  readonly lantern: number | null;
  readonly press: (key: ThumbKey) => void;
}

/** One large key for two modes: the one that counts is the one that is inked. */
function ModeKey({ mode, text, isDisabled, onClick }: ModeKeyProps) {
  return (
    <button
      type="button"
      class={`mines-mode ${mode}`}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
    >
      <span class={mode === 'dig' ? 'on' : ''}>
        <BattleGlyph of="pick" />
        {text.modes.dig}
      </span>
      <span class={mode === 'seal' ? 'on' : ''}>
        <BattleGlyph of="seal" />
        {text.modes.seal}
      </span>
      <span class="unseen">{text.says({ kind: 'mode', mode })}</span>
    </button>
  );
}

interface ModeKeyProps {
  readonly mode: Mode;
  readonly text: BattleText;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** A large key for what cannot be taken back. */
function DeedKey({ name, of, label, aside, isDisabled, isPale = false, onClick }: DeedKeyProps) {
  return (
    <button
      type="button"
      class={`mines-key deed${isPale ? ' pale' : ''}`}
      data-key={name}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
    >
      <BattleGlyph of={of} />
      <span class="mines-key-words">
        <b>{label}</b>
        <small>{aside}</small>
      </span>
    </button>
  );
}

interface DeedKeyProps {
  readonly name: 'stop' | 'refresh';
  readonly of: BattleDrawing;
  readonly label: string;
  readonly aside: string;
  readonly isDisabled: boolean;
  /** Can be pressed, and will say why not. */
  readonly isPale?: boolean;
  readonly onClick: () => void;
}

/** A small key for what only shows something. */
function Key({ name, of, label, title = label, isDisabled = false, isDown, onClick }: KeyProps) {
  return (
    <button
      type="button"
      class="mines-key small"
      data-key={name}
      aria-disabled={isDisabled}
      aria-pressed={isDown}
      title={title}
      onClick={() => !isDisabled && onClick()}
    >
      <BattleGlyph of={of} />
      <small>{label}</small>
    </button>
  );
}

interface KeyProps {
  readonly name: ThumbKey;
  readonly of: BattleDrawing;
  readonly label: string;
  readonly title?: string;
  readonly isDisabled?: boolean;
  readonly isDown?: boolean;
  readonly onClick: () => void;
}
