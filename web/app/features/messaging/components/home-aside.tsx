import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import type { Conversation } from '../conversation.ts';
import classes from './home-aside.module.css';

/** The home that the conversation is about, where there is room next to the messages. */
export function HomeAside({ home }: { home: NonNullable<Conversation['listing']> }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  return (
    <aside className={classes.aside} aria-label={t('home.label')}>
      <div className={classes.picture}>
        {home.cover ? <img src={home.cover} alt="" /> : <NoPhoto text="" />}
      </div>
      <h2>{home.title}</h2>
      <p className="quiet">{home.city}</p>
      <p>
        <strong>{format.advertisedRent(home.monthlyRent)}</strong>{' '}
        <span className="quiet">{t('home.per_month')}</span>
      </p>
      {home.isOpen ? (
        <Button component={Link} to={`/listing/${home._id}`} variant="default" fullWidth mt="sm">
          {t('home.open')}
        </Button>
      ) : (
        <p className="quiet">{t('home.withdrawn')}</p>
      )}
    </aside>
  );
}
