import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';

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
  'passkey_failed',
  'too_many_passkeys',
  'identity_taken',
  'fresh_proof_needed',
  'blocked',
] as const;

/** What to tell a person of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation(['accounts', 'shell']);
  const tell = useFailureText();
  return useCallback(
    (error) => {
      // The specification's words for a request that did not arrive (section 8, login).
      if (!(error instanceof ApiFailure)) return t('shell:failure.bad_request');
      const told = TOLD.find((one) => error.code === `accounts.${one}`);
      return told ? t(`error.${told}`) : tell(error);
    },
    [t, tell],
  );
}
