import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { CREDIT_REASON_MAX, creditNote } from '@husvaer/domain/billing/credit-note';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useFormCall } from '../../accounts/forms/public.tsx';
import { ChangeForm, numberIn, type Ending } from './change-form.tsx';
import { CreditLandlordInvoice } from './credit-landlord-invoice.graphql.ts';
import type { Invoice } from './invoice.ts';
import { checkedBy, refusedBy } from './field-errors.tsx';

interface Answers extends Record<string, unknown> {
  amount: string;
  reason: string;
}

/** Credits an invoice to the landlord, wholly or in part: the next payout includes the credit. */
export function LandlordCreditForm({ invoice, onCancel, onDone }: Ending & { invoice: Invoice }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const left = invoice.invoiceTotal - invoice.credited;
  const inputOf = ({ amount, reason }: Answers) => ({
    invoiceId: invoice._id,
    reason,
    amount: amount.trim() === '' ? null : numberIn(amount),
  });
  const form = useForm<Answers>({
    initialValues: { amount: '', reason: '' },
    validate: (answers) => checkedBy(creditNote, inputOf(answers)),
  });
  const call = useFormCall(form, {
    async call(answers) {
      await browserApi(CreditLandlordInvoice, { inputData: inputOf(answers) });
      onDone();
    },
    fieldsOf: (error) =>
      refusedBy(error, {
        'invoicing.too_much': 'amount',
        'invoicing.already_settled': 'amount',
      }),
  });
  return (
    <ChangeForm {...call} onCancel={onCancel}>
      <TextInput
        label={t('to_landlord.credit_amount')}
        description={t('to_landlord.credit_help', { amount: format.amount(left) })}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <TextInput
        label={t('to_landlord.reason')}
        maxLength={CREDIT_REASON_MAX}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
    </ChangeForm>
  );
}
