import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { useTerms } from '../leases/public.tsx';
import type { Lease } from './lease.ts';
import { useLeaseTexts } from './use-lease-texts.ts';

interface AssignmentFactsProps {
  info: NonNullable<Lease['assignmentInfo']>;
  /** The day of the month; left out where it is already shown next to these facts. */
  payoutDay?: number | undefined;
}

/** The agency's services for the landlord, and its commissions. */
export function AssignmentFacts({ info, payoutDay }: AssignmentFactsProps) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const words = useLeaseTexts();
  const terms = useTerms();
  const { period, guarantee, addons } = info;
  return (
    <Facts
      facts={[
        [
          t('assignment.period'),
          terms.period({ contractStartDate: period.from, contractEndDate: period.to }),
        ],
        [t('assignment.brokering'), words.commission(info.brokeringCommissionAmount)],
        [t('assignment.management'), words.commission(info.rentalManagementCommissionAmount)],
        [
          t('assignment.guarantee'),
          guarantee === null
            ? t('assignment.no')
            : t('assignment.guaranteed', { count: guarantee }),
        ],
        ...addons.map(
          ({ name, amount }) =>
            [name, t('assignment.per_month', { amount: format.amount(amount) })] as const,
        ),
        [t('payout.monthly'), payoutDay !== undefined && t('rent.due_day', { day: payoutDay })],
      ]}
    />
  );
}
