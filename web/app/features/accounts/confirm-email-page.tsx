import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';

import type { EmailConfirmed } from '@husvaer/contract/auth';

import { ApiFailure } from '../../platform/api.ts';
import { confirmEmail } from '../../platform/auth.ts';
import { Narrow } from './components/narrow.tsx';
import { FormError } from './components/form-error.tsx';
import { useSecret } from './use-secret.ts';
import { useErrorMessage } from './use-error-message.ts';

export const handle = { namespaces: ['accounts'] };

/**
 * The page that both links of a change of e-mail lead to. The user confirms by a button, because mail
 * scanners open links.
 */
export default function ConfirmEmailPage() {
  const { hash } = useLocation();
  // The links of both addresses differ only in the secret: the second may be opened while the first is shown.
  return <Confirmation key={hash} />;
}

function Confirmation() {
  const { t } = useTranslation('accounts');
  const { '*': id = '' } = useParams();
  const secret = useSecret();
  const messageFor = useErrorMessage();
  const [isPending, setIsPending] = useState(false);
  const [confirmed, setConfirmed] = useState<EmailConfirmed | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function confirm() {
    setIsPending(true);
    setErrorText(null);
    try {
      setConfirmed(await confirmEmail({ id, secret }));
    } catch (error) {
      setErrorText(isOfTheLink(error) ? t('confirm_email.gone') : messageFor(error));
    } finally {
      setIsPending(false);
    }
  }

  if (confirmed) {
    const textKey = confirmed.isDone ? 'done' : 'half';
    return (
      <Narrow
        title={t(`confirm_email.${textKey}_title`)}
        text={t(`confirm_email.${textKey}`, { email: confirmed.email })}
      >
        <Button component={Link} to="/profile" size="md" fullWidth>
          {t('confirm_email.to_profile')}
        </Button>
      </Narrow>
    );
  }
  return (
    <Narrow title={t('confirm_email.title')} text={t('confirm_email.text')}>
      {errorText && <FormError>{errorText}</FormError>}
      <Button size="md" fullWidth loading={isPending} onClick={() => void confirm()}>
        {t('confirm_email.submit')}
      </Button>
    </Narrow>
  );
}

/** Whether the link is expired, used or truncated. */
const isOfTheLink = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.code === 'accounts.link_expired' || error.code === 'request.invalid');
