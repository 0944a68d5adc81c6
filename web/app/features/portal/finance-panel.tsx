import { useTranslation } from 'react-i18next';

import type { RentStatus } from '@husvaer/domain/leases/enums';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import { rentPanelOf } from '@husvaer/domain/portal/rent';

import { useFormat } from '../../platform/format.ts';
import { Copy } from '../../ui/copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Facts } from '../../ui/facts.tsx';
import { NewAccount } from '../invoices/public.tsx';
import { RentStatusCard } from './rent-status-card.tsx';
import { isInvoiced, type Lease } from './lease.ts';
import type { Opening } from './lease-modals.tsx';
import { SecurityBlock } from './security-block.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface FinancePanelProps {
  lease: Lease;
  status: RentStatus;
  open: Opening;
}

/** The rent as the tenant sees it: its status, how it is paid, and the security. */
export function FinancePanel({ lease, status, open }: FinancePanelProps) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { invoiceAccountNumber, accountChange, kidNumber: kid } = lease.invoiceInfo;
  const account = invoiceAccountNumber ?? lease.rentAccount;
  const isTenants = lease.side === 'tenant';
  const actions = [
    ...(isTenants && rentPanelOf(status).opens !== 'all_invoices'
      ? [['invoices', 'rent.opens.all_invoices'] as const]
      : []),
    ['payments', 'rent.history'],
    ['coming', 'rent.coming'],
    ...(isTenants ? [['calendar', 'rent.calendar'] as const] : []),
  ] as const;
  return (
    <>
      {isInvoiced(lease.invoiceInfo) && (
        <RentStatusCard lease={lease} status={status} open={open} />
      )}
      <WhatToDo lease={lease} />
      {account && accountChange && <NewAccount account={account} change={accountChange} />}
      <Facts
        facts={[
          [t('rent.monthly'), format.amount(lease.monthlyRentAmount)],
          [t('rent.due'), t('rent.due_day', { day: lease.dueDay })],
          [
            t('rent.account'),
            account && (
              <Copy
                key="account"
                value={account}
                written={writeBankAccount(account)}
                label={t('rent.account')}
              />
            ),
          ],
          [t('rent.kid'), kid && <Copy key="kid" value={kid} label={t('rent.kid')} />],
        ]}
      />
      {isInvoiced(lease.invoiceInfo) && (
        <Actions
          more={t('more')}
          moreNamed={t('rent.more')}
          actions={actions.map(([action, label]) => ({
            ...{ label: t(label), opensDialog: true, onClick: () => open(action) },
          }))}
        />
      )}
      <SecurityBlock lease={lease} open={open} />
    </>
  );
}
