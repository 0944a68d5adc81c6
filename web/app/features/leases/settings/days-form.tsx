import { Button, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { leaseSettings } from '@husvaer/domain/leases/settings';

import { fieldWords, fieldMessage } from '../../../errors/fields.tsx';
import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { readNumber } from '../../../platform/read-number.ts';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import type { LeaseDaysFragment } from './lease-days.fragment.graphql.ts';
import { SetLeaseSettings } from './set-lease-settings.graphql.ts';
import classes from './days-form.module.css';

const { checkedBy, refusedBy } = fieldWords(fieldMessage('leases'));

const FIELDS = ['endingMonths', 'signingDays', 'remindingDays'] as const;
type Answers = Record<(typeof FIELDS)[number], string>;

interface DaysFormProps {
  partnerId: string;
  settings: LeaseDaysFragment;
}

/** When a lease counts as ending soon, and how long signers have. */
export function DaysForm({ partnerId, settings }: DaysFormProps) {
  const { t } = useTranslation('leases');
  const notify = useNotify();
  const inputOf = (answers: Answers) => ({
    partnerId,
    endingMonths: readNumber(answers.endingMonths) ?? NaN,
    signingDays: readNumber(answers.signingDays) ?? NaN,
    remindingDays: readNumber(answers.remindingDays) ?? NaN,
  });
  const form = useForm<Answers>({
    initialValues: {
      endingMonths: String(settings.endingMonths),
      signingDays: String(settings.signingDays),
      remindingDays: String(settings.remindingDays),
    },
    validate: (answers) => checkedBy(leaseSettings, inputOf(answers)),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(answers) {
      await browserApi(SetLeaseSettings, { inputData: inputOf(answers) });
      notify(t('settings.saved'), 'good');
    },
    fieldsOf: refusedBy,
  });
  return (
    <section aria-labelledby="lease-days">
      <Title order={2} id="lease-days">
        {t('settings.days')}
      </Title>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <div className={classes.numbers}>
            {FIELDS.map((field) => (
              <TextInput
                key={field}
                label={t(`settings.${field}`)}
                inputMode="numeric"
                autoComplete="off"
                {...form.getInputProps(field)}
              />
            ))}
          </div>
          {errorText && <FormError>{errorText}</FormError>}
          <div>
            <Button type="submit" loading={isPending}>
              {t('settings.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  );
}
