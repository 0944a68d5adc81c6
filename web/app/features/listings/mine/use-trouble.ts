import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';

/** Refusals that have words of their own. */
const TOLD = ['not_found', 'wrong_state', 'too_many_drafts', 'changed_elsewhere'] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('mine');
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('trouble.unreachable');
    const told = TOLD.find((one) => error.code === `listings.${one}`);
    return t(`trouble.${told ?? 'failed'}`);
  };
}
