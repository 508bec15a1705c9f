import { defineTable, int, optional } from '@foretell/engine';
import { DEPTH, idOf, knob } from './columns.ts';
import {
  FAMILY_IDS,
  type FamilyId,
  SKILL_IDS,
  type SkillId,
  TRAIT_IDS,
  type TraitId,
  type WeaponId,
} from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** A weapon carries traits and changes numbers; what one can do with it is the hero's (RULES.md §17). */
const COLUMNS = {
  family: idOf('souls/families', FAMILY_IDS),
  hands: int({ unit: 'hands', min: 1, max: 2 }),
  weight: knob('weight', 0, 30),
  /** Added to the damage of every skill that damages. */
  power: knob('health', 0, 2),
  /** Added to the rate. */
  regen: knob('stamina a turn', -3, 3),
  /** Added to the price of every attack. */
  cost: knob('stamina', 0, 3),
  innate: optional(idOf('souls/traits', TRAIT_IDS)),
  /** Two innate traits leave no room for an acquired one. */
  innate2: optional(idOf('souls/traits', TRAIT_IDS)),
  fromDepth: DEPTH,
  /** Verbs without a hero. */
  primary: idOf('souls/skills', SKILL_IDS),
  secondary: idOf('souls/skills', SKILL_IDS),
};

interface Rest {
  readonly hands?: 2;
  readonly regen?: number;
  readonly cost?: number;
  readonly innate?: TraitId;
  readonly innate2?: TraitId;
}

function row(
  family: FamilyId,
  weight: number,
  power: number,
  fromDepth: number,
  primary: SkillId,
  secondary: SkillId,
  { hands, regen = 0, cost = 0, innate, innate2 }: Rest = {},
) {
  return {
    family,
    hands: hands ?? 1,
    weight,
    power,
    regen,
    cost,
    innate: innate ?? null,
    innate2: innate2 ?? null,
    fromDepth,
    primary,
    secondary,
  };
}

const ROWS: RowsBy<WeaponId, typeof COLUMNS> = {
  dagger: row('blade', 1, 0, 1, 'stab', 'gut'),
  twinblades: row('blade', 3, 0, 2, 'flurry', 'crosscut', { hands: 2, innate: 'reaping' }),
  longsword: row('blade', 4, 1, 1, 'strike', 'sweep'),
  scimitar: row('blade', 4, 1, 2, 'slash', 'backcut', { innate: 'keen' }),
  handaxe: row('blade', 3, 1, 1, 'chop', 'hurl'),
  mace: row('blade', 5, 1, 2, 'crush', 'shove', { cost: 1, innate: 'quenched' }),
  greatsword: row('blade', 8, 2, 4, 'sweep', 'rend', { hands: 2, regen: -1 }),
  spear: row('polearm', 5, 1, 1, 'thrust', 'lunge'),
  pike: row('polearm', 7, 1, 3, 'couch', 'impale', { hands: 2, cost: 1 }),
  halberd: row('polearm', 8, 2, 4, 'reap', 'hookdrag', { hands: 2, regen: -1 }),
  greataxe: row('polearm', 9, 2, 4, 'hew', 'rend', { hands: 2, cost: 1 }),
  warhammer: row('polearm', 9, 2, 5, 'pound', 'sunder', {
    hands: 2,
    regen: -1,
    innate: 'quenched',
    innate2: 'frost',
  }),
  pilgrimstaff: row('polearm', 4, 0, 1, 'shove', 'sweep', { hands: 2 }),
  glaive: row('polearm', 6, 1, 3, 'reap', 'lunge', { hands: 2, cost: 1, innate: 'driving' }),
  ashfocus: row('focus', 2, 0, 1, 'siphon', 'unmake'),
  bellfocus: row('focus', 5, 2, 4, 'siphon', 'soulray', { hands: 2, cost: 1 }),
  bonefocus: row('focus', 3, 1, 2, 'siphon', 'unmake', { cost: 1, innate: 'hollow' }),
  mirrorfocus: row('focus', 3, 0, 3, 'siphon', 'unmake', { innate: 'frost' }),
  censer: row('focus', 4, 1, 5, 'siphon', 'soulray', { cost: 1, innate: 'keen', innate2: 'thrifty' }),
  bow: row('focus', 4, 0, 2, 'loose', 'pierce', { hands: 2 }),
};

export const WEAPONS = defineTable({
  name: 'souls/weapons',
  rule: 'RULES.md §17',
  columns: COLUMNS,
  checks: [
    {
      says: 'a second innate trait comes after a first, and is another',
      reads: ['innate', 'innate2'],
      holds: ({ innate, innate2 }: { innate: string | null; innate2: string | null }) =>
        innate2 === null || (innate !== null && innate !== innate2),
    },
  ],
  rows: ROWS,
});
