import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';

/** Refusals that have words of their own. */
const TOLD = ['not_found', 'not_your_turn', 'already_signed', 'over', 'unavailable'] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('signing');
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('trouble.unreachable');
    if (error.status === 429) return t('trouble.too_many');
    const told = TOLD.find((one) => error.code === `signing.${one}`);
    return t(`trouble.${told ?? 'failed'}`);
  };
}
