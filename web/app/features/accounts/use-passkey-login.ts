import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { saveTokens } from '../../platform/session.ts';
import { useSite } from '../../platform/site.ts';
import { isCancelled, logInByPasskey, offersPasskeys, stopOfferingPasskeys } from './passkeys.ts';
import { useErrorMessage } from './use-error-message.ts';

/** Milliseconds after which the offer is renewed: the server accepts an answer for five minutes. */
const OFFERED_FOR = 4 * 60 * 1000;

/** Logs in by a passkey: with a button, and in the autofill of the e-mail field if that is supported. */
export function usePasskeyLogin(onIn: (() => void) | undefined) {
  const { t } = useTranslation('accounts');
  const { partner, origin } = useSite();
  const messageFor = useErrorMessage();
  const [isPending, setIsPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function attempt(isOffered: boolean) {
    try {
      saveTokens(await logInByPasskey({ partnerId: partner?.partnerId, isOffered }));
      // The next page is loading: another login would start a second session.
      setIsPending(true);
      onIn?.();
    } catch (error) {
      if (!isOffered) setIsPending(false);
      const isRefused = error instanceof ApiFailure && error.code === 'accounts.passkey_failed';
      // The user has not asked for the offer: its errors are hidden until a passkey is chosen.
      if (isRefused || !isOffered)
        setErrorText(isCancelled(error) ? t('passkeys.none') : messageFor(error));
    }
  }
  const offer = useEffectEvent(() => attempt(true));

  useEffect(() => {
    // The browser allows one request at a time: the button's replaces the offer, which is repeated later.
    if (isPending) return;
    let isLeft = false;
    const begin = async () => {
      if ((await offersPasskeys(origin)) && !isLeft) await offer();
    };
    void begin();
    const renewing = setInterval(() => void begin(), OFFERED_FOR);
    return () => {
      isLeft = true;
      clearInterval(renewing);
      void stopOfferingPasskeys();
    };
  }, [isPending, origin]);

  async function logIn() {
    setErrorText(null);
    setIsPending(true);
    await attempt(false);
  }
  return { logIn, isPending, errorText };
}
