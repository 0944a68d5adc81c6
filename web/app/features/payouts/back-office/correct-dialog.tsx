import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import {
  NO_ERRORS,
  receiverOf,
  ReceiverFields,
  changedValues,
  findReceiverErrors,
} from './receiver-fields.tsx';
import { useAction } from '../../ledger/public.tsx';
import { CorrectRefund } from './correct-refund.graphql.ts';
import type { Refund } from './refund-actions.ts';

interface CorrectDialogProps {
  refund: Refund;
  opened: boolean;
  onClose: () => void;
}

/** Chooses where a refund goes after the bank rejected it: the same account again, or another. */
export function CorrectDialog({ refund, opened, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const { act, isBusy } = useAction();
  const known = receiverOf(refund.account, refund.name);
  const [receiver, setReceiver] = useState(known);
  const [errors, setErrors] = useState(NO_ERRORS);
  const isSame = receiver.account === known.account;

  async function confirm() {
    const problems = findReceiverErrors(receiver, known);
    setErrors(problems);
    if (problems.account || problems.name) return;
    const inputData = { refundId: refund._id, ...changedValues(receiver, known) };
    const done = t(`refunds.do.correct.${isSame ? 'done_same' : 'done'}`);
    if (await act(() => browserApi(CorrectRefund, { inputData }), done)) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('refunds.do.correct.title', { amount: format.amount(refund.amount) })}
      confirm={t('refunds.do.correct.name')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      {refund.reason && <p>{t('refunds.do.correct.reason', { reason: refund.reason })}</p>}
      <p>{t('refunds.do.correct.text')}</p>
      <ReceiverFields receiver={receiver} errors={errors} onChange={setReceiver} />
    </ActDialog>
  );
}
