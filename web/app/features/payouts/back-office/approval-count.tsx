import { useTranslation } from 'react-i18next';

import { waitsForAnother } from '@husvaer/domain/payouts/approval';

import { useFormat } from '../../../platform/format.ts';

interface Approving {
  status: string;
  approvals: readonly unknown[];
  approvalsNeeded: number;
  otherApproverNames: readonly string[];
}

/** How many have approved a payment; and who still has to, when those who have are not enough. */
export function ApprovalCount({ order }: { order: Approving }) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const { approvals, approvalsNeeded, otherApproverNames: others } = order;
  const names = format.choice(others);
  return (
    <span>
      {t('payouts.approvals_of', { count: approvals.length, needed: approvalsNeeded })}
      {waitsForAnother(order) && (
        <small>
          {others.length > 0
            ? t('payouts.approvals_another', { names })
            : t('payouts.approvals_nobody')}
        </small>
      )}
    </span>
  );
}
