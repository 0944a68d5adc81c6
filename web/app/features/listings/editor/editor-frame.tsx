import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type {
  ClientLoaderFunctionArgs,
  LoaderFunctionArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { publicSiteOnly } from '../../../platform/public-site-only.ts';
import type { MyListing } from './draft.ts';
import { EditorWindow } from './editor-window.tsx';
import classes from './editor.module.css';
import { GetMyListing } from './get-my-listing.graphql.ts';

export const handle = { namespaces: ['listings', 'editor', 'errors'] };

/** For new and for existing homes: new ones are listed only on the public site. */
function guard(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  if (pathname.startsWith('/list-your-place')) publicSiteOnly(args.context);
  return loggedInOnly(args);
}

export const loader = (args: LoaderFunctionArgs) => guard(args);

/** Only the browser knows the user: the server renders this page without their token. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<MyListing | null> {
  guard(args);
  const { listingId } = args.params;
  if (!listingId) return null;
  try {
    const { getMyListing } = await args.context.get(apiContext)(GetMyListing, { listingId });
    return getMyListing;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

/** The draft is not reloaded between steps: the unsaved input is newer than the API's version. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['listingId'] !== nextParams['listingId'];

export function HydrateFallback() {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.page}>
      <PageHead title={t('title')} description={t('text')} path="/list-your-place" noindex />
      <Stack gap="xl" mt="xl" role="status" aria-label={t('loading')}>
        {[40, 180, 68, 68, 68].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  );
}

export default function EditorFrame({ loaderData: listing }: { loaderData: MyListing | null }) {
  return <EditorWindow listing={listing} />;
}
