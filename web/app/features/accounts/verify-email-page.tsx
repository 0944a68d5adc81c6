import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';

import {
  registrationFacts,
  activationCode,
  email as emailSchema,
} from '@husvaer/domain/accounts/credentials';
import { z } from '@husvaer/domain/kernel/zod';

import { ApiFailure } from '../../platform/api.ts';
import { requestTokens } from '../../platform/auth.ts';
import { RETURN_PARAM, safeReturn, withReturn } from '../../platform/return-to.ts';
import { saveTokens } from '../../platform/session.ts';
import { useLinkState } from '../../platform/use-link-state.ts';
import { useSite } from '../../platform/site.ts';
import { checkedBy, refuse } from './check.tsx';
import { BirthDateField } from './components/about-you-fields.tsx';
import { Consents } from './components/consents.tsx';
import { EmailField } from './components/fields.tsx';
import { Finished } from './components/finished.tsx';
import { Narrow } from './components/narrow.tsx';
import { ResendCode } from './components/resend-code.tsx';
import { FormError } from './components/form-error.tsx';
import { useFormCall } from './use-form-call.ts';

export const handle = { namespaces: ['accounts'] };

/**
 * The page where the six digits of the mail are entered. The account is that of the URL, or that of the
 * e-mail entered.
 */
export default function VerifyEmailPage() {
  const { t } = useTranslation('accounts');
  const { id } = useParams();
  const state = useLinkState<{ email?: string }>();
  const [params] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const returnTo = safeReturn(params.get(RETURN_PARAM));
  const known = state?.email;
  if (isDone) return <Finished returnTo={returnTo} />;
  return (
    <Narrow
      title={t('verify.title')}
      text={
        known ? t('verify.sent', { email: known }) : t(id ? 'verify.sent_unknown' : 'verify.ask')
      }
      below={
        <p>
          {t('verify.wrong_address')}{' '}
          <Anchor component={Link} to={withReturn('/register-as-tenant', returnTo)} inherit>
            {t('verify.start_over')}
          </Anchor>
        </p>
      }
    >
      <CodeForm id={id} known={known} onDone={() => setIsDone(true)} />
    </Narrow>
  );
}

interface CodeFormProps {
  id: string | undefined;
  /** The e-mail in the URL. */
  known: string | undefined;
  onDone: () => void;
}

function CodeForm({ id, known, onDone }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const { partner, today } = useSite();
  const [needsAbout, setNeedsAbout] = useState(false);
  const needsEmail = !id && !known;
  const form = useForm({
    initialValues: {
      email: '',
      code: '',
      birthDate: '',
      agreesToTerms: false,
      agreesToPrivacy: false,
    },
    validate: ({ email, code, ...about }) => ({
      ...(needsEmail && checkedBy(z.object({ email: emailSchema }), { email })),
      // An empty field is not a six-digit number either.
      ...(activationCode.safeParse(code).success
        ? {}
        : refuse({ path: 'code', reason: 'wrong_format' })),
      ...(needsAbout && checkedBy(registrationFacts(today), about)),
    }),
  });
  const account = id ? { id } : { user: known ?? form.values.email.trim() };
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    call: async ({ code, email: _, ...about }) => {
      const input = { ...account, code, ...(needsAbout && { about }) };
      try {
        saveTokens(
          await requestTokens('verify-email', { ...input, partnerId: partner?.partnerId ?? null }),
        );
      } catch (error) {
        // A user who registered with a social network has not given these details yet.
        if (!(error instanceof ApiFailure) || error.code !== 'accounts.about_you_needed')
          throw error;
        return setNeedsAbout(true);
      }
      onDone();
    },
    fieldsOf: (error) =>
      error instanceof ApiFailure && error.code === 'accounts.wrong_code'
        ? refuse({ path: 'code', reason: 'wrong' })
        : null,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        {needsEmail && <EmailField {...form.getInputProps('email')} />}
        <TextInput
          label={t('fields.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          size="lg"
          styles={{ input: { letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' } }}
          {...form.getInputProps('code')}
          // Mails show the code in two halves, so a copy of it has a space.
          onChange={({ currentTarget }) =>
            form.setFieldValue('code', currentTarget.value.replaceAll(/\s/gu, ''))
          }
        />
        {needsAbout && (
          <>
            <p role="status">{t('verify.about_you')}</p>
            <BirthDateField inputOf={form.getInputProps} />
            <Consents inputOf={(name) => form.getInputProps(name, { type: 'checkbox' })} />
          </>
        )}
        <div>
          {errorText && <FormError>{errorText}</FormError>}
          <Group grow>
            <Button type="submit" size="md" loading={isPending}>
              {t('verify.submit')}
            </Button>
          </Group>
        </div>
        <ResendCode
          account={account}
          canSend={() => !needsEmail || !form.validateField('email').hasError}
        />
      </Stack>
    </form>
  );
}
