import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useFormat } from '../../platform/format.ts';
import { readNumber } from '../../platform/read-number.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import {
  DenyInvoicePaid,
  ReceiveInvoiceDirectly,
  TwoPeople,
  useSecondPeople,
  WriteOffDialog,
  WriteOffInvoice,
} from '../payments/public.tsx';
import { useAction } from '../ledger/public.tsx';
import { AddCreditNote } from './add-credit-note.graphql.ts';
import type { InvoiceAction } from './invoice-actions.ts';
import { type Invoice, SettleInvoiceObjection } from '../invoices/public.tsx';

interface InvoiceDialogProps {
  invoice: Invoice;
  action: InvoiceAction;
  opened: boolean;
  onClose: () => void;
}

/** What waits for a second person after an action, if anything does. */
interface Outcome {
  hasWaitingReduction?: boolean;
  secondPeople?: string[];
}

const CALLS: Record<
  Exclude<InvoiceAction, 'credit' | 'write_off'>,
  (id: string) => Promise<Outcome>
> = {
  settle_objection: async (id) => (await browserApi(SettleInvoiceObjection, { id })) && {},
  receive: async (id) => (await browserApi(ReceiveInvoiceDirectly, { id })).receiveInvoiceDirectly,
  deny: async (id) => (await browserApi(DenyInvoicePaid, { id })) && {},
};

/** Shows the consequences of an action for an invoice, and carries it out. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  if (props.action === 'credit') return <CreditDialog {...props} />;
  if (props.action === 'write_off') return <WriteOff {...props} />;
  return <SureDialog {...props} action={props.action} />;
}

function SureDialog({
  invoice,
  action,
  opened,
  onClose,
}: InvoiceDialogProps & { action: keyof typeof CALLS }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { act, isBusy } = useAction();
  const secondText = useSecondPeople();
  const { _id, invoiceSerialId: serial, amountDue, objection, tenantNames } = invoice;
  async function confirm() {
    const isDone = await act(
      () => CALLS[action](_id),
      ({ hasWaitingReduction, secondPeople = [] }) =>
        hasWaitingReduction
          ? `${t('do.receive.waits', { serial })} ${secondText(secondPeople)}`
          : t(`do.${action}.done`, { serial }),
    );
    if (isDone) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t(`do.${action}.title`, { serial })}
      confirm={t(`do.${action}.confirm`)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      {action === 'settle_objection' && <blockquote>{objection}</blockquote>}
      <p>
        {t(`do.${action}.text`, {
          amount: format.amount(amountDue),
          names: format.list(tenantNames),
        })}
      </p>
    </ActDialog>
  );
}

function WriteOff({ invoice, opened, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const secondText = useSecondPeople();
  const { _id: invoiceId, invoiceSerialId: serial, amountDue: amount, tenantNames } = invoice;
  return (
    <WriteOffDialog
      {...{ opened, amount, onClose }}
      isOfInvoice
      title={t('do.write_off.title', { serial })}
      text={t('do.write_off.text', {
        amount: format.amount(amount),
        names: format.list(tenantNames),
      })}
      onWriteOff={(reason, borneBy) =>
        browserApi(WriteOffInvoice, { inputData: { invoiceId, reason, borneBy } })
      }
      done={({ writeOffInvoice: { hasWaitingReduction, secondPeople } }) =>
        hasWaitingReduction
          ? `${t('do.write_off.waits', { serial })} ${secondText(secondPeople)}`
          : t('do.write_off.done', { serial })
      }
    />
  );
}

const REASON_MAX = 500;

function CreditDialog({ invoice, opened, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation(['billing', 'ledger']);
  const secondText = useSecondPeople();
  const format = useFormat();
  const { act, isBusy } = useAction();
  const { _id, invoiceSerialId: serial, invoiceTotal, credited, lost } = invoice;
  const messageFor = useFailureText();
  const left = invoiceTotal - credited - lost;
  const [amount, setAmount] = useState(String(left).replace('.', t('ledger:decimal')));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});

  async function confirm() {
    const kroner = readNumber(amount);
    const problems = {
      ...((kroner === undefined || kroner <= 0) && { amount: t('ledger:wrong.any.wrong_format') }),
      ...(kroner !== undefined &&
        kroner > left && {
          amount: messageFor({ code: 'invoicing.too_much', params: { maximum: left } }),
        }),
      ...(reason.trim() === '' && { reason: t('ledger:wrong.reason') }),
    };
    setErrors(problems);
    if (kroner === undefined || Object.keys(problems).length > 0) return;
    const inputData = { invoiceId: _id, amount: kroner, reason };
    const send = () => browserApi(AddCreditNote, { inputData });
    const isDone = await act(send, ({ addCreditNote: { hasWaitingReduction, secondPeople } }) =>
      hasWaitingReduction
        ? `${t('do.credit.waits', { serial })} ${secondText(secondPeople)}`
        : t('do.credit.done', { serial }),
    );
    if (isDone) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('do.credit.title', { serial })}
      confirm={t('do.credit.confirm')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t('do.credit.text')}</p>
      <TwoPeople />
      <TextInput
        label={t('do.credit.amount')}
        description={t('do.credit.most', { amount: format.amount(left) })}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={errors.amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <Textarea
        label={t('do.credit.reason')}
        description={t('do.credit.reason_help')}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActDialog>
  );
}
