import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { readNumber } from '../../../platform/read-number.ts';
import { Field, PartForm, settingWords } from '../../ledger/settings/public.tsx';
import { fieldsOf, lengthOf, partsOf, invalidFields, type KidFields } from './kid-fields.ts';
import type { InvoicingTermsFragment } from './invoicing.fragment.graphql.ts';
import { SetInvoicingSettings } from './set-invoicing-settings.graphql.ts';
import classes from '../../../ui/fields.module.css';

// An error of the whole layout is shown at its first field.
const { refusedBy, toFormErrors } = settingWords('invoices', (path) =>
  path.startsWith('kidParts') ? 'lease' : path,
);

type Settings = InvoicingTermsFragment;
type Values = KidFields & {
  leadDays: string;
  remainderLimit: string;
  aloneLimit: string;
  [name: string]: string;
};

const WHOLE = /^\d{1,3}$/;

const check = (values: Values) =>
  toFormErrors(
    ...(WHOLE.test(values.leadDays) ? [] : [{ path: 'leadDays', reason: 'not_integer' as const }]),
    ...(['remainderLimit', 'aloneLimit'] as const)
      .filter((path) => readNumber(values[path]) === undefined)
      .map((path) => ({ path, reason: 'wrong_format' as const })),
    ...invalidFields(values).map((path) => ({
      path,
      reason: 'wrong_format' as const,
    })),
  );

/** When rent is invoiced, and the layout of its KIDs. */
export function InvoicingForm({
  partnerId,
  settings,
}: {
  partnerId: string | null;
  settings: Settings;
}) {
  const { t } = useTranslation(['invoices', 'ledger']);
  const { leadDays, remainderLimit, aloneLimit, kidParts } = settings;
  const written = (kroner: number) => String(kroner).replace('.', t('ledger:decimal'));
  const form = useForm<Values>({
    initialValues: {
      leadDays: String(leadDays),
      remainderLimit: written(remainderLimit),
      aloneLimit: written(aloneLimit),
      ...fieldsOf(kidParts),
    },
    validate: check,
  });
  const { values } = form;
  const field = (name: 'leadDays' | 'remainderLimit' | 'aloneLimit' | keyof KidFields) => ({
    form,
    name,
    label: t(`settings.${name}`),
    description: t(`settings.${name}_help`),
    inputMode: 'numeric' as const,
  });
  return (
    <PartForm
      name="invoicing"
      title={t('settings.title')}
      text={t('settings.text')}
      counts={t('settings.counts')}
      form={form}
      save={(input) =>
        browserApi(SetInvoicingSettings, {
          inputData: {
            partnerId,
            leadDays: Number(input.leadDays),
            remainderLimit: readNumber(input.remainderLimit),
            aloneLimit: readNumber(input.aloneLimit),
            kidParts: partsOf(input, kidParts),
          },
        })
      }
      fieldsOf={refusedBy}
    >
      <Field {...field('leadDays')} unit={t('ledger:settings.days')} />
      <Field {...field('remainderLimit')} inputMode="decimal" unit={t('ledger:settings.kroner')} />
      <Field {...field('aloneLimit')} inputMode="decimal" unit={t('ledger:settings.kroner')} />
      <fieldset className={classes.group}>
        <legend>{t('settings.kid')}</legend>
        <div className={classes.triple}>
          <Field {...field('lease')} unit={t('ledger:settings.digits')} />
          <Field {...field('invoice')} unit={t('ledger:settings.digits')} />
          <Field {...field('fixed')} />
        </div>
        <p className="quiet" role="status">
          {invalidFields(values).length === 0 && t('settings.length', { count: lengthOf(values) })}
        </p>
      </fieldset>
    </PartForm>
  );
}
