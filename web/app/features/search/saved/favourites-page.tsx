import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { PAGE_SIZE } from '@husvaer/domain/search/limits';

import { loggedInOnly } from '../../../platform/guard.ts';
import { useSite } from '../../../platform/site.ts';
import { ListingCard } from '../components/listing-card.tsx';
import { Pages } from '../components/pages.tsx';
import { Favourites } from './favourites.graphql.ts';
import { GoneHome } from './gone-home.tsx';
import { loadSaved, pageIn } from './load-saved.ts';
import { NothingSaved, SavedFrame, SavedSkeleton } from './saved-frame.tsx';
import classes from './saved.module.css';
import { ShareList } from './share-list.tsx';

export const handle = { namespaces: ['search', 'listings', 'saved'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const page = pageIn(args.request);
  const { getFavoriteListings } = await loadSaved(args, Favourites, {
    optionData: { limit: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE },
  });
  return { page, ...getFavoriteListings };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <SavedFrame of="homes">
    <SavedSkeleton />
  </SavedFrame>
);

export default function FavouritesPage({
  loaderData: { page, data, metaData },
}: {
  loaderData: Awaited<ReturnType<typeof clientLoader>>;
}) {
  const { today } = useSite();
  return (
    <SavedFrame of="homes">
      {metaData.totalDocuments === 0 ? (
        <NothingSaved of="homes" />
      ) : (
        <>
          <ShareList shareId={metaData.shareId} />
          <ul className={classes.homes}>
            {data.map((home) => (
              <li key={home._id}>
                {home.card ? (
                  <ListingCard home={home.card} today={today} />
                ) : (
                  <GoneHome home={home} />
                )}
              </li>
            ))}
          </ul>
          <Pages
            page={page}
            pages={Math.ceil(metaData.totalDocuments / PAGE_SIZE)}
            to={(other) => `/favourites?page=${other}`}
          />
        </>
      )}
    </SavedFrame>
  );
}
