import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';
import { callAuth } from '../../../platform/auth.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { secondsToWait } from '../../../errors/use-failure-text.ts';
import { useErrorMessage } from '../use-error-message.ts';

/** Seconds after which sending another mail is offered. */
const PATIENCE = 60;

interface ResendCodeProps {
  account: { id: string } | { user: string };
  /** Whether the address is known; if not, the form reports what is missing. */
  canSend: () => boolean;
}

export function ResendCode({ account, canSend }: ResendCodeProps) {
  const { t } = useTranslation('accounts');
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [wait, setWait] = useState('id' in account ? PATIENCE : 0);
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    if (wait === 0) return;
    const second = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(second);
  }, [wait]);

  async function sendCode() {
    if (!canSend()) return;
    setIsPending(true);
    try {
      await callAuth('resend-code', account);
      notify(t('verify.resent'), 'good');
      setWait(PATIENCE);
    } catch (error) {
      notify(messageFor(error), 'bad');
      if (error instanceof ApiFailure && error.status === 429) setWait(secondsToWait(error.params));
    } finally {
      setIsPending(false);
    }
  }

  if (wait > 0)
    return (
      <Text ta="center" className="quiet">
        {t('verify.resend_in', { seconds: wait })}
      </Text>
    );
  return (
    <Button variant="subtle" fullWidth loading={isPending} onClick={() => void sendCode()}>
      {t('verify.resend')}
    </Button>
  );
}
