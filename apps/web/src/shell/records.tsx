import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ArmedButton } from '../form/armed-button.tsx';
import { formatArchive, parseArchive } from '../store/archive.ts';
import { faultOf } from '../store/fault.ts';
import { isKept } from '../store/json.ts';
import { download, fileNameOf } from './download.ts';
import { type House, useHouse, useText } from './house.ts';

type Entries = Readonly<Record<string, string>>;

/** How a file that somebody wants to import fared. */
type Import =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked'; readonly entries: Entries }
  | { readonly kind: 'said'; readonly words: string };

/** All that is kept: to a file, out of a file, into the bin. */
export function Records() {
  const house = useHouse();
  const { office } = useText();
  const [state, setState] = useState<Import>({ kind: 'none' });
  const take = (entries: Entries) => replaceAll(house, entries, office.imported, office.full).then(setState);
  const erase = () => replaceAll(house, {}, office.erased, office.full).then(setState);
  return (
    <section class="records">
      <h2>{office.records}</h2>
      <p>{office.recordsLine}</p>
      <div class="keys">
        <button
          type="button"
          class="key"
          onClick={() => download('foretell.json', formatArchive(house.store.entries()))}
        >
          {office.exportAll}
        </button>
        <FileKey label={office.importFile} onFile={async (file) => setState(await judgeFile(house, file))} />
        <ArmedButton class="key" label={office.erase} armedLabel={office.eraseAct} needsArming act={erase} />
      </div>
      {state.kind === 'asked' && (
        <div class="question">
          <p>{office.importQuestion}</p>
          <button type="button" class="main-key" onClick={() => take(state.entries)}>
            {office.importAct}
          </button>
          <button type="button" class="key" onClick={() => setState({ kind: 'none' })}>
            {office.cancel}
          </button>
        </div>
      )}
      <p class="said" role="status">
        {state.kind === 'said' && state.words}
      </p>
      <Kept />
    </section>
  );
}

function FileKey({ label, onFile }: { label: ComponentChildren; onFile: (file: File) => void }) {
  return (
    <label class="key file-key">
      {label}
      <input
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          // So that choosing the same file again is a change again.
          input.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}

/** What could not be read and was set aside. */
function Kept() {
  const house = useHouse();
  const { office } = useText();
  const kept = Object.entries(house.store.entries()).filter(([key]) => isKept(key));
  if (kept.length === 0) return null;
  return (
    <>
      <h3>{office.kept}</h3>
      <p>{office.keptLine}</p>
      <ul class="kept">
        {kept.map(([key, text]) => (
          <li key={key}>
            <button type="button" class="key" onClick={() => download(fileNameOf(key), text)}>
              {office.keptName(key)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

async function judgeFile(house: House, file: File): Promise<Import> {
  const kits = await Promise.all(house.desks.map(({ kit }) => kit.game.fetch())).catch(() => undefined);
  if (kits === undefined) return { kind: 'said', words: house.text.value.missing.failed };
  const games = kits.map(({ entry }) => entry.game);
  const entries = parseArchive(await file.text(), games, house.store.entries());
  if (entries.ok) return { kind: 'asked', entries: entries.value };
  const text = house.text.value;
  return { kind: 'said', words: `${text.office.refused} ${text.fault(faultOf(entries.error))}` };
}

async function replaceAll(house: House, entries: Entries, done: string, full: string): Promise<Import> {
  try {
    house.store.replaceAll(entries);
  } catch {
    return { kind: 'said', words: full };
  }
  await house.reopen();
  return { kind: 'said', words: done };
}
