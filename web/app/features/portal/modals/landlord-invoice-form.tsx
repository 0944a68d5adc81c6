import { Button, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import {
  LANDLORD_LINE_NAME_MAX,
  LANDLORD_LINES_MAX,
  landlordInvoice,
} from '@husvaer/domain/billing/landlord-invoice';

import { browserApi } from '../../../platform/api.ts';
import { useFormCall } from '../../accounts/forms/public.tsx';
import { AddLandlordInvoice } from './add-landlord-invoice.graphql.ts';
import { ChangeForm, numberIn, type Ending } from './change-form.tsx';
import classes from './modals.module.css';
import { checkedBy, refusedBy } from './field-errors.tsx';

interface Line {
  name: string;
  amount: string;
  /** An expense paid for the landlord: it has no value added tax. */
  isLaidOut: boolean;
}
interface Answers extends Record<string, unknown> {
  lines: Line[];
}
const LINE: Line = { name: '', amount: '', isLaidOut: false };

/** Invoices the landlord for something beyond the agreed commissions; the next payout is reduced by it. */
export function LandlordInvoiceForm({
  contractId,
  onCancel,
  onDone,
}: Ending & { contractId: string }) {
  const { t } = useTranslation('modals');
  const inputOf = ({ lines }: Answers) => ({
    contractId,
    lines: lines.map(({ name, amount, isLaidOut }) => ({
      name,
      amount: numberIn(amount),
      hasVat: !isLaidOut,
    })),
  });
  const form = useForm<Answers>({
    initialValues: { lines: [LINE] },
    validate: (answers) => checkedBy(landlordInvoice, inputOf(answers)),
  });
  const call = useFormCall(form, {
    async call(answers) {
      await browserApi(AddLandlordInvoice, { inputData: inputOf(answers) });
      onDone();
    },
    fieldsOf: (error) => refusedBy(error, {}),
  });
  const { lines } = form.values;
  return (
    <ChangeForm {...call} onCancel={onCancel}>
      <p className="quiet">{t('to_landlord.text')}</p>
      {lines.map((line, index) => (
        <fieldset key={index} className={classes.line}>
          <legend className="visually-hidden">{t('coming.line', { number: index + 1 })}</legend>
          <TextInput
            label={t('coming.name')}
            maxLength={LANDLORD_LINE_NAME_MAX}
            autoComplete="off"
            {...form.getInputProps(`lines.${index}.name`)}
          />
          <TextInput
            label={t('to_landlord.amount')}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(`lines.${index}.amount`)}
          />
          <Checkbox
            label={t('to_landlord.laid_out')}
            {...form.getInputProps(`lines.${index}.isLaidOut`, { type: 'checkbox' })}
          />
          {lines.length > 1 && (
            <Button
              variant="subtle"
              aria-label={t('coming.remove_of', { name: line.name || index + 1 })}
              onClick={() => form.removeListItem('lines', index)}
            >
              {t('coming.remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {lines.length < LANDLORD_LINES_MAX && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => form.insertListItem('lines', LINE)}
          >
            {t('coming.add.extra')}
          </Button>
        </div>
      )}
    </ChangeForm>
  );
}
