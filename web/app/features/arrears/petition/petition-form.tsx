import { Button, TextInput } from '@mantine/core';
import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { petitionFacts } from '@husvaer/domain/arrears/petition';
import type { FieldError } from '@husvaer/domain/kernel/errors';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { formErrors, problemsBy, refusedFields } from '../../../errors/fields.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import classes from '../late-dialog.module.css';
import type { LateRentQuery } from './late-rent.graphql.ts';
import {
  StatePetitionFacts,
  type StatePetitionFactsMutation,
} from './state-petition-facts.graphql.ts';

type Petition = NonNullable<LateRentQuery['getLateRent']['petition']>;
type Party = Petition['landlord'];

interface Values extends Record<string, unknown> {
  landlord: Identity;
  tenants: (Identity & { email: string })[];
  leaseSignedOn: string;
}
type Identity = Record<'address' | 'birthDate' | 'orgNumber', string>;

interface PetitionFormProps {
  leaseId: string;
  petition: Petition;
  /** A petition exists already, and is made again with corrections. */
  isAgain?: boolean;
  /** The number of petitions made for the lease. */
  made?: number;
  onDone: () => Promise<void>;
}

/** The facts about its parties that a petition needs and no agreement has; asked for before it is made. */
export function PetitionForm({
  leaseId,
  petition,
  isAgain = false,
  made = 0,
  onDone,
}: PetitionFormProps) {
  const { t } = useTranslation('petition');
  const notify = useNotify();
  const { today } = useSite();
  const { landlord, tenants, leaseSignedOn, isSignedHere } = petition;
  const form = useForm<Values>({
    initialValues: {
      landlord: identityOf(landlord),
      tenants: tenants.map(({ email, ...tenant }) => ({ email, ...identityOf(tenant) })),
      leaseSignedOn: leaseSignedOn ?? '',
    },
    validate(values) {
      const missing =
        !isSignedHere && !values.leaseSignedOn
          ? [{ path: 'leaseSignedOn', reason: 'required' } as const]
          : [];
      return toFormErrors(...problemsBy(petitionFacts(today), factsOf(values)), ...missing);
    },
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      const inputData = { contractId: leaseId, ...factsOf(values) };
      const { statePetitionFacts: now } = await browserApi(StatePetitionFacts, { inputData });
      notify(t(outcomeOf(now, { isAgain, made })), 'good');
      await onDone();
    },
    fieldsOf: refusedBy,
    ownMessageFor: useFailureText(),
  });
  return (
    <form noValidate className={classes.facts} onSubmit={onSubmit}>
      <h3>{t(isAgain ? 'again.title' : 'title')}</h3>
      <p className="quiet">{t(isAgain ? 'again.text' : 'text')}</p>
      <PartyFields form={form} at="landlord" name={t('landlord', landlord)} />
      {tenants.map((tenant, index) => (
        <PartyFields
          key={tenant.email}
          form={form}
          at={`tenants.${index}`}
          name={t('tenant', { name: tenant.name })}
        />
      ))}
      {!isSignedHere && (
        <TextInput
          type="date"
          label={t('signed_on')}
          description={t('signed_help')}
          max={today}
          {...form.getInputProps('leaseSignedOn')}
        />
      )}
      {errorText && <FormError>{errorText}</FormError>}
      <Button type="submit" loading={isPending}>
        {t(isAgain ? 'again.save' : 'save')}
      </Button>
    </form>
  );
}

function PartyFields({
  form,
  at,
  name,
}: {
  form: UseFormReturnType<Values>;
  at: string;
  name: string;
}) {
  const { t } = useTranslation('petition');
  const { today } = useSite();
  return (
    <fieldset className={classes.party}>
      <legend>{name}</legend>
      <TextInput label={t('address')} {...form.getInputProps(`${at}.address`)} />
      <TextInput
        type="date"
        label={t('birth_date')}
        max={today}
        {...form.getInputProps(`${at}.birthDate`)}
      />
      <TextInput
        label={t('org_number')}
        inputMode="numeric"
        {...form.getInputProps(`${at}.orgNumber`)}
      />
    </fieldset>
  );
}

/** The key of the text for the result of stating the facts. */
export function outcomeOf(
  { letters, petition }: StatePetitionFactsMutation['statePetitionFacts'],
  { isAgain, made }: { isAgain: boolean; made: number },
) {
  const petitions = letters.filter(({ kind }) => kind === 'petition').length;
  if (petition?.isWaiting) return 'again.waits';
  if (petitions > made) return isAgain ? 'again.done' : 'made';
  return isAgain ? 'again.same' : 'done';
}

const identityOf = ({ address, birthDate, orgNumber }: Omit<Party, 'name'>): Identity => ({
  address: address ?? '',
  birthDate: birthDate ?? '',
  orgNumber: orgNumber ?? '',
});

/** Empty fields are left out. */
const factsOf = ({ landlord, tenants, leaseSignedOn }: Values) => {
  const identityInput = ({ address, birthDate, orgNumber }: Identity) => ({
    address,
    birthDate: birthDate || null,
    orgNumber: orgNumber || null,
  });
  return {
    landlord: identityInput(landlord),
    tenants: tenants.map((tenant) => ({ email: tenant.email, ...identityInput(tenant) })),
    leaseSignedOn: leaseSignedOn || null,
  };
};

/** Shows a field error in the current language. */
function ErrorText({ reason, params }: FieldError) {
  const { t } = useTranslation('petition');
  const keys = [`wrong.${reason}`, 'wrong.wrong_format'];
  return t(keys as unknown as 'wrong.required', { ...params });
}

const toFormErrors = (...problems: readonly FieldError[]): FormErrors =>
  formErrors(ErrorText, problems);

/** The fields that the API refused; null when the call failed for another reason. */
function refusedBy(error: unknown): FormErrors | null {
  const fields = refusedFields(error);
  return fields && toFormErrors(...fields);
}
