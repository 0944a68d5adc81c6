import type { ModalProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { lazy, useEffect, useId, useState } from 'react';

import { Optional } from './optional.tsx';

const DialogWindow = lazy(() => import('./dialog-window.tsx'));

/** A modal dialog whose code comes when it is first opened. Closed, it gives the focus back to who had it. */
export function Dialog({ opened, onClose, ...props }: ModalProps) {
  const back = useFocusBack(opened);
  const isOnTop = useOnTop(opened);
  // Escape is heard by all that are open.
  const close = () => {
    if (isOnTop()) onClose();
  };
  if (!back) return null;
  return (
    <Optional fallback={opened && <Escape onPress={close} />}>
      <DialogWindow {...props} onClose={close} opened={opened} {...back} />
    </Optional>
  );
}

/** The dialogs that are open, the topmost last. */
const stack: string[] = [];

/** Whether no other dialog was opened over one. */
function useOnTop(opened: boolean): () => boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    stack.push(id);
    return () => void stack.splice(stack.indexOf(id), 1);
  }, [opened, id]);
  return () => stack.at(-1) === id;
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
