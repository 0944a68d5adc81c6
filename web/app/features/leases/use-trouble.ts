import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';

/** Refusals that have words of their own. */
const TOLD = [
  'not_found',
  'wrong_state',
  'changed_elsewhere',
  'own_home',
  'not_running',
  'no_notice',
  'ends_already',
  'protest_over',
  'too_early',
  'no_index',
  'open_already',
] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('leases');
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('trouble.unreachable');
    if (error.status === 429) return t('trouble.too_many');
    if (error.code === 'request.invalid') return t('trouble.invalid');
    const told = TOLD.find((one) => error.code === `leases.${one}`);
    return t(`trouble.${told ?? 'failed'}`);
  };
}
