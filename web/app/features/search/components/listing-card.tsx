import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { FindHomeQuery } from '../find-home.graphql.ts';
import classes from './listing-card.module.css';

export type Home = FindHomeQuery['getListings']['data'][number];

interface ListingCardProps {
  home: Home;
  today: string;
  highlighted: boolean;
  onHighlight: (id: string | null) => void;
  /** Among the first: its picture is fetched at once. */
  eager: boolean;
}

export function ListingCard({ home, today, highlighted, onHighlight, eager }: ListingCardProps) {
  const { t } = useTranslation(['search', 'listings']);
  const format = useFormat();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const [image] = home.images;
  const facts = [
    t(`listings:words.property_type.${home.propertyType}`),
    home.totalBedrooms === 0
      ? null
      : home.totalBedrooms && t('search:card.rooms', { count: home.totalBedrooms }),
    home.totalSize && t('search:card.size', { size: format.number(home.totalSize) }),
  ].filter(Boolean);

  return (
    <article
      className={classes.card}
      data-highlighted={highlighted || undefined}
      data-listing={home._id}
      onPointerEnter={() => onHighlight(home._id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(home._id)}
      onBlur={() => onHighlight(null)}
    >
      <div className={classes.picture}>
        {image ? (
          <Photo
            id={image._id}
            color={image.color}
            alt=""
            sizes="(min-width: 62em) 24rem, 100vw"
            eager={eager}
          />
        ) : (
          <NoPhoto text={t('search:card.no_picture')} />
        )}
        <span className={classes.badge}>
          {t(`listings:words.listing_type.${home.listingType}`)}
        </span>
      </div>
      <div className={classes.text}>
        <p className={classes.rent}>
          <strong>{format.amount(home.monthlyRent)}</strong>{' '}
          <span className="quiet">{t('search:card.per_month')}</span>
        </p>
        <h2 className={classes.title}>
          <Link to={`/listing/${home._id}`} state={{ from }} className={classes.link}>
            {home.title}
          </Link>
        </h2>
        <p className={classes.line}>
          {[home.address.neighbourhood, home.address.city].filter(Boolean).join(', ')}
        </p>
        <p className={classes.line}>{facts.join(' · ')}</p>
        <p className={classes.line}>
          {!home.availableFrom || home.availableFrom <= today
            ? t('search:card.available_now')
            : t('search:card.available', { month: format.month(home.availableFrom) })}
          {typeof home.depositAmount === 'number' && ' · '}
          {home.depositAmount === 0 && t('search:card.no_deposit')}
          {home.depositAmount
            ? t('search:card.deposit', { amount: format.amount(home.depositAmount) })
            : null}
        </p>
      </div>
    </article>
  );
}
