import type { ComponentChildren, RefObject } from 'preact';
import type { BoardSetting } from '../board.ts';

/** The fixed places of a play screen. Planning and the running day fill the same places, so that nothing moves. */
export function Frame({
  setting,
  kind = '',
  board,
  rope,
  scene,
  caption,
  slips,
  sheet,
  desk,
  deskRef,
  overlay,
  onTouch,
}: FrameProps) {
  const still = setting.reducedMotion ? ' still' : '';
  return (
    <div class={`shift ${kind} ${setting.hand}-hand${still}`} lang={setting.locale} onPointerDown={onTouch}>
      <div class="shift-board" ref={board ?? null}>
        {rope}
        {scene}
        <p class="shift-caption" role="status">
          <span key={caption}>{caption}</span>
        </p>
        <div class="shift-papers">
          {slips}
          {sheet}
        </div>
        <div class="shift-desk" ref={deskRef ?? null}>
          {desk}
        </div>
      </div>
      {overlay}
    </div>
  );
}

export interface FrameProps {
  readonly setting: BoardSetting;
  /** A class of its own, for a screen whose papers are laid out differently. */
  readonly kind?: string;
  readonly board?: RefObject<HTMLDivElement | null>;
  readonly deskRef?: RefObject<HTMLDivElement | null>;
  readonly rope: ComponentChildren;
  readonly scene: ComponentChildren;
  readonly caption: string;
  readonly slips: ComponentChildren;
  readonly sheet: ComponentChildren;
  readonly desk: ComponentChildren;
  /** A dialog, when one is open. */
  readonly overlay?: ComponentChildren;
  readonly onTouch?: (event: PointerEvent) => void;
}
