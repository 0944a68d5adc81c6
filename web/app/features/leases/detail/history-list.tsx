import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../platform/format.ts';
import { LOCALE } from '../../../platform/language.ts';
import classes from './detail.module.css';

interface Happened {
  position: number;
  at: string;
  name: string;
}

/** What has happened to a lease, the latest first. */
export function HistoryList({ history }: { history: readonly Happened[] }) {
  const { t } = useTranslation('leases');
  const locale = LOCALE[useLanguage()];
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  });
  const words = (name: string) => {
    const keys = [`history.${name}`, 'history.other'];
    return t(keys as unknown as 'history.other');
  };
  return (
    <section aria-labelledby="history">
      <Title order={2} id="history">
        {t('history.title')}
      </Title>
      <ol className={classes.history} reversed>
        {history.toReversed().map(({ position, at, name }) => (
          <li key={position}>
            {words(name)}
            <time dateTime={at} className="quiet">
              {moment.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
