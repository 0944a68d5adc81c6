import { Anchor, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';

import { registration } from '@husvaer/domain/accounts/credentials';
import type { Side } from '@husvaer/domain/accounts/roles';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { ApiFailure } from '../../platform/api.ts';
import { callAuth } from '../../platform/auth.ts';
import { useLanguage } from '../../platform/format.ts';
import { RETURN_PARAM, withReturn } from '../../platform/return-to.ts';
import { useSite } from '../../platform/site.ts';
import { checkedBy, checkRepeat, refuse } from './check.tsx';
import {
  BirthDateField,
  NameField,
  NewPasswords,
  type InputOf,
} from './components/about-you-fields.tsx';
import { Consents } from './components/consents.tsx';
import { EmailField } from './components/fields.tsx';
import { Narrow } from './components/narrow.tsx';
import { SideChoice } from './components/side-choice.tsx';
import { FormError } from './components/form-error.tsx';
import { useFormCall } from './use-form-call.ts';

/** The registration page. `side` is given by the page; the form asks which side the user is mostly on. */
export function RegisterPage({ side }: { side: Side }) {
  const { t } = useTranslation('accounts');
  const { partner } = useSite();
  const [params] = useSearchParams();
  const returnTo = params.get(RETURN_PARAM);
  const other = side === 'tenant' ? 'landlord' : 'tenant';
  return (
    <Narrow
      title={t(`register.${side}.title`)}
      text={
        partner?.name
          ? t('register.with_partner', { name: partner.name })
          : t(`register.${side}.text`)
      }
      path={`/register-as-${side}`}
      below={
        <>
          <p>
            {t('log_in.has_account')}{' '}
            <Anchor component={Link} to={withReturn('/login', returnTo)} inherit>
              {t('log_in.submit')}
            </Anchor>
          </p>
          {!partner && (
            <p>
              {t(`register.${side}.other`)}{' '}
              <Anchor component={Link} to={withReturn(`/register-as-${other}`, returnTo)} inherit>
                {t(`register.${side}.to_other`)}
              </Anchor>
            </p>
          )}
        </>
      }
    >
      <RegisterForm key={side} side={side} returnTo={returnTo} email={params.get('email') ?? ''} />
    </Narrow>
  );
}

function RegisterForm({
  side,
  returnTo,
  email,
}: {
  side: Side;
  returnTo: string | null;
  /** The e-mail that the link came with. */
  email: string;
}) {
  const { t } = useTranslation('accounts');
  const { partner, today } = useSite();
  const { id } = useParams();
  const language = useLanguage();
  const navigate = useNavigate();
  // An address with an invalid id at its end is treated as the page without one.
  const partnerId = partner?.partnerId ?? uuid.safeParse(id).data ?? null;
  const form = useForm({
    initialValues: {
      name: '',
      email,
      password: '',
      repeat: '',
      birthDate: '',
      optimiseFor: side,
      agreesToTerms: false,
      agreesToPrivacy: false,
    },
    validate: ({ repeat, ...values }) => ({
      ...checkedBy(registration(today), { ...values, registerAs: side }),
      ...checkRepeat({ password: values.password, repeat }),
    }),
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    call: async ({ repeat: _, ...values }) => {
      const body = { ...values, registerAs: side, language, partnerId };
      const { userInfo } = await callAuth('register', body);
      await navigate(withReturn(`/verify-email/${userInfo?._id ?? ''}`, returnTo), {
        state: { email: values.email.trim() },
      });
    },
    fieldsOf: (error) =>
      error instanceof ApiFailure && error.code === 'accounts.email_taken'
        ? refuse({ path: 'email', reason: 'taken' })
        : null,
  });
  const inputOf = form.getInputProps as InputOf;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <NameField inputOf={inputOf} />
        <EmailField {...form.getInputProps('email')} />
        <NewPasswords inputOf={inputOf} about={[form.values.name, form.values.email]} />
        <BirthDateField inputOf={inputOf} />
        <SideChoice input={form.getInputProps('optimiseFor')} />
        <Consents inputOf={(name) => form.getInputProps(name, { type: 'checkbox' })} />
        <div>
          {errorText && <FormError>{errorText}</FormError>}
          <Button type="submit" size="md" fullWidth loading={isPending}>
            {t('register.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
