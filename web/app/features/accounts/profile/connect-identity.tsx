import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { identityLogin } from '../../../platform/auth.ts';
import { useSite } from '../../../platform/site.ts';
import { useBindIdentity } from '../use-bind-identity.ts';
import { useLoginOptions } from '../use-login-options.ts';
import { Doing } from './doing.tsx';

/** Makes an identity one's own, so that one can log in with it: leads to the provider, which leads back here. */
export function ConnectIdentity() {
  const { t } = useTranslation('profile');
  const { partner } = useSite();
  const options = useLoginOptions();
  useConfirmed();
  if (!options?.identityProvider) return null;
  const { name } = options.identityProvider;
  return (
    <Doing what={t('account.identity', { name })} text={t('account.identity_text', { name })}>
      <Button
        component="a"
        href={identityLogin('/profile', partner?.partnerId)}
        variant="default"
        aria-label={t('account.identity', { name })}
      >
        {t('account.do.identity')}
      </Button>
    </Doing>
  );
}

/** Back from the provider with an identity that nobody has yet. */
function useConfirmed() {
  const [params, setParams] = useSearchParams();
  const bindIdentity = useBindIdentity();
  const isTaken = useRef(false);
  const isUnknown = params.get('identity') === 'unknown';
  useEffect(() => {
    if (!isUnknown || isTaken.current) return;
    isTaken.current = true;
    setParams({}, { replace: true });
    void bindIdentity();
  }, [isUnknown, setParams, bindIdentity]);
}
