import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import classes from '../../../ui/cards.module.css';
import { useMoneyFormat } from '../../ledger/public.tsx';
import type { BankAnswersQuery } from './bank-answers.graphql.ts';

export type Answer = BankAnswersQuery['getBankAnswers']['data'][number];
export type AnswerAction = 'confirm' | 'dismiss';

interface AnswerCardProps {
  answer: Answer;
  onAct: (action: AnswerAction) => void;
}

/** What a file says about an order, who brought it, what it leads to, and the actions of the viewer. */
export function AnswerCard({ answer, onAct }: AnswerCardProps) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day, moment } = useMoneyFormat();
  const { _id, kind, amount, bankRef, date, reason, broughtByName, broughtAt } = answer;
  const facts: (readonly [string, string | null])[] = [
    [t('answers.date'), date && day(date)],
    [t('exceptions.text'), reason],
    [t('answers.bank_ref'), bankRef],
    [
      t('answers.brought'),
      t('answers.brought_by', {
        name: broughtByName ?? t('exceptions.somebody'),
        at: moment(broughtAt),
      }),
    ],
  ];
  const title = `answer-${_id}`;
  return (
    <li>
      <article className={classes.card} aria-labelledby={title}>
        <header className={classes.head}>
          <h3 id={title}>
            <span className={classes.amount}>{format.amount(amount)}</span>{' '}
            {answer.isRefund
              ? t('answers.refund')
              : t('answers.payout', { serial: String(answer.serialId) })}
          </h3>
        </header>
        <p className={classes.reason}>{t(`answers.says.${kind}`)}</p>
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
        {!answer.mayConfirm && answer.mayDismiss && (
          <p className="quiet">{t('answers.own_file')}</p>
        )}
        <div className={classes.choices}>
          {answer.mayConfirm && (
            <Button size="sm" aria-describedby={title} onClick={() => onAct('confirm')}>
              {t('answers.do.confirm.name')}
            </Button>
          )}
          {answer.mayDismiss && (
            <Button
              size="sm"
              variant="default"
              aria-describedby={title}
              onClick={() => onAct('dismiss')}
            >
              {t('answers.do.dismiss.name')}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}
