import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';

import {
  COMMENT_MAX,
  DEPOSIT_SOURCES,
  depositKyc,
  KYC_QUESTIONS,
  type KycQuestion,
} from '@husvaer/domain/deposits/kyc';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { AddDepositKyc } from './add-deposit-kyc.graphql.ts';
import { answersOf, inputOf, MONEY_QUESTIONS, type Answers, type Kyc } from './answers.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Country, Field, Kroner, Question, Section, type KycAnswers } from './fields.tsx';
import classes from './kyc.module.css';
import { useErrorMessage } from './use-error-message.ts';
import { checkedBy, refusedBy } from '../field-errors.tsx';

// Test numbers are allowed here: only the server knows whether this is a test environment, and refuses them.
const SCHEMA = depositKyc({ allowsTestNumbers: true });

/** The bank's questions. The answers are not stored in this browser, and no user can read them again. */
export function KycForm({ kyc }: { kyc: Kyc }) {
  const { t } = useTranslation('deposits');
  const labelOf = useLabels();
  const { form, onSubmit, isPending, errorText, hasTried } = useKyc(kyc);
  const field = <Name extends keyof Answers>(name: Name) => ({ form, name, label: labelOf(name) });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {hasTried && <ErrorSummary form={form} labelOf={labelOf} />}
      <Section title={t('kyc.sections.you')}>
        <div className={classes.pair}>
          <Field
            {...field('nationalIdentification')}
            description={t('kyc.fields_help.nationalIdentification')}
            inputMode="numeric"
          />
          <Country {...field('motherland')} />
        </div>
      </Section>
      <Section title={t('kyc.sections.economy')}>
        <div className={classes.pair}>
          <Kroner {...field('yearlyAmount')} />
        </div>
        {MONEY_QUESTIONS.map((name) => (
          <Question key={name} form={form} name={name} />
        ))}
      </Section>
      <Section title={t('kyc.sections.tax')}>
        <Question form={form} name="isTaxableAbroad" />
        {form.values.isTaxableAbroad === 'yes' && (
          <div className={classes.pair}>
            <Country {...field('taxCountry')} without="NO" />
            <Field {...field('taxNumber')} />
          </div>
        )}
        <Question form={form} name="isUsTaxResident" />
      </Section>
      <DepositFields form={form} field={field} />
      <div className={classes.end}>
        {errorText && <FormError>{errorText}</FormError>}
        <Button type="submit" size="md" loading={isPending}>
          {t('kyc.send')}
        </Button>
        <p className="quiet">{t('kyc.next')}</p>
      </div>
    </form>
  );
}

function DepositFields({
  form,
  field,
}: {
  form: KycAnswers;
  field: <Name extends keyof Answers>(
    name: Name,
  ) => { form: KycAnswers; name: Name; label: string };
}) {
  const { t } = useTranslation('deposits');
  const format = useFormat();
  const { label: sourceLabel } = field('depositType');
  const { label: commentLabel } = field('comment');
  return (
    <Section title={t('kyc.sections.deposit')}>
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          label={sourceLabel}
          data={[
            { value: '', label: t('kyc.choose') },
            ...DEPOSIT_SOURCES.map((value) => ({ value, label: t(`kyc.sources.${value}`) })),
          ]}
          {...form.getInputProps('depositType')}
        />
        <Kroner {...field('amount')} />
      </div>
      <Textarea
        label={commentLabel}
        description={t('kyc.count', {
          written: format.number(form.values.comment.length),
          max: format.number(COMMENT_MAX),
        })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        size="md"
        autosize
        minRows={3}
        {...form.getInputProps('comment')}
      />
    </Section>
  );
}

function useLabels(): (name: keyof Answers) => string {
  const { t } = useTranslation('deposits');
  return (name) => (isQuestion(name) ? t(`kyc.questions.${name}`) : t(`kyc.fields.${name}`));
}

const isQuestion = (name: keyof Answers): name is KycQuestion =>
  (KYC_QUESTIONS as readonly string[]).includes(name);

/** Sends the form, and leads on to the signing. */
function useKyc({ referenceNumber, depositAmount }: Kyc) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [hasTried, setHasTried] = useState(false);
  const form = useForm<Answers>({
    initialValues: answersOf({ depositAmount }),
    validate: (answers) => checkedBy(SCHEMA, inputOf(answers, referenceNumber)),
  });
  const call = useFormCall(form, {
    async call(values) {
      try {
        const inputData = inputOf(values, referenceNumber);
        const { addDepositKyc } = await browserApi(AddDepositKyc, { inputData });
        const { signingUrl } = addDepositKyc;
        if (signingUrl?.startsWith('/')) await navigate(signingUrl, { replace: true });
        else if (signingUrl) location.assign(signingUrl);
        else await revalidate();
      } catch (error) {
        // Sent from another window meanwhile: the page shows it.
        if (!(error instanceof ApiFailure) || error.code !== 'deposits.kyc_already_submitted')
          throw error;
        await revalidate();
      }
    },
    fieldsOf: refusedBy,
    ownMessageFor: useErrorMessage(),
  });
  return {
    ...call,
    form,
    hasTried,
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      setHasTried(true);
      call.onSubmit(event);
    },
  };
}
