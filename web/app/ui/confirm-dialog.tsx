import { Button, Group, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** The texts of the close button, of cancelling and of confirming. */
  words: { close: string; cancel: string; confirm: string };
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation before an action that is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, words, onClose, onConfirm } = props;
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': words.close }}
      centered
    >
      <Stack>
        <p>{children}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            color="red.8"
            loading={isPending}
            onClick={() => {
              setIsPending(true);
              void onConfirm().finally(() => setIsPending(false));
            }}
          >
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
