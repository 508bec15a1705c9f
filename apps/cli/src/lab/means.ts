import type { Crew } from '@foretell/crew';
import type { Result } from '@foretell/engine';
import type { Complaint } from '../complaint.ts';
import { type CrewChoice, openCrew } from '../crew/open-crew.ts';
import type { Terminal } from '../terminal.ts';
import type { Labs } from './lab.ts';
import { loadLabs } from './load-labs.ts';

/** What the commands of the lab work with, so that a test can hand them a laboratory of its own. */
export interface Means {
  /** The laboratory in a file, or those of the catalogue. */
  load(from: string | undefined): Promise<Result<Labs, readonly Complaint[]>>;
  openCrew(terminal: Terminal, choice: CrewChoice, labs: Labs): Promise<Result<Crew, Complaint>>;
}

/** The catalogue or a file, and whichever crew is chosen. */
export const CATALOG_MEANS: Means = { load: loadLabs, openCrew };
