import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { dueDayChange, dueDayOn } from '@husvaer/domain/leases/due-day';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useFormCall } from '../../accounts/forms/public.tsx';
import { ChangeForm, numberIn, type Ending } from './change-form.tsx';
import { dueDaysOf, type ComingOf } from './coming.ts';
import { MoveDueDay } from './move-due-day.graphql.ts';
import { checkedBy, refusedBy } from './field-errors.tsx';

interface Answers extends Record<string, unknown> {
  since: string;
  dueDay: string;
  isAgreed: boolean;
}

/** Changes the day on which rent is due, from a month on. An earlier day requires the tenants' agreement. */
export function DueDayForm({
  lease,
  months,
  onCancel,
  onDone,
}: Ending & { lease: ComingOf; months: readonly string[] }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const inputOf = ({ since, dueDay, isAgreed }: Answers) => ({
    contractId: lease._id,
    since,
    isAgreed,
    dueDay: numberIn(dueDay),
  });
  const form = useForm<Answers>({
    initialValues: { since: months[0] ?? '', dueDay: '', isAgreed: false },
    validate: (answers) => checkedBy(dueDayChange, inputOf(answers)),
  });
  const call = useFormCall(form, {
    async call(answers) {
      await browserApi(MoveDueDay, { inputData: inputOf(answers) });
      onDone();
    },
    fieldsOf: (error) =>
      refusedBy(error, {
        'invoicing.wrong_day': 'since',
        'invoicing.already_invoiced': 'since',
        'leases.not_agreed': 'isAgreed',
        'leases.same_day': 'dueDay',
      }),
  });
  const { since, dueDay } = form.values;
  const now = dueDayOn(dueDaysOf(lease), since);
  return (
    <ChangeForm {...call} onCancel={onCancel}>
      <p className="quiet">{t('due_day.text')}</p>
      <NativeSelect
        label={t('due_day.since')}
        data={months.map((month) => ({ value: month, label: format.month(month) }))}
        {...form.getInputProps('since')}
      />
      <TextInput
        label={t('due_day.day')}
        description={t('due_day.day_help', { day: now })}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('dueDay')}
      />
      {numberIn(dueDay) < now && (
        <Checkbox
          label={t('due_day.agreed')}
          {...form.getInputProps('isAgreed', { type: 'checkbox' })}
        />
      )}
    </ChangeForm>
  );
}
