import { Button, Group, Stack, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTrouble } from './use-trouble.ts';
import { WithdrawInterest } from './withdraw-interest.graphql.ts';

interface WithdrawButtonProps extends ButtonProps {
  formId: string;
  'aria-label'?: string;
}

/** Takes a form back, once it is certain that this is meant. */
export function WithdrawButton({ formId, ...props }: WithdrawButtonProps) {
  const { t } = useTranslation('interest');
  const notify = useNotify();
  const tell = useTrouble();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setOpened(false);
  async function withdraw() {
    setIsAsking(true);
    try {
      await browserApi(WithdrawInterest, { _id: formId });
      notify(t('withdraw.done'), 'good');
    } catch (error) {
      notify(tell(error), 'bad');
    } finally {
      setIsAsking(false);
      close();
      await revalidate();
    }
  }
  return (
    <>
      <Button variant="subtle" {...props} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('sent.withdraw')}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={t('withdraw.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
        centered
      >
        <Stack>
          <p>{t('withdraw.text')}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <Button color="red.8" loading={isAsking} onClick={() => void withdraw()}>
              {t('withdraw.confirm')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
