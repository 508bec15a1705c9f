import { type Diagnostic, diagnose } from '../diagnostic.ts';
import type { GameTables } from '../rows.ts';
import type { CrossCheck } from './cross-check.ts';

type Use = readonly [table: string, key: string, field: string, id: string];

/** Ids that lead to no row. */
function dangling(uses: readonly Use[], target: string, ids: readonly string[]): readonly Diagnostic[] {
  return uses
    .filter(([, , , id]) => !ids.includes(id))
    .map(([table, key, field, id]) =>
      diagnose('dangling_ref', [table, key, field], `the id of a row of ${target}`, id),
    );
}

const UNITS: CrossCheck = {
  reads: ['encounters', 'units'],
  find: ({ encounters, units }) =>
    dangling(
      encounters.flatMap((row) =>
        row.units.map(
          (id): Use => ['encounters', `${row.level_index}/${row.node_kind}/${row.alternative}`, 'units', id],
        ),
      ),
      'units',
      units.map(({ unit_id }) => unit_id),
    ),
};

const VARIATIONS: CrossCheck = {
  reads: ['board_variation', 'variant_choice', 'variation'],
  find: (tables) =>
    dangling(
      variationUses(tables),
      'variation',
      tables.variation.map(({ variant_id }) => variant_id),
    ),
};

function variationUses({ board_variation, variant_choice }: GameTables): readonly Use[] {
  return [
    ...board_variation.map(({ level_index, node_depth, variant_id }): Use => {
      const key = `${level_index}/${node_depth}/${variant_id}`;
      return ['board_variation', key, 'variant_id', variant_id];
    }),
    ...variant_choice.flatMap((row) =>
      row.variants.map(
        (id): Use => ['variant_choice', `${row.level_index}/${row.choice_id}`, 'variants', id],
      ),
    ),
  ];
}

/** Asked as soon as there are items: until then the column is filled by nobody. */
const ITEMS: CrossCheck = {
  reads: ['variation', 'items', 'three_choice'],
  find: ({ variation, items, three_choice }) => {
    const ids = items.map(({ item_id }) => item_id);
    const counters = variation.flatMap((row) =>
      row.counter_item_ids.map((id): Use => ['variation', row.variant_id, 'counter_item_ids', id]),
    );
    const offered = three_choice.flatMap(({ choice_id, item_id }) =>
      item_id === null ? [] : [['three_choice', choice_id, 'item_id', item_id] as const],
    );
    return [
      ...(items.length === 0 ? [] : dangling(counters, 'items', ids)),
      ...dangling(offered, 'items', ids),
    ];
  },
};

export const REFERENCE_CHECKS: readonly CrossCheck[] = [UNITS, VARIATIONS, ITEMS];
