import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';

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
  'same_rent',
  'other_rent',
  'too_many_views',
  'open_already',
] as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('leases');
  const tell = useFailureText();
  return (error) => {
    if (!(error instanceof ApiFailure)) return tell(error);
    if (error.code === 'request.invalid') return t('trouble.invalid');
    const told = TOLD.find((one) => error.code === `leases.${one}`);
    return told ? t(`trouble.${told}`) : tell(error);
  };
}
