import { useTranslation } from 'react-i18next';

import { useTerms } from '../use-terms.ts';

/** Refusals of one lease among many that have words of their own. */
const TOLD = {
  'leases.not_found': 'not_found',
  'leases.not_running': 'not_running',
  'leases.wrong_state': 'wrong_state',
  'leases.no_index': 'no_index',
  'leases.too_early': 'too_early',
  'leases.same_rent': 'same_rent',
  'leases.other_rent': 'other_rent',
  'leases.ends_already': 'ends_already',
  'messaging.nobody_there': 'nobody_there',
} as const;

/** Why something is not done to a lease. */
export function useRefusal() {
  const { t } = useTranslation('leases');
  const { day } = useTerms();
  return ({ code, day: on }: { code: string; day: string | null }): string =>
    t(`bulk.refused.${TOLD[code as keyof typeof TOLD] ?? 'other'}`, { date: on ? day(on) : '' });
}
