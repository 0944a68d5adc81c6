import { Alert, Anchor, Button, NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { z } from '@husvaer/domain/kernel/zod';
import { assignmentTerms } from '@husvaer/domain/properties/assignment';
import { leaseTenants } from '@husvaer/domain/leases/tenants';
import { leaseTerms } from '@husvaer/domain/leases/terms';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { ApiFailure } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { useErrorMessage } from '../../leases/public.tsx';
import { inputOf, type Answers, type Applicant } from './answers.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import { BehindDialog } from './behind-dialog.tsx';
import { Section, type LeaseForm as Form } from './fields.tsx';
import page from '../../../ui/form-page.module.css';
import classes from './form.module.css';
import type { CheckLeaseMutationVariables } from './check-lease.graphql.ts';
import { ContradictionList } from '../../leases/contradictions/public.tsx';
import { useContradictions } from './use-contradictions.ts';
import { saveAnswers, readSavedAnswers } from './saved-answers.ts';
import { MoneyFields } from './money-fields.tsx';
import { TenantsField } from './tenants-field.tsx';
import { TermFields } from './term-fields.tsx';
import { checkedBy, refusedBy, toFormErrors } from './field-errors.tsx';

interface LeaseFormProps {
  /** The id of the home, or of the draft. */
  of: string;
  /** The version of the stored draft; 0 for a new one. */
  version: number;
  answers: Answers;
  applicants: readonly Applicant[];
  /** Months, from the listing. */
  minimumStay?: number | null;
  /** The landlords that an agent may choose; null if there is no choice. */
  landlords: readonly { _id: string; name: string }[] | null;
  /** Who collects rent for landlords without an agency; null if no one does or an agency lets. */
  collector: { name: string } | null;
  /** What the draft is of, for the comparison with other leases. */
  checkedWith: Pick<
    CheckLeaseMutationVariables['inputData'],
    'contractId' | 'version' | 'assignmentId' | 'listingId'
  >;
  /** Saves the draft and goes to the next page. */
  onSave: (input: ReturnType<typeof inputOf>) => Promise<void>;
}

/** The form of a lease. The input is stored in this tab until it is saved. */
export function LeaseForm(props: LeaseFormProps) {
  const {
    of,
    version,
    answers,
    applicants,
    minimumStay = null,
    landlords,
    collector,
    checkedWith,
    onSave,
  } = props;
  const { t } = useTranslation('lease_form');
  const me = useSession()?.id ?? '';
  const [savedAnswers, setSavedAnswers] = useState(() => readSavedAnswers(me, of));
  const [isBehind, setIsBehind] = useState(
    savedAnswers !== null && savedAnswers.version !== version,
  );
  const { revalidate } = useRevalidator();
  const check = useCheck();
  const form = useForm<Answers>({
    initialValues: savedAnswers?.answers ?? answers,
    validate: check,
    onValuesChange: (values) => saveAnswers(me, of, { version, answers: values }),
  });
  const isComplete = Object.keys(check(form.values)).length === 0;
  const contradictions = useContradictions(
    isComplete ? { ...inputFor(checkedWith, form.values), ...checkedWith } : null,
  );
  const messageFor = useErrorMessage();
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      try {
        await onSave(inputOf(values));
        saveAnswers(me, of, null);
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'leases.changed_elsewhere') {
          // Loads the newer version, and asks which of the two to keep.
          saveAnswers(me, of, { version, answers: values });
          await revalidate();
        }
        throw error;
      }
    },
    fieldsOf: refusedBy,
    ownMessageFor: messageFor,
  });
  function startOver() {
    form.setValues(answers);
    form.clearErrors();
    saveAnswers(me, of, null);
    setSavedAnswers(null);
    setIsBehind(false);
  }
  return (
    <form onSubmit={onSubmit} noValidate className={page.form}>
      {savedAnswers && (
        <Alert role="note" variant="light">
          {t('kept')}{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={startOver}>
            {t('start_over')}
          </Anchor>
        </Alert>
      )}
      {landlords && <Landlord form={form} landlords={landlords} />}
      <TenantsField form={form} applicants={applicants} />
      <TermFields form={form} minimumStay={minimumStay} />
      <MoneyFields form={form} collector={collector} />
      {answers.assignment && <AssignmentFields form={form} />}
      <div className={classes.end}>
        <div role="status">
          <ContradictionList contradictions={contradictions} />
        </div>
        {errorText && <FormError>{errorText}</FormError>}
        <Button type="submit" size="md" loading={isPending}>
          {t('save')}
        </Button>
        <p className="quiet">{t('save_help')}</p>
      </div>
      <BehindDialog
        opened={isBehind}
        onKeep={() => {
          saveAnswers(me, of, { version, answers: form.getValues() });
          setIsBehind(false);
        }}
        onReload={startOver}
      />
    </form>
  );
}

/** A draft that exists, or one under an assignment, has no home, landlord and assignment of its own. */
function inputFor({ listingId }: LeaseFormProps['checkedWith'], answers: Answers) {
  const { tenants, terms, ...rest } = inputOf(answers);
  return { tenants, terms, ...(listingId && rest) };
}

function Landlord({
  form,
  landlords,
}: {
  form: Form;
  landlords: readonly { _id: string; name: string }[];
}) {
  const { t } = useTranslation('lease_form');
  return (
    <Section title={t('landlord.title')} text={t('landlord.text')}>
      <NativeSelect
        label={t('landlord.label')}
        size="md"
        {...form.getInputProps('landlordId')}
        data={[
          { value: '', label: t('landlord.choose') },
          ...landlords.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    </Section>
  );
}

/** Tenants without a name: the schema reports the e-mail first. */
const nameless = ({ tenants }: Answers): FieldError[] =>
  tenants.flatMap(({ interestId, name }, index) =>
    interestId || name.trim() ? [] : [{ path: `tenants.${index}.name`, reason: 'required' }],
  );

/** Validates the answers by the API's schemas and by rules that only the form has. */
function useCheck() {
  const { today } = useSite();
  const schema = z.object({
    tenants: leaseTenants,
    terms: leaseTerms({ today, law: tenancyLawOn(today) }),
    assignment: assignmentTerms.nullish(),
  });
  return (answers: Answers) => ({
    ...(answers.assignment &&
      !answers.landlordId &&
      toFormErrors({ path: 'landlordId', reason: 'required' })),
    ...checkedBy(schema, inputOf(answers)),
    ...toFormErrors(...nameless(answers)),
    ...(answers.terms.isFixed === 'yes' &&
      !answers.terms.endsOn &&
      toFormErrors({ path: 'terms.endsOn', reason: 'required' })),
  });
}
