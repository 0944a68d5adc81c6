import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useMoneyFormat } from '../../ledger/public.tsx';
import { ProblemList } from '../files/problem-list.tsx';
import type { Payment, SettleChoice } from './settle-request.ts';
import classes from '../../../ui/cards.module.css';
import own from './exceptions.module.css';

interface ExceptionCardProps {
  payment: Payment;
  onChoose: (choice: SettleChoice) => void;
}

/** A payment as the bank reports it, why it waits, and the actions for it; or how it was settled. */
export function ExceptionCard({ payment, onChoose }: ExceptionCardProps) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day, account, money } = useMoneyFormat();
  const { _id, amount, paidOn, bookedOn, kid, text, reference, reason, state } = payment;
  const { counterpartyName: name, counterpartyAccount } = payment;
  const facts: (readonly [string, string | null])[] = [
    [t('exceptions.paid'), day(paidOn)],
    [t('exceptions.booked'), bookedOn === paidOn ? null : day(bookedOn)],
    [t('exceptions.original'), payment.original && money(payment.original)],
    [t('exceptions.charges'), payment.charges && money(payment.charges)],
    [t('exceptions.account'), counterpartyAccount && account(counterpartyAccount)],
    [t('exceptions.kid'), kid],
    [t('exceptions.text'), text],
    [t('exceptions.reference'), reference],
  ];
  const lateDebit = ({ isRefund, serialId }: NonNullable<Payment['lateDebit']>) =>
    isRefund
      ? t('exceptions.late_refund')
      : t('exceptions.late_payout', { serial: String(serialId) });
  const title = `payment-${_id}`;
  return (
    <li>
      <article className={classes.card} aria-labelledby={title}>
        <header className={classes.head}>
          <h3 id={title}>
            <span className={classes.amount}>{format.amount(amount)}</span>{' '}
            {name ?? t('exceptions.unknown')}
          </h3>
          {state !== 'waiting' && <Badge colour="grey">{t(`exceptions.states.${state}`)}</Badge>}
        </header>
        <dl className={classes.facts}>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p>
          <Link to={`/money/movements/${_id}`} aria-describedby={title}>
            {t('exceptions.files')}
          </Link>
        </p>
        {state === 'waiting' ? (
          <>
            {reason && (
              <p className={classes.reason}>
                {payment.lateDebit
                  ? lateDebit(payment.lateDebit)
                  : t(`exceptions.reasons.${reason}`)}
              </p>
            )}
            {payment.unclear && <ProblemList problems={[payment.unclear]} more={0} />}
            <Suggestions payment={payment} titleId={title} onChoose={onChoose} />
            <Choices payment={payment} titleId={title} onChoose={onChoose} />
          </>
        ) : (
          <Settled payment={payment} titleId={title} onChoose={onChoose} />
        )}
      </article>
    </li>
  );
}

type PartProps = ExceptionCardProps & { titleId: string };

const WHY = ['kid', 'debtor', 'name', 'amount'] as const;

function Suggestions({ payment, titleId, onChoose }: PartProps) {
  const { t } = useTranslation(['banking', 'ledger']);
  const format = useFormat();
  if (payment.suggestions.length === 0) return null;
  return (
    <section className={own.suggestions}>
      <h4>{t('exceptions.suggestions')}</h4>
      <ul>
        {payment.suggestions.map((lease) => {
          const why = WHY.find((one) => one === lease.why);
          const id = `${titleId}-${lease.contractId}`;
          return (
            <li key={lease.contractId}>
              <div id={id}>
                <strong>{format.list(lease.tenantNames)}</strong>
                <span className="quiet">
                  {[
                    lease.home,
                    lease.leaseNumber && t('ledger:lease_number', { number: lease.leaseNumber }),
                    t('exceptions.open', { amount: format.amount(lease.open) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {why && <span className="quiet">{t(`exceptions.why.${why}`)}</span>}
              </div>
              <Button
                size="sm"
                aria-describedby={id}
                onClick={() => onChoose({ choice: 'lease', lease })}
              >
                {t('exceptions.book')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const CHOICES = [
  ...(['paid_out', 'search', 'refund', 'bank_charge', 'refill', 'not_ours', 'counted'] as const),
];

function Choices({ payment, titleId, onChoose }: PartProps) {
  const { t } = useTranslation('banking');
  const isLate = payment.lateDebit !== null;
  const choices = CHOICES.filter(
    (one) =>
      // An outgoing payment is not paid back. Only a late debit can be an ordered payout.
      (one !== 'refund' || payment.amount >= 0) &&
      (one !== 'refill' || payment.amount >= 0) &&
      (one !== 'bank_charge' || payment.amount < 0) &&
      (one !== 'paid_out' || isLate) &&
      (one !== 'search' || !isLate),
  );
  return (
    <div className={classes.choices}>
      {choices.map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant="default"
          aria-describedby={titleId}
          onClick={() => onChoose({ choice })}
        >
          {t(`exceptions.do.${choice}.name`)}
        </Button>
      ))}
    </div>
  );
}

function Settled({ payment, titleId, onChoose }: PartProps) {
  const { t } = useTranslation('banking');
  const { partner } = useSite();
  const { moment } = useMoneyFormat();
  const last = payment.settlements.findLast(({ undoneAt }) => undoneAt === null);
  return (
    <>
      {last && (
        <p className={classes.reason}>
          {last.isByRule && last.choice === 'counted'
            ? t('exceptions.by_rule')
            : t(`exceptions.said.${last.choice}`, {
                name: last.byName ?? t('exceptions.somebody'),
                at: moment(last.at),
              })}{' '}
          {partner && last.contractId && (
            <Link to={`/lease/${last.contractId}`}>{t('exceptions.to_lease')}</Link>
          )}
          {last.note && <q>{last.note}</q>}
        </p>
      )}
      {last?.choice !== 'paid_out' && (
        <div className={classes.choices}>
          <Button
            size="sm"
            variant="default"
            aria-describedby={titleId}
            onClick={() => onChoose({ choice: 'undo' })}
          >
            {t('exceptions.do.undo.name')}
          </Button>
        </div>
      )}
    </>
  );
}
