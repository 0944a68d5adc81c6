import { Alert, Anchor, Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { interestForm } from '@husvaer/domain/interest/form';

import { browserApi } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { useErrorMessage } from '../use-action.ts';
import { checkedBy, refusedBy, toFormErrors } from '../field-errors.tsx';
import { AddInterestForm } from './add-interest-form.graphql.ts';
import { answersOf, inputOf, type Answers, type Draft } from './answers.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { CreditCheck } from './credit-check.tsx';
import type { AnswersForm } from './fields.tsx';
import classes from './form.module.css';
import { saveAnswers, readSavedAnswers } from './saved-answers.ts';
import { LeaseFields } from './lease-fields.tsx';
import { PersonFields } from './person-fields.tsx';

interface InterestFormProps {
  draft: Draft;
  /** Called when the form has been sent. */
  onSent: () => Promise<void>;
  /** Given if there is a page to go back to. */
  onCancel?: (() => void) | undefined;
}

/** The interest form for a home. The input is stored in this tab until it has been sent. */
export function InterestForm({ draft, onSent, onCancel }: InterestFormProps) {
  const { t } = useTranslation('interest');
  const me = useSession()?.id ?? '';
  const listingId = draft.listing._id;
  const [savedAnswers, setSavedAnswers] = useState(() => readSavedAnswers(me, listingId));
  const [isAttaching, setIsAttaching] = useState(false);
  const check = useCheck(draft);
  const form = useForm<Answers>({
    initialValues: { ...answersOf(draft), ...savedAnswers },
    validate: check,
    onValuesChange: (values) => saveAnswers(me, listingId, values),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      await browserApi(AddInterestForm, { inputData: inputOf(values, listingId) });
      saveAnswers(me, listingId, null);
      await onSent();
    },
    fieldsOf: refusedBy,
    ownMessageFor: useErrorMessage(),
  });
  function startOver() {
    form.setValues(answersOf(draft));
    form.clearErrors();
    saveAnswers(me, listingId, null);
    setSavedAnswers(null);
  }
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <Known draft={draft} isSaved={savedAnswers !== null} onStartOver={startOver} />
      <LeaseFields form={form} />
      <PersonFields form={form} />
      <AttachmentsField form={form} onBusy={setIsAttaching} />
      {draft.creditCheckBy !== null && (
        <CreditCheck form={form} name={draft.creditCheckBy} masked={draft.nationalIdentification} />
      )}
      <div className={classes.end}>
        <Terms form={form} />
        {errorText && <FormError>{errorText}</FormError>}
        <div className={classes.buttons}>
          {onCancel && (
            <Button variant="default" size="md" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" size="md" loading={isPending} disabled={isAttaching}>
            {t(onCancel ? 'form.save' : 'form.send')}
          </Button>
        </div>
        <p className="quiet">{t('form.who_sees')}</p>
      </div>
    </form>
  );
}

/** Validates the answers by the API's schema and by rules that only the form has. */
function useCheck({ creditCheckBy, nationalIdentification: masked, listing }: Draft) {
  const { today } = useSite();
  // Test numbers are allowed here: only the server knows if this is a test environment, and refuses them.
  const schema = interestForm({ today, allowsTestNumbers: true });
  return (answers: Answers) => ({
    ...(answers.leaseKind === '' && toFormErrors({ path: 'leaseKind', reason: 'required' })),
    ...(creditCheckBy !== null &&
      answers.agreesToCreditCheck &&
      masked === null &&
      answers.nationalIdentification.trim() === '' &&
      toFormErrors({ path: 'nationalIdentification', reason: 'required' })),
    ...checkedBy(schema, inputOf(answers, listing._id)),
  });
}

/** Says where the answers that are filled in come from. */
function Known({
  draft,
  isSaved,
  onStartOver,
}: {
  draft: Draft;
  isSaved: boolean;
  onStartOver: () => void;
}) {
  const { t } = useTranslation('interest');
  const text = isSaved
    ? t('form.kept')
    : draft.form
      ? draft.form.state === 'withdrawn' && t('form.again')
      : draft.people !== null
        ? t('form.last_time')
        : (draft.phoneNumber ?? draft.occupation) !== null && t('form.from_profile');
  if (!text) return null;
  return (
    <Alert role="note" variant="light">
      {text}{' '}
      {isSaved && (
        <Anchor component="button" type="button" inherit underline="always" onClick={onStartOver}>
          {t('form.start_over')}
        </Anchor>
      )}
    </Alert>
  );
}

/** The terms can be read without leaving the form. */
function Terms({ form }: { form: AnswersForm }) {
  const { t } = useTranslation('interest');
  const page = (to: string) => (
    <Anchor component={Link} to={to} target="_blank" inherit underline="always" />
  );
  return (
    <Checkbox
      size="md"
      label={
        <Trans
          t={t}
          i18nKey="terms"
          components={{ terms: page('/terms-conditions'), privacy: page('/privacy-policy') }}
        />
      }
      {...form.getInputProps('agreesToTerms', { type: 'checkbox' })}
    />
  );
}
