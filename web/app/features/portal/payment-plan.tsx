import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useActionWith } from '../../platform/use-action-with.ts';
import { AcceptPaymentPlan } from './accept-payment-plan.graphql.ts';
import type { Lease } from './lease.ts';
import { PlanDialog } from './plan-dialog.tsx';
import classes from './portal.module.css';
import { RefusePaymentPlan } from './refuse-payment-plan.graphql.ts';

type Plan = NonNullable<Lease['paymentPlan']>;

/** The payment plan for late rent: request, answer and progress. Shown while rent is late. */
export function PaymentPlan({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const [isOpen, setIsOpen] = useState(false);
  const { paymentPlan: plan, side, invoiceInfo } = lease;
  const who = side === 'tenant' ? 'tenant' : 'letting';
  const isOn = plan?.state === 'proposed' || plan?.state === 'accepted';
  return (
    <section className={classes.plan} aria-labelledby="payment-plan">
      <Title order={3} id="payment-plan">
        {t('plan.title')}
      </Title>
      {plan && isOn ? (
        <Standing leaseId={lease._id} plan={plan} />
      ) : (
        <>
          <p>
            {(plan?.state === 'broken' || plan?.state === 'declined') &&
              `${t(`plan.ended.${plan.state}`)} `}
            {t(`plan.offer.${who}`)}
          </p>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t(`plan.propose.${who}`)}
          </Button>
          <PlanDialog
            opened={isOpen}
            leaseId={lease._id}
            owed={invoiceInfo.amount ?? 0}
            who={who}
            onClose={() => setIsOpen(false)}
          />
        </>
      )}
    </section>
  );
}

function Standing({ leaseId: contractId, plan }: { leaseId: string; plan: Plan }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { act, isBusy } = useActionWith(useFailureText());
  const { _id: planId, state, isOwn, instalments } = plan;
  const next = instalments.find(({ left }) => left > 0);
  const args = { contractId, planId };
  const refuse = () =>
    void act(
      () => browserApi(RefusePaymentPlan, args),
      t(isOwn ? 'plan.done.withdrawn' : 'plan.done.declined'),
    );
  return (
    <>
      <p>
        {state === 'accepted'
          ? next &&
            t('plan.next', { amount: format.amount(next.left), date: format.date(next.dueOn) })
          : t(isOwn ? 'plan.waits' : 'plan.asked')}
      </p>
      <ol className={classes.instalments}>
        {instalments.map(({ dueOn, amount, left }) => (
          <li key={dueOn}>
            <span>{t('plan.by', { date: format.date(dueOn) })}</span>
            <span>
              {left === 0 && <span className="quiet">{t('plan.paid')} </span>}
              {left > 0 && left < amount && (
                <span className="quiet">{t('plan.left', { amount: format.amount(left) })} </span>
              )}
              <strong>{format.amount(amount)}</strong>
            </span>
          </li>
        ))}
      </ol>
      <p className="quiet">{t('plan.holds')}</p>
      {state !== 'accepted' && (
        <div className={classes.actions}>
          {!isOwn && (
            <Button
              loading={isBusy}
              onClick={() =>
                void act(() => browserApi(AcceptPaymentPlan, args), t('plan.done.accepted'))
              }
            >
              {t('plan.accept')}
            </Button>
          )}
          <Button variant="default" loading={isBusy} onClick={refuse}>
            {t(isOwn ? 'plan.withdraw' : 'plan.decline')}
          </Button>
        </div>
      )}
    </>
  );
}
