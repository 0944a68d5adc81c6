import { useTranslation } from 'react-i18next';

import type { SecurityStatus } from '@husvaer/domain/deposits/states';
import type { RentStatus, SecurityType } from '@husvaer/domain/leases/enums';

import { useFormat } from '../../platform/format.ts';

/** Texts that several panels share. */
export function useLeaseTexts() {
  const { t } = useTranslation('portal');
  const format = useFormat();
  return {
    rentStatus: (status: RentStatus) => t(`statuses.${status}`),
    securityType: (type: SecurityType) => t(`security.types.${type}`),
    securityStatus: (status: SecurityStatus) => t(`security.statuses.${status}`),
    /** A percentage or an amount; null if no commission was agreed. */
    commission: (one: { type: string; amount: number } | null) =>
      one &&
      (one.type === 'percent' ? `${format.number(one.amount)} %` : format.amount(one.amount)),
  };
}
