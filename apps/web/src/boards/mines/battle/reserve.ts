import { forecastOf, type Move, tablesOf, type View } from '@foretell/mines';

/**
 * What lay in the reserve when the battle ended, from the view before the move that ended it (RULES.md §4, §5): the view after it has
 * none any more. 0 when there was no battle.
 */
export function reserveAtEnd(before: View, move: Move): number {
  const { battle, feats } = before;
  if (battle === null) return 0;
  if (move.kind === 'stop') return battle.rap + forecastOf(before).stopBanks;
  const vein = tablesOf(before.config).feats.find(
    ({ feat_id, parameter }) => parameter === 'rap_per_dig' && feats.includes(feat_id),
  );
  return battle.rap + (move.kind === 'dig' ? (vein?.value ?? 0) : 0);
}
