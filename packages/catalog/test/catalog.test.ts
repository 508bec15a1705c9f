import { digestOf, referenceProblems, tableProblems } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { CATALOG, findGame } from '../src/index.ts';

const TABLES = CATALOG.flatMap(({ tables }) => tables);

describe('the catalogue', () => {
  it('finds every game by its id, and no other', () => {
    expect(CATALOG.length).toBeGreaterThan(0);
    for (const entry of CATALOG) expect(findGame(entry.game.id)).toBe(entry);
    expect(findGame('chess')).toBeUndefined();
  });

  it('lists no two games, tables, or bots of a seat under one name', () => {
    expect(repeated(CATALOG.map(({ game }) => game.id))).toEqual([]);
    expect(repeated(TABLES.map(({ name }) => name))).toEqual([]);
    expect(repeated(CATALOG.flatMap(({ game, bots }) => bots.map((bot) => nameOf(game.id, bot))))).toEqual(
      [],
    );
    expect(repeated(['a', 'b', 'a'])).toEqual(['a']);
  });

  it('can fill every seat of every game with a bot, and has no bot without a seat', () => {
    for (const { game, bots } of CATALOG) {
      expect(new Set(bots.map(({ seat }) => seat))).toEqual(new Set(game.facts.seats));
    }
  });

  it('holds tables that are right by themselves and refer only to rows that exist', () => {
    expect(TABLES.length).toBeGreaterThan(0);
    expect(TABLES.flatMap(tableProblems)).toEqual([]);
    expect(referenceProblems(TABLES)).toEqual([]);
  });

  it('names every table after its game, and has what a newcomer plays in <game>/rules', () => {
    for (const { game, tables } of CATALOG) {
      for (const { name } of tables) expect(name.startsWith(`${game.id}/`)).toBe(true);
      const rules = tables.find(({ name }) => name === `${game.id}/rules`);
      // A configuration may hold more than a row can; what stands in the row, it says as well.
      const usual = game.defaultConfig as Readonly<Record<string, unknown>>;
      const isUsual = (row: object) => digestOf({ ...usual, ...row }) === digestOf(usual);
      expect(Object.values(rules?.rows ?? {}).some(isUsual)).toBe(true);
    }
  });
});

function nameOf(game: string, bot: { readonly seat: string; readonly id: string }): string {
  return `${game}/${bot.seat}/${bot.id}`;
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
