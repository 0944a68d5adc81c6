import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useErrorMessage } from './use-action.ts';
import { WithdrawInterest } from './withdraw-interest.graphql.ts';

interface WithdrawButtonProps extends ButtonProps {
  formId: string;
  'aria-label'?: string;
}

/** Withdraws a form after a confirmation. */
export function WithdrawButton({ formId, ...props }: WithdrawButtonProps) {
  const { t } = useTranslation('interest');
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  async function withdraw() {
    try {
      await browserApi(WithdrawInterest, { _id: formId });
      notify(t('withdraw.done'), 'good');
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      close();
      await revalidate();
    }
  }
  return (
    <>
      <Button variant="subtle" {...props} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('sent.withdraw')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('withdraw.title')}
        words={{ close: t('close'), cancel: t('cancel'), confirm: t('withdraw.confirm') }}
        onClose={close}
        onConfirm={withdraw}
      >
        {t('withdraw.text')}
      </ConfirmDialog>
    </>
  );
}
