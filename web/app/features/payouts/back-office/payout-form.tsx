import { NativeSelect, Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { COMMISSION_TYPES, type CommissionType } from '@husvaer/domain/properties/assignment';
import { fieldErrors } from '@husvaer/domain/kernel/validation';
import { payoutSettings } from '@husvaer/domain/payouts/settings';

import { browserApi } from '../../../platform/api.ts';
import { readNumber } from '../../../platform/read-number.ts';
import { Field, PartForm, settingWords } from '../../ledger/settings/public.tsx';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';
import { SetPayoutSettings } from './set-payout-settings.graphql.ts';
import classes from '../../../ui/fields.module.css';
import own from './payout-form.module.css';

const { refusedBy, toFormErrors } = settingWords('payout_back_office');

type Settings = PayoutTermsFragment;
interface CommissionValues {
  type: CommissionType;
  amount: string;
}
interface Values extends Record<string, unknown> {
  payoutDay: string;
  waitDays: string;
  guaranteeMonths: string;
  retryDays: string;
  brokering: CommissionValues;
  management: CommissionValues;
}

const NUMBERS = ['payoutDay', 'waitDays', 'guaranteeMonths', 'retryDays'] as const;
const UNITS = { waitDays: 'days', guaranteeMonths: 'months', retryDays: 'times' } as const;

/** Invalid input becomes NaN, which the API refuses. */
const whole = (written: string): number => (/^\d{1,3}$/.test(written.trim()) ? +written : NaN);

/** Without an amount there is no commission. */
const commissionOf = ({ type, amount }: CommissionValues) =>
  amount.trim() === '' ? null : { type, amount: readNumber(amount) ?? NaN };

const inputOf = (partnerId: string | null, values: Values) => ({
  partnerId,
  payoutDay: whole(values.payoutDay),
  waitDays: whole(values.waitDays),
  guaranteeMonths: whole(values.guaranteeMonths),
  retryDays: whole(values.retryDays),
  brokering: commissionOf(values.brokering),
  management: commissionOf(values.management),
});

/** When landlords are paid, and the agency's usual commissions. */
export function PayoutForm({
  partnerId,
  settings,
}: {
  partnerId: string | null;
  settings: Settings;
}) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  const { brokering, management } = settings;
  const valuesOf = (commission: Settings['brokering']): CommissionValues => ({
    type: commission?.type ?? 'percent',
    amount: commission ? String(commission.amount).replace('.', t('ledger:decimal')) : '',
  });
  const form = useForm<Values>({
    initialValues: {
      payoutDay: String(settings.payoutDay),
      waitDays: String(settings.waitDays),
      guaranteeMonths: String(settings.guaranteeMonths),
      retryDays: String(settings.retryDays),
      brokering: valuesOf(brokering),
      management: valuesOf(management),
    },
    validate(values) {
      const parsed = payoutSettings.safeParse(inputOf(partnerId, values), { reportInput: true });
      return parsed.success ? {} : toFormErrors(...fieldErrors(parsed.error.issues));
    },
  });
  return (
    <PartForm
      name="payouts"
      title={t('settings.payouts.title')}
      text={t('settings.payouts.text')}
      counts={t('settings.payouts.counts')}
      form={form}
      save={(values) => browserApi(SetPayoutSettings, { inputData: inputOf(partnerId, values) })}
      fieldsOf={refusedBy}
    >
      <div className={classes.pair}>
        {NUMBERS.map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={t(`settings.payouts.${name}`)}
            description={t(`settings.payouts.${name}_help`)}
            inputMode="numeric"
            {...(name === 'payoutDay'
              ? { className: classes.number }
              : { unit: t(`settings.payouts.${UNITS[name]}`) })}
          />
        ))}
      </div>
      <fieldset className={classes.group}>
        <legend>{t('settings.payouts.usual')}</legend>
        <Stack>
          <Commission form={form} name="brokering" />
          <Commission form={form} name="management" />
        </Stack>
      </fieldset>
    </PartForm>
  );
}

/** A commission, in per cent or kroner. */
function Commission({
  form,
  name,
}: {
  form: UseFormReturnType<Values>;
  name: 'brokering' | 'management';
}) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  const what = t(`settings.payouts.${name}`);
  return (
    <div className={own.commission}>
      <Field
        form={form}
        name={`${name}.amount`}
        label={what}
        description={t('settings.payouts.commission_help')}
        inputMode="decimal"
        unit={form.values[name].type === 'percent' ? '%' : t('ledger:settings.kroner')}
      />
      <NativeSelect
        aria-label={t('settings.payouts.counted_in', { what })}
        data={COMMISSION_TYPES.map((value) => ({
          value,
          label: t(`settings.payouts.types.${value}`),
        }))}
        {...form.getInputProps(`${name}.type`)}
      />
    </div>
  );
}
