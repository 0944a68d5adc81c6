import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { FavouriteHeart } from '../../listings/public.tsx';
import type { FavouritesQuery } from './favourites.graphql.ts';
import classes from './saved.module.css';

type Favourite = FavouritesQuery['getFavoriteListings']['data'][number];

/** A saved home that is no longer in the search: its title, and whether its page can still be read. */
export function GoneHome({ home: { _id, title, city, isAvailable, isLet } }: { home: Favourite }) {
  const { t } = useTranslation('saved');
  return (
    <article className={classes.gone}>
      <strong>{isAvailable ? <Link to={`/listing/${_id}`}>{title}</Link> : title}</strong>
      <p className="quiet">{city}</p>
      <p>{t(`homes.gone_${isAvailable ? 'open' : isLet ? 'let' : 'withdrawn'}`)}</p>
      <FavouriteHeart
        listingId={_id}
        label={t('homes.save', { title })}
        className={classes.heart}
      />
    </article>
  );
}
