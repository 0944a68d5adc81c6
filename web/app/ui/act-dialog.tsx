import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from './dialog.tsx';

interface ActDialogProps {
  opened: boolean;
  title: string;
  confirm: string;
  isBusy: boolean;
  /** An action that can't be undone is red. */
  isGrave?: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

/** Shows what will be booked, asks for the input it needs, and runs the action. */
export function ActDialog(props: ActDialogProps) {
  const { opened, title, confirm, isBusy, isGrave, onClose, onConfirm, children } = props;
  const { t } = useTranslation('shell');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onConfirm();
        }}
      >
        <Stack>
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isBusy} {...(isGrave && { color: 'red.8' })}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
