import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { LATE_RENT_STEPS, type LateRentStep } from '@husvaer/domain/invoices/enums';

import { browserApi } from '../../../platform/api.ts';
import { readNumber } from '../../../platform/read-number.ts';
import { Field, PartForm, settingWords } from '../../ledger/settings/public.tsx';
import type { LateRentTermsFragment } from './late-rent.fragment.graphql.ts';
import { SetLateRentSettings } from './set-late-rent-settings.graphql.ts';
import classes from './late-rent-form.module.css';

// A second reminder requires the first: the error is shown at its days.
const { refusedBy, toFormErrors } = settingWords('arrears', (path) =>
  path.replace(/\.isOn$/, '.days'),
);

type Settings = LateRentTermsFragment;
interface Values extends Record<string, unknown> {
  steps: Record<LateRentStep, { isOn: boolean; days: string }>;
  chargesFee: boolean;
  chargesInterest: boolean;
  tellsNav: boolean;
  minimum: string;
}

const mapSteps = <From, To>(steps: Record<LateRentStep, From>, change: (step: From) => To) =>
  Object.fromEntries(LATE_RENT_STEPS.map((name) => [name, change(steps[name])])) as Record<
    LateRentStep,
    To
  >;

const WHOLE = /^\d{1,3}$/;

function check({ steps, minimum }: Values) {
  const problems: FieldError[] = LATE_RENT_STEPS.filter(
    (name) => !WHOLE.test(steps[name].days),
  ).map((name) => ({ path: `steps.${name}.days`, reason: 'not_integer' }));
  if (readNumber(minimum) === undefined) problems.push({ path: 'minimum', reason: 'wrong_format' });
  return toFormErrors(...problems);
}

const CHARGES = ['chargesFee', 'chargesInterest', 'tellsNav'] as const;

/** What is sent about late rent, when, and the fees. */
export function LateRentForm({
  partnerId,
  settings,
}: {
  partnerId: string | null;
  settings: Settings;
}) {
  const { t } = useTranslation(['arrears', 'ledger']);
  const form = useForm<Values>({
    initialValues: {
      ...settings,
      steps: mapSteps(settings.steps, ({ isOn, days }) => ({ isOn, days: String(days) })),
      minimum: String(settings.minimum).replace('.', t('ledger:decimal')),
    },
    validate: check,
  });
  return (
    <PartForm
      name="late_rent"
      title={t('settings.title')}
      text={t('settings.text')}
      counts={t('settings.counts')}
      form={form}
      save={({ steps, chargesFee, chargesInterest, tellsNav, minimum }) =>
        browserApi(SetLateRentSettings, {
          inputData: {
            partnerId,
            steps: mapSteps(steps, ({ isOn, days }) => ({ isOn, days: Number(days) })),
            chargesFee,
            chargesInterest,
            tellsNav,
            minimum: readNumber(minimum) ?? 0,
          },
        })
      }
      fieldsOf={refusedBy}
    >
      <ol className={classes.steps}>
        {LATE_RENT_STEPS.map((name) => (
          <li key={name}>
            <Checkbox
              label={t(`settings.steps.${name}`)}
              description={t(`settings.about.${name}`)}
              {...form.getInputProps(`steps.${name}.isOn`, { type: 'checkbox' })}
            />
            <Field
              form={form}
              name={`steps.${name}.days`}
              aria-label={t(`settings.when.${name}`)}
              description={t(`settings.when.${name}`)}
              inputMode="numeric"
              unit={t('ledger:settings.days')}
            />
          </li>
        ))}
      </ol>
      {CHARGES.map((name) => (
        <Checkbox
          key={name}
          label={t(`settings.${name}`)}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
      <Field
        form={form}
        name="minimum"
        label={t('settings.minimum')}
        description={t('settings.minimum_help')}
        inputMode="decimal"
        unit={t('ledger:settings.kroner')}
      />
    </PartForm>
  );
}
