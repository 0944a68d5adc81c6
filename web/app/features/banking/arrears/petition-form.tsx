import { Button, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { petitionFacts } from '@husvaer/domain/invoicing/petition';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { Trouble, useFormCall } from '../../accounts/forms/public.tsx';
import { refusedBy, wrong } from '../settings/wrong.tsx';
import { useTrouble } from '../use-trouble.ts';
import classes from './late-dialog.module.css';
import type { LateRentQuery } from './late-rent.graphql.ts';
import { StatePetitionFacts } from './state-petition-facts.graphql.ts';

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
  onDone: () => Promise<void>;
}

/** What a petition says of its parties and no agreement does, before it is made. */
export function PetitionForm({ leaseId, petition, onDone }: PetitionFormProps) {
  const { t } = useTranslation('money');
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
      const parsed = petitionFacts(today).safeParse(factsOf(values), { reportInput: true });
      const missing =
        !isSignedHere && !values.leaseSignedOn
          ? [{ path: 'leaseSignedOn', reason: 'required' } as const]
          : [];
      return wrong(...(parsed.success ? [] : fieldErrors(parsed.error.issues)), ...missing);
    },
  });
  const { onSubmit, isAsking, trouble } = useFormCall(form, {
    async call(values) {
      const inputData = { contractId: leaseId, ...factsOf(values) };
      await browserApi(StatePetitionFacts, { inputData });
      notify(t('late.facts.done'), 'good');
      await onDone();
    },
    fieldsOf: refusedBy,
    tellOwn: useTrouble(),
  });
  return (
    <form noValidate className={classes.facts} onSubmit={onSubmit}>
      <h3>{t('late.facts.title')}</h3>
      <p className="quiet">{t('late.facts.text')}</p>
      <PartyFields form={form} at="landlord" name={t('late.facts.landlord', landlord)} />
      {tenants.map((tenant, index) => (
        <PartyFields
          key={tenant.email}
          form={form}
          at={`tenants.${index}`}
          name={t('late.facts.tenant', { name: tenant.name })}
        />
      ))}
      {!isSignedHere && (
        <TextInput
          type="date"
          label={t('late.facts.signed_on')}
          description={t('late.facts.signed_help')}
          max={today}
          {...form.getInputProps('leaseSignedOn')}
        />
      )}
      {trouble && <Trouble>{trouble}</Trouble>}
      <Button type="submit" loading={isAsking}>
        {t('late.facts.save')}
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
  const { t } = useTranslation('money');
  const { today } = useSite();
  return (
    <fieldset className={classes.party}>
      <legend>{name}</legend>
      <TextInput label={t('late.facts.address')} {...form.getInputProps(`${at}.address`)} />
      <TextInput
        type="date"
        label={t('late.facts.birth_date')}
        max={today}
        {...form.getInputProps(`${at}.birthDate`)}
      />
      <TextInput
        label={t('late.facts.org_number')}
        inputMode="numeric"
        {...form.getInputProps(`${at}.orgNumber`)}
      />
    </fieldset>
  );
}

const identityOf = ({ address, birthDate, orgNumber }: Omit<Party, 'name'>): Identity => ({
  address: address ?? '',
  birthDate: birthDate ?? '',
  orgNumber: orgNumber ?? '',
});

/** A field that was left empty is not said. */
const factsOf = ({ landlord, tenants, leaseSignedOn }: Values) => {
  const said = ({ address, birthDate, orgNumber }: Identity) => ({
    address,
    birthDate: birthDate || null,
    orgNumber: orgNumber || null,
  });
  return {
    landlord: said(landlord),
    tenants: tenants.map((tenant) => ({ email: tenant.email, ...said(tenant) })),
    leaseSignedOn: leaseSignedOn || null,
  };
};
