import { Button, Checkbox, Stack, Title } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { CONSENT } from '@husvaer/domain/signing/consent';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { ApiFailure, send } from '../../platform/api.ts';
import { useLanguage } from '../../platform/format.ts';
import { FormError } from '../accounts/forms/public.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import type { Signing } from './signing.ts';
import classes from './signing.module.css';
import { useFormat } from '../../platform/format.ts';

interface SignFormProps {
  signerId: string;
  signing: Signing;
}

/** Accepts the document in words, then leads to the proof of identity; or declines it. */
export function SignForm({ signerId, signing }: SignFormProps) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const { date: day } = useFormat();
  const { agrees, setAgrees, isMissing, begin, isPending, errorText } = useBegin(signerId);
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <section className={classes.panel}>
      <Title order={2}>{t('form.title')}</Title>
      <p className="quiet">{t('form.until', { date: day(signing.expiresAt) })}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Stack>
          <Checkbox
            id="consent"
            size="md"
            label={CONSENT[language]}
            checked={agrees}
            onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
            error={isMissing && t('form.consent_missing')}
          />
          {errorText && <FormError>{errorText}</FormError>}
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={isPending}
            leftSection={<IconSignature size={20} aria-hidden />}
          >
            {t('form.sign', { how: signing.identityName })}
          </Button>
          <Button
            variant="subtle"
            size="md"
            fullWidth
            c="var(--danger)"
            aria-haspopup="dialog"
            onClick={() => setIsDeclining(true)}
          >
            {t('form.decline')}
          </Button>
        </Stack>
      </form>
      <p className={classes.small}>{t('form.next', { how: signing.identityName })}</p>
      <DeclineDialog
        opened={isDeclining}
        signerId={signerId}
        onClose={() => setIsDeclining(false)}
      />
    </section>
  );
}

/** Goes to the proof of identity. An error is shown, and the page's data reloaded. */
function useBegin(signerId: string) {
  const messageFor = useFailureText();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  async function begin() {
    setIsMissing(!agrees);
    if (!agrees) {
      document.getElementById('consent')?.focus();
      return;
    }
    setIsPending(true);
    setErrorText(null);
    try {
      const { url } = await send<{ url: string }>(`/api/signing/${signerId}/begin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ consent: true, language }),
      });
      // The button stays busy until the other page has loaded.
      location.assign(url);
    } catch (error) {
      setErrorText(messageFor(error));
      setIsPending(false);
      if (error instanceof ApiFailure) await revalidate();
    }
  }
  return { agrees, setAgrees, isMissing: isMissing && !agrees, begin, isPending, errorText };
}
