import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ABOUT_YOU_MAX } from '@husvaer/domain/interest/form';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { Field, Section, type AnswersForm } from './fields.tsx';
import classes from './form.module.css';

/** Facts about the applicant that matter for a lease, and their references. */
export function PersonFields({ form }: { form: AnswersForm }) {
  const { t } = useTranslation('interest');
  const format = useFormat();
  const { today } = useSite();
  const optional = (field: string) => t('optional', { field });
  return (
    <>
      <Section title={t('sections.you')}>
        <div className={classes.pair}>
          <Field
            form={form}
            name="birthDate"
            label={t('fields.birthDate')}
            description={t('fields.birthDate_help')}
            type="date"
            max={today}
            autoComplete="bday"
          />
          <Field
            form={form}
            name="phoneNumber"
            label={t('fields.phoneNumber')}
            description={t('fields.phoneNumber_help')}
            type="tel"
            autoComplete="tel"
          />
          <Field
            form={form}
            name="occupation"
            label={t('fields.occupation')}
            description={t('fields.occupation_help')}
            autoComplete="organization-title"
          />
          <Field
            form={form}
            name="monthlyIncome"
            label={optional(t('fields.monthlyIncome'))}
            inputMode="decimal"
            autoComplete="off"
            rightSection={<span className={classes.unit}>{t('fields.income_unit')}</span>}
            rightSectionWidth="3.5rem"
          />
        </div>
        <Textarea
          label={optional(t('fields.aboutYou'))}
          placeholder={t('fields.aboutYou_help')}
          description={t('fields.count', {
            written: format.number(form.values.aboutYou.length),
            max: format.number(ABOUT_YOU_MAX),
          })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          autosize
          minRows={4}
          maxRows={14}
          {...form.getInputProps('aboutYou')}
        />
      </Section>
      <Section title={optional(t('sections.reference'))} text={t('sections.reference_text')}>
        <div className={classes.pair}>
          <Field
            form={form}
            name="referenceName"
            label={t('fields.referenceName')}
            autoComplete="off"
          />
          <Field
            form={form}
            name="referencePhone"
            label={t('fields.referencePhone')}
            type="tel"
            autoComplete="off"
          />
        </div>
      </Section>
    </>
  );
}
