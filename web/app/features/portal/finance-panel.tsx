import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { RentStatus } from '@husvaer/domain/leases/words';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import { rentPanelOf } from '@husvaer/domain/portal/rent';

import { useFormat } from '../../platform/format.ts';
import { Copy } from '../../ui/copy.tsx';
import { Facts } from '../../ui/facts.tsx';
import { InvoiceStanding } from './invoice-standing.tsx';
import { isInvoiced, type Lease } from './lease.ts';
import type { Opening } from './lease-modals.tsx';
import classes from './portal.module.css';
import { SecurityBlock } from './security-block.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface FinancePanelProps {
  lease: Lease;
  status: RentStatus;
  open: Opening;
}

/** The rent as a tenant has it: how it stands, how it is paid, and what stands for it. */
export function FinancePanel({ lease, status, open }: FinancePanelProps) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { invoiceAccountNumber, kidNumber: kid } = lease.invoiceInfo;
  const account = invoiceAccountNumber ?? lease.rentAccount;
  return (
    <>
      {isInvoiced(lease.invoiceInfo) && (
        <InvoiceStanding lease={lease} status={status} open={open} />
      )}
      <WhatToDo lease={lease} />
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
        <div className={classes.doings}>
          {lease.side === 'tenant' && rentPanelOf(status).opens !== 'all_invoices' && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => open('invoices')}>
              {t('rent.opens.all_invoices')}
            </Button>
          )}
          <Button variant="default" aria-haspopup="dialog" onClick={() => open('payments')}>
            {t('rent.history')}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={() => open('coming')}>
            {t('rent.coming')}
          </Button>
          {lease.side === 'tenant' && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => open('calendar')}>
              {t('rent.calendar')}
            </Button>
          )}
        </div>
      )}
      <SecurityBlock lease={lease} open={open} />
    </>
  );
}
