import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';

interface BehindDialogProps {
  opened: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** Says that the draft was changed elsewhere since one began, and asks whose words are to stand. */
export function BehindDialog({ opened, onKeep, onTake }: BehindDialogProps) {
  const { t } = useTranslation('lease_form');
  return (
    <Dialog
      opened={opened}
      // There is no third way: one of the two is saved in the end.
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
          <Button data-autofocus onClick={onTake}>
            {t('behind.take')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
