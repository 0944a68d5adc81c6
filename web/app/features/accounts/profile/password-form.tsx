import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { givenPassword, newPassword } from '@husvaer/domain/accounts/credentials';
import { z } from '@husvaer/domain/kernel/zod';

import { ApiFailure } from '../../../platform/api.ts';
import { changePassword } from '../../../platform/auth.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { checkedBy, checkRepeat, refuse } from '../check.tsx';
import { NewPasswords } from '../components/about-you-fields.tsx';
import { PasswordField } from '../components/fields.tsx';
import { FormError } from '../components/form-error.tsx';
import { useFormCall } from '../use-form-call.ts';
import type { MyProfileQuery } from './my-profile.graphql.ts';
import classes from './profile-page.module.css';

const schema = z.object({ oldPassword: givenPassword, password: newPassword });

/** The old password, the new one, and the new one again. Every other session ends. */
export function PasswordForm({ profile }: { profile: MyProfileQuery['myProfile'] }) {
  const { t } = useTranslation('profile');
  return (
    <section className={classes.section}>
      <Title order={2}>{t('password.title')}</Title>
      {profile.hasPassword ? (
        <ChangeForm about={[profile.name, profile.email]} />
      ) : (
        <Text>
          {t('password.none')}{' '}
          <Anchor
            component={Link}
            to="/provide-new-password"
            state={{ email: profile.email }}
            inherit
            underline="always"
          >
            {t('password.choose')}
          </Anchor>
        </Text>
      )}
    </section>
  );
}

function ChangeForm({ about }: { about: readonly string[] }) {
  const { t } = useTranslation('profile');
  const { t: account } = useTranslation('accounts');
  const notify = useNotify();
  const form = useForm({
    initialValues: { oldPassword: '', password: '', repeat: '' },
    validate: ({ repeat, ...values }) => ({
      ...checkedBy(schema, values),
      ...checkRepeat({ password: values.password, repeat }),
    }),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    call: async ({ oldPassword, password }) => {
      await changePassword({ oldPassword, password });
      form.reset();
      notify(t('password.changed'), 'good');
    },
    fieldsOf: (error) =>
      error instanceof ApiFailure && error.code === 'accounts.wrong_password'
        ? refuse({ path: 'oldPassword', reason: 'wrong' })
        : null,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <PasswordField label={t('password.old')} {...form.getInputProps('oldPassword')} />
        <NewPasswords
          inputOf={form.getInputProps}
          about={about}
          label={account('fields.new_password')}
        />
        <div>
          {errorText && (
            <FormError>
              {t('password.failed')} {errorText}
            </FormError>
          )}
          <div className={classes.save}>
            <Button type="submit" size="md" variant="default" loading={isPending}>
              {t('password.submit')}
            </Button>
          </div>
        </div>
      </Stack>
    </form>
  );
}
