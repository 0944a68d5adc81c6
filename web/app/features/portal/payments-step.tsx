import { useTranslation } from 'react-i18next';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { isFirstRentSettled, paymentsHeadline } from '@husvaer/domain/portal/views';

import { useFormat } from '../../platform/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useTerms } from '../leases/public.tsx';
import { firstPayments, type Lease } from './lease.ts';
import classes from './portal.module.css';
import { useLeaseTexts } from './use-lease-texts.ts';
import { usePayTo } from './use-pay-to.tsx';

/** The payments before the move-in, after all have signed. */
export function PaymentsStep({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const { firstInvoice, nextInvoiceDate } = lease.invoiceInfo;
  const hasDeposit = lease.security !== 'no_deposit';
  return (
    <Panel id="payments" title={t('payments.title')}>
      <p role="status">{t(`payments.${paymentsHeadline(lease.side, firstPayments(lease))}`)}</p>
      <div className={classes.cards}>
        {hasDeposit && <DepositCard lease={lease} />}
        {(firstInvoice ?? nextInvoiceDate) && <FirstRentCard lease={lease} />}
      </div>
    </Panel>
  );
}

function DepositCard({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const payTo = usePayTo();
  const format = useFormat();
  const words = useLeaseTexts();
  const { security, securityAmount, securityDetails: deposit } = lease;
  const account = deposit?.bankNumber;
  const amount = deposit?.depositInsurancePayable ?? securityAmount;
  const isWaitedFor = deposit?.isAwaited ?? false;
  return (
    <PaymentCard
      title={t('payments.deposit')}
      state={deposit?.isPaid ? 'paid' : isWaitedFor ? 'not_paid' : null}
    >
      <Facts
        facts={[
          [t('payments.type'), words.securityType(security)],
          [t('payments.amount'), amount !== null && format.amount(amount)],
          ...payTo(account, deposit?.depositInsuranceKid),
        ]}
      />
      {isWaitedFor && !account && <p className="quiet">{t('payments.account_to_come')}</p>}
    </PaymentCard>
  );
}

function FirstRentCard({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const payTo = usePayTo();
  const format = useFormat();
  const { day } = useTerms();
  const { firstInvoice, nextInvoiceDate } = lease.invoiceInfo;
  const isSettled = isFirstRentSettled(firstPayments(lease));
  const isPaid = firstInvoice !== null && ['paid', 'over_paid'].includes(firstInvoice.status);
  return (
    <PaymentCard
      title={t('payments.first_rent')}
      state={isPaid ? 'paid' : isSettled ? 'settled' : 'not_paid'}
    >
      <Facts
        facts={[
          [t('payments.amount'), firstInvoice && format.amount(firstInvoice.amount)],
          [t('payments.due'), firstInvoice && day(firstInvoice.dueDate)],
          ...payTo(firstInvoice?.accountNumber, firstInvoice?.kidNumber),
        ]}
      />
      {!firstInvoice && nextInvoiceDate && (
        <p className="quiet">{t('payments.invoice_to_come', { date: day(nextInvoiceDate) })}</p>
      )}
    </PaymentCard>
  );
}

interface PaymentCardProps {
  title: string;
  /** Null if nothing is paid. */
  state: 'paid' | 'not_paid' | 'settled' | null;
  children: ReactNode;
}

function PaymentCard({ title, state, children }: PaymentCardProps) {
  const { t } = useTranslation('portal');
  return (
    <section className={classes.card} aria-label={title}>
      <header>
        <Title order={3}>{title}</Title>
        {state && (
          <Badge colour={state === 'not_paid' ? 'yellow' : 'green'}>{t(`payments.${state}`)}</Badge>
        )}
      </header>
      {children}
    </section>
  );
}
