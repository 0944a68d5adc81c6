import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { useTerms } from '../use-terms.ts';
import classes from './detail.module.css';
import type { Lease } from './lease.ts';

/** What the agency does for the landlord, and takes for it. Tenants are told nothing of it. */
export function AssignmentTerms({ lease }: { lease: Lease }) {
  const { t } = useTranslation('leases');
  const format = useFormat();
  const terms = useTerms();
  const { brokeringCommission, rentalManagementCommission, addons } = lease;
  if (!brokeringCommission && !rentalManagementCommission && addons.length === 0) return null;
  const taken = (commission: Lease['brokeringCommission']) =>
    commission &&
    (commission.type === 'percent'
      ? `${format.number(commission.amount)} %`
      : format.amount(commission.amount));
  return (
    <section className={classes.panel} aria-labelledby="assignment-terms">
      <Title order={2} id="assignment-terms">
        {t('assignment.title')}
      </Title>
      <Facts
        facts={[
          [
            t('assignment.period'),
            terms.period({
              contractStartDate: lease.assignmentFrom,
              contractEndDate: lease.assignmentTo,
            }),
          ],
          [t('assignment.brokering'), taken(brokeringCommission)],
          [t('assignment.management'), taken(rentalManagementCommission)],
          ...addons.map(
            ({ name, amount }) =>
              [name, t('per_month', { amount: format.amount(amount) })] as const,
          ),
          [t('assignment.payout'), t('facts.due_day', { day: lease.monthlyPayoutDate })],
        ]}
      />
    </section>
  );
}
