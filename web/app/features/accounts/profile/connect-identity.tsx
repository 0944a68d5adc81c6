import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { identityLogin } from '../../../platform/auth.ts';
import { RETURN_PARAM, safeReturn, withReturn } from '../../../platform/return-to.ts';
import { useSite } from '../../../platform/site.ts';
import { useBindIdentity } from '../use-bind-identity.ts';
import { ProfileAction } from './profile-action.tsx';

/** Connects an identity, so that the user can log in with it: leads to the provider and back here. */
export function ConnectIdentity() {
  const { t } = useTranslation('profile');
  const { partner, identityName: name } = useSite();
  const [params] = useSearchParams();
  useConfirmed();
  if (!name) return null;
  return (
    <ProfileAction
      what={t('account.identity', { name })}
      text={t('account.identity_text', { name })}
    >
      <Button
        component="a"
        href={identityLogin(withReturn('/profile', params.get(RETURN_PARAM)), partner?.partnerId)}
        variant="default"
        aria-label={t('account.identity', { name })}
      >
        {t('account.do.identity')}
      </Button>
    </ProfileAction>
  );
}

/** Binds the identity that the provider has just confirmed, then returns to the page that led here. */
function useConfirmed() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const bindIdentity = useBindIdentity();
  const isTaken = useRef(false);
  const isUnknown = params.get('identity') === 'unknown';
  useEffect(() => {
    if (!isUnknown || isTaken.current) return;
    isTaken.current = true;
    const page = safeReturn(params.get(RETURN_PARAM));
    setParams(page === null ? {} : { [RETURN_PARAM]: page }, { replace: true });
    void bindIdentity().then((isBound) => {
      if (isBound && page !== null) void navigate(page);
    });
  }, [isUnknown, params, setParams, navigate, bindIdentity]);
}
