import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RECONCILIATION_NOTE_MAX } from '@husvaer/domain/banking/reconciliation';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { useAction } from '../../ledger/public.tsx';
import type { Month } from './month.ts';
import { SignBankReconciliation } from './sign-bank-reconciliation.graphql.ts';

interface SignDialogProps {
  month: Month;
  opened: boolean;
  onClose: () => void;
}

/** Signs a month off, with a reason if the bank and the books differ. */
export function SignDialog({ month, opened, onClose }: SignDialogProps) {
  const { t } = useTranslation(['banking', 'ledger']);
  const { partner } = useSite();
  const { month: nameOf } = useFormat();
  const { act, isBusy } = useAction();
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const name = nameOf(month.month);
  async function confirm() {
    const trimmedNote = note.trim();
    const lacks = month.needsNote && trimmedNote === '';
    setIsMissing(lacks);
    const partnerId = partner?.partnerId ?? null;
    const inputData = { partnerId, month: month.month, note: trimmedNote };
    const sign = () => browserApi(SignBankReconciliation, { inputData });
    if (!lacks && (await act(sign, t('reconciliation.sign_done', { month: name })))) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('reconciliation.sign_title', { month: name })}
      confirm={t('reconciliation.sign')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t('reconciliation.sign_text')}</p>
      <Textarea
        label={t(month.needsNote ? 'reconciliation.reason' : 'reconciliation.reason_if_any')}
        description={t('reconciliation.reason_help')}
        autosize
        minRows={2}
        maxLength={RECONCILIATION_NOTE_MAX}
        value={note}
        error={isMissing && t('ledger:wrong.reason')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActDialog>
  );
}
