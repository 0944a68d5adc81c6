import { useTranslation } from 'react-i18next';

import { useSite } from '../../../platform/site.ts';
import { Field, TwoChoices, Section, YesOrNo, type AnswersForm } from './fields.tsx';
import classes from './form.module.css';

/** What the applicant wishes for the lease, and how they would live there. */
export function LeaseFields({ form }: { form: AnswersForm }) {
  const { t } = useTranslation('interest');
  const { today } = useSite();
  return (
    <>
      <Section title={t('sections.lease')}>
        <div className={classes.pair}>
          <Field form={form} name="rentFrom" label={t('fields.rentFrom')} type="date" min={today} />
          <Field
            form={form}
            name="people"
            label={t('fields.people')}
            description={t('fields.people_help')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <TwoChoices
          form={form}
          name="leaseKind"
          label={t('fields.lease')}
          words={[
            ['open', t('fields.lease_open')],
            ['months', t('fields.lease_months')],
          ]}
        />
        {form.values.leaseKind === 'months' && (
          <Field
            form={form}
            name="leaseLength"
            label={t('fields.leaseLength')}
            inputMode="numeric"
            autoComplete="off"
            className={classes.short}
          />
        )}
      </Section>
      <Section title={t('sections.living')}>
        <YesOrNo form={form} name="isSmoker" label={t('fields.isSmoker')} />
        <YesOrNo form={form} name="hasPets" label={t('fields.hasPets')} />
        {form.values.hasPets === 'yes' && (
          <Field
            form={form}
            name="petsText"
            label={t('optional', { field: t('fields.petsText') })}
          />
        )}
      </Section>
    </>
  );
}
