import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import classes from '../../../ui/cards.module.css';
import { useMoneyFormat } from '../../ledger/public.tsx';
import type { BankConflictsQuery } from './bank-conflicts.graphql.ts';

type Conflict = BankConflictsQuery['getBankConflicts']['data'][number];

/** What an uploaded file says, what the bank's own says, what the upload has led to, and how it was closed. */
export function ConflictCard({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day, moment } = useMoneyFormat();
  const { _id, report, ownReport, broughtFile, ownFile, amount, date, closedAt } = conflict;
  const somebody = t('exceptions.somebody');
  const fileOf = ({ name, receivedAt }: typeof ownFile) =>
    t('conflicts.file', { name, at: moment(receivedAt) });
  const facts: (readonly [string, string | null])[] = [
    [t('conflicts.upload', { name: conflict.broughtByName ?? somebody }), fileOf(broughtFile)],
    [t('conflicts.own'), fileOf(ownFile)],
    [t('conflicts.date'), date && day(date)],
    [t('exceptions.payer'), conflict.counterpartyName],
    [t('exceptions.kid'), conflict.kid],
    [t('answers.bank_ref'), conflict.bankRef],
    [t('conflicts.effect'), t(`conflicts.effects.${conflict.effect}`)],
  ];
  const title = `conflict-${_id}`;
  const written = (
    who: 'upload_says' | 'own_says',
    { kind, amount: reported }: NonNullable<typeof report>,
  ) =>
    t(`conflicts.says.${kind}`, {
      who: t(`conflicts.${who}`),
      amount: format.amount(reported),
    });
  const about = () => {
    if (conflict.isRefund) return t('answers.refund');
    const { serialId } = conflict;
    return serialId === null
      ? t('conflicts.payment')
      : t('answers.payout', { serial: String(serialId) });
  };
  return (
    <li>
      <article className={classes.card} aria-labelledby={title}>
        <header className={classes.head}>
          <h3 id={title}>
            <span className={classes.amount}>{format.amount(amount)}</span> {about()}
          </h3>
        </header>
        <p className={classes.reason}>
          {report && ownReport
            ? `${written('upload_says', report)} ${written('own_says', ownReport)}`
            : t('conflicts.not_stated')}
        </p>
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
        {conflict.lineId !== null && (
          <p>
            <Link to={`/money/movements/${conflict.lineId}`} aria-describedby={title}>
              {t('exceptions.files')}
            </Link>
          </p>
        )}
        {closedAt && (
          <p className="quiet">
            {conflict.reason === null
              ? t('conflicts.agreed', { at: moment(closedAt) })
              : t('conflicts.closed', {
                  name: conflict.closedByName ?? somebody,
                  at: moment(closedAt),
                  reason: conflict.reason,
                })}
          </p>
        )}
        {conflict.firstReason !== null && (
          <p className="quiet">
            {t('conflicts.first', {
              name: conflict.firstClosedByName ?? somebody,
              reason: conflict.firstReason,
            })}
          </p>
        )}
        {conflict.mayClose && (
          <div className={classes.choices}>
            <Button size="sm" aria-describedby={title} onClick={onClose}>
              {t('conflicts.close.name')}
            </Button>
          </div>
        )}
        {!closedAt && !conflict.mayClose && <p className="quiet">{t('conflicts.not_alone')}</p>}
      </article>
    </li>
  );
}
