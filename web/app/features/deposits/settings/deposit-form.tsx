import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { readNumber } from '../../../platform/read-number.ts';
import type { DepositSettingsQuery } from './deposit-settings.graphql.ts';
import { Field, PartForm, refusedBy, wrong } from '../../ledger/settings/public.tsx';
import { SetDeposits } from './set-deposits.graphql.ts';

interface Values extends Record<string, unknown> {
  insuranceShare: string;
  hasAccountEach: boolean;
  insurer: string;
}

/** What an insurance in place of a deposit costs, and whose the accounts are. */
export function DepositForm({
  partnerId,
  settings,
}: {
  partnerId: string;
  settings: DepositSettingsQuery['getDepositSettings'];
}) {
  const { t } = useTranslation('money');
  const form = useForm<Values>({
    initialValues: {
      insuranceShare: String(settings.insuranceShare).replace('.', t('decimal')),
      hasAccountEach: settings.hasAccountEach,
      insurer: settings.insurer ?? '',
    },
    validate: ({ insuranceShare }) =>
      readNumber(insuranceShare) === undefined
        ? wrong({ path: 'insuranceShare', reason: 'wrong_format' })
        : {},
  });
  return (
    <PartForm
      name="deposits"
      title={t('settings.deposits.title')}
      text={t('settings.deposits.text')}
      counts={t('settings.deposits.counts')}
      form={form}
      save={({ insuranceShare, hasAccountEach, insurer }) =>
        browserApi(SetDeposits, {
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
        label={t('settings.deposits.insuranceShare')}
        description={t('settings.deposits.insuranceShare_help')}
        inputMode="decimal"
        unit="%"
      />
      <Field
        form={form}
        name="insurer"
        label={t('settings.deposits.insurer')}
        description={t('settings.deposits.insurer_help')}
      />
      <Checkbox
        label={t('settings.deposits.hasAccountEach')}
        {...form.getInputProps('hasAccountEach', { type: 'checkbox' })}
      />
    </PartForm>
  );
}
