import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { WAITING_REASONS } from '@husvaer/domain/banking/lines';

import { useFormat } from '../../../platform/format.ts';
import { useMoneyFormat } from '../../ledger/public.tsx';
import classes from './files.module.css';

const counts = z.number();

/** What booking a file would do, as `/api/bank/files` says it. */
export const rehearsalSchema = z.object({
  lines: counts,
  repeated: counts,
  otherSource: counts,
  leftOut: counts,
  contradictions: counts,
  more: counts,
  sum: z.number(),
  taken: z.record(z.string(), counts),
  waiting: z.record(z.string(), counts),
  passed: z.record(z.string(), counts),
  payments: z.array(
    z.object({
      outcome: z.enum(['waits', 'repeats', 'in_other_file', 'pays', 'taken']),
      reason: z.enum(WAITING_REASONS).nullable(),
      amount: z.number(),
      paidOn: z.string(),
      kid: z.string().nullable(),
      text: z.string().nullable(),
      name: z.string().nullable(),
      tenants: z.array(z.string()),
    }),
  ),
});
export type Rehearsal = z.output<typeof rehearsalSchema>;

const sumOf = (numbers: Record<string, number>): number =>
  Object.values(numbers).reduce((sum, count) => sum + count, 0);

/** What a file would do, before it is booked: in numbers, and payment by payment. */
export function RehearsalReport({ name, rehearsal }: { name: string; rehearsal: Rehearsal }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day } = useMoneyFormat();
  // The sum has no payments that come in the other kind of file, so the count has none either.
  const { lines, otherSource, sum, payments, more, contradictions } = rehearsal;
  const known = (
    [
      ['taken', sumOf(rehearsal.taken)],
      ['waiting', sumOf(rehearsal.waiting)],
      ['repeated', rehearsal.repeated],
      ['otherSource', otherSource],
      ['leftOut', rehearsal.leftOut],
      ['passed', sumOf(rehearsal.passed)],
      ['contradictions', contradictions],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <div className={classes.rehearsal}>
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
    </div>
  );
}
