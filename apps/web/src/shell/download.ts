/** Hands the player a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the blob only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A name under which a kept text can be found again among downloads. */
export function fileNameOf(key: string): string {
  return `foretell-${key.replaceAll('/', '-')}.json`;
}
