import { pathToFileURL } from 'node:url';
import { openSampleOf } from '@foretell/catalog/claims';
import { fail, ok, type Result } from '@foretell/engine';
import { type Complaint, complain } from '../../complaint.ts';
import { messageOf } from '../../message-of.ts';
import { isRecord, reasonOf } from '../../read.ts';
import type { Labs } from '../lab.ts';
import { lendPackages } from './lend-packages.ts';
import { type OwnFile, readOwnFile } from './own-file.ts';
import { placeIn } from './place-in.ts';
import { readOwn } from './read-own.ts';

/** The laboratory of the one game that a file exports, see docs/lab.md; or everything that is wrong with the file. */
export async function loadOwn(written: string): Promise<Result<Labs, readonly Complaint[]>> {
  const file = await fileAt(written);
  if (!file.ok) return fail([file.error]);
  lendPackages();
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(file.value.path).href);
  } catch (error) {
    const what = `a module that can be loaded (${messageOf(error)}${placeIn(error, file.value)})`;
    return fail([complain('--from', what, written)]);
  }
  const lab = readOwn(written, file.value, isRecord(exported) ? exported : {});
  if (!lab.ok) return lab;
  const { entry, claims } = lab.value;
  return ok({
    labs: [lab.value],
    openSample: (request) => openSampleOf(entry, claims, request),
    findExperiment: (id) => claims.experiments.find((experiment) => experiment.id === id),
    own: file.value,
  });
}

async function fileAt(written: string): Promise<Result<OwnFile, Complaint>> {
  try {
    return ok(await readOwnFile(written));
  } catch (error) {
    return fail(complain('--from', `a file that can be read (${reasonOf(error)})`, written));
  }
}
