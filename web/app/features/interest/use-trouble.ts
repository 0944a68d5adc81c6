import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';

/** Refusals that have words of their own: all the domain knows. */
const TOLD = [
  'not_found',
  'not_open',
  'own_listing',
  'wrong_state',
  'several_listings',
  'no_credit_check',
] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('interest');
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('error.unreachable');
    if (error.status === 429) return t('error.too_many');
    const told = TOLD.find((one) => error.code === `interest.${one}`);
    return t(`error.${told ?? 'failed'}`);
  };
}
