import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import classes from './details.module.css';
import type { Payout } from './payout.ts';

/** The events of a payout, the latest first: with reasons for a hold, and the bank's messages. */
export function PayoutEvents({ events }: { events: Payout['events'] }) {
  const { t } = useTranslation('payouts');
  const format = useFormat();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="payout-events" className={classes.part}>
      <h3 id="payout-events">{t('details.events')}</h3>
      <ol className={classes.events}>
        {events.toReversed().map(({ event, date, note }, index) => (
          <li key={index}>
            <span>{t(`events.${event}`)}</span>
            <time dateTime={date}>{format.day(date)}</time>
            {note && <q>{note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
