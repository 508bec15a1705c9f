import type { NodeSeen } from '@foretell/mines';

/** A name and one line about it; a line may need the number that the tables give it. */
export interface Term {
  readonly name: string;
  readonly line: (value: number) => string;
}

type Names = Readonly<Record<string, string>>;
type Terms = Readonly<Record<string, Term>>;

/** English, and the shape of every other catalogue. Keys are the ids of the game's tables. */
export const en = {
  units: {
    rockling: 'Rockling',
    lampbat: 'Lamp bat',
    shaleback: 'Shaleback',
    foreman: 'Foreman',
    vein_warden: 'Vein warden',
    mistgrub: 'Mist grub',
    wisp: 'Will-o’-the-wisp',
    lodeguard: 'Lode guard',
    deep_foreman: 'Deep foreman',
    fog_matron: 'Fog matron',
    cinderling: 'Cinderling',
    slagback: 'Slagback',
    forge_captain: 'Forge captain',
    magma_tyrant: 'Magma tyrant',
  } as Names,
  effects: {
    hit_front: 'Blow at the front',
    hit_all: 'Blow at all',
    burn_all: 'Fire under all',
    front_heal: 'The front heals',
    front_attack_up: 'The front hits harder',
    front_attack_down: 'The front hits softer',
    all_attack_up: 'All hit harder',
    all_attack_down: 'All hit softer',
    hero_heal: 'You heal',
    hero_hurt: 'You are hurt',
    hero_bleed: 'You bleed',
    hero_block: 'Block',
    hero_exposed: 'You are exposed',
    hero_attack_up: 'You hit harder',
    hero_attack_down: 'You hit softer',
    ap_up: 'Action points next round',
    ap_drain: 'Action points next round',
    ap_delta: 'Action points next round',
  } as Names,
  rows: {
    strike: 'Strike',
    sweep: 'Sweep',
    sap: 'Sap',
    ember: 'Ember',
    mend: 'Mend',
    guard: 'Guard',
    might: 'Might',
    blunt: 'Blunt',
    action: 'Action',
  } as Names,
  relics: {
    reserve_jar: {
      name: 'Reserve jar',
      line: (percent) => `A stop puts ${percent} % of what is left into the reserve.`,
    },
    padded_vest: { name: 'Padded vest', line: (points) => `${points} block at every settlement.` },
    whetstone: {
      name: 'Whetstone',
      line: (points) => `+${points} attack in the first round of every battle.`,
    },
    tinder_box: { name: 'Tinder box', line: (percent) => `Fire burns at ${percent} %.` },
    field_kit: { name: 'Field kit', line: (points) => `Every clear heals ${points}.` },
    spare_pick: {
      name: 'Spare pick',
      line: (points) => `+${points} action point in the first round against elites and bosses.`,
    },
  } as Terms,
  feats: {
    vein_store: { name: 'Vein store', line: (points) => `Every dig puts ${points} into the reserve.` },
    thrift: { name: 'Thrift', line: (percent) => `A new board costs ${percent} % of its price.` },
    refresh_volley: {
      name: 'Parting volley',
      line: (points) => `A new board strikes all enemies for ${points}.`,
    },
    refresh_shelter: { name: 'Fresh cover', line: (points) => `A new board brings ${points} block.` },
    refresh_salve: { name: 'Fresh air', line: (points) => `A new board heals ${points}.` },
  } as Terms,
  pieces: {
    hp_piece: { name: 'Life', line: (points) => `+${points} hit points, healed at once.` },
    attack_piece: { name: 'Attack', line: (points) => `+${points} attack.` },
    defence_piece: { name: 'Defence', line: (points) => `+${points} defence.` },
    ap_piece: {
      name: 'Action',
      line: (points) => `+${points} action point in the first round of every battle.`,
    },
    rest: { name: 'Rest', line: (percent) => `Heals ${percent} % of your hit points.` },
    lantern: {
      name: 'Lantern',
      line: (cells) => `Once: shows the numbers in fog up to ${cells} cells away.`,
    },
  } as Terms,
  nodes: {
    early: { name: 'Gallery', line: () => 'A first battle.' },
    battle: { name: 'Battle', line: () => 'A battle, and a reward.' },
    elite: { name: 'Elite', line: () => 'A hard battle for a better reward.' },
    boss: { name: 'Boss', line: () => 'The way down is behind it.' },
    camp: { name: 'Camp', line: (percent) => `Heals ${percent} % of your hit points.` },
    cache: { name: 'Cache', line: () => 'A reward without a battle.' },
  } as Readonly<Record<NodeSeen['kind'], Term>>,
  variants: { fog: 'fog', magma: 'magma', ice: 'ice' } as Names,
  poorVein: 'poor vein',
};

export type TermsText = typeof en;
