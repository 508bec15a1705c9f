const DRAWINGS = {
  pick: 'M4 9C9 3 16 3 20 7M12 6L5 20',
  seal: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM8 8L16 16M16 8L8 16',
  stop: 'M5 5H19V19H5Z',
  board: 'M4 4H20V20H4ZM4 12H20M12 4V20',
  undo: 'M9 5L4 10L9 15M4 10H15A5 5 0 0 1 15 20H10',
  teacher: 'M3 9L12 4L21 9L12 14ZM7 12V17C10 19 14 19 17 17V12M21 9V15',
  overview: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  lantern: 'M9 4H15M12 4V7M8 7H16L17 18H7ZM6 21H18M12 11V15',
  legend: 'M5 4H19V20H5ZM8 8H16M8 12H16M8 16H13',
  ledger: 'M6 3H18V21L15 19L12 21L9 19L6 21ZM9 8H15M9 12H15',
  heart: 'M12 20C2 13 4 5 8.5 5C11 5 12 8 12 8C12 8 13 5 15.5 5C20 5 22 13 12 20Z',
  sword: 'M5 19L16 8L19 5V8L8 19M4 15L9 20',
  shield: 'M12 3L19 6V12C19 17 15 20 12 21C9 20 5 17 5 12V6Z',
  block: 'M5 6H19V18H5ZM5 12H19M12 6V12M8 12V18M16 12V18',
  cross: 'M5 5L19 19M19 5L5 19',
} as const;
export type BattleDrawing = keyof typeof DRAWINGS;

/** A small drawing in ink, for keys and numbers of the battle. */
export function BattleGlyph({ of }: { readonly of: BattleDrawing }) {
  return (
    <svg class="mines-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[of]} />
    </svg>
  );
}
