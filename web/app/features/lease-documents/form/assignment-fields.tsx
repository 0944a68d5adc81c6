import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { ADDONS_MAX, COMMISSION_TYPES } from '@husvaer/domain/properties/assignment';

import { useSite } from '../../../platform/site.ts';
import { Amount, Field, Section, type LeaseForm } from './fields.tsx';
import classes from './form.module.css';

/** The services that a landlord buys from the agency, and the terms. */
export function AssignmentFields({ form }: { form: LeaseForm }) {
  const { t } = useTranslation('lease_form');
  return (
    <Section title={t('assignment.title')} text={t('assignment.text')}>
      <div className={classes.pair}>
        <Field
          form={form}
          name="assignment.startsOn"
          label={t('assignment.startsOn')}
          type="date"
        />
        <Field
          form={form}
          name="assignment.endsOn"
          label={t('optional', { field: t('assignment.endsOn') })}
          description={t('assignment.endsOn_help')}
          type="date"
        />
      </div>
      <Commission form={form} which="brokering" />
      {form.values.assignment?.brokering.amount.trim() && (
        <Checkbox
          size="md"
          label={t('assignment.hadOtherBroker')}
          description={t('assignment.hadOtherBroker_help')}
          {...form.getInputProps('assignment.hadOtherBroker', { type: 'checkbox' })}
        />
      )}
      <Commission form={form} which="management" />
      <Addons form={form} />
      <Field
        form={form}
        name="assignment.payoutDay"
        label={t('assignment.payoutDay')}
        description={t('rent.dueDay_help')}
        inputMode="numeric"
        classNames={{ wrapper: classes.short ?? '' }}
      />
      <Checkbox
        size="md"
        label={t('assignment.guarantee')}
        description={t('assignment.guarantee_help')}
        {...form.getInputProps('assignment.isGuaranteed', { type: 'checkbox' })}
      />
      {form.values.assignment?.isGuaranteed && (
        <Field
          form={form}
          name="assignment.guaranteeMonths"
          label={t('assignment.guaranteeMonths')}
          description={t('assignment.guaranteeMonths_help')}
          inputMode="numeric"
          classNames={{ wrapper: classes.short ?? '' }}
        />
      )}
    </Section>
  );
}

/** Without an amount there is no such commission. */
function Commission({ form, which }: { form: LeaseForm; which: 'brokering' | 'management' }) {
  const { t } = useTranslation('lease_form');
  const type = form.values.assignment?.[which].type;
  const { partner } = useSite();
  const isUnlicensed = which === 'brokering' && !partner?.licence;
  return (
    <div className={classes.commission}>
      <Amount
        form={form}
        name={`assignment.${which}.amount`}
        label={t(`assignment.${which}`)}
        unit={t(`assignment.units.${type ?? 'fixed'}`)}
        disabled={isUnlicensed}
        {...(isUnlicensed && { description: t('assignment.unlicensed') })}
      />
      <NativeSelect
        size="md"
        aria-label={t('assignment.counted_in', { what: t(`assignment.${which}`) })}
        {...form.getInputProps(`assignment.${which}.type`)}
        disabled={isUnlicensed}
        data={COMMISSION_TYPES.map((value) => ({ value, label: t(`assignment.types.${value}`) }))}
      />
    </div>
  );
}

function Addons({ form }: { form: LeaseForm }) {
  const { t } = useTranslation('lease_form');
  const addons = form.values.assignment?.addons ?? [];
  return (
    <>
      {addons.map((_, index) => (
        <div key={index} className={classes.addon}>
          <Field
            form={form}
            name={`assignment.addons.${index}.name`}
            label={t('assignment.addon', { number: index + 1 })}
          />
          <Amount
            form={form}
            name={`assignment.addons.${index}.amount`}
            label={t('assignment.addon_amount')}
          />
          <Button
            variant="subtle"
            size="md"
            c="var(--danger)"
            aria-label={t('assignment.remove_addon', { number: index + 1 })}
            onClick={() => form.removeListItem('assignment.addons', index)}
          >
            {t('tenants.remove')}
          </Button>
        </div>
      ))}
      {addons.length < ADDONS_MAX && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => form.insertListItem('assignment.addons', { name: '', amount: '' })}
        >
          {t('assignment.add')}
        </Button>
      )}
    </>
  );
}
