/** Below this, a second failure is not the same one: somebody kept the client open over two new versions. */
const SAME_FAILURE_MS = 60_000;
const KEY = 'foretell/outdated';

/**
 * A chunk that cannot be fetched has usually gone because a newer client was put in its place: load that one. Only once
 * in a while, or a chunk that is really missing would reload the page for ever.
 */
export function reloadWhenOutdated(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const last = Number(page.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < SAME_FAILURE_MS) return;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    page.location.reload();
  });
}
