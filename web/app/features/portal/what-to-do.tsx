import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { addDays } from '@husvaer/domain/kernel/dates';
import { PETITION_DAYS } from '@husvaer/domain/leases/status';
import { isLateStatus } from '@husvaer/domain/portal/rent';

import { useFormat } from '../../platform/format.ts';
import { OwnEvictionCase } from '../arrears/petition/public.tsx';
import type { Lease } from './lease.ts';
import { PaymentPlan } from './payment-plan.tsx';
import classes from './portal.module.css';

/** The reader's actions while rent is late. */
export function WhatToDo({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const status = lease.invoiceInfo.tenantStatusEnum;
  if (status === null || !isLateStatus(status)) return null;
  // An accepted plan replaces all other actions.
  if (lease.paymentPlan?.state === 'accepted') return <PaymentPlan lease={lease} />;
  const steps = lease.side === 'tenant' ? 'tenant' : 'letting';
  return (
    <>
      <section className={classes.todo} aria-labelledby="what-to-do">
        <Title order={3} id="what-to-do">
          {t(`late.title.${steps}`)}
        </Title>
        {steps === 'tenant' ? <TenantsSteps lease={lease} /> : <LettingSteps lease={lease} />}
        {lease.mayWrite && status === 'eviction_notice_due' && (
          <OwnEvictionCase leaseId={lease._id} />
        )}
      </section>
      <PaymentPlan lease={lease} />
    </>
  );
}

function TenantsSteps({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { tenantStatusEnum: status, amount, payBy } = lease.invoiceInfo;
  const values = { amount: format.amount(amount ?? 0), date: payBy ? format.date(payBy) : '' };
  const isOver = status === 'eviction_notice_due';
  return (
    <ul>
      <li>
        {isOver
          ? t('late.pay.over', values)
          : t(
              payBy ? (status === 'overdue' ? 'late.pay.by' : 'late.pay.notice') : 'late.pay.soon',
              values,
            )}
      </li>
      <li>{t('late.object')}</li>
      <li>{t('late.nav')}</li>
      <li>{t('late.legal')}</li>
    </ul>
  );
}

function LettingSteps({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { invoiceInfo, evictionNotice, evictionLetterFileId } = lease;
  const sentOn = evictionNotice?.sentDate;
  const { payBy, amount } = invoiceInfo;
  return (
    <ul>
      {amount !== null && <li>{t('late.letting.owes', { amount: format.amount(amount) })}</li>}
      {!sentOn && <li>{t('late.letting.reminders')}</li>}
      {!sentOn && payBy && <li>{t('late.letting.pay_by', { date: format.date(payBy) })}</li>}
      {sentOn && invoiceInfo.tenantStatusEnum === 'eviction_notice' && (
        <li>
          {t('late.letting.notice', {
            sent: format.date(sentOn),
            from: format.date(addDays(sentOn, PETITION_DAYS + 1)),
          })}
        </li>
      )}
      {sentOn && invoiceInfo.tenantStatusEnum === 'eviction_notice_due' && (
        <li>{t(evictionLetterFileId ? 'late.letting.petition' : 'late.letting.due')}</li>
      )}
      <li>{t('late.letting.talk')}</li>
      <li>{t('late.letting.dispute')}</li>
    </ul>
  );
}
