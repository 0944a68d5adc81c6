import { Button, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { GENDERS, profileChanges } from '@husvaer/domain/accounts/profile';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { checkedBy, refuse } from '../check.tsx';
import { SideChoice } from '../components/side-choice.tsx';
import { FormError } from '../components/form-error.tsx';
import { useFormCall } from '../use-form-call.ts';
import { IdentificationField } from './identification-field.tsx';
import type { MyProfileQuery } from './my-profile.graphql.ts';
import { PhoneField } from './phone-field.tsx';
import classes from './profile-page.module.css';
import { UpdateProfile } from './update-profile.graphql.ts';

type Profile = MyProfileQuery['myProfile'];

/** The user's details. Input stays in the form until it is saved. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('profile');
  const { t: account } = useTranslation('accounts');
  const { today } = useSite();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  // Test numbers are allowed here: only the server knows if this is a test environment, and refuses them.
  const schema = profileChanges({ today, allowsTestNumbers: true });
  const stored = valuesOf(profile);
  const form = useForm({
    initialValues: stored,
    validate: (values) => checkedBy(schema, changed(values, stored)),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    known: 'inputData.data.',
    call: async (values) => {
      const data = changed(values, stored);
      if (Object.keys(data).length === 0) return notify(t('details.nothing'));
      await browserApi(UpdateProfile, { id: profile._id, data });
      form.setFieldValue('norwegianNationalIdentification', '');
      if (data.language) await i18n.changeLanguage(data.language);
      if (data.name) await renewName();
      await revalidate();
      notify(t('details.saved'), 'good');
    },
    fieldsOf: (error) =>
      error instanceof ApiFailure && error.code === 'accounts.identification_taken'
        ? refuse({ path: 'norwegianNationalIdentification', reason: 'taken' })
        : null,
  });
  /** What BankID has stated is read-only. */
  const fromBank = (field: string) =>
    profile.confirmedFields.includes(field)
      ? { readOnly: true, description: t('details.from_bank') }
      : {};
  return (
    <section className={classes.section}>
      <Title order={2}>{t('details.title')}</Title>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          <TextInput
            label={account('fields.name')}
            autoComplete="name"
            size="md"
            {...fromBank('name')}
            {...form.getInputProps('name')}
          />
          <PhoneField {...form.getInputProps('phoneNumber')} value={form.values.phoneNumber} />
          <TextInput
            label={t('details.postal_address')}
            description={t('details.postal_address_help')}
            autoComplete="street-address"
            size="md"
            {...form.getInputProps('postalAddress')}
          />
          {form.values.optimiseFor === 'landlord' && (
            <TextInput
              label={t('details.org_number')}
              description={t('details.org_number_help')}
              inputMode="numeric"
              size="md"
              {...form.getInputProps('orgNumber')}
            />
          )}
          <div className={classes.pair}>
            <TextInput
              label={t('details.birthday')}
              type="date"
              max={today}
              autoComplete="bday"
              size="md"
              {...fromBank('birthday')}
              {...form.getInputProps('birthday')}
            />
            <NativeSelect
              label={t('details.gender')}
              size="md"
              data={[
                { value: '', label: t('details.not_said') },
                ...GENDERS.map((value) => ({ value, label: t(`details.genders.${value}`) })),
              ]}
              {...form.getInputProps('gender')}
            />
            <TextInput
              label={t('details.occupation')}
              autoComplete="organization-title"
              size="md"
              {...form.getInputProps('occupation')}
            />
            <NativeSelect
              label={t('details.language')}
              size="md"
              data={LANGUAGES.map((value) => ({ value, label: t(`details.languages.${value}`) }))}
              {...form.getInputProps('language')}
            />
          </div>
          <IdentificationField
            // After saving, the field is reset to the stored, masked value.
            key={profile.norwegianNationalIdentification}
            masked={profile.norwegianNationalIdentification}
            {...form.getInputProps('norwegianNationalIdentification')}
            value={form.values.norwegianNationalIdentification}
          />
          <SideChoice input={form.getInputProps('optimiseFor')} />
          <div>
            {errorText && (
              <FormError>
                {t('details.failed')} {errorText}
              </FormError>
            )}
            <div className={classes.save}>
              <Button type="submit" size="md" loading={isPending}>
                {t('details.save')}
              </Button>
            </div>
          </div>
        </Stack>
      </form>
    </section>
  );
}

const valuesOf = (profile: Profile) => ({
  name: profile.name,
  phoneNumber: profile.phoneNumber ?? '',
  postalAddress: profile.postalAddress ?? '',
  orgNumber: profile.orgNumber ?? '',
  birthday: profile.birthday ?? '',
  gender: profile.gender ?? '',
  occupation: profile.occupation ?? '',
  language: profile.language,
  norwegianNationalIdentification: '',
  optimiseFor: profile.optimiseFor,
});
type Values = ReturnType<typeof valuesOf>;

/** The values that differ from the stored ones. An empty field deletes its value, if it is optional. */
function changed(values: Values, before: Values) {
  const differs = Object.entries(values).filter(
    ([name, value]) => value !== before[name as keyof Values],
  );
  return Object.fromEntries(
    differs.map(([name, value]) => [name, value === '' && !NEEDED.includes(name) ? null : value]),
  ) as Partial<Values>;
}

const NEEDED = ['name', 'birthday', 'phoneNumber'];

/** The name in the bar comes from the token: a new token has the new name. */
async function renewName() {
  const [{ renew }, { tokens }] = await Promise.all([
    import('../../../platform/refresh.ts'),
    import('../../../platform/session.ts'),
  ]);
  // If this fails, the next renewal corrects the name.
  await renew(tokens()?.accessToken ?? null).catch(() => false);
}
