import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import classes from '../../../ui/cards.module.css';
import { FORMATS } from '../files/formats.ts';
import { useMoneyFormat } from '../../ledger/public.tsx';
import own from './repeats.module.css';
import type { RepeatsQuery } from './repeats.graphql.ts';

export type Repeat = RepeatsQuery['getRepeatedPayments']['data'][number];

/** A payment that the bank reported again, where, and the payment it was taken for; or who booked it. */
export function RepeatCard({ repeat, onBook }: { repeat: Repeat; onBook: () => void }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day, account, moment } = useMoneyFormat();
  const { _id, amount, paidOn, kid, text, reference, isExpected, bookedAt, note } = repeat;
  const { counterpartyName: name, counterpartyAccount } = repeat;
  const place = ({ fileName, format: kind, receivedAt, position }: Repeat['told']) =>
    t('repeats.place', {
      file: fileName,
      format: FORMATS[kind],
      at: moment(receivedAt),
      position: format.number(position),
    });
  const facts: (readonly [string, string | null])[] = [
    [t('exceptions.paid'), day(paidOn)],
    [t('exceptions.account'), counterpartyAccount && account(counterpartyAccount)],
    [t('exceptions.kid'), kid],
    [t('exceptions.text'), text],
    [t('exceptions.reference'), reference],
  ];
  const title = `repeat-${_id}`;
  return (
    <li>
      <article className={classes.card} aria-labelledby={title}>
        <header className={classes.head}>
          <h3 id={title}>
            <span className={classes.amount}>{format.amount(amount)}</span>{' '}
            {name ?? t('exceptions.unknown')}
          </h3>
          {bookedAt && <Badge colour="green">{t('repeats.badge')}</Badge>}
          {isExpected && !bookedAt && <Badge colour="grey">{t('repeats.expected')}</Badge>}
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
        <dl className={own.places}>
          <div>
            <dt>{t('repeats.told')}</dt>
            <dd>{place(repeat.told)}</dd>
          </div>
          <div>
            <dt>{t('repeats.repeats')}</dt>
            <dd>
              {place(repeat.repeats)} · {t(`exceptions.states.${repeat.repeatsState}`)}{' '}
              <Link to={`/money/movements/${repeat.repeatsId}`} aria-describedby={title}>
                {t('exceptions.files')}
              </Link>
            </dd>
          </div>
        </dl>
        {bookedAt ? (
          <p className={classes.reason}>
            {t('repeats.booked', {
              name: repeat.bookedByName ?? t('exceptions.somebody'),
              at: moment(bookedAt),
            })}
            {note && <q>{note}</q>}
          </p>
        ) : (
          <div className={classes.choices}>
            <Button size="sm" variant="default" aria-describedby={title} onClick={onBook}>
              {t('repeats.book')}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}
