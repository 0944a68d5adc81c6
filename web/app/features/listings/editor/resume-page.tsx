import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { publishable, stepOf } from '@husvaer/domain/listings/draft';
import { LISTING_STEPS } from '@husvaer/domain/listings/fields';

import { loggedInOnly } from '../../../platform/guard.ts';
import { publicSiteOnly } from '../../../platform/public-site-only.ts';
import { siteContext } from '../../../platform/site.ts';
import { HydrateFallback } from './editor-frame.tsx';
import { GetMyListing } from './get-my-listing.graphql.ts';
import { loadOwn } from './load-own.ts';

export { HydrateFallback };

export const handle = { namespaces: ['listings', 'editor'] };

export const loader = (args: LoaderFunctionArgs) =>
  publicSiteOnly(args.context) ?? loggedInOnly(args);

/** Leads to the first unfinished step of a draft. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  publicSiteOnly(args.context);
  const { getMyListing } = await loadOwn(args, GetMyListing, {
    listingId: args.params['listingId'] ?? '',
  });
  const { _id, state, content } = getMyListing;
  const { today } = args.context.get(siteContext);
  const answer = publishable(content as Parameters<typeof publishable>[0], today);
  const unfinished = answer.ok ? [] : answer.problems.map(({ path }) => stepOf(path));
  const step = LISTING_STEPS.find((one) => unfinished.includes(one)) ?? 'preview-and-publish';
  const root = state === 'draft' ? '/list-your-place' : '/edit-listing';
  throw redirect(`${root}/${step}/${_id}`);
}
clientLoader.hydrate = true as const;

export default function ResumePage() {
  return <HydrateFallback />;
}
