import { Anchor, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { MyListing } from '../editor/draft.ts';
import { ListingActions } from './listing-actions.tsx';
import type { ListingPeopleQuery } from './listing-people.graphql.ts';
import classes from './my-listings.module.css';
import { PeopleForm } from './people-form.tsx';
import { StateBadge } from './state-badge.tsx';

interface OneListingProps {
  listing: MyListing;
  /** The people it can be assigned to, if this user may choose. */
  people: ListingPeopleQuery['getListingPeople'] | null;
}

/** A listing's own page: its status, figures, photos and actions. */
export function OneListing({ listing, people }: OneListingProps) {
  const { t } = useTranslation(['mine', 'listings']);
  const format = useFormat();
  const { content, state, images, publishedAt, owner, contactPerson } = listing;
  const { address, monthlyRent, availableFrom } = content;
  const title = content.title || t('mine:untitled');
  const street = [address?.street, address?.streetNumber].filter(Boolean).join(' ');
  const photos = images.filter((photo) => photo.state === 'ready');
  const facts: (readonly [string, ReactNode])[] = [
    [t('mine:facts.views'), state !== 'draft' && format.number(listing.views)],
    [t('mine:facts.favourites'), state !== 'draft' && format.number(listing.favourites)],
    [
      t('mine:facts.interest'),
      state !== 'draft' && (
        <Anchor
          component={Link}
          to={`/my-listing/${listing._id}/interest`}
          inherit
          underline="always"
        >
          {t('mine:interest', { count: listing.interestCount })}
        </Anchor>
      ),
    ],
    [t('mine:facts.rent'), monthlyRent !== null && format.advertisedRent(monthlyRent)],
    [t('listings:fields.availableFrom'), availableFrom && format.month(availableFrom)],
    [t('mine:facts.published'), publishedAt && format.date(publishedAt)],
    [t('mine:facts.changed'), format.date(listing.updatedAt)],
    [t('mine:people.owner'), owner?.name],
    [t('mine:people.contact'), contactPerson?.name],
  ];
  return (
    <>
      <PageHead
        title={title}
        description={t('mine:text')}
        path={`/my-listing/${listing._id}`}
        noindex
      />
      <BackLink to="/my-listing">{t('mine:title')}</BackLink>
      <div className={classes.head}>
        <div>
          <div className={classes.badges}>
            <StateBadge listing={listing} />
            {listing.hasChanges && <span className={classes.badge}>{t('mine:has_changes')}</span>}
          </div>
          <Title order={1}>{title}</Title>
          <p className={classes.lead}>{[street, address?.city].filter(Boolean).join(', ')}</p>
        </div>
        <ListingActions listing={listing} />
      </div>
      <p className={classes.explained}>
        {t(`mine:explained.${listing.letFrom === null ? state : 'let'}`)}
      </p>
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label={t('mine:photos')}>
          {photos.map(({ photoId, color, description }, index) => (
            <li key={photoId}>
              <Photo
                id={photoId}
                color={color ?? ''}
                alt={
                  description ??
                  t('listings:page.photo_of', { number: index + 1, count: photos.length })
                }
                sizes="(min-width: 48em) 16rem, 50vw"
              />
            </li>
          ))}
        </ul>
      )}
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {people && <PeopleForm listing={listing} people={people} />}
    </>
  );
}
