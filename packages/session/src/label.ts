import type { AnyGame } from '@foretell/engine';

/** What a save or a link says about itself before its game is known. */
export interface Label {
  /** Of the format it is written in. */
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: number;
}

/** Why something with this label cannot be played here. */
export type LabelProblem =
  | { readonly kind: 'wrong-game'; readonly expected: string; readonly received: string }
  | { readonly kind: 'newer-format'; readonly expected: number; readonly received: number }
  | { readonly kind: 'newer-rules'; readonly expected: number; readonly received: number }
  /** Its moves may lead elsewhere under today's rules, so nothing could be verified. */
  | { readonly kind: 'older-rules'; readonly expected: number; readonly received: number };

/** The first reason, or `undefined` when `label` is of this game, of its present rules and of a known format. */
export function labelProblem(game: AnyGame, label: Label, newestVersion: number): LabelProblem | undefined {
  if (label.game !== game.id) return { kind: 'wrong-game', expected: game.id, received: label.game };
  if (label.version > newestVersion) {
    return { kind: 'newer-format', expected: newestVersion, received: label.version };
  }
  const rules = { expected: game.rulesVersion, received: label.rulesVersion };
  if (rules.received > rules.expected) return { kind: 'newer-rules', ...rules };
  if (rules.received < rules.expected) return { kind: 'older-rules', ...rules };
  return undefined;
}

/** Prints a problem as one English line for a terminal. */
export function formatLabelProblem(problem: LabelProblem): string {
  const { expected, received } = problem;
  switch (problem.kind) {
    case 'wrong-game':
      return `it is of the game "${received}"; expected "${expected}"`;
    case 'newer-format':
      return `it is of format version ${received}; this program reads up to version ${expected}`;
    case 'newer-rules':
      return `it was played under rules version ${received}; this program knows up to version ${expected}`;
    case 'older-rules':
      return `it was played under rules version ${received}; under version ${expected} its moves no longer verify`;
  }
}
