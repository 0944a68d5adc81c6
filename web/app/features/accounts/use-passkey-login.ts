import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { useSite } from '../../platform/site.ts';
import { isGivenUp, logInByPasskey, offersPasskeys, stopOffering } from './passkeys.ts';
import { enter } from './use-log-in.ts';
import { useErrorMessage } from './use-error-message.ts';

/** Milliseconds after which what is offered is asked for anew: an answer is taken for five minutes. */
const OFFERED_FOR = 4 * 60 * 1000;

/** Logs in by a passkey: with a button, and where the browser offers passkeys in the field of the e-mail. */
export function usePasskeyLogin(onIn: (() => void) | undefined) {
  const { t } = useTranslation('accounts');
  const { partner, origin } = useSite();
  const tell = useErrorMessage();
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function attempt(isOffered: boolean) {
    try {
      enter(await logInByPasskey({ partnerId: partner?.partnerId, isOffered }));
      // The next page is on its way: another login would begin a second session.
      setIsAsking(true);
      onIn?.();
    } catch (error) {
      if (!isOffered) setIsAsking(false);
      const isRefused = error instanceof ApiFailure && error.code === 'accounts.passkey_failed';
      // Nobody has asked for what is offered: it fails in silence until one is chosen.
      if (isRefused || !isOffered) setTrouble(isGivenUp(error) ? t('passkeys.none') : tell(error));
    }
  }
  const offer = useEffectEvent(() => attempt(true));

  useEffect(() => {
    // The button takes the browser's one question; afterwards it is asked again.
    if (isAsking) return;
    let isLeft = false;
    const begin = async () => {
      if ((await offersPasskeys(origin)) && !isLeft) await offer();
    };
    void begin();
    const renewing = setInterval(() => void begin(), OFFERED_FOR);
    return () => {
      isLeft = true;
      clearInterval(renewing);
      void stopOffering();
    };
  }, [isAsking, origin]);

  async function logIn() {
    setTrouble(null);
    setIsAsking(true);
    await attempt(false);
  }
  return { logIn, isAsking, trouble };
}
