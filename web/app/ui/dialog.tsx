import type { ModalProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { lazy, useEffect, useId, useState } from 'react';

import { Optional } from './optional.tsx';

const DialogWindow = lazy(() => import('./dialog-window.tsx'));

/** A modal dialog whose code is loaded when it is first opened. On closing it returns the focus. */
export function Dialog({ opened, onClose, ...props }: ModalProps) {
  const back = useFocusBack(opened);
  const isOnTop = useOnTop(opened);
  // Every open dialog receives Escape.
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

/** Returns whether this dialog is the topmost. */
function useOnTop(opened: boolean): () => boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    stack.push(id);
    return () => void stack.splice(stack.indexOf(id), 1);
  }, [opened, id]);
  return () => stack.at(-1) === id;
}

/** Closes a dialog whose code has not been loaded yet, or can't be. */
function Escape({ onPress }: { onPress: () => void }) {
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onPress();
  });
  return null;
}

/**
 * Remembers the focused element for a dialog whose code loads after it was opened, when the focus may have
 * moved. Null before the first time.
 */
export function useFocusBack(opened: boolean) {
  const [before, setBefore] = useState<{ opened: boolean; focused: Element | null } | null>(null);
  if (opened !== (before?.opened ?? false)) {
    setBefore({ opened, focused: opened ? document.activeElement : (before?.focused ?? null) });
  }
  return before && { returnFocus: false, onExitTransitionEnd: () => giveBack(before.focused) };
}

/** Returns the focus, unless the code that closed the dialog has moved it elsewhere. */
function giveBack(focused: Element | null): void {
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest('[role=dialog]')) return;
  // `preventScroll`: a user who has scrolled meanwhile stays where they are.
  (focused as HTMLElement | null)?.focus({ preventScroll: true });
}
