import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';
import type { Actable } from './use-doings.ts';

interface DeleteDialogProps {
  opened: boolean;
  listing: Actable;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

/** Asks once more: what is deleted does not come back. */
export function DeleteDialog({ opened, listing, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('mine');
  const [isAsking, setIsAsking] = useState(false);
  const title = listing.content.title || t('untitled');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('delete.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <Stack>
        <p>{t(listing.state === 'draft' ? 'delete.draft' : 'delete.public', { title })}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            color="red.8"
            loading={isAsking}
            onClick={() => {
              setIsAsking(true);
              void onDelete().finally(() => setIsAsking(false));
            }}
          >
            {t('delete.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
