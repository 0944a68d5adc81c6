import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router';

import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  /** Whether there are unsaved changes. */
  isOn: boolean;
  /** Whether a path counts as leaving: by default any other than this page's. */
  isElsewhere?: (path: string) => boolean;
  words: { title: string; text: string; close: string; stay: string; leave: string };
}

/** Asks before the user leaves a page with unsaved changes; the browser asks before it closes one. */
export function LeaveDialog({ isOn, isElsewhere, words }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: next } }) =>
      isOn && (isElsewhere?.(next) ?? next !== here),
  );
  useWindowEvent('beforeunload', (event) => {
    if (isOn) event.preventDefault();
  });
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={words.title}
      words={{ close: words.close, cancel: words.stay, confirm: words.leave }}
      onClose={() => blocker.reset?.()}
      onConfirm={async () => blocker.proceed?.()}
    >
      {words.text}
    </ConfirmDialog>
  );
}
