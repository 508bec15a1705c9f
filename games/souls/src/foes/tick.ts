import { SPECIES } from '../tables/enemies.ts';
import { RULE } from '../tables/numbers.ts';
import { type Draft, type FoeDraft, isOn, tellAt } from '../turn/draft.ts';
import { land } from './land.ts';

/** One enemy's own time, once a world turn however fast it is: windup, recovery, breath (RULES.md §1, §12). */
export function tickFoe(draft: Draft, foe: FoeDraft): void {
  tickMarks(foe);
  switch (foe.state) {
    case 'windup':
      foe.timer -= 1;
      if (foe.timer <= 0) land(draft, foe);
      return;
    case 'recovery':
      if (!isOn(draft, 'no-gain-in-recovery')) gain(foe);
      foe.timer -= 1;
      if (foe.timer <= 0) becomeReady(foe);
      return;
    case 'ready':
      gain(foe);
      return;
    case 'resting':
      gain(foe);
      if (foe.stamina * 100 >= SPECIES.rows[foe.species].stamina * RULE.rested_share) becomeReady(foe);
      return;
  }
}

/** Too poor for any attack: it stands and breathes, for everybody to see. */
export function beginRest(draft: Draft, foe: FoeDraft): void {
  foe.state = 'resting';
  tellAt(draft, foe.cell, { kind: 'caught-breath', who: foe.id, cell: foe.cell });
}

function becomeReady(foe: FoeDraft): void {
  foe.state = 'ready';
  foe.timer = 0;
  foe.attack = null;
}

function gain(foe: FoeDraft): void {
  const { gain: rate, stamina } = SPECIES.rows[foe.species];
  if (foe.stamina < stamina) foe.stamina = Math.min(stamina, foe.stamina + rate);
}

function tickMarks(foe: FoeDraft): void {
  if (foe.marks === 0) return;
  foe.marksLeft -= 1;
  if (foe.marksLeft <= 0) foe.marks = 0;
}
