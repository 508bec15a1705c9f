import type { CatalogEntry } from '@foretell/catalog';
import { type Column, fail, ok, type Result } from '@foretell/engine';
import { type Complaint, closest, complain, complainChoice } from '../complaint.ts';

/** One value of a configuration that can be set by name. */
export interface Field {
  /** `k` of the game's own rules; of its other tables `hero.base_hp`, or with a row `units.rat.hp`. */
  readonly name: string;
  readonly column: Column<unknown>;
  /** Where it stands in a configuration, the outermost name first. */
  readonly path: readonly string[];
}

/** Everything that can be set: the columns of `<game>/rules`, and of the tables that the game lets a configuration change. */
export function fieldsOf({ game, tables, changeable }: CatalogEntry): readonly Field[] {
  const columns = tables.find(({ name }) => name === `${game.id}/rules`)?.columns ?? {};
  const own = Object.entries(columns).map(([name, column]): Field => ({ name, column, path: [name] }));
  const others = (changeable?.tables ?? []).flatMap((table) => {
    const short = table.name.slice(game.id.length + 1);
    const rows = Object.keys(table.rows);
    return rows.flatMap((row) =>
      Object.entries(table.columns).map(([field, column]): Field => {
        const name = isOnly(rows) ? `${short}.${field}` : `${short}.${row}.${field}`;
        return { name, column, path: [changeable?.under ?? '', short, row, field] };
      }),
    );
  });
  return [...own, ...others];
}

/** Of a table with one row, its fields need no name of a row. */
function isOnly(rows: readonly string[]): boolean {
  return rows.length === 1;
}

/** Lists that are longer are not read out. */
const MOST_LISTED = 40;

/**
 * The field of this name, in capitals or not. The last part of the name is enough where no other name ends so. `others` are names that
 * might have been meant as well.
 */
export function findField(
  place: string,
  fields: readonly Field[],
  written: string,
  others: readonly string[] = [],
): Result<Field, Complaint> {
  const wanted = written.toLowerCase();
  const exact = fields.find(({ name }) => name.toLowerCase() === wanted);
  if (exact !== undefined) return ok(exact);
  const ending = fields.filter(({ name }) => name.toLowerCase().endsWith(`.${wanted}`));
  const [only, second] = ending;
  if (only !== undefined && second === undefined) return ok(only);
  const names = fields.map(({ name }) => name);
  if (second !== undefined) {
    const shown = ending.slice(0, MOST_LISTED / 8).map(({ name }) => name);
    const more = ending.length > shown.length ? ', …' : '';
    return fail(
      complain(place, `one of the ${ending.length} of this name: ${shown.join(', ')}${more}`, written),
    );
  }
  if (names.length <= MOST_LISTED) return fail(complainChoice(place, [...others, ...names], written));
  const lasts = fields.map(({ name }) => name.slice(name.lastIndexOf('.') + 1));
  const guess = closest(written, [...others, ...names]) ?? closest(written, lasts);
  const known = [...new Set(names.map((name) => name.slice(0, Math.max(0, name.indexOf('.')))))].filter(
    (name) => name !== '',
  );
  return fail(
    complain(
      place,
      `a number such as ${names.find((name) => name.includes('.'))}, of ${known.join(', ')}`,
      written,
      guess === undefined ? [] : [guess],
    ),
  );
}
