import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';

import { newPassword } from '@husvaer/domain/accounts/credentials';
import { z } from '@husvaer/domain/kernel/zod';

import { ApiFailure } from '../../platform/api.ts';
import { resetPassword } from '../../platform/auth.ts';
import { useNotify } from '../../platform/notify.tsx';
import { checkedBy, checkRepeat } from './check.tsx';
import { NewPasswords } from './components/about-you-fields.tsx';
import { Narrow } from './components/narrow.tsx';
import { FormError } from './components/form-error.tsx';
import { useFormCall } from './use-form-call.ts';
import { useSecret } from './use-secret.ts';

export const handle = { namespaces: ['accounts'] };

const schema = z.object({ password: newPassword });

/** The page of the mail's link to set a password: its id is in the path, its secret in the fragment. */
export default function CreateNewPasswordPage() {
  const { t } = useTranslation('accounts');
  const [isGone, setIsGone] = useState(false);
  if (isGone)
    return (
      <Narrow title={t('new_password.gone_title')} text={t('new_password.gone')}>
        <Button component={Link} to="/reset-password" size="md" fullWidth>
          {t('new_password.ask_again')}
        </Button>
      </Narrow>
    );
  return (
    <Narrow title={t('new_password.title')} text={t('new_password.text')}>
      <NewPasswordForm onGone={() => setIsGone(true)} />
    </Narrow>
  );
}

function NewPasswordForm({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation('accounts');
  const { '*': id = '' } = useParams();
  const secret = useSecret();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm({
    initialValues: { password: '', repeat: '' },
    validate: (values) => ({ ...checkedBy(schema, values), ...checkRepeat(values) }),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    call: async ({ password }) => {
      try {
        await resetPassword({ id, secret, password });
      } catch (error) {
        if (isOfTheLink(error)) return onGone();
        throw error;
      }
      notify(t('new_password.done'), 'good');
      await navigate('/login', { replace: true });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <NewPasswords inputOf={form.getInputProps} about={[]} label={t('fields.new_password')} />
        <div>
          {errorText && (
            <FormError>
              {t('error.failed_to_reset')} {errorText}
            </FormError>
          )}
          <Button type="submit" size="md" fullWidth loading={isPending}>
            {t('new_password.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Whether the link is expired, used or truncated. */
function isOfTheLink(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const { code, params } = error;
  const fields = (params['fields'] ?? []) as { path: string }[];
  return (
    code === 'accounts.link_expired' ||
    fields.some(({ path }) => path === 'id' || path === 'secret')
  );
}
