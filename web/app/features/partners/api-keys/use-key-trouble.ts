import { useTranslation } from 'react-i18next';

import { KEYS_MAX } from '@husvaer/domain/partners/api-key';

import { ApiFailure } from '../../../platform/api.ts';
import { useFailureText } from '../../../platform/use-failure-text.ts';

/** What to tell of a call about keys that failed. */
export function useKeyTrouble(): (error: unknown) => string {
  const { t } = useTranslation('partners');
  const tell = useFailureText();
  return (error) => {
    if (!(error instanceof ApiFailure)) return tell(error);
    if (error.code === 'partners.too_many_keys') return t('keys.too_many', { count: KEYS_MAX });
    return error.code === 'accounts.fresh_proof_needed' ? t('keys.not_proved') : tell(error);
  };
}
