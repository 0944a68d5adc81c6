import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';

interface BlockDialogProps {
  opened: boolean;
  name: string;
  onClose: () => void;
  onBlock: () => Promise<void>;
}

/** Asks once more: it holds for every home. */
export function BlockDialog({ opened, name, onClose, onBlock }: BlockDialogProps) {
  const { t } = useTranslation('messaging');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('block.title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <Stack>
        <p>{t('block.text')}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            color="red.8"
            loading={isAsking}
            onClick={() => {
              setIsAsking(true);
              void onBlock().finally(() => setIsAsking(false));
            }}
          >
            {t('block.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
