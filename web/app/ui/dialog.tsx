import type { ModalProps } from '@mantine/core';
import { lazy, useState } from 'react';

import { Optional } from './optional.tsx';

const DialogWindow = lazy(() => import('./dialog-window.tsx'));

/** A modal dialog whose code comes when it is first opened. Closed, it gives the focus back to who had it. */
export function Dialog({ opened, ...props }: ModalProps) {
  const [before, setBefore] = useState<{ opened: boolean; focused: Element | null } | null>(null);
  if (opened !== (before?.opened ?? false)) {
    setBefore({ opened, focused: opened ? document.activeElement : (before?.focused ?? null) });
  }
  if (!before) return null;
  return (
    <Optional>
      <DialogWindow
        {...props}
        opened={opened}
        // It is opened as it comes, when what had the focus is no longer to be seen.
        returnFocus={false}
        onExitTransitionEnd={() => giveBack(before.focused)}
      />
    </Optional>
  );
}

/** Unless whoever closed it has put the focus elsewhere by now. */
function giveBack(focused: Element | null): void {
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest('[role=dialog]')) return;
  (focused as HTMLElement | null)?.focus();
}
