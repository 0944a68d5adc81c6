import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { bindIdentity } from '../../platform/auth.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useErrorMessage } from './use-error-message.ts';

/**
 * Binds the identity that was confirmed in this browser to the logged-in user's account, and shows the
 * result. Resolves to whether it succeeded.
 */
export function useBindIdentity(): () => Promise<boolean> {
  const { t } = useTranslation('accounts');
  const notify = useNotify();
  const messageFor = useErrorMessage();
  return useCallback(async () => {
    try {
      await bindIdentity();
      notify(t('log_in.identity_bound'), 'good');
      return true;
    } catch (error) {
      notify(messageFor(error), 'bad');
      return false;
    }
  }, [notify, messageFor, t]);
}
