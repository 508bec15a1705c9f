import type { CatalogEntry } from '@foretell/catalog';
import { fail, ok, type Result } from '@foretell/engine';
import type { AnyExperiment, GameClaims, OpenSample, SampleRequest } from '@foretell/lab';
import { type Complaint, complainChoice } from '../complaint.ts';
import type { OwnFile } from './own/own-file.ts';

/** Everything that the commands of the lab can run, and where names are looked up. */
export interface Labs {
  readonly labs: readonly Lab[];
  openSample(request: SampleRequest): OpenSample;
  findExperiment(id: string): AnyExperiment | undefined;
  /** Where they come from, when it is not the catalogue. */
  readonly own: OwnFile | undefined;
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

/** All experiments, in the order of the catalogue. */
export function placesOf({ labs }: Labs): readonly Place[] {
  return labs.flatMap((lab) => lab.claims.experiments.map((experiment) => ({ lab, experiment })));
}

/** The laboratory of the game with this id; of a file with one game it need not be named. */
export function readLab({ labs, own }: Labs, id: string): Result<Lab, Complaint> {
  const lab = id === '' && own !== undefined ? labs[0] : labs.find(({ entry }) => entry.game.id === id);
  if (lab !== undefined) return ok(lab);
  const ids = labs.map(({ entry }) => entry.game.id);
  return fail(complainChoice('<game>', ids, id));
}
