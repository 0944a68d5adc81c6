import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { AGE_MIN } from '@husvaer/domain/accounts/credentials';

import { useSite } from '../../../platform/site.ts';
import { NewPasswordField, PasswordField } from './fields.tsx';

/** The form's input props for a field. */
export type InputOf = (name: 'name' | 'password' | 'repeat' | 'birthDate') => {
  value?: string;
  onChange: (value: unknown) => void;
};

interface NewPasswordsProps {
  inputOf: InputOf;
  /** What others know about the person, such as name and e-mail. */
  about: readonly string[];
  label?: string;
}

export function NameField({ inputOf }: { inputOf: InputOf }) {
  const { t } = useTranslation('accounts');
  return <TextInput label={t('fields.name')} autoComplete="name" size="md" {...inputOf('name')} />;
}

/** A new password and its repetition. */
export function NewPasswords({ inputOf, about, label }: NewPasswordsProps) {
  const { t } = useTranslation('accounts');
  const password = inputOf('password');
  return (
    <Stack gap="md">
      <NewPasswordField
        about={about}
        label={label ?? t('fields.password')}
        {...password}
        value={password.value ?? ''}
      />
      <PasswordField
        label={t('fields.repeat')}
        autoComplete="new-password"
        {...inputOf('repeat')}
      />
    </Stack>
  );
}

export function BirthDateField({ inputOf }: { inputOf: InputOf }) {
  const { t } = useTranslation('accounts');
  const { today } = useSite();
  return (
    <TextInput
      label={t('fields.birth_date')}
      description={t('fields.birth_date_help', { years: AGE_MIN })}
      type="date"
      max={today}
      autoComplete="bday"
      size="md"
      {...inputOf('birthDate')}
    />
  );
}
