import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { ApiFailure } from '../../platform/api.ts';
import { requestTokens } from '../../platform/auth.ts';
import { safeReturn, withReturn } from '../../platform/return-to.ts';
import { saveTokens } from '../../platform/session.ts';
import { useSite } from '../../platform/site.ts';
import { redirectUri, consumeSocialLogin } from '../../platform/social-login.ts';

/** Why the login failed. */
const WORDS = {
  social_failed: 'error.social_failed',
  social_taken: 'error.social_taken',
  internal: 'shell:failure.internal',
} as const;

/** Completes a login with a social network, if the URL has its answer. */
export function useSocialLogin(): { returnTo: string | null; errorText: string | null } {
  const { t } = useTranslation(['accounts', 'shell']);
  const { partner } = useSite();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const [errorKey, setErrorKey] = useState<keyof typeof WORDS | null>(null);
  const isTaken = useRef(false);

  const [code, state, refused] = ['code', 'state', 'error'].map((name) => params.get(name));
  useEffect(() => {
    if ((!code && !refused) || isTaken.current) return;
    // A code can be used once: a second render or the browser's history must not send it again.
    isTaken.current = true;
    setParams({}, { replace: true });
    void finish();

    async function finish() {
      const attempt = consumeSocialLogin(state ?? null);
      if (!attempt || !code) return setErrorKey('social_failed');
      setReturnTo(safeReturn(attempt.returnTo));
      try {
        saveTokens(
          await requestTokens('', {
            provider: 'facebook',
            code,
            redirectUri: redirectUri(),
            ...(partner && {
              partnerId: partner.partnerId,
              partnerSubDomain: location.hostname.split('.')[0],
              isPartnerPublic: partner.isPublic,
            }),
          }),
        );
      } catch (error) {
        const failure = error instanceof ApiFailure ? error : null;
        if (failure?.code === 'accounts.not_verified') {
          const { email } = failure.params;
          await navigate(withReturn('/verify-email', attempt.returnTo), { state: { email } });
        } else if (failure?.code === 'accounts.email_taken') setErrorKey('social_taken');
        else setErrorKey(failure && failure.status >= 500 ? 'internal' : 'social_failed');
      }
    }
  }, [code, state, refused, setParams, navigate, partner]);

  return { returnTo, errorText: errorKey && t(WORDS[errorKey]) };
}
