import { Anchor, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { email } from '@husvaer/domain/accounts/credentials';
import { z } from '@husvaer/domain/kernel/zod';

import { callAuth } from '../../../platform/auth.ts';
import { checkedBy } from '../check.tsx';
import { useFormCall } from '../use-form-call.ts';
import { EmailField } from './fields.tsx';
import { Narrow } from './narrow.tsx';
import { FormError } from './form-error.tsx';

const schema = z.object({ email });

interface RequestLinkProps {
  title: string;
  text: string;
}

/** Requests the mail with the link to set a password. The answer does not show whether the account exists. */
export function RequestLink({ title, text }: RequestLinkProps) {
  const { t } = useTranslation('accounts');
  const { state } = useLocation() as { state: { email?: string } | null };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: state?.email ?? '' },
    validate: (values) => checkedBy(schema, values),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    call: async (values) => {
      const user = values.email.trim();
      await callAuth('forgot-password', { user });
      setSentTo(user);
    },
  });
  const back = (
    <p>
      <Anchor component={Link} to="/login" inherit>
        {t('forgotten.back')}
      </Anchor>
    </p>
  );
  if (sentTo !== null)
    return (
      <Narrow
        title={t('forgotten.sent_title')}
        text={t('forgotten.sent', { email: sentTo })}
        below={back}
      >
        <Button variant="default" size="md" fullWidth onClick={() => setSentTo(null)}>
          {t('forgotten.again')}
        </Button>
      </Narrow>
    );
  return (
    <Narrow title={title} text={text} below={back}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          <EmailField {...form.getInputProps('email')} />
          <div>
            {errorText && <FormError>{errorText}</FormError>}
            <Button type="submit" size="md" fullWidth loading={isPending}>
              {t('forgotten.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Narrow>
  );
}
