import { useTranslation } from 'react-i18next';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { isFirstRentSettled, paymentsHeadline } from '@husvaer/domain/portal/views';

import { useFormat } from '../../platform/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useTerms } from '../leases/public.tsx';
import { firstPayments, type Lease, type UnpaidInvoice } from './lease.ts';
import classes from './portal.module.css';
import { useLeaseTexts } from './use-lease-texts.ts';
import { usePayTo } from './use-pay-to.tsx';

/** The payments before the move-in, after all have signed, and what falls due until they are made. */
export function PaymentsStep({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const { firstInvoice, nextInvoiceDate, unpaidInvoices } = lease.invoiceInfo;
  const hasDeposit = lease.security !== 'no_deposit';
  return (
    <Panel id="payments" title={t('payments.title')}>
      <p role="status">{t(`payments.${paymentsHeadline(lease.side, firstPayments(lease))}`)}</p>
      <div className={classes.cards}>
        {hasDeposit && <DepositCard lease={lease} />}
        {(firstInvoice ?? nextInvoiceDate) && <FirstRentCard lease={lease} />}
        {unpaidInvoices
          .filter(({ _id, kind }) => kind === 'rent' && _id !== firstInvoice?._id)
          .map((invoice) => (
            <InvoiceCard key={invoice._id} invoice={invoice} />
          ))}
      </div>
      <DueTogether lease={lease} />
    </Panel>
  );
}

function DepositCard({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const payTo = usePayTo();
  const format = useFormat();
  const words = useLeaseTexts();
  const { day } = useTerms();
  const { security, securityAmount, securityDetails: deposit } = lease;
  const account = deposit?.bankNumber;
  const premium = lease.invoiceInfo.unpaidInvoices.find(({ kind }) => kind === 'deposit_insurance');
  const amount = premium?.amount ?? deposit?.depositInsurancePayable ?? securityAmount;
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
          [t('payments.due'), premium && day(premium.dueDate)],
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

/** Each unpaid invoice, if there are several, and what is to be paid of them on the same day. */
export function UnpaidInvoices({ lease }: { lease: Lease }) {
  const { unpaidInvoices } = lease.invoiceInfo;
  if (unpaidInvoices.length < 2) return null;
  return (
    <>
      <div className={classes.cards}>
        {unpaidInvoices.map((invoice) => (
          <InvoiceCard key={invoice._id} invoice={invoice} />
        ))}
      </div>
      <DueTogether lease={lease} />
    </>
  );
}

function InvoiceCard({ invoice }: { invoice: UnpaidInvoice }) {
  const { t } = useTranslation('portal');
  const payTo = usePayTo();
  const format = useFormat();
  const { day } = useTerms();
  const { kind, invoiceSerialId: serial, amount, dueDate, accountNumber, kidNumber } = invoice;
  return (
    <PaymentCard
      title={
        kind === 'rent' ? t('payments.rent', { serial }) : t('security.types.deposit_insurance')
      }
      state="not_paid"
    >
      <Facts
        facts={[
          [t('payments.amount'), format.amount(amount)],
          [t('payments.due'), day(dueDate)],
          ...payTo(accountNumber, kidNumber),
        ]}
      />
    </PaymentCard>
  );
}

/** The sum of the invoices that are due first, if they are several. One payment may pay them all. */
function DueTogether({ lease: { invoiceInfo } }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { day } = useTerms();
  const { amount, dueDate, kidNumber, unpaidInvoices } = invoiceInfo;
  const isSum = unpaidInvoices.filter((invoice) => invoice.dueDate === dueDate).length > 1;
  if (!isSum || amount === null || dueDate === null) return null;
  return (
    <p>
      {t('payments.together', {
        amount: format.amount(amount),
        date: day(dueDate),
        kid: kidNumber,
      })}
    </p>
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
