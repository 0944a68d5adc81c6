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

/** What a form gives its fields, and what a page adds to them. */
type Given<Props> = Omit<Props, 'onChange'> & { onChange: (value: string) => void };

/** Lower-cased as it is typed (specification, section 5). */
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

/** With a switch that shows it, by keyboard too. */
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
  /** What others know of the person. */
  about: readonly string[];
}

/** A password that is chosen, with an honest word on it. */
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
      // What is wrong with it says as much.
      description={props.error ? undefined : text}
      {...props}
    />
  );
}
