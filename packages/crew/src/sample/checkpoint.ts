import { open, readFile, rename } from 'node:fs/promises';
import { canonicalJson, digestOf, fail, ok, type Problem, printShort, type Result } from '@foretell/engine';
import type { SampleRequest } from '@foretell/lab';
import type { Ledger } from './ledger.ts';
import { endOf } from './ranges.ts';

/** A file in which a sample goes on after whatever ended it. */
export interface Checkpoint {
  /** What the file said when it was opened; undefined for a new file. */
  readonly ledger: Ledger | undefined;
  /** Writes the ledger, unless that was done a moment ago: then it does not even ask for it. */
  note(latest: () => Ledger): Promise<void>;
  /** Writes the ledger for the last time. */
  close(ledger: Ledger): Promise<void>;
}

/** What is lost at most when a process is killed. */
const SAVE_MS = 2000;

/**
 * Opens the checkpoint of a request at `path`; begins one if there is none. `basis` is plain JSON that says what else the
 * totals depend on: the version of the rules, a digest of the tables.
 *
 * A file of another sample, of other rules or of more games than are asked for is refused, all reasons at once, and stays
 * as it is. So does one that was damaged.
 */
export async function openCheckpoint(
  path: string,
  request: SampleRequest,
  basis: unknown,
): Promise<Result<Checkpoint, readonly Problem[]>> {
  const { games, outcomes = false, ...names } = request;
  const manifest = { sample: { ...names, outcomes }, basis };
  const text = await readIfThere(path);
  if (!text.ok) return text;
  if (text.value === undefined) return ok(writerOf(path, manifest, undefined));
  const read = parseCheckpoint(path, text.value);
  if (!read.ok) return read;
  const { ledger } = read.value;
  const problems = differences(read.value.manifest, manifest, [path]);
  if (endOf(ledger.done) > games) {
    problems.push(
      problemAt([path, 'games'], `at least the ${endOf(ledger.done)} of the file`, `${games}`, 'games'),
    );
  }
  return problems.length > 0 ? fail(problems) : ok(writerOf(path, manifest, ledger));
}

/** The file: what it is a sample of, what is done, and a digest of both. */
interface Content {
  readonly manifest: unknown;
  readonly ledger: Ledger;
}

const FORMAT = 'foretell-checkpoint-1';

function formatCheckpoint({ manifest, ledger }: Content): string {
  return `${JSON.stringify({ format: FORMAT, manifest, ledger, digest: digestOf({ manifest, ledger }) })}\n`;
}

function parseCheckpoint(path: string, text: string): Result<Content, readonly Problem[]> {
  const problem = (expected: string) => fail([problemAt([path], expected, printShort(text), 'format')]);
  let content: Content & { readonly format?: unknown; readonly digest?: unknown };
  try {
    content = JSON.parse(text);
  } catch {
    return problem('the JSON of a checkpoint');
  }
  if (content?.format !== FORMAT) return problem(`a checkpoint ("format": "${FORMAT}")`);
  const { manifest, ledger, digest } = content;
  // Whoever can compute the digest wrote the rest as well: what it covers has the shape it was written with.
  return digest === digestOf({ manifest, ledger })
    ? ok({ manifest, ledger })
    : problem('a checkpoint as it was written: its digest does not fit what it says');
}

function writerOf(path: string, manifest: unknown, ledger: Ledger | undefined): Checkpoint {
  let savedAt = Number.NEGATIVE_INFINITY;
  let saving: Promise<void> = Promise.resolve();
  const save = (latest: Ledger) => {
    savedAt = performance.now();
    saving = saving.then(() => writeWhole(path, formatCheckpoint({ manifest, ledger: latest })));
    return saving;
  };
  return {
    ledger,
    note: async (latest) => {
      if (performance.now() - savedAt >= SAVE_MS) await save(latest());
    },
    close: save,
  };
}

/** A reader finds the file as it was or as it will be, whenever the machine stops. */
async function writeWhole(path: string, text: string): Promise<void> {
  const beside = `${path}.part`;
  const file = await open(beside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

async function readIfThere(path: string): Promise<Result<string | undefined, readonly Problem[]>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ok(undefined);
    return fail([problemAt([path], 'a file that can be read', String(error), 'file')]);
  }
}

/** Every place where the file speaks of something else than was asked for. */
function differences(found: unknown, asked: unknown, path: Problem['path']): Problem[] {
  if (isRecord(found) && isRecord(asked)) {
    const names = [...new Set([...Object.keys(asked), ...Object.keys(found)])];
    return names.flatMap((name) => differences(found[name], asked[name], [...path, name]));
  }
  const isSame = found !== undefined && asked !== undefined && canonicalJson(found) === canonicalJson(asked);
  if (isSame) return [];
  return [problemAt(path, `${printShort(asked)} as in this run`, printShort(found), 'manifest')];
}

function problemAt(path: Problem['path'], expected: string, received: string, aspect: string): Problem {
  return { code: `checkpoint-${aspect}`, path, expected, received };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
