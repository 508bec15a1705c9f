import { diagnose } from '../diagnostic.ts';
import { boardGenOf } from '../resolve.ts';
import type { BoardGen, BoardVariation, GameTables } from '../rows.ts';
import { keyOf } from '../schema.ts';
import { schemaOf } from '../schemas/schemas.ts';
import type { CrossCheck } from './cross-check.ts';

/** Reserved: legal, but nothing reads it yet. */
const GLOBAL_SCOPE: CrossCheck = {
  reads: ['variation'],
  find: ({ variation }) =>
    variation
      .filter(({ scope }) => scope === 'global')
      .map(({ variant_id }) =>
        diagnose(
          'global_semantics',
          ['variation', variant_id, 'scope'],
          'region: what a global variation means is not settled, and nothing acts on it',
          'global',
        ),
      ),
};

/** What a row of board_variation has to leave room for (RULES.md §8). */
const SHARES: CrossCheck = {
  reads: ['board_variation', 'board_gen', 'variation', 'generator'],
  find: (tables) => tables.board_variation.flatMap((row) => shareProblems(tables, row)),
};

function shareProblems(tables: GameTables, row: BoardVariation) {
  const gen = boardGenAt(tables, row);
  const variation = tables.variation.find(({ variant_id }) => variant_id === row.variant_id);
  if (gen === undefined || variation === undefined) return [];
  const schema = schemaOf('board_variation');
  const key = schema === undefined ? null : keyOf(schema, { ...row });
  const place = (field: string) => ['board_variation', key, field] as const;
  const cells = gen.size * gen.size;
  const room = Math.floor((row.share_max_pm * cells) / 1000);
  const wanted = row.region_count * row.size_max;
  const full = Math.min(1000 - gen.nominal_pm, 8 * gen.nominal_pm);
  const link = Math.floor(((1000 - gen.deducibility_floor_pm) * tables.generator.fog_link_pct) / 100);
  const isSilent = variation.info_mask === 'hide_numbers';
  return [
    ...(wanted <= room
      ? []
      : [
          diagnose(
            'cross_table',
            place('size_max'),
            `that region_count times size_max is at most ${room} cells, the share of a board of ${cells}`,
            wanted,
          ),
        ]),
    ...(row.share_max_pm < full
      ? []
      : [
          diagnose(
            'cross_table',
            place('share_max_pm'),
            `less than ${full}: full coverage`,
            row.share_max_pm,
          ),
        ]),
    ...(!isSilent || row.share_max_pm <= link
      ? []
      : [
          diagnose(
            'cross_table',
            place('share_max_pm'),
            `at most ${link}: every silent cell may cost a deducible one, and the floor has to stand`,
            row.share_max_pm,
          ),
        ]),
  ];
}

/** A player has to notice the first board that hides a number. */
const NOTICE: CrossCheck = {
  reads: ['board_variation', 'variation'],
  find: ({ board_variation, variation }) =>
    variation
      .filter(({ info_mask }) => info_mask === 'hide_numbers')
      .flatMap(({ variant_id }) => {
        const [first] = board_variation
          .filter((row) => row.variant_id === variant_id)
          .sort((one, other) => one.level_index - other.level_index || one.node_depth - other.node_depth);
        const least = (first?.region_count ?? LEAST_NOTICED) * (first?.size_min ?? 1);
        if (first === undefined || least >= LEAST_NOTICED) return [];
        const key = `${first.level_index}/${first.node_depth}/${variant_id}`;
        return [
          diagnose(
            'cross_table',
            ['board_variation', key, 'size_min'],
            `that the first ${variant_id} has ${LEAST_NOTICED} cells at least`,
            least,
          ),
        ];
      }),
};

const LEAST_NOTICED = 4;

function boardGenAt(tables: GameTables, { level_index, node_depth }: BoardVariation): BoardGen | undefined {
  try {
    return boardGenOf(tables, level_index, node_depth);
  } catch {
    return undefined;
  }
}

export const VARIATION_CHECKS: readonly CrossCheck[] = [GLOBAL_SCOPE, SHARES, NOTICE];
