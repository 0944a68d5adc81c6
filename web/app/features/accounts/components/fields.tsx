import '@mantine/core/styles/PasswordInput.css';

import {
  PasswordInput,
  TextInput,
  type PasswordInputProps,
  type TextInputProps,
} from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { passwordHelp } from '../password-help.ts';
import { PASSWORD_MIN } from '@husvaer/domain/accounts/credentials';

/** The props of the form and of the page for a field. */
type Given<Props> = Omit<Props, 'onChange'> & { onChange: (value: string) => void };

/** Converts input to lower case (specification, section 5). */
export function EmailField({ onChange, ...props }: Given<TextInputProps>) {
  const { t } = useTranslation('accounts');
  return (
    <TextInput
      label={t('fields.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
      {...props}
    />
  );
}

/** With a button that shows the password, also reachable by keyboard. */
export function PasswordField({ onChange, ...props }: Given<PasswordInputProps>) {
  const { t } = useTranslation('accounts');
  return (
    <PasswordInput
      label={t('fields.password')}
      autoComplete="current-password"
      size="md"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('fields.show'), tabIndex: 0 }}
      {...props}
    />
  );
}

interface NewPasswordProps extends Omit<Given<PasswordInputProps>, 'about' | 'value'> {
  value: string;
  /** What others know about the person, such as name and e-mail. */
  about: readonly string[];
}

/** A field for a new password, with advice on it. */
export function NewPasswordField({ about, ...props }: NewPasswordProps) {
  const { t } = useTranslation('accounts');
  const help = passwordHelp(props.value, about);
  const text =
    help.kind === 'short'
      ? t('help.short', { count: help.missing })
      : t(`help.${help.kind}`, { min: PASSWORD_MIN });
  return (
    <PasswordField
      autoComplete="new-password"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      // A field error says the same.
      description={props.error ? undefined : text}
      {...props}
    />
  );
}
