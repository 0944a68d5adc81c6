import { Anchor, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconMapPin } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  data,
  Link,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { previewUrl } from '@husvaer/domain/files/photo';

import { apiContext, ApiFailure, asPageError } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { siteContext, useSite } from '../../platform/site.ts';
import { FavouriteButton } from './components/ask-buttons.tsx';
import { Facts } from './components/facts.tsx';
import { Gallery } from './components/gallery.tsx';
import { useHeadline } from './components/headline.ts';
import { ListingJsonLd } from './components/listing-json-ld.tsx';
import { ListingMap } from './components/listing-map.tsx';
import { hostOf, OutsideLink } from './components/outside-link.tsx';
import { AskBar, PricePanel } from './components/price-panel.tsx';
import { ReportListing } from './components/report-listing.tsx';
import { ShareButton } from './components/share-button.tsx';
import { SimilarHomes, type SimilarHome } from './components/similar-homes.tsx';
import { Withdrawn } from './components/withdrawn.tsx';
import { ListingPage as Operation } from './listing-page.graphql.ts';
import type { Listing } from './listing.ts';
import classes from './listing-page.module.css';
import { remember } from './recent.ts';
import { SimilarListings } from './similar-listings.graphql.ts';

export const handle = { namespaces: ['listings'] };

interface PageData {
  /** Null when the home is withdrawn. */
  listing: Listing | null;
  similar: SimilarHome[];
}

async function load({ context, params }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const api = context.get(apiContext);
  const listingId = params['listingId'] ?? '';
  const { partner } = context.get(siteContext);
  // A page of one home stands without the others; a partner's site shows the partner's own.
  const similar = api(SimilarListings, { listingId, partnerId: partner?.partnerId ?? null }).then(
    ({ getSimilarListings }): SimilarHome[] => getSimilarListings.data,
    () => [],
  );
  try {
    const { getSingleListing } = await api(Operation, { listingId });
    return data<PageData>({ listing: getSingleListing, similar: await similar });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'listings.withdrawn')
      return data<PageData>({ listing: null, similar: await similar }, { status: error.status });
    throw asPageError(error);
  }
}

export const loader = (args: LoaderFunctionArgs) => load(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => load(args);

export default function ListingPage({ loaderData }: { loaderData: PageData }) {
  const { listing, similar } = loaderData;
  const from = useSearchBehind();
  return (
    <div className={classes.page}>
      {listing ? (
        <Home key={listing._id} listing={listing} similar={similar} from={from} />
      ) : (
        <Withdrawn similar={similar} from={from} />
      )}
    </div>
  );
}

interface HomeProps {
  listing: Listing;
  similar: SimilarHome[];
  /** The search one came from. */
  from: string;
}

function Home({ listing, similar, from }: HomeProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const headline = useHeadline()(listing);
  const { siteOrigin } = useSite();
  const path = `/listing/${listing._id}`;
  useEffect(() => remember(listing._id), [listing._id]);
  const { address, images } = listing;
  const street = [address.street, address.streetNumber].filter(Boolean).join(' ');
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const where = [street, address.neighbourhood, town].filter(Boolean).join(', ');
  const summary = [
    headline,
    where,
    `${format.amount(listing.monthlyRent)} ${t('page.per_month')}`,
  ].join(' · ');
  const [cover] = images;

  return (
    <>
      <PageHead
        title={listing.title}
        description={summary}
        path={path}
        image={cover && previewUrl(cover._id)}
        noindex={listing.state !== 'published'}
      />
      <ListingJsonLd listing={listing} />
      <div className={classes.top}>
        <Anchor component={Link} to={from} className={classes.back} c="inherit">
          <IconArrowLeft size={18} aria-hidden /> {t('page.back')}
        </Anchor>
        <div className={classes.doings}>
          <ShareButton title={listing.title} address={`${siteOrigin}${path}`} />
          <FavouriteButton listingId={listing._id} />
        </div>
      </div>
      <Gallery images={images} title={listing.title} />
      {listing.state === 'active' && <p className={classes.note}>{t('page.by_link')}</p>}
      <header className={classes.header}>
        <Title order={1}>{listing.title}</Title>
        <p className={classes.where}>
          <IconMapPin size={18} aria-hidden /> {where}
        </p>
        <p className={classes.headline}>{headline}</p>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Facts listing={listing} />
          <section>
            <Title order={2}>{t('page.about')}</Title>
            <p className={classes.description}>{listing.description ?? t('page.no_description')}</p>
            <OutsideLinks listing={listing} />
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
            <p className={classes.address}>{where}</p>
            {!listing.hasExactPosition && <p className="quiet">{t('page.rounded')}</p>}
            <ListingMap listing={listing} />
          </section>
          <ReportListing listingId={listing._id} />
        </div>
        <aside className={classes.side}>
          <PricePanel listing={listing} />
        </aside>
      </div>
      <SimilarHomes homes={similar} />
      <AskBar listing={listing} />
    </>
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

/** Video and a look around, where they lead to a page that we send people to. */
function OutsideLinks({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const links = [
    [t('page.video'), listing.videoUrl],
    [t('page.view_360'), listing.view360Url],
  ] as const;
  return (
    <div className={classes.links}>
      {links.map(([text, href]) => {
        const host = hostOf(href);
        return href && host && <OutsideLink key={text} href={href} host={host} text={text} />;
      })}
    </div>
  );
}
