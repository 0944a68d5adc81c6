import { lazy, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Optional } from '../ui/optional.tsx';
import type { Tone } from './toasts.tsx';

// Most visits are told nothing: what shows it comes with the first notice.
const load = () => import('./toasts.tsx');
const Toasts = lazy(async () => ({ default: (await load()).Toasts }));

const listeners = new Set<() => void>();
let wanted = false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The place where notices appear: once, around the pages. */
export function ToastPlace() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return (
    shown && (
      <Optional>
        <Toasts />
      </Optional>
    )
  );
}

/** Tells a person in passing, for five seconds, in words that are already theirs; `to` is where they lead. */
export function useNotify(): (text: string, tone?: Tone, to?: string) => void {
  const { t } = useTranslation('shell');
  return useCallback(
    (text, tone = 'plain', to) => {
      wanted = true;
      for (const listener of listeners) listener();
      void load().then(
        ({ showToast }) => showToast({ text, tone, to, close: t('close') }),
        // Without a network there is nothing to say it with, where nothing was said before.
        () => undefined,
      );
    },
    [t],
  );
}
