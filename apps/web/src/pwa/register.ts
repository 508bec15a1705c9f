import { type ReadonlySignal, signal } from '@preact/signals';

/**
 * Lets the client work offline, and tells when a newer one has been fetched and waits. It takes over when the player says
 * so and at no other time: a new version in the middle of a week would be a new rule book in the middle of a week.
 */
export function registerWorker(isBuilt: boolean): ReadonlySignal<(() => void) | undefined> {
  const update = signal<(() => void) | undefined>(undefined);
  // The development server rewrites modules, and a worker would serve yesterday's.
  if (!isBuilt || !('serviceWorker' in navigator)) return update;
  navigator.serviceWorker.register('./sw.js').then(
    (registration) => {
      const offer = (worker: ServiceWorker | null) => {
        if (worker === null || navigator.serviceWorker.controller === null) return;
        update.value = () => takeOver(worker);
      };
      offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed') offer(coming);
        });
      });
    },
    // Without a worker the client plays on, as long as there is a network.
    () => undefined,
  );
  return update;
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take over');
}
