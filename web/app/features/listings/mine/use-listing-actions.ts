import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { AddListing } from '../editor/add-listing.graphql.ts';
import type { MyListing } from '../editor/draft.ts';
import { DeleteListing } from './delete-listing.graphql.ts';
import { SetListingActive } from './set-listing-active.graphql.ts';

export type ActionTarget = Pick<MyListing, '_id' | 'state' | 'partnerId' | 'letFrom'> & {
  content: Pick<MyListing['content'], 'title' | 'availableFrom'>;
};

/** The new state of a listing: in the search, public by link only, or withdrawn. */
export type NewState = 'published' | 'active' | 'inactive';

/** The actions for the user's own listing; each notifies of its result. */
export function useListingActions({ _id: listingId, state, partnerId }: ActionTarget) {
  const { t } = useTranslation('mine');
  const { partner } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  /** The action that waits for a new month. */
  const [needsDate, setNeedsDate] = useState<NewState | null>(null);

  async function attempt(act: () => Promise<void>) {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      notify(messageFor(error), 'bad');
      // The listing may differ from what is shown.
      if (error instanceof ApiFailure && error.status < 500) await revalidate();
    } finally {
      setIsBusy(false);
    }
  }

  const changeState = (newState: NewState, availableFrom: string | null = null) =>
    attempt(async () => {
      const question = {
        listingId,
        isActive: newState !== 'inactive',
        isInSearch: newState === 'published',
        availableFrom,
      };
      try {
        await browserApi(SetListingActive, question);
      } catch (error) {
        if (!(error instanceof ApiFailure && error.code === 'listings.date_past')) throw error;
        setNeedsDate(newState);
        return;
      }
      setNeedsDate(null);
      notify(t(`done.${newState}`), 'good');
      await revalidate();
    });

  // Drafts are edited on the public site's page for new listings; partner sites have none.
  const isNew = state === 'draft' && !partner;
  return {
    isBusy,
    needsDate,
    clearDate: () => setNeedsDate(null),
    changeState,
    editPath: isNew
      ? `/list-your-place/${listingId}`
      : `/edit-listing/listing-details/${listingId}`,
    previewPath: `${isNew ? '/list-your-place' : '/edit-listing'}/preview-and-publish/${listingId}`,
    duplicate: () =>
      attempt(async () => {
        const { addListing } = await browserApi(AddListing, { copyOf: listingId, partnerId });
        notify(t('done.duplicated'), 'good');
        const root = partner ? '/edit-listing' : '/list-your-place';
        await navigate(`${root}/listing-details/${addListing._id}`);
      }),
    remove: () =>
      attempt(async () => {
        await browserApi(DeleteListing, { listingId });
        notify(t('done.deleted'), 'good');
        await navigate('/my-listing');
        await revalidate();
      }),
  };
}
