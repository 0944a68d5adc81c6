import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { LISTING_STATES } from '@husvaer/domain/listings/states';

import { loggedInOnly } from '../../../platform/guard.ts';
import { session } from '../../../platform/session.ts';
import { siteContext } from '../../../platform/site.ts';
import type { MyListing } from '../editor/draft.ts';
import { GetMyListing } from '../editor/get-my-listing.graphql.ts';
import { loadOwn } from '../editor/load-own.ts';
import { PAGE, type Filters } from './filters.ts';
import { ListingPeople, type ListingPeopleQuery } from './listing-people.graphql.ts';
import classes from './my-listings.module.css';
import { MyListingsHead } from './my-listings-head.tsx';
import { MyListingsList } from './my-listings-list.tsx';
import { MyListings, type MyListingsQuery } from './my-listings.graphql.ts';
import { OneListing } from './one-listing.tsx';

export const handle = { namespaces: ['listings', 'mine'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

type PageData =
  | { kind: 'list'; filters: Filters; page: MyListingsQuery['getMyListings'] }
  | { kind: 'one'; listing: MyListing; people: ListingPeopleQuery['getListingPeople'] | null };

/** A state is a tab of the list; anything else is a listing's id (specification: `/my-listing/{slug}`). */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const { slug } = args.params;
  const state = LISTING_STATES.find((one) => one === slug) ?? null;
  const partnerId = agencyOf(args);
  if (slug && !state) {
    const { getMyListing: listing } = await loadOwn(args, GetMyListing, { listingId: slug });
    return { kind: 'one', listing, people: await peopleFor(args, listing) };
  }
  const search = new URL(args.request.url).searchParams.get('search') ?? '';
  const filters = { state, search, partnerId };
  const { getMyListings } = await loadOwn(args, MyListings, {
    queryData: { state, search: search || null, partnerId },
    limit: PAGE,
    skip: 0,
  });
  return { kind: 'list', filters, page: getMyListings };
}
clientLoader.hydrate = true as const;

/** The partner of this site, if the user is one of its agents; else null. */
function agencyOf({ context }: ClientLoaderFunctionArgs): string | null {
  const { partner } = context.get(siteContext);
  return session()?.siteRoles.includes('agent') ? (partner?.partnerId ?? null) : null;
}

/** The landlords and contact persons for a partner's listing; null unless the user is one of its agents. */
async function peopleFor(args: ClientLoaderFunctionArgs, { partnerId }: MyListing) {
  if (!partnerId || partnerId !== agencyOf(args)) return null;
  const { getListingPeople } = await loadOwn(args, ListingPeople, { partnerId });
  return getListingPeople;
}

export function HydrateFallback() {
  const { t } = useTranslation('mine');
  return (
    <div className={classes.page}>
      <MyListingsHead />
      <Stack mt="xl" role="status" aria-label={t('loading')}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={140} />
        ))}
      </Stack>
    </div>
  );
}

export default function MyListingsPage({ loaderData }: { loaderData: PageData }) {
  return (
    <div className={classes.page}>
      {loaderData.kind === 'one' ? (
        <OneListing
          key={loaderData.listing._id}
          listing={loaderData.listing}
          people={loaderData.people}
        />
      ) : (
        <MyListingsList filters={loaderData.filters} page={loaderData.page} />
      )}
    </div>
  );
}
