import type { Crew } from '@foretell/crew';
import type { Result } from '@foretell/engine';
import type { Complaint } from '../complaint.ts';
import { type CrewChoice, openCrew } from '../crew/open-crew.ts';
import type { Terminal } from '../terminal.ts';
import { catalogLabs, type Labs } from './lab.ts';

/** What the commands of the lab work with, so that a test can hand them a laboratory of its own. */
export interface Means {
  load(): Promise<Labs>;
  openCrew(terminal: Terminal, choice: CrewChoice): Promise<Result<Crew, Complaint>>;
}

/** The catalogue, and whichever crew is chosen. */
export const CATALOG_MEANS: Means = { load: catalogLabs, openCrew };
