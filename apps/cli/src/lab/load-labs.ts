import { findGame } from '@foretell/catalog';
import { ok, type Result } from '@foretell/engine';
import type { GameClaims } from '@foretell/lab';
import type { Complaint } from '../complaint.ts';
import type { Lab, Labs } from './lab.ts';

/**
 * The laboratory in the file `from`, or without one those of the catalogue. Loaded when they are asked for: solvers are no
 * light luggage.
 */
export async function loadLabs(from: string | undefined): Promise<Result<Labs, readonly Complaint[]>> {
  if (from !== undefined) {
    const { loadOwn } = await import('./own/load-own.ts');
    return loadOwn(from);
  }
  const { CLAIMS, findExperiment, openSample } = await import('@foretell/catalog/claims');
  return ok({ labs: CLAIMS.map(labOf), openSample, findExperiment, own: undefined });
}

function labOf(claims: GameClaims): Lab {
  const entry = findGame(claims.game);
  if (entry === undefined) throw new RangeError(`claims of "${claims.game}", which is not in the catalogue`);
  return { entry, claims };
}
