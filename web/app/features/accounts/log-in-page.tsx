import { Alert, Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { RETURN_PARAM, safeReturn } from '../../platform/return-to.ts';
import { useSession } from '../../platform/session.ts';
import { LogInForm } from './components/log-in-form.tsx';
import { Narrow } from './components/narrow.tsx';
import { FormError } from './components/form-error.tsx';
import { useSignInPrompt } from './sign-in-prompt.tsx';
import { useBindIdentity } from './use-bind-identity.ts';
import { useSocialLogin } from './use-social-login.ts';

export const handle = { namespaces: ['accounts'] };

/** The login page, also the return page of an identity provider or a social network. */
export default function LogInPage() {
  const { t } = useTranslation('accounts');
  const [params] = useSearchParams();
  const { openPrompt } = useSignInPrompt();
  const social = useSocialLogin();
  const returnTo = social.returnTo ?? safeReturn(params.get(RETURN_PARAM));
  const identity = params.get('identity');
  useGoOn(returnTo ?? '/home', identity === 'unknown');
  return (
    <Narrow
      title={t('log_in.title')}
      text={t('log_in.text')}
      path="/login"
      below={
        <p>
          {t('log_in.no_account')}{' '}
          <Anchor component="button" inherit onClick={() => openPrompt('register')}>
            {t('log_in.register')}
          </Anchor>
        </p>
      }
    >
      {identity === 'unknown' && (
        <Alert variant="light" mb="lg">
          {t('log_in.identity_unknown')}
        </Alert>
      )}
      {identity === 'failed' && <FormError>{t('log_in.identity_failed')}</FormError>}
      {social.errorText && <FormError>{social.errorText}</FormError>}
      <LogInForm returnTo={returnTo} />
    </Narrow>
  );
}

/** Leads on when the user is logged in; an identity that was confirmed before is bound to their account. */
function useGoOn(to: string, bindsIdentity: boolean) {
  const session = useSession();
  const navigate = useNavigate();
  const bindIdentity = useBindIdentity();
  const isGone = useRef(false);
  useEffect(() => {
    if (!session || isGone.current) return;
    isGone.current = true;
    if (bindsIdentity) void bindIdentity();
    void navigate(to, { replace: true });
  }, [session, bindsIdentity, bindIdentity, to, navigate]);
}
