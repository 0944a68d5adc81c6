import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { previewUrl } from '@husvaer/domain/files/photo';

import { apiContext, ApiFailure, asPageError, browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { siteContext, useSite } from '../../platform/site.ts';
import { useLinkState } from '../../platform/use-link-state.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { AddListingView } from './add-listing-view.graphql.ts';
import { FavouriteButton, InterestButton, MessageButton } from './components/contact-buttons.tsx';
import { useHeadline } from './components/headline.ts';
import { HomeBody } from './components/home-body.tsx';
import { ListingJsonLd } from './components/listing-json-ld.tsx';
import { ContactBar, PricePanel } from './components/price-panel.tsx';
import { ReportListing } from './components/report-listing.tsx';
import { ShareButton } from './components/share-button.tsx';
import { SimilarHomes, type SimilarHome } from './components/similar-homes.tsx';
import { Withdrawn } from './components/withdrawn.tsx';
import { ListingPage as Operation } from './listing-page.graphql.ts';
import { locationOf, type Listing } from './listing.ts';
import classes from './listing-page.module.css';
import { addRecent } from './recent.ts';
import { SimilarListings } from './similar-listings.graphql.ts';

export const handle = { namespaces: ['listings'] };

interface PageData {
  /** Null when the home is withdrawn. */
  listing: Listing | null;
  similar: SimilarHome[];
  /** The search that the document was opened from. */
  cameFrom: string | null;
}

async function load(
  { context, params, request }: LoaderFunctionArgs | ClientLoaderFunctionArgs,
  referrer: string | null,
) {
  const cameFrom = searchIn(referrer, new URL(request.url));
  const api = context.get(apiContext);
  const listingId = params['listingId'] ?? '';
  const { partner } = context.get(siteContext);
  // The page works without similar homes; a partner's site shows the partner's own.
  const similar = api(SimilarListings, { listingId, partnerId: partner?.partnerId ?? null }).then(
    ({ getSimilarListings }): SimilarHome[] => getSimilarListings.data,
    () => [],
  );
  try {
    const { getSingleListing } = await api(Operation, { listingId });
    return data<PageData>({ listing: getSingleListing, similar: await similar, cameFrom });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'listings.withdrawn')
      return data<PageData>(
        { listing: null, similar: await similar, cameFrom },
        { status: error.status },
      );
    throw asPageError(error);
  }
}

export const loader = (args: LoaderFunctionArgs) => load(args, args.request.headers.get('referer'));
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  load(args, isDocument(args.request) ? document.referrer : null);

/** Whether the browser opened this page itself. Links within a document keep the search in their state. */
function isDocument({ url }: Request): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return URL.parse(document?.name ?? '')?.pathname === new URL(url).pathname;
}

/** The path of the search that refers to a page, with its filters and its place on the map. */
function searchIn(referrer: string | null, { host }: URL): string | null {
  const from = URL.parse(referrer ?? '');
  return from?.host === host && from.pathname.startsWith('/find-home')
    ? from.pathname + from.search
    : null;
}

export default function ListingPage({ loaderData }: { loaderData: PageData }) {
  const { listing, similar, cameFrom } = loaderData;
  const from = useSearchUrl(cameFrom);
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
  /** The URL of the search that the user came from. */
  from: string;
}

function Home({ listing, similar, from }: HomeProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const headline = useHeadline()(listing);
  const { siteOrigin } = useSite();
  const path = `/listing/${listing._id}`;
  useEffect(() => addRecent(listing._id), [listing._id]);
  useCountView(listing._id);
  const [cover] = listing.images;
  const summary = [
    headline,
    locationOf(listing),
    `${format.advertisedRent(listing.monthlyRent)} ${t('page.per_month')}`,
  ].join(' · ');

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
        <BackLink to={from}>{t('page.back')}</BackLink>
        <div className={classes.actions}>
          <ShareButton title={listing.title} address={`${siteOrigin}${path}`} />
          <FavouriteButton listingId={listing._id} />
        </div>
      </div>
      <HomeBody
        listing={listing}
        note={listing.state === 'active' && t('page.by_link')}
        below={<ReportListing listingId={listing._id} />}
        aside={
          <PricePanel listing={listing}>
            <InterestButton listingId={listing._id} />
            <MessageButton listingId={listing._id} />
          </PricePanel>
        }
      />
      <SimilarHomes homes={similar} from={from} />
      <ContactBar listing={listing} />
    </>
  );
}

/** A view is counted once, in the browser: server rendering counts none. */
function useCountView(listingId: string) {
  useEffect(() => {
    // A failure to count does not concern the visitor.
    browserApi(AddListingView, { listingId }).catch(() => undefined);
  }, [listingId]);
}

/** The search that the user came from, for the link back. */
function useSearchUrl(cameFrom: string | null): string {
  const from = useLinkState<{ from?: unknown }>()?.from;
  if (typeof from === 'string' && from.startsWith('/find-home')) return from;
  // A link that is followed before its page is hydrated, or in a new tab, opens a document and leaves no state.
  return cameFrom ?? '/find-home';
}
