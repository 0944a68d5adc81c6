import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { FavouriteHeart, useHeadline } from '../../listings/public.tsx';
import type { FindMapHomeQuery } from '../find-map-home.graphql.ts';
import classes from './map-card.module.css';

/** A home as the map's cards show it. */
export type MapHome = FindMapHomeQuery['getSingleListing'];

interface MapCardProps {
  home: MapHome;
  /** Given when the card can be closed. */
  onClose?: () => void;
}

/** A small card of a home, over the map. */
export function MapCard({ home, onClose }: MapCardProps) {
  const { _id, title, address, monthlyRent, images } = home;
  const { t } = useTranslation('search');
  const format = useFormat();
  const headline = useHeadline();
  const { pathname, search } = useLocation();
  const [image] = images;
  return (
    <div className={classes.card} data-map-card={_id}>
      <div className={classes.picture}>
        {image ? (
          <Photo id={image._id} color={image.color} alt="" sizes="18rem" />
        ) : (
          <NoPhoto text="" />
        )}
      </div>
      <div className={classes.text}>
        <p className={classes.rent}>
          <strong>{format.advertisedRent(monthlyRent)}</strong>{' '}
          <span className="quiet">{t('card.per_month')}</span>
        </p>
        <h2 className={classes.title}>
          <Link to={`/listing/${_id}`} state={{ from: pathname + search }} className={classes.link}>
            {title}
          </Link>
        </h2>
        <p className={classes.line}>{headline(home)}</p>
        <p className={classes.line}>
          {[address.neighbourhood, address.city].filter(Boolean).join(', ')}
        </p>
      </div>
      <FavouriteHeart listingId={_id} label={t('card.save', { title })} className={classes.save} />
      {onClose && (
        <button
          type="button"
          className={classes.close}
          aria-label={t('map.close_card')}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
