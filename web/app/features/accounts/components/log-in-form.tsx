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
import { OtherWays } from './other-ways.tsx';
import { FormError } from './form-error.tsx';

const schema = z.object({ email, password: z.string().min(1) });

interface LogInFormProps {
  /** Where one goes on afterwards, when one is led away from here meanwhile. */
  returnTo: string | null;
  /** In a dialog: somebody is in. */
  onIn?: () => void;
  /** In a dialog: somebody leaves for another page. */
  onLeave?: () => void;
}

export function LogInForm({ returnTo, onIn, onLeave }: LogInFormProps) {
  const { t } = useTranslation('accounts');
  const { partner, identityName } = useSite();
  const { logIn, isAsking, trouble } = useLogIn({ returnTo, onIn, onLeave });
  const form = useForm({
    initialValues: { email: '', password: '' },
    // Elsewhere a form says what is wrong when it is sent; here that button waits for it. Whoever
    // passes by with an empty field has done nothing wrong, and nothing moves under their pointer.
    validate: (values) => (values.email === '' ? {} : checkedBy(schema, values)),
    validateInputOnBlur: ['email'],
  });
  // Also while a field is being typed in: its error is shown when it is left, so that nothing moves before.
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
        {trouble && (
          <FormError>
            {trouble.text}{' '}
            {trouble.hasNone && (
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
            loading={isAsking}
            disabled={!isReady}
          >
            {t('log_in.submit')}
          </Button>
        </Stack>
      </form>
      <OtherWays returnTo={returnTo} onIn={onIn} />
    </Stack>
  );
}
