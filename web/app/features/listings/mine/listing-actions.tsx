import { Button, Skeleton } from '@mantine/core';
import { IconPencil, IconWorld } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { ReplayEarlyActs } from '../../../platform/early-acts.tsx';
import { DateDialog } from './date-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import classes from './my-listings.module.css';
import { useListingActions, type ActionTarget } from './use-listing-actions.ts';

// Loaded on demand: it needs more of the library than any public page does.
const ListingMenu = lazy(() => import('./listing-menu.tsx'));

/** The main action for a listing, and a menu of all others. */
export function ListingActions({ listing }: { listing: ActionTarget }) {
  const { t } = useTranslation('mine');
  const listingActions = useListingActions(listing);
  const [isDeleting, setIsDeleting] = useState(false);
  const { state } = listing;
  const title = listing.content.title || t('untitled');
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={listingActions.editPath}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={t(state === 'draft' ? 'actions.go_on_named' : 'actions.edit_named', { title })}
      >
        {t(state === 'draft' ? 'actions.go_on' : 'actions.edit')}
      </Button>
      {listing.letFrom !== null && (
        <Button
          variant="default"
          leftSection={<IconWorld size={18} aria-hidden />}
          aria-label={t('actions.again_named', { title })}
          loading={listingActions.isBusy}
          onClick={() => void listingActions.changeState('published')}
        >
          {t('actions.again')}
        </Button>
      )}
      <Suspense fallback={<Skeleton width={36} height={36} radius="md" />}>
        <ListingMenu
          listing={listing}
          listingActions={listingActions}
          onDelete={() => setIsDeleting(true)}
        />
        <ReplayEarlyActs />
      </Suspense>
      <DeleteDialog
        opened={isDeleting}
        listing={listing}
        onClose={() => setIsDeleting(false)}
        onDelete={async () => {
          await listingActions.remove();
          setIsDeleting(false);
        }}
      />
      <DateDialog
        newState={listingActions.needsDate}
        isBusy={listingActions.isBusy}
        onClose={listingActions.clearDate}
        onChosen={(newState, month) => void listingActions.changeState(newState, `${month}-01`)}
      />
    </div>
  );
}
