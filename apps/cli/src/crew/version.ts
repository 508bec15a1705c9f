import { CATALOG } from '@foretell/catalog';
import { digestOf } from '@foretell/engine';
import { tablesDigest } from '@foretell/lab';
import manifest from '../../package.json' with { type: 'json' };

/**
 * Names everything that a result depends on beside what was asked for: this program, the rules and numbers of its games,
 * and the Node that computes. Who works on one queue must agree on it.
 */
export function codeVersion(): string {
  const games = CATALOG.map(({ game, tables }) => [game.id, game.rulesVersion, tablesDigest(tables)]);
  return `${manifest.version}, rules ${digestOf(games).slice(0, 8)}, Node ${process.version}`;
}
