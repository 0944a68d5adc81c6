import { useTranslation } from 'react-i18next';

import type { RentStatus } from '@husvaer/domain/leases/enums';
import { isLateStatus, rentPanelOf } from '@husvaer/domain/portal/rent';

import { useFormat } from '../../platform/format.ts';
import { Actions } from '../../ui/actions.tsx';
import { Facts } from '../../ui/facts.tsx';
import { NewAccount } from '../invoices/public.tsx';
import { RentStatusCard } from './rent-status-card.tsx';
import { isInvoiced, type Lease } from './lease.ts';
import type { Opening } from './lease-modals.tsx';
import { UnpaidInvoices } from './payments-step.tsx';
import { SecurityBlock } from './security-block.tsx';
import { usePayTo } from './use-pay-to.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface FinancePanelProps {
  lease: Lease;
  status: RentStatus;
  open: Opening;
}

/** The rent as the tenant sees it: its status, how it is paid or what was paid in all, and the security. */
export function FinancePanel({ lease, status, open }: FinancePanelProps) {
  const { t } = useTranslation('portal');
  const { invoiceAccountNumber, accountChange } = lease.invoiceInfo;
  const account = invoiceAccountNumber ?? lease.rentAccount;
  const isTenants = lease.side === 'tenant';
  const isOver = lease.leaseStatus === 'closed';
  const actions = [
    ...(isTenants && rentPanelOf(status).opens !== 'all_invoices'
      ? [['invoices', 'rent.opens.all_invoices'] as const]
      : []),
    ['payments', isOver ? 'final.receipts' : 'rent.history'],
    ...(isOver ? [] : [['coming', 'rent.coming'] as const]),
    ...(isTenants && !isOver ? [['calendar', 'rent.calendar'] as const] : []),
  ] as const;
  return (
    <>
      {isInvoiced(lease.invoiceInfo) && (
        <RentStatusCard lease={lease} status={status} open={open} />
      )}
      <WhatToDo lease={lease} />
      {!isLateStatus(status) && <UnpaidInvoices lease={lease} />}
      {account && accountChange && <NewAccount account={account} change={accountChange} />}
      {isOver ? <FinalFacts lease={lease} /> : <RentFacts lease={lease} account={account} />}
      {isInvoiced(lease.invoiceInfo) && (
        <Actions
          more={t('more')}
          moreNamed={t('rent.more')}
          actions={actions.map(([action, label]) => ({
            label: t(label),
            opensDialog: true,
            onClick: () => open(action),
          }))}
        />
      )}
      <SecurityBlock lease={lease} open={open} />
    </>
  );
}

function RentFacts({ lease, account }: { lease: Lease; account: string | null }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const payTo = usePayTo();
  return (
    <Facts
      facts={[
        [t('rent.monthly'), format.amount(lease.monthlyRentAmount)],
        [t('rent.due'), t('rent.due_day', { day: lease.dueDay })],
        ...payTo(account, lease.invoiceInfo.kidNumber),
      ]}
    />
  );
}

/** Of a lease that has ended: what was to be paid, and what is left on either side. */
function FinalFacts({ lease: { invoiceInfo, contractEndDate } }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const payTo = usePayTo();
  const { totals, invoiceAccountNumber, kidNumber } = invoiceInfo;
  const { claimed, paid, open, surplus } = totals;
  const isListed = isInvoiced(invoiceInfo);
  return (
    <Facts
      facts={[
        [t('final.ended'), contractEndDate && format.date(contractEndDate)],
        [t('final.claimed'), isListed && format.amount(claimed)],
        [t('final.paid'), isListed && format.amount(paid)],
        [t('final.open'), open > 0 && format.amount(open)],
        [t('final.surplus'), surplus > 0 && format.amount(surplus)],
        ...payTo(invoiceAccountNumber, kidNumber),
      ]}
    />
  );
}
