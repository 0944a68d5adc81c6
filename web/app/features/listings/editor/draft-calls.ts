import { browserApi } from '../../../platform/api.ts';
import { AddListing } from './add-listing.graphql.ts';
import type { DraftCalls } from './draft-autosave.ts';
import { GetMyListing } from './get-my-listing.graphql.ts';
import { UpdateListing } from './update-listing.graphql.ts';

/** The API calls for a draft; a new draft belongs to the user, or to the given partner. */
export const draftCalls = (partnerId: string | null): DraftCalls => ({
  async load(listingId) {
    const { getMyListing } = await browserApi(GetMyListing, { listingId });
    return getMyListing;
  },
  async add({ images: _, ...data }) {
    const { addListing } = await browserApi(AddListing, { partnerId, data });
    return addListing;
  },
  async update({ listingId, version, changes: { images, ...data } }, options) {
    const { updateListing } = await browserApi(
      UpdateListing,
      { listingId, version, data, images },
      options,
    );
    return updateListing;
  },
});
