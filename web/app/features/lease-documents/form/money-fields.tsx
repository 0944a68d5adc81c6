import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { HOUSE_RULES_MAX } from '@husvaer/domain/leases/terms';
import { RENT_COLLECTIONS, SECURITY_TYPES, USE_COSTS } from '@husvaer/domain/leases/enums';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { useFormat } from '../../../platform/format.ts';
import { readNumber } from '../../../platform/read-number.ts';
import { Amount, Field, LongText, RadioField, Section, type LeaseForm } from './fields.tsx';
import classes from './form.module.css';

interface MoneyFieldsProps {
  form: LeaseForm;
  /** Who collects the rent, if that is a choice. */
  collector: { name: string } | null;
}

/** The rent, the security, and the rules of the home. */
export function MoneyFields({ form, collector }: MoneyFieldsProps) {
  const { t } = useTranslation('lease_form');
  const format = useFormat();
  return (
    <>
      <Section title={t('rent.title')} text={t('rent.text')}>
        <div className={classes.pair}>
          <Amount form={form} name="terms.monthlyRent" label={t('rent.monthlyRent')} />
          <Field
            form={form}
            name="terms.dueDay"
            label={t('rent.dueDay')}
            description={t('rent.dueDay_help')}
            inputMode="numeric"
          />
        </div>
        <UseCosts form={form} />
        <Collection form={form} collector={collector} />
      </Section>
      <Security form={form} />
      <Section title={t('optional', { field: t('rules.title') })} text={t('rules.text')}>
        <LongText
          form={form}
          name="terms.houseRules"
          label={t('rules.label')}
          description={t('count', {
            written: format.number(form.values.terms.houseRules.length),
            max: format.number(HOUSE_RULES_MAX),
          })}
          minRows={3}
        />
      </Section>
    </>
  );
}

function UseCosts({ form }: { form: LeaseForm }) {
  const { t } = useTranslation('lease_form');
  const { 'data-path': path, ...group } = form.getInputProps('terms.useCosts') as {
    'data-path': string;
    value: string[];
    onChange: (value: string[]) => void;
  };
  return (
    <Checkbox.Group
      label={t('rent.useCosts')}
      description={t('rent.useCosts_help')}
      size="md"
      {...group}
    >
      <div className={classes.costs}>
        {USE_COSTS.map((cost, index) => (
          <Checkbox
            key={cost}
            size="md"
            value={cost}
            label={t(`rent.costs.${cost}`)}
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** How a landlord without an agency receives the rent; not shown if an agency lets the home. */
function Collection({ form, collector }: MoneyFieldsProps) {
  const { t } = useTranslation('lease_form');
  const { rentCollection } = form.values.terms;
  if (rentCollection === '') return null;
  return (
    <>
      {(collector || rentCollection === 'collected') && (
        <RadioField
          form={form}
          name="terms.rentCollection"
          label={t('rent.collection')}
          choices={RENT_COLLECTIONS.map((value) => ({
            value,
            label: t(`rent.collections.${value}`, { name: collector?.name ?? '' }),
            description: t(`rent.collections_help.${value}`),
          }))}
        />
      )}
      {rentCollection === 'direct' && (
        <Field
          form={form}
          name="terms.rentAccount"
          label={t('optional', { field: t('rent.account') })}
          description={t('rent.account_help')}
          inputMode="numeric"
          classNames={{ wrapper: classes.account ?? '' }}
        />
      )}
    </>
  );
}

function Security({ form }: { form: LeaseForm }) {
  const { t } = useTranslation('lease_form');
  const format = useFormat();
  const { startsOn, monthlyRent, securityType } = form.values.terms;
  const rent = readNumber(monthlyRent);
  const rents = tenancyLawOn(startsOn).securityRents;
  return (
    <Section title={t('security.title')}>
      <div className={classes.pair}>
        <NativeSelect
          label={t('security.type')}
          size="md"
          {...form.getInputProps('terms.securityType')}
          data={SECURITY_TYPES.map((value) => ({ value, label: t(`security.types.${value}`) }))}
        />
        {securityType !== 'no_deposit' && (
          <Amount
            form={form}
            name="terms.securityAmount"
            label={t('security.amount')}
            description={
              // The text is shown once: as the error, if there is one.
              form.errors['terms.securityAmount']
                ? undefined
                : rent
                  ? t('security.most', { amount: format.amount(rent * rents), count: rents })
                  : t('security.most_rents', { count: rents })
            }
          />
        )}
      </div>
      <p className={classes.note}>{t(`security.text.${securityType}`)}</p>
    </Section>
  );
}
