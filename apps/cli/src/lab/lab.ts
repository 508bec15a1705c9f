import { type CatalogEntry, findGame } from '@foretell/catalog';
import type { AnyExperiment, GameClaims, OpenSample, SampleRequest } from '@foretell/lab';

/** Everything that the commands of the lab can run, and where names are looked up. */
export interface Labs {
  readonly labs: readonly Lab[];
  openSample(request: SampleRequest): OpenSample;
}

/** The laboratory of one game. */
export interface Lab {
  readonly entry: CatalogEntry;
  readonly claims: GameClaims;
}

/** An experiment, and where it belongs. */
export interface Place {
  readonly lab: Lab;
  readonly experiment: AnyExperiment;
}

/** The laboratories of the catalogue. Loaded when they are asked for: solvers are no light luggage. */
export async function catalogLabs(): Promise<Labs> {
  const { CLAIMS, openSample } = await import('@foretell/catalog/claims');
  return { labs: CLAIMS.map(labOf), openSample };
}

/** All experiments, in the order of the catalogue. */
export function placesOf({ labs }: Labs): readonly Place[] {
  return labs.flatMap((lab) => lab.claims.experiments.map((experiment) => ({ lab, experiment })));
}

function labOf(claims: GameClaims): Lab {
  const entry = findGame(claims.game);
  if (entry === undefined) throw new RangeError(`claims of "${claims.game}", which is not in the catalogue`);
  return { entry, claims };
}
