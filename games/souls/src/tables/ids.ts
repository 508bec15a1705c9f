/** Every name that another table, a state or a move may use. Display names are texts; these never change. */

export const HERO_IDS = ['knight', 'squire', 'soulbinder', 'farwayer'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const FAMILY_IDS = ['blade', 'polearm', 'focus'] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

export const SPECIES_IDS = [
  'husk',
  'hound',
  'crawler',
  'archer',
  'swordsman',
  'sentinel',
  'brute',
  'warden',
  'flamekeeper',
  'minotaur',
  'firstflame',
] as const;
export type SpeciesId = (typeof SPECIES_IDS)[number];

export const ROLE_IDS = ['ranged', 'blocker', 'charger', 'guard', 'boss'] as const;
export type RoleId = (typeof ROLE_IDS)[number];

export const ATTACK_IDS = [
  'grasp',
  'pounce',
  'lash',
  'shot',
  'jab',
  'sweep',
  'thrust',
  'lance',
  'slam',
  'backhand',
  'ram',
  'return',
  'ember',
  'breath',
  'charge',
  'pyre',
  'tail',
  'firebolt',
] as const;
export type AttackId = (typeof ATTACK_IDS)[number];

export const SHAPE_IDS = [
  'front',
  'arc3',
  'arc5',
  'around1',
  'around2',
  'reach2',
  'line3',
  'line6',
  'line11',
  'sweepL',
  'sweepR',
  'cone',
  'behind',
  'ring2',
  'broad',
  'cleave4',
  'body',
] as const;
export type ShapeId = (typeof SHAPE_IDS)[number];

export const SCHOOL_SKILL_IDS = [
  'stab',
  'gut',
  'chop',
  'hurl',
  'strike',
  'sweep',
  'slash',
  'backcut',
  'flurry',
  'crosscut',
  'crush',
  'shove',
  'pound',
  'sunder',
  'hew',
  'rend',
  'thrust',
  'lunge',
  'reap',
  'hookdrag',
  'couch',
  'impale',
  'loose',
  'pierce',
] as const;
export const HERO_SKILL_IDS = [
  'oathcut',
  'turnaside',
  'procession',
  'rally',
  'siphon',
  'unmake',
  'soulray',
  'word',
  'verse',
  'refrain',
] as const;
/** Skills that are struck with a button of their own; `roll` and `guard` are moves of their own. */
export const SKILL_IDS = ['roll', 'guard', ...SCHOOL_SKILL_IDS, ...HERO_SKILL_IDS] as const;
export type SkillId = (typeof SKILL_IDS)[number];

export const WEAPON_IDS = [
  'dagger',
  'twinblades',
  'longsword',
  'scimitar',
  'handaxe',
  'mace',
  'greatsword',
  'spear',
  'pike',
  'halberd',
  'greataxe',
  'warhammer',
  'pilgrimstaff',
  'glaive',
  'ashfocus',
  'bellfocus',
  'bonefocus',
  'mirrorfocus',
  'censer',
  'bow',
] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export const SHIELD_IDS = ['buckler', 'roundshield', 'kiteshield', 'towershield'] as const;
export type ShieldId = (typeof SHIELD_IDS)[number];

export const ARMOUR_IDS = ['rags', 'leather', 'brigandine', 'chain', 'plate'] as const;
export type ArmourId = (typeof ARMOUR_IDS)[number];

export const TRAIT_IDS = ['keen', 'quenched', 'frost', 'reaping', 'hollow', 'thrifty', 'driving'] as const;
export type TraitId = (typeof TRAIT_IDS)[number];

export const CONSUMABLE_IDS = [
  'whetstone',
  'quenchstone',
  'rimestone',
  'featherstone',
  'keenoil',
  'rimeoil',
  'leadoil',
  'gleaneroil',
  'embervial',
  'smokepot',
  'dart',
  'lurebell',
  'fusepot',
] as const;
export type ConsumableId = (typeof CONSUMABLE_IDS)[number];

export const GROWTH_IDS = ['wind', 'stone'] as const;
export type GrowthId = (typeof GROWTH_IDS)[number];

export const SITUATION_IDS = ['colonnade', 'fallencourt', 'bridge'] as const;
export type SituationId = (typeof SITUATION_IDS)[number];

export const STAGE_IDS = [
  'snap',
  'counter-sweep',
  'fan',
  'aftershock',
  'answer',
  'charge-on',
  'counter-tail',
] as const;
export type StageId = (typeof STAGE_IDS)[number];
