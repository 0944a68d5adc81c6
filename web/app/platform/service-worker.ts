import type { Language } from './language.ts';

/** Milliseconds between two checks for a new version. */
const UPDATE_INTERVAL = 60 * 60 * 1000;
/**
 * Milliseconds that a new worker has to take over. The old one first finishes its answers, for which browsers
 * allow minutes; the page itself comes from the network and is new without it.
 */
const TAKEOVER_TIMEOUT = 5000;

/**
 * Registers the service worker (`public/sw.js`) and checks for new versions. `onNew` gets a function that
 * loads the new version. Returns a function that stops the checks.
 */
export function followVersions(language: Language, onNew: (load: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  let timer: ReturnType<typeof setInterval> | undefined;
  let ended = false;

  const notify = (waiting: ServiceWorker) =>
    onNew(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      setTimeout(() => location.reload(), TAKEOVER_TIMEOUT);
      waiting.postMessage({ type: 'take over' });
    });

  async function follow() {
    const registration = await serviceWorker.register('/sw.js');
    if (ended) return;
    if (registration.waiting && serviceWorker.controller) notify(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        // The first worker is not a new version.
        if (coming.state === 'installed' && serviceWorker.controller) notify(coming);
      });
    });
    timer = setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'keep', language });
  }

  // No storage or no network: the site works without the worker.
  follow().catch(() => undefined);
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
