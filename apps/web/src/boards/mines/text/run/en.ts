import type { LedgerLine } from '@foretell/mines';
import type { Sums } from '../../run/ledger.ts';
import type { Told } from '../../run/story.ts';
import type { TermsText } from '../terms/index.ts';

/** The ledger that writes itself, and the end of a run. English is the shape of the others. */
export const en = {
  ledger: {
    title: 'Settlement',
    sources: {
      open: 'What you dug',
      chain: 'What opened with it',
      mine: 'Mines you dug',
      seal_hit: 'Seals that hit',
      seal_miss: 'Seals that missed',
      clear: 'The board is clear',
      hero_strike: 'You strike',
      enemy_action: 'They strike',
      burn: 'Fire',
      feat: 'Feats',
      relic: 'Relics',
    } as Readonly<Record<LedgerLine['source'], string>>,
    sums: ({ dealt, mended, hurt, healed, ap }: Sums): string =>
      [
        `They lost ${dealt}`,
        mended > 0 ? `got back ${mended}` : '',
        `you lost ${hurt}`,
        healed > 0 ? `healed ${healed}` : '',
        ap === 0 ? '' : `next round ${signed(ap)} AP`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    skip: 'All at once',
    goOn: 'Go on',
  },
  end: {
    story: 'What happened',
    share: 'Copy a link to look at it',
    invite: 'Copy a link to this mine',
    copied: 'Copied',
    tell: (told: Told, terms: TermsText): string => tell(told, terms),
  },
};

export type RunText = typeof en;

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function tell(told: Told, terms: TermsText): string {
  switch (told.kind) {
    case 'level':
      return `Level ${told.level}.`;
    case 'won': {
      const { units, rounds } = told.battle;
      const cost = told.lost === 0 ? 'without a scratch' : `for ${told.lost} hit points`;
      return `${count(units, terms)} beaten in ${rounds === 1 ? 'one round' : `${rounds} rounds`}, ${cost}.`;
    }
    case 'fell':
      return `${count(told.battle.units, terms)} were too much, in round ${told.battle.rounds}.`;
    case 'carried':
      return `Carried: ${names(told.relics, told.feats, terms).join(', ')}.`;
    case 'seals':
      return `${told.placed} seals, ${told.hit} of them on a mine.`;
    case 'end':
      return told.outcome === 'completed'
        ? `Out again with ${told.hp} hit points, after ${told.moves} moves.`
        : `It ended after ${told.moves} moves.`;
  }
}

function count(units: readonly string[], terms: TermsText): string {
  const seen = [...new Set(units)];
  const parts = seen.map((id) => {
    const number = units.filter((unit) => unit === id).length;
    const name = terms.units[id] ?? id;
    return number === 1 ? name : `${name} × ${number}`;
  });
  return parts.join(', ');
}

function names(relics: readonly string[], feats: readonly string[], terms: TermsText): readonly string[] {
  return [
    ...relics.map((id) => terms.relics[id]?.name ?? id),
    ...feats.map((id) => terms.feats[id]?.name ?? id),
  ];
}
