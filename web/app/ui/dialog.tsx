import type { ModalProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { lazy, useState } from 'react';

import { Optional } from './optional.tsx';

const DialogWindow = lazy(() => import('./dialog-window.tsx'));

/** A modal dialog whose code comes when it is first opened. Closed, it gives the focus back to who had it. */
export function Dialog({ opened, ...props }: ModalProps) {
  const back = useFocusBack(opened);
  if (!back) return null;
  return (
    <Optional fallback={opened && <Escape onPress={props.onClose} />}>
      <DialogWindow {...props} opened={opened} {...back} />
    </Optional>
  );
}

/** Closes a dialog whose code has not come yet, or never comes. */
function Escape({ onPress }: { onPress: () => void }) {
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onPress();
  });
  return null;
}

/** For a window that is opened as it comes, when it can't tell any more what had the focus. Null before the first time. */
export function useFocusBack(opened: boolean) {
  const [before, setBefore] = useState<{ opened: boolean; focused: Element | null } | null>(null);
  if (opened !== (before?.opened ?? false)) {
    setBefore({ opened, focused: opened ? document.activeElement : (before?.focused ?? null) });
  }
  return before && { returnFocus: false, onExitTransitionEnd: () => giveBack(before.focused) };
}

/** Unless whoever closed it has put the focus elsewhere by now. */
function giveBack(focused: Element | null): void {
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest('[role=dialog]')) return;
  // Whoever has gone on reading meanwhile stays where they are.
  (focused as HTMLElement | null)?.focus({ preventScroll: true });
}
