import type { ARMOURS, SHIELDS } from './armour.ts';
import type { ATTACKS, STAGES } from './attacks.ts';
import type { SPECIES } from './enemies.ts';
import type { FLOORS, GROUPS, SITUATIONS, SPAWNS } from './floors.ts';
import type { HEROES } from './heroes.ts';
import type { CONSUMABLES, GROWTH, TRAITS } from './items.ts';
import type { ROLES } from './roles.ts';
import type { SHAPES } from './shapes.ts';
import type { SKILLS } from './skills.ts';
import type { WEAPONS } from './weapons.ts';

type RowIn<SomeTable extends { readonly rows: object }> = SomeTable['rows'][keyof SomeTable['rows']];

/** A row of each table, as the rules see it. */
export type HeroRow = RowIn<typeof HEROES>;
export type SkillRow = RowIn<typeof SKILLS>;
export type ShapeRow = RowIn<typeof SHAPES>;
export type WeaponRow = RowIn<typeof WEAPONS>;
export type ShieldRow = RowIn<typeof SHIELDS>;
export type ArmourRow = RowIn<typeof ARMOURS>;
export type TraitRow = RowIn<typeof TRAITS>;
export type ConsumableRow = RowIn<typeof CONSUMABLES>;
export type GrowthRow = RowIn<typeof GROWTH>;
export type RoleRow = RowIn<typeof ROLES>;
export type SpeciesRow = RowIn<typeof SPECIES>;
export type AttackRow = RowIn<typeof ATTACKS>;
export type StageRow = RowIn<typeof STAGES>;
export type FloorRow = RowIn<typeof FLOORS>;
export type SpawnRow = RowIn<typeof SPAWNS>;
export type GroupRow = RowIn<typeof GROUPS>;
export type SituationRow = RowIn<typeof SITUATIONS>;
