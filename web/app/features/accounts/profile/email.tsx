import { Alert, Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { email } from '@husvaer/domain/accounts/credentials';
import { z } from '@husvaer/domain/kernel/zod';

import { ApiFailure } from '../../../platform/api.ts';
import { changeEmail } from '../../../platform/auth.ts';
import { checkedBy, refuse } from '../check.tsx';
import { FormError } from '../components/form-error.tsx';
import { useFormCall } from '../use-form-call.ts';
import { ProfileAction } from './profile-action.tsx';
import classes from './profile-page.module.css';

const schema = z.object({ email });

/** The e-mail to log in with, and a form to change it, which both addresses must confirm. */
export function Email({
  current,
  next,
  isRefused,
}: {
  current: string;
  next: string | null;
  isRefused: boolean;
}) {
  const { t } = useTranslation('profile');
  const [isChanging, setIsChanging] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <section className={classes.section}>
      <Title order={2}>{t('email.title')}</Title>
      <ProfileAction what={current} text={t('email.text')}>
        {!isChanging && (
          <Button variant="default" onClick={() => setIsChanging(true)}>
            {t('email.change')}
          </Button>
        )}
      </ProfileAction>
      {isRefused && (
        <Alert role="note" variant="light" color="red">
          {t('email.refused', { current })}
        </Alert>
      )}
      {next !== null && <p role="status">{t('email.asked', { current, email: next })}</p>}
      {isChanging && (
        <ChangeForm
          onCodeSent={async () => {
            await revalidate();
            setIsChanging(false);
          }}
          onCancel={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}

function ChangeForm({
  onCodeSent,
  onCancel,
}: {
  onCodeSent: () => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation('profile');
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => checkedBy(schema, values),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    call: async (values) => {
      await changeEmail(schema.parse(values).email);
      await onCodeSent();
    },
    fieldsOf: (error) =>
      error instanceof ApiFailure && error.code === 'accounts.same_email'
        ? refuse({ path: 'email', reason: 'taken' })
        : null,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('email.new')}
          description={t('email.help')}
          type="email"
          autoComplete="email"
          size="md"
          data-autofocus
          {...form.getInputProps('email')}
        />
        {errorText && <FormError>{errorText}</FormError>}
        <Group>
          <Button type="submit" loading={isPending}>
            {t('email.send')}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {t('email.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
