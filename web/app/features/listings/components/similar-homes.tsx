import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { SimilarListingsQuery } from '../similar-listings.graphql.ts';
import classes from './similar-homes.module.css';

export type SimilarHome = SimilarListingsQuery['getSimilarListings']['data'][number];

/** A few small cards of similar homes; nothing when there are none. They keep the search that the user came from. */
export function SimilarHomes({ homes, from }: { homes: SimilarHome[]; from: string }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
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
              <strong>{format.advertisedRent(monthlyRent)}</strong>{' '}
              <span className="quiet">{t('page.per_month')}</span>
            </p>
            <p>
              <Link to={`/listing/${_id}`} state={{ from }} className={classes.title}>
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
