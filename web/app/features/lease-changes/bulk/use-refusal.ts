import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useTerms } from '../../leases/public.tsx';

/** Returns the text for why an action was refused for a lease. */
export function useRefusal() {
  const { t } = useTranslation('lease_changes');
  const { day } = useTerms();
  const messageFor = useFailureText({ 'leases.wrong_state': t('bulk.not_sent') });
  return ({ code, day: on }: { code: string; day: string | null }): string =>
    code === 'leases.ends_already' && on !== null
      ? t('bulk.ends', { date: day(on) })
      : messageFor({ code, params: { earliest: on } });
}
