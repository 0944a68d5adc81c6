import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { useMoneyFormat } from '../../ledger/public.tsx';
import classes from './files.module.css';
import type { Rehearsal } from './results.ts';

const sumOf = (numbers: Record<string, number>): number =>
  Object.values(numbers).reduce((sum, count) => sum + count, 0);

/** What a file would do, before it is booked: in numbers, and payment by payment. */
export function RehearsalReport({ name, rehearsal }: { name: string; rehearsal: Rehearsal }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day } = useMoneyFormat();
  // The sum has no payments that come in the other kind of file, so the count has none either.
  const { lines, otherSource, sum, payments, more, contradictions, settles } = rehearsal;
  const known = (
    [
      ['taken', sumOf(rehearsal.taken)],
      ['waiting', sumOf(rehearsal.waiting)],
      ['repeated', rehearsal.repeated],
      ['otherSource', otherSource],
      ['leftOut', rehearsal.leftOut],
      ['passed', sumOf(rehearsal.passed)],
      ['settles', settles],
      ['contradictions', contradictions],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <>
      <p>{t('files.lines', { count: lines - otherSource, sum: format.amount(sum) })}</p>
      <ul className={classes.report}>
        {known.map(([what, count]) => (
          <li key={what}>{t(`files.rehearsal.${what}`, { count })}</li>
        ))}
      </ul>
      {payments.length > 0 && (
        <details>
          <summary>{t('files.rehearsal.show', { name })}</summary>
          <ul className={classes.payments}>
            {payments.map((payment, index) => (
              <li key={index}>
                <strong>{format.amount(payment.amount)}</strong>{' '}
                {payment.tenants.length > 0
                  ? format.list(payment.tenants)
                  : (payment.name ?? payment.text ?? t('exceptions.unknown'))}
                <span className="quiet">
                  {[
                    day(payment.paidOn),
                    payment.kid && t('files.rehearsal.kid', { kid: payment.kid }),
                    payment.outcome === 'waits' && payment.reason
                      ? t(`exceptions.reasons.${payment.reason}`)
                      : t(`files.rehearsal.outcomes.${payment.outcome}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
            {more > 0 && <li>{t('files.more', { count: more })}</li>}
          </ul>
        </details>
      )}
    </>
  );
}
