import { Textarea } from '@mantine/core';
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
} from '../../payouts/back-office/public.tsx';
import { useAction } from '../../ledger/public.tsx';
import type { SettleRequest } from './settle-request.ts';
import { LeaseSearch, type FoundLease } from '../../invoices/public.tsx';
import { SettleBankException } from './settle-bank-exception.graphql.ts';
import { UndoBankSettlement } from './undo-bank-settlement.graphql.ts';

interface SettleDialogProps {
  request: SettleRequest;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

const NOTE_MAX = 500;

/** Shows how a payment will be booked, and books it. */
export function SettleDialog({ request, opened, onClose, onDone }: SettleDialogProps) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { act, isBusy } = useAction();
  const [note, setNote] = useState('');
  const [found, setFound] = useState<FoundLease | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const { choice, payment } = request;
  const lineId = payment._id;
  const known = receiverOf(payment.counterpartyAccount, payment.counterpartyName);
  const [receiver, setReceiver] = useState(known);
  const [receiverErrors, setReceiverErrors] = useState(NO_ERRORS);
  const needsNote = choice === 'refund' || choice === 'not_ours' || choice === 'counted';

  async function confirm() {
    const problems = choice === 'refund' ? findReceiverErrors(receiver, known) : NO_ERRORS;
    setReceiverErrors(problems);
    if (needsNote && note.trim() === '') return setErrorText(t('wrong.note'));
    if (choice === 'search' && !found) return setErrorText(t('wrong.lease_missing'));
    setErrorText(null);
    if (problems.account || problems.name) return;
    const done = t(`exceptions.do.${choice}.done`);
    if (await act(() => call(), done)) onDone();
  }
  function call(): Promise<unknown> {
    if (choice === 'undo') return browserApi(UndoBankSettlement, { lineId });
    if (choice === 'paid_out')
      return browserApi(SettleBankException, { inputData: { lineId, choice } });
    if (choice === 'bank_charge' || choice === 'refill')
      return browserApi(SettleBankException, { inputData: { lineId, choice: 'bank_charge' } });
    const input =
      choice === 'lease'
        ? { contractId: request.lease.contractId, invoiceId: request.lease.invoiceId }
        : { contractId: found?.contractId ?? null };
    const inputData = needsNote
      ? { lineId, choice, note, ...(choice === 'refund' && changedValues(receiver, known)) }
      : { lineId, choice: 'lease' as const, ...input };
    return browserApi(SettleBankException, { inputData });
  }
  const names = choice === 'lease' ? format.list(request.lease.tenantNames) : '';
  return (
    <ActDialog
      opened={opened}
      title={t(`exceptions.do.${choice}.title`)}
      confirm={t(`exceptions.do.${choice}.confirm`)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {t(`exceptions.do.${choice}.text`, {
          amount: format.amount(Math.abs(payment.amount)),
          name: payment.counterpartyName ?? t('exceptions.unknown'),
          names,
        })}
      </p>
      {choice === 'search' && <LeaseSearch chosen={found} error={errorText} onChoose={setFound} />}
      {choice === 'refund' && (
        <ReceiverFields receiver={receiver} errors={receiverErrors} onChange={setReceiver} />
      )}
      {needsNote && (
        <Textarea
          label={t('exceptions.note')}
          description={t(`exceptions.do.${choice}.note`)}
          autosize
          minRows={2}
          maxLength={NOTE_MAX}
          data-autofocus
          value={note}
          error={errorText}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
