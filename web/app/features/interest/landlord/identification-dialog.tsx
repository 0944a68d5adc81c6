import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../use-action.ts';
import type { Form } from './form.ts';
import { OpenInterestIdentification } from './open-interest-identification.graphql.ts';

interface IdentificationDialogProps {
  opened: boolean;
  form: Form;
  onClose: () => void;
}

/**
 * Explains first that opening the number is logged and the applicant is notified. The number is shown only
 * while the dialog is open.
 */
export function IdentificationDialog({ opened, form, onClose }: IdentificationDialogProps) {
  const { t } = useTranslation(['interested', 'interest']);
  const { act, isBusy } = useAction();
  const [number, setNumber] = useState<string | null>(null);
  const { _id, name } = form;
  const close = () => {
    setNumber(null);
    onClose();
  };
  const open = () =>
    act(async () => {
      const { openInterestIdentification } = await browserApi(OpenInterestIdentification, { _id });
      setNumber(openInterestIdentification.nationalIdentification);
    });
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('identification.title', { name })}
      closeButtonProps={{ 'aria-label': t('interest:close') }}
      centered
    >
      <Stack>
        {number === null ? (
          <p>{t('identification.text', { name })}</p>
        ) : (
          <p role="status">
            {t('identification.number')}: <strong>{number}</strong>
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t(number === null ? 'interest:cancel' : 'identification.close')}
          </Button>
          {number === null && (
            <Button loading={isBusy} onClick={() => void open()}>
              {t('identification.open')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
