import { Button, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import type { InvitationAnswer } from '@husvaer/contract/auth';
import { invitedRegistration } from '@husvaer/domain/accounts/invitation';

import { ApiFailure } from '../../platform/api.ts';
import { requestTokens } from '../../platform/auth.ts';
import { useFormat } from '../../platform/format.ts';
import { saveTokens } from '../../platform/session.ts';
import { useSite } from '../../platform/site.ts';
import { checkedBy, checkRepeat } from './check.tsx';
import {
  BirthDateField,
  NameField,
  NewPasswords,
  type InputOf,
} from './components/about-you-fields.tsx';
import { Consents } from './components/consents.tsx';
import { Narrow } from './components/narrow.tsx';
import { FormError } from './components/form-error.tsx';
import { useFormCall } from './use-form-call.ts';
import { useInvitation } from './use-invitation.ts';
import { useErrorMessage } from './use-error-message.ts';

export const handle = { namespaces: ['accounts'] };

/** The page that a partner's invitation links to: shows who invites the user, and to what. */
export default function AcceptInvitationPage() {
  const { t } = useTranslation('accounts');
  const messageFor = useErrorMessage();
  const { day } = useFormat();
  const { link, found, onInvalid, retry } = useInvitation();
  if (found === 'invalid')
    return (
      <Narrow title={t('invitation.invalid_title')} text={t('invitation.invalid')}>
        <Button component={Link} to="/find-home" variant="default" size="md" fullWidth>
          {t('invitation.to_search')}
        </Button>
      </Narrow>
    );
  if (found && 'error' in found)
    return (
      <Narrow title={t('invitation.failed')} text={messageFor(found.error)}>
        <Button size="md" fullWidth onClick={retry}>
          {t('invitation.again')}
        </Button>
      </Narrow>
    );
  if (!found)
    return (
      <Narrow title={t('invitation.looking')} text="…">
        <Stack gap="lg" aria-hidden>
          {[0, 1, 2].map((field) => (
            <Skeleton key={field} height={68} />
          ))}
        </Stack>
      </Narrow>
    );
  const { partnerName: partner, email, hasAccount, registerAs, endsOn } = found;
  const text = [
    t(`invitation.${registerAs}`, { partner, day: endsOn === null ? '' : day(endsOn) }),
    t(hasAccount ? 'invitation.known' : 'invitation.new', { email }),
  ].join(' ');
  return (
    <Narrow title={t('invitation.title', { partner })} text={text}>
      <AcceptForm link={link} invitation={found} onInvalid={onInvalid} />
    </Narrow>
  );
}

interface AcceptFormProps {
  link: { id: string; secret: string };
  invitation: InvitationAnswer;
  onInvalid: () => void;
}

function AcceptForm({ link, invitation, onInvalid }: AcceptFormProps) {
  const { t } = useTranslation('accounts');
  const { today } = useSite();
  const navigate = useNavigate();
  const { name, email, hasAccount } = invitation;
  const form = useForm({
    initialValues: {
      name,
      password: '',
      repeat: '',
      birthDate: '',
      agreesToTerms: false,
      agreesToPrivacy: false,
    },
    validate: ({ repeat, ...values }) =>
      hasAccount
        ? {}
        : {
            ...checkedBy(invitedRegistration(today), values),
            ...checkRepeat({ password: values.password, repeat }),
          },
  });
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    call: async ({ repeat: _, ...values }) => {
      try {
        const person = hasAccount ? {} : values;
        saveTokens(await requestTokens('accept-invitation', { ...link, ...person }));
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'accounts.invalid_invitation')
          throw error;
        return onInvalid();
      }
      await navigate('/find-home', { replace: true });
    },
  });
  const inputOf = form.getInputProps as InputOf;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        {!hasAccount && (
          <>
            <NameField inputOf={inputOf} />
            <NewPasswords inputOf={inputOf} about={[form.values.name, email]} />
            <BirthDateField inputOf={inputOf} />
            <Consents inputOf={(field) => form.getInputProps(field, { type: 'checkbox' })} />
          </>
        )}
        <div>
          {errorText && <FormError>{errorText}</FormError>}
          <Button type="submit" size="md" fullWidth loading={isPending}>
            {t('invitation.accept')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
