import { lazy, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Optional } from '../ui/optional.tsx';
import type { Tone } from './toasts.tsx';

// Most visits show no notification: the code that shows them is loaded with the first one.
const load = () => import('./toasts.tsx');
const Toasts = lazy(async () => ({ default: (await load()).Toasts }));

const listeners = new Set<() => void>();
let wanted = false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The place where notifications appear: rendered once, around the pages. */
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

/** Returns a function that shows a translated notification for five seconds; `to` is the page it links to. */
export function useNotify(): (text: string, tone?: Tone, to?: string) => void {
  const { t } = useTranslation('shell');
  return useCallback(
    (text, tone = 'plain', to) => {
      wanted = true;
      for (const listener of listeners) listener();
      void load().then(
        ({ showToast }) => showToast({ text, tone, to, close: t('close') }),
        // Offline the code can't be loaded, and then the notification is not shown.
        () => undefined,
      );
    },
    [t],
  );
}
