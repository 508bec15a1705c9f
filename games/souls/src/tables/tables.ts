import { type AnyTable, referenceProblems, TableError } from '@foretell/engine';
import { ARMOURS, SHIELDS } from './armour.ts';
import { ASSEMBLIES } from './assembly.ts';
import { ATTACKS, STAGES } from './attacks.ts';
import { SPECIES } from './enemies.ts';
import { DROPS, FLOORS, GROUPS, SITUATIONS, SPAWNS } from './floors.ts';
import { FAMILIES, HEROES } from './heroes.ts';
import { CONSUMABLES, GROWTH, TRAITS } from './items.ts';
import { NUMBERS } from './numbers.ts';
import { ROLES } from './roles.ts';
import { SHAPES } from './shapes.ts';
import { SKILLS } from './skills.ts';
import { WEAPONS } from './weapons.ts';

/** Every table of the game, in the order in which they are read best. */
export const TABLES: readonly AnyTable[] = [
  NUMBERS,
  HEROES,
  FAMILIES,
  SKILLS,
  SHAPES,
  WEAPONS,
  SHIELDS,
  ARMOURS,
  TRAITS,
  CONSUMABLES,
  GROWTH,
  ROLES,
  SPECIES,
  ATTACKS,
  STAGES,
  FLOORS,
  SPAWNS,
  GROUPS,
  SITUATIONS,
  ASSEMBLIES,
  DROPS,
].map((table): AnyTable => table);

const problems = referenceProblems(TABLES);
if (problems.length > 0) throw new TableError('references', problems);
