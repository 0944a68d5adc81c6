import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { readNumber } from '../../../platform/read-number.ts';
import type { DepositSettingsQuery } from './deposit-settings.graphql.ts';
import { Field, PartForm, settingWords } from '../../ledger/settings/public.tsx';
import { SetDepositSettings } from './set-deposit-settings.graphql.ts';

const { refusedBy, toFormErrors } = settingWords('ledger');

interface Values extends Record<string, unknown> {
  insuranceShare: string;
  hasAccountEach: boolean;
  insurer: string;
}

/** The price of deposit insurance, and whose the deposit accounts are. */
export function DepositForm({
  partnerId,
  settings,
}: {
  partnerId: string;
  settings: DepositSettingsQuery['getDepositSettings'];
}) {
  const { t } = useTranslation(['deposits', 'ledger']);
  const form = useForm<Values>({
    initialValues: {
      insuranceShare: String(settings.insuranceShare).replace('.', t('ledger:decimal')),
      hasAccountEach: settings.hasAccountEach,
      insurer: settings.insurer ?? '',
    },
    validate: ({ insuranceShare }) =>
      readNumber(insuranceShare) === undefined
        ? toFormErrors({ path: 'insuranceShare', reason: 'wrong_format' })
        : {},
  });
  return (
    <PartForm
      name="deposits"
      title={t('settings.title')}
      text={t('settings.text')}
      counts={t('settings.counts')}
      form={form}
      save={({ insuranceShare, hasAccountEach, insurer }) =>
        browserApi(SetDepositSettings, {
          inputData: {
            partnerId,
            insuranceShare: readNumber(insuranceShare) ?? 0,
            hasAccountEach,
            insurer: insurer.trim() || null,
          },
        })
      }
      fieldsOf={refusedBy}
    >
      <Field
        form={form}
        name="insuranceShare"
        label={t('settings.insuranceShare')}
        description={t('settings.insuranceShare_help')}
        inputMode="decimal"
        unit="%"
      />
      <Field
        form={form}
        name="insurer"
        label={t('settings.insurer')}
        description={t('settings.insurer_help')}
      />
      <Checkbox
        label={t('settings.hasAccountEach')}
        {...form.getInputProps('hasAccountEach', { type: 'checkbox' })}
      />
    </PartForm>
  );
}
