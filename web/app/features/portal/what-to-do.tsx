import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { LateStage } from '@husvaer/domain/arrears/overview';
import { isLateStatus } from '@husvaer/domain/portal/rent';

import { useFormat } from '../../platform/format.ts';
import { LateClaims } from '../arrears/claims/public.tsx';
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
        {lease.arrears && <LateClaims overview={lease.arrears} />}
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
  const { stage = null, everything, payBy = null } = lease.arrears ?? {};
  const values = {
    amount: format.amount(everything ?? lease.invoiceInfo.amount ?? 0),
    date: payBy ? format.date(payBy) : '',
  };
  return (
    <ul>
      <li>{t(`late.pay.${payText(stage, payBy)}`, values)}</li>
      <li>{t('late.object')}</li>
      <li>{t('late.nav')}</li>
      <li>{t('late.legal')}</li>
    </ul>
  );
}

/** The key of the text that says what stops everything. */
const payText = (stage: LateStage | null, payBy: string | null) => {
  if (stage === 'petitioned') return 'petitioned';
  if (stage === 'notice_over') return 'over';
  if (payBy === null) return 'soon';
  return stage === 'noticed' ? 'notice' : 'by';
};

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
        <li>{t('late.letting.notice', { sent: format.date(sentOn) })}</li>
      )}
      {sentOn && invoiceInfo.tenantStatusEnum === 'eviction_notice_due' && (
        <li>{t(evictionLetterFileId ? 'late.letting.petition' : 'late.letting.due')}</li>
      )}
      <li>{t('late.letting.talk')}</li>
      <li>{t('late.letting.dispute')}</li>
    </ul>
  );
}
