import type { LedgerLine, View } from '@foretell/mines';

/** Lines of one source that follow each other. */
export interface Group {
  readonly source: LedgerLine['source'];
  readonly lines: readonly LedgerLine[];
}

/** A settlement in the order in which it was paid, by source. */
export function groupsOf(lines: readonly LedgerLine[]): readonly Group[] {
  const groups: { source: LedgerLine['source']; lines: LedgerLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.source === line.source) last.lines.push(line);
    else groups.push({ source: line.source, lines: [line] });
  }
  return groups;
}

/** What a settlement comes to. */
export interface Sums {
  /** Hit points that the enemies lost, and that they got back. */
  readonly dealt: number;
  readonly mended: number;
  /** The same of the hero. */
  readonly hurt: number;
  readonly healed: number;
  /** The change of the next round's action points. */
  readonly ap: number;
}

/** Adds up what was paid; what came after the battle was over counts for nothing. */
export function sumsOf(lines: readonly LedgerLine[]): Sums {
  const paid = lines.filter(({ status }) => status === 'paid');
  const change = (of: readonly LedgerLine[], sign: 1 | -1) =>
    of.reduce((sum, { before, after }) => sum + Math.max(0, sign * (after - before)), 0);
  const hitPoints = paid.filter(({ effectId }) => HIT_POINTS.includes(effectId));
  const theirs = hitPoints.filter(({ target }) => target.startsWith('unit/'));
  const own = hitPoints.filter(({ target }) => target === 'hero');
  const ap = paid.filter(({ effectId }) => AP.includes(effectId));
  return {
    dealt: change(theirs, -1),
    mended: change(theirs, 1),
    hurt: change(own, -1),
    healed: change(own, 1),
    ap: ap.reduce((sum, { before, after }) => sum + after - before, 0),
  };
}

/** Bleeding and blocks are counted up first and show in the enemies' blow. */
const HIT_POINTS: readonly string[] = [
  'hit_front',
  'hit_all',
  'burn_all',
  'front_heal',
  'hero_heal',
  'hero_hurt',
];
const AP: readonly string[] = ['ap_up', 'ap_drain', 'ap_delta'];

/** The unit that a line is about; `undefined` where it is the hero, all of them or nobody. */
export function unitOf({ target }: LedgerLine, view: View): string | undefined {
  if (!target.startsWith('unit/')) return undefined;
  const place = Number(target.slice('unit/'.length));
  return view.battle?.units[place]?.unitId ?? view.battles.at(-1)?.units[place];
}
