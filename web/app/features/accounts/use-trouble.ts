import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';

/** Errors that have words of their own. */
const TOLD = [
  'invalid_credentials',
  'no_password',
  'not_found',
  'email_taken',
  'wrong_code',
  'wrong_password',
  'link_expired',
  'lease_active',
  'social_failed',
  'identity_failed',
  'identity_taken',
  'login_again',
] as const;

/** What to tell a person of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('accounts');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) return t('error.bad_request');
      if (error.status === 429) {
        const seconds = secondsToWait(error);
        return seconds < 90
          ? t('error.too_many_seconds', { count: seconds })
          : t('error.too_many_minutes', { count: Math.ceil(seconds / 60) });
      }
      const told = TOLD.find((one) => error.code === `accounts.${one}`);
      if (told) return t(`error.${told}`);
      return error.status >= 500 ? t('error.internal') : t('error.bad_request');
    },
    [t],
  );
}

/** How long a call that was made too often has to wait. At least one. */
export const secondsToWait = (error: ApiFailure): number =>
  Math.max(1, Math.ceil(Number(error.errors[0]?.extensions.params['retryAfter'] ?? 60)));
