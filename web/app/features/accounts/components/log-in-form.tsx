import '@mantine/core/styles/Divider.css';

import { Anchor, Button, Divider, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { email } from '@husvaer/domain/accounts/credentials';
import { z } from '@husvaer/domain/kernel/zod';

import { identityLogin } from '../../../platform/auth.ts';
import { withReturn } from '../../../platform/return-to.ts';
import { useSite } from '../../../platform/site.ts';
import { checkedBy } from '../check.tsx';
import { useLogIn } from '../use-log-in.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { OtherLoginMethods } from './other-login-methods.tsx';
import { FormError } from './form-error.tsx';

const schema = z.object({ email, password: z.string().min(1) });

interface LogInFormProps {
  /** The path to go to after login, if the user is led to another page meanwhile. */
  returnTo: string | null;
  /** In a dialog: called after login. */
  onIn?: () => void;
  /** In a dialog: called when the user leaves for another page. */
  onLeave?: () => void;
}

export function LogInForm({ returnTo, onIn, onLeave }: LogInFormProps) {
  const { t } = useTranslation('accounts');
  const { partner, identityName } = useSite();
  const { logIn, isPending, loginError } = useLogIn({ returnTo, onIn, onLeave });
  const form = useForm({
    initialValues: { email: '', password: '' },
    // Other forms show errors when they are submitted; here the button is disabled until the form is valid.
    // Leaving a field empty is not an error, and nothing moves under the pointer.
    validate: (values) => (values.email === '' ? {} : checkedBy(schema, values)),
    validateInputOnBlur: ['email'],
  });
  // Updated while the user types. A field's error is shown when it loses focus, so that nothing moves before.
  const isReady = schema.safeParse(form.values).success;
  return (
    <Stack gap="md">
      {identityName && (
        <>
          <Button
            component="a"
            href={identityLogin(returnTo ?? '/home', partner?.partnerId)}
            size="md"
            fullWidth
          >
            {t('log_in.with', { name: identityName })}
          </Button>
          <Divider label={t('log_in.or_email')} />
        </>
      )}
      <form
        onSubmit={form.onSubmit((values) => void logIn(values.email.trim(), values.password))}
        noValidate
      >
        {loginError && (
          <FormError>
            {loginError.text}{' '}
            {loginError.hasNone && (
              <Anchor
                component={Link}
                to="/provide-new-password"
                state={{ email: form.values.email }}
                onClick={onLeave}
                inherit
                underline="always"
              >
                {t('log_in.choose_password')}
              </Anchor>
            )}
          </FormError>
        )}
        <Stack gap="md">
          <EmailField
            data-autofocus
            autoComplete="username webauthn"
            {...form.getInputProps('email')}
          />
          <PasswordField {...form.getInputProps('password')} />
          <Anchor
            component={Link}
            to={withReturn('/reset-password', returnTo)}
            state={{ email: form.values.email }}
            onClick={onLeave}
            fz="sm"
          >
            {t('log_in.forgotten')}
          </Anchor>
          <Button
            type="submit"
            size="md"
            fullWidth
            variant={identityName ? 'default' : 'filled'}
            loading={isPending}
            disabled={!isReady}
          >
            {t('log_in.submit')}
          </Button>
        </Stack>
      </form>
      <OtherLoginMethods returnTo={returnTo} onIn={onIn} />
    </Stack>
  );
}
