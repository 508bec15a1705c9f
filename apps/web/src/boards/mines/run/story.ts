import type { BattlePast, View } from '@foretell/mines';

/** One thing that the story of a run tells; every number in it stands in the record. */
export type Told =
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'won'; readonly battle: BattlePast; readonly lost: number }
  | { readonly kind: 'fell'; readonly battle: BattlePast }
  | { readonly kind: 'carried'; readonly relics: readonly string[]; readonly feats: readonly string[] }
  | { readonly kind: 'seals'; readonly placed: number; readonly hit: number }
  | { readonly kind: 'end'; readonly outcome: View['outcome']; readonly hp: number; readonly moves: number };

/** A run as its record has it, in order: each level and its battles, what was carried, how the seals fared, how it ended. */
export function storyOf({ battles, relics, feats, outcome, hero, moves }: View): readonly Told[] {
  const story: Told[] = [];
  let level = 0;
  for (const battle of battles) {
    if (battle.level !== level) {
      level = battle.level;
      story.push({ kind: 'level', level });
    }
    if (battle.outcome === 'defeat') story.push({ kind: 'fell', battle });
    else story.push({ kind: 'won', battle, lost: Math.max(0, battle.hpBefore - battle.hpAfter) });
  }
  if (relics.length + feats.length > 0) story.push({ kind: 'carried', relics, feats });
  const placed = battles.reduce((sum, { flagsPlaced }) => sum + flagsPlaced, 0);
  const hit = battles.reduce((sum, { flagsHit }) => sum + flagsHit, 0);
  if (placed > 0) story.push({ kind: 'seals', placed, hit });
  story.push({ kind: 'end', outcome, hp: hero.hp, moves });
  return story;
}
