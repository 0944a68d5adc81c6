import { useTranslation } from 'react-i18next';

import { lawfulTerm, shortestEnd, usualNoticeMonths } from '@husvaer/domain/leases/term';
import { REASON_MAX, ROOM_MAX } from '@husvaer/domain/leases/terms';
import { FIXED_TERM_GROUNDS, TENANCY_KINDS } from '@husvaer/domain/leases/enums';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { useFormat } from '../../../platform/format.ts';
import type { Answers } from './answers.ts';
import { Field, LongText, RadioField, Section, type LeaseForm } from './fields.tsx';
import classes from './form.module.css';

interface TermFieldsProps {
  form: LeaseForm;
  /** Months, from the listing. */
  minimumStay: number | null;
}

/** How long the home is let and how the lease can end, within the law. */
export function TermFields({ form, minimumStay }: TermFieldsProps) {
  const { t } = useTranslation('lease_form');
  const format = useFormat();
  const { terms } = form.values;
  const { isBelowLeast, isTooShort, least, noticeMonths } = readTerm(terms);
  const isFixed = terms.isFixed === 'yes';
  const months = tenancyLawOn(terms.startsOn)[
    terms.kind === 'at_landlords' ? 'fixedTermMonthsAtLandlords' : 'fixedTermMonths'
  ];
  return (
    <>
      <Section title={t('kind.title')} text={t('kind.text')}>
        <RadioField
          form={form}
          name="terms.kind"
          label={t('kind.label')}
          choices={TENANCY_KINDS.map((value) => ({
            value,
            label: t(`kind.${value}.label`),
            description: t(`kind.${value}.text`),
          }))}
        />
        {terms.kind === 'room' &&
          (['roomName', 'homeOf'] as const).map((name) => (
            <Field
              key={name}
              form={form}
              name={`terms.${name}`}
              label={t(`kind.${name}`)}
              description={t(`kind.${name}_help`)}
              maxLength={ROOM_MAX}
            />
          ))}
      </Section>
      <Section title={t('term.title')}>
        <Field
          form={form}
          name="terms.startsOn"
          label={t('term.startsOn')}
          type="date"
          classNames={{ wrapper: classes.short ?? '' }}
        />
        <RadioField
          form={form}
          name="terms.isFixed"
          label={t('term.how_long')}
          choices={[
            { value: 'no', label: t('term.open'), description: t('term.open_text') },
            {
              value: 'yes',
              label: t('term.fixed'),
              description: t('term.fixed_text', { count: months / 12 }),
            },
          ]}
        />
        {isFixed && (
          <>
            <Field
              form={form}
              name="terms.endsOn"
              label={t('term.endsOn')}
              description={minimumStay !== null && t('term.minimum_stay', { count: minimumStay })}
              type="date"
              min={terms.startsOn}
              classNames={{ wrapper: classes.short ?? '' }}
            />
            <div role="status">
              {isBelowLeast && (
                <p className={classes.note} data-warns={isTooShort || undefined}>
                  {t(isTooShort ? 'term.too_short' : 'term.short', {
                    date: format.date(least),
                  })}
                </p>
              )}
            </div>
            {isBelowLeast && (
              <RadioField
                form={form}
                name="terms.fixedTermGround"
                label={t('term.ground')}
                choices={[
                  ...FIXED_TERM_GROUNDS.map((value) => ({
                    value,
                    label: t(`term.grounds.${value}`),
                  })),
                  { value: '', label: t('term.no_ground') },
                ]}
              />
            )}
            {isBelowLeast && terms.fixedTermGround && (
              <LongText
                form={form}
                name="terms.fixedTermReason"
                label={t(terms.fixedTermGround === 'other' ? 'term.reason' : 'term.reason_more')}
                description={t('term.reason_help')}
                maxLength={REASON_MAX}
                minRows={2}
              />
            )}
            <RadioField
              form={form}
              name="terms.mayGiveNotice"
              label={t('notice.may')}
              choices={[
                { value: 'yes', label: t('notice.yes') },
                { value: 'no', label: t('notice.no') },
              ]}
            />
          </>
        )}
        {(!isFixed || isTooShort || terms.mayGiveNotice === 'yes') && (
          <Field
            form={form}
            name="terms.noticeMonths"
            label={t('notice.months')}
            description={t('notice.usual', { count: noticeMonths })}
            placeholder={String(noticeMonths)}
            inputMode="numeric"
            classNames={{ wrapper: classes.short ?? '' }}
          />
        )}
      </Section>
    </>
  );
}

/** The legal effect of the term, updated while the user types. */
function readTerm({ kind, startsOn, endsOn: typed, isFixed, ...terms }: Answers['terms']) {
  const law = tenancyLawOn(startsOn);
  const endsOn = isFixed === 'yes' && startsOn && typed >= startsOn ? typed : null;
  const least = startsOn && shortestEnd({ startsOn, kind }, law);
  const ground = terms.fixedTermGround || null;
  const reason = (ground && terms.fixedTermReason.trim()) || null;
  return {
    least,
    isBelowLeast: endsOn !== null && endsOn < least,
    isTooShort:
      endsOn !== null && lawfulTerm({ kind, startsOn, endsOn, ground, reason }, law).isTooShort,
    noticeMonths: usualNoticeMonths(kind, law),
  };
}
