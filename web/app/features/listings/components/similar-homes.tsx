import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { SimilarListingsQuery } from '../similar-listings.graphql.ts';
import classes from './similar-homes.module.css';

export type SimilarHome = SimilarListingsQuery['getSimilarListings']['data'][number];

/** A few small cards of similar homes; nothing when there are none. */
export function SimilarHomes({ homes }: { homes: SimilarHome[] }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { state } = useLocation() as { state: unknown };
  if (homes.length === 0) return null;
  return (
    <section className={classes.section}>
      <Title order={2}>{t('similar.title')}</Title>
      <ul className={classes.homes}>
        {homes.map(({ _id, title, monthlyRent, address, images: [image] }) => (
          <li key={_id} className={classes.home}>
            <div className={classes.picture}>
              {image ? (
                <Photo
                  id={image._id}
                  color={image.color}
                  alt=""
                  sizes="(min-width: 72em) 22rem, (min-width: 48em) 33vw, 50vw"
                />
              ) : (
                <NoPhoto text={t('page.no_photos')} />
              )}
            </div>
            <p>
              <strong>{format.amount(monthlyRent)}</strong>{' '}
              <span className="quiet">{t('page.per_month')}</span>
            </p>
            <p>
              {/* The state keeps the search that the user came from, for the back link. */}
              <Link to={`/listing/${_id}`} state={state} className={classes.title}>
                {title}
              </Link>
            </p>
            <p className="quiet">
              {[address.neighbourhood, address.city].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
