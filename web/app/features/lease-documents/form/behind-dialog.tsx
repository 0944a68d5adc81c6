import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';

interface BehindDialogProps {
  opened: boolean;
  onKeep: () => void;
  onReload: () => void;
}

/** Shows that the draft was changed elsewhere meanwhile, and asks which version to keep. */
export function BehindDialog({ opened, onKeep, onReload }: BehindDialogProps) {
  const { t } = useTranslation('lease_form');
  return (
    <Dialog
      opened={opened}
      // The dialog can't be cancelled: one of the two versions must be chosen.
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('behind.title')}
      centered
    >
      <Stack>
        <p>{t('behind.text')}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onKeep}>
            {t('behind.keep')}
          </Button>
          <Button data-autofocus onClick={onReload}>
            {t('behind.take')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
