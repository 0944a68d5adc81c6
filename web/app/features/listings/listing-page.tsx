import { Anchor, Button, Paper, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { photoUrl } from '@husvaer/domain/files/photo';

import { apiContext, asPageError } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useSite } from '../../platform/site.ts';
import { Facts } from './components/facts.tsx';
import { Gallery } from './components/gallery.tsx';
import { ListingJsonLd } from './components/listing-json-ld.tsx';
import { ListingMap } from './components/listing-map.tsx';
import { MoveInCosts } from './components/move-in-costs.tsx';
import { ListingPage as Operation } from './listing-page.graphql.ts';
import type { Listing } from './listing.ts';
import classes from './listing-page.module.css';

export const handle = { namespaces: ['listings'] };

async function load({
  context,
  params,
}: LoaderFunctionArgs | ClientLoaderFunctionArgs): Promise<Listing> {
  try {
    const { getSingleListing } = await context.get(apiContext)(Operation, {
      listingId: params['listingId'] ?? '',
    });
    return getSingleListing;
  } catch (error) {
    throw asPageError(error);
  }
}

export const loader = (args: LoaderFunctionArgs) => load(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => load(args);

export default function ListingPage({ loaderData: listing }: { loaderData: Listing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { partner } = useSite();
  const from = useSearchBehind();
  const { address, images } = listing;
  const street = [address.street, address.streetNumber].filter(Boolean).join(' ');
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const where = [street, address.neighbourhood, town].filter(Boolean).join(', ');
  const summary = [
    t(`words.property_type.${listing.propertyType}`),
    where,
    `${format.amount(listing.monthlyRent)} ${t('page.per_month')}`,
  ].join(' · ');
  const [cover] = images;

  return (
    <div className={classes.page}>
      <PageHead
        title={listing.title}
        description={summary}
        path={`/listing/${listing._id}`}
        image={cover && photoUrl(cover._id, 1600, 'webp')}
        noindex={listing.state !== 'published'}
      />
      <ListingJsonLd listing={listing} />
      <Anchor component={Link} to={from} className={classes.back} c="inherit">
        <IconArrowLeft size={18} aria-hidden /> {t('page.back')}
      </Anchor>
      <Gallery images={images} title={listing.title} />
      {listing.state === 'active' && <p className={classes.note}>{t('page.by_link')}</p>}
      <header className={classes.header}>
        <Title order={1}>{listing.title}</Title>
        <p className={classes.where}>
          <IconMapPin size={18} aria-hidden /> {where}
        </p>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Facts listing={listing} />
          <section>
            <Title order={2}>{t('page.about')}</Title>
            <p className={classes.description}>{listing.description ?? t('page.no_description')}</p>
            <div className={classes.links}>
              {listing.videoUrl && <Outside href={listing.videoUrl} text={t('page.video')} />}
              {listing.view360Url && (
                <Outside href={listing.view360Url} text={t('page.view_360')} />
              )}
            </div>
          </section>
          {listing.facilities.length > 0 && (
            <section>
              <Title order={2}>{t('page.facilities')}</Title>
              <Ticks words={listing.facilities.map((word) => t(`words.facility.${word}`))} />
            </section>
          )}
          <section>
            <Title order={2}>{t('page.included')}</Title>
            {listing.includedInRent.length > 0 ? (
              <Ticks words={listing.includedInRent.map((word) => t(`words.included.${word}`))} />
            ) : (
              <p className="quiet">{t('page.nothing_included')}</p>
            )}
          </section>
          <section>
            <Title order={2}>{t('page.where')}</Title>
            {!listing.hasExactPosition && <p className="quiet">{t('page.rounded')}</p>}
            <ListingMap listing={listing} />
          </section>
        </div>
        <aside className={classes.side}>
          <Paper withBorder radius="lg" p="lg" className={classes.costs}>
            <p className={classes.rent}>
              <strong>{format.amount(listing.monthlyRent)}</strong>{' '}
              <span className="quiet">{t('page.per_month')}</span>
            </p>
            <MoveInCosts
              monthlyRent={listing.monthlyRent}
              depositAmount={listing.depositAmount ?? null}
            />
            {listing.contactPerson && (
              <div className={classes.contact}>
                <span className={classes.initials} aria-hidden>
                  {initialsOf(listing.contactPerson.name)}
                </span>
                <div>
                  <span className="quiet">{t('page.contact')}</span>
                  <strong>{listing.contactPerson.name}</strong>
                  {partner && (
                    <span className="quiet">
                      {t('page.contact_by', { partner: partner.name ?? '' })}
                    </span>
                  )}
                </div>
              </div>
            )}
            {listing.publishedAt && (
              <p className={classes.dates}>
                {t('page.published', { date: format.date(listing.publishedAt) })}
              </p>
            )}
          </Paper>
        </aside>
      </div>
    </div>
  );
}

/** The search one came from, with its filters and its place on the map. */
function useSearchBehind(): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = state?.from;
  return typeof from === 'string' && from.startsWith('/find-home') ? from : '/find-home';
}

function Ticks({ words }: { words: string[] }) {
  return (
    <ul className={classes.ticks}>
      {words.map((word) => (
        <li key={word}>
          <IconCheck size={18} aria-hidden /> {word}
        </li>
      ))}
    </ul>
  );
}

/** Somebody else's page, opened beside ours and told nothing of it. */
function Outside({ href, text }: { href: string; text: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      variant="default"
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      {text}
    </Button>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();
