import { CATALOG } from '@foretell/catalog';
import { digestOf } from '@foretell/engine';
import { tablesDigest } from '@foretell/lab';
import manifest from '../../package.json' with { type: 'json' };
import { nameOfFile, type OwnFile } from '../lab/own/own-file.ts';

/**
 * Names everything that a result depends on beside what was asked for: this program, the rules and numbers of its games,
 * the Node that computes, and the file of a game of somebody's own. Who works on one queue must agree on it.
 */
export function codeVersion(own?: OwnFile): string {
  const games = CATALOG.map(({ game, tables }) => [game.id, game.rulesVersion, tablesDigest(tables)]);
  const version = `${manifest.version}, rules ${digestOf(games).slice(0, 8)}, Node ${process.version}`;
  return own === undefined ? version : `${version}, with ${nameOfFile(own)}`;
}

/** The version under which results are kept: another text of a game of somebody's own is another version. */
export function resultVersion(own?: OwnFile): string {
  return own === undefined ? manifest.version : `${manifest.version}, ${nameOfFile(own)}`;
}
