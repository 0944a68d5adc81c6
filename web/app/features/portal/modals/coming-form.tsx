import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import {
  comingInvoiceChange,
  SINGLE_LINE_KINDS,
  SINGLE_LINE_NAME_MAX,
  SINGLE_LINES_MAX,
  type SingleLineKind,
} from '@husvaer/domain/billing/coming-invoice';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useFormCall } from '../../accounts/forms/public.tsx';
import { ChangeComingInvoice } from './change-coming-invoice.graphql.ts';
import { ChangeForm, numberIn, type Ending } from './change-form.tsx';
import type { Coming } from './coming.ts';
import classes from './modals.module.css';
import { checkedBy, refusedBy } from './field-errors.tsx';

interface Answers extends Record<string, unknown> {
  dueOn: string;
  lines: { kind: SingleLineKind; name: string; amount: string }[];
}

/** Changes one invoice before it is sent: its due day, and its items besides the rent. */
export function ComingForm({
  contractId,
  coming,
  onCancel,
  onDone,
}: Ending & { contractId: string; coming: Coming }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { month, dueDate, dueDateByLease, latestDueDate } = coming;
  const inputOf = ({ dueOn, lines }: Answers) => ({
    contractId,
    month,
    dueOn: dueOn === '' || dueOn === dueDateByLease ? null : dueOn,
    lines: lines.map((line) => ({ ...line, amount: numberIn(line.amount) })),
  });
  const form = useForm<Answers>({
    initialValues: {
      dueOn: dueDate,
      lines: coming.singleLines.map((line) => ({
        ...line,
        amount: String(line.amount).replace('.', ','),
      })),
    },
    validate: (answers) => checkedBy(comingInvoiceChange, inputOf(answers)),
  });
  const { lines } = form.values;
  const call = useFormCall(form, {
    async call(answers) {
      await browserApi(ChangeComingInvoice, { inputData: inputOf(answers) });
      onDone();
    },
    fieldsOf: (error) =>
      refusedBy(error, {
        'invoicing.wrong_day': 'dueOn',
        'invoicing.already_invoiced': 'dueOn',
        'invoicing.too_much': `lines.${lines.findIndex(({ kind }) => kind === 'discount')}.amount`,
      }),
  });
  const total = lines.reduce(
    (sum, { kind, amount }) => sum + (numberIn(amount) || 0) * (kind === 'discount' ? -1 : 1),
    coming.lines.reduce((sum, { amount }) => sum + amount, 0),
  );
  return (
    <ChangeForm {...call} onCancel={onCancel}>
      <TextInput
        type="date"
        label={t('coming.due_on')}
        description={t('coming.due_on_help', {
          since: format.day(dueDateByLease),
          until: format.day(latestDueDate),
        })}
        min={dueDateByLease}
        max={latestDueDate}
        {...form.getInputProps('dueOn')}
      />
      {lines.length > 0 && <p className="quiet">{t('coming.lines_help')}</p>}
      {lines.map((line, index) => (
        <fieldset key={index} className={classes.line}>
          <legend className="visually-hidden">{t('coming.line', { number: index + 1 })}</legend>
          <NativeSelect
            label={t('coming.kind')}
            data={SINGLE_LINE_KINDS.map((kind) => ({
              value: kind,
              label: t(`coming.kinds.${kind}`),
            }))}
            {...form.getInputProps(`lines.${index}.kind`)}
          />
          <TextInput
            label={t('coming.name')}
            maxLength={SINGLE_LINE_NAME_MAX}
            autoComplete="off"
            {...form.getInputProps(`lines.${index}.name`)}
          />
          <TextInput
            label={t('coming.amount')}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(`lines.${index}.amount`)}
          />
          <Button
            variant="subtle"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-label={t('coming.remove_of', { name: line.name || index + 1 })}
            onClick={() => form.removeListItem('lines', index)}
          >
            {t('coming.remove')}
          </Button>
        </fieldset>
      ))}
      {lines.length < SINGLE_LINES_MAX && (
        <div className={classes.actions}>
          {SINGLE_LINE_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => form.insertListItem('lines', { kind, name: '', amount: '' })}
            >
              {t(`coming.add.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      <p role="status">{t('coming.to_pay', { amount: format.amount(Math.max(total, 0)) })}</p>
    </ChangeForm>
  );
}
