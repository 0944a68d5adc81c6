import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { Cover } from '../editor/cover.tsx';
import { ListingActions } from './listing-actions.tsx';
import classes from './my-listings.module.css';
import type { MyListingsQuery } from './my-listings.graphql.ts';
import { StateBadge } from './state-badge.tsx';

type ListedListing = MyListingsQuery['getMyListings']['data'][number];

/** A listing in the list: its facts, its figures and its actions. */
export function MyListingCard({ listing }: { listing: ListedListing }) {
  const { t } = useTranslation('mine');
  const format = useFormat();
  const { _id, content, images, state, hasChanges, owner, contactPerson } = listing;
  const { address, monthlyRent } = content;
  const street = [address?.street, address?.streetNumber].filter(Boolean).join(' ');
  return (
    <li className={classes.card}>
      <article aria-labelledby={`title-${_id}`}>
        <div className={classes.picture}>
          <Cover images={images} />
        </div>
        <div className={classes.about}>
          <div className={classes.badges}>
            <StateBadge listing={listing} />
            {hasChanges && <span className={classes.badge}>{t('has_changes')}</span>}
          </div>
          <h2 id={`title-${_id}`}>
            <Link to={`/my-listing/${_id}`}>{content.title || t('untitled')}</Link>
          </h2>
          <p className="quiet">{[street, address?.city].filter(Boolean).join(', ')}</p>
          {monthlyRent !== null && (
            <p>
              <strong>{format.advertisedRent(monthlyRent)}</strong>{' '}
              <span className="quiet">{t('per_month')}</span>
            </p>
          )}
          <p className={classes.counts}>
            {state !== 'draft' && (
              <>
                <span>{t('views', { count: listing.views })}</span>
                <span>{t('favourites', { count: listing.favourites })}</span>
                <Anchor
                  component={Link}
                  to={`/my-listing/${_id}/interest`}
                  inherit
                  underline="always"
                >
                  {t('interest', { count: listing.interestCount })}
                </Anchor>
              </>
            )}
            <span>{t('changed', { date: format.date(listing.updatedAt) })}</span>
            {owner && contactPerson && owner._id !== contactPerson._id && (
              <span>{t('contact', { name: contactPerson.name })}</span>
            )}
          </p>
        </div>
        <ListingActions listing={listing} />
      </article>
    </li>
  );
}
