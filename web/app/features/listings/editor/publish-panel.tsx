import { Alert, Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { OPEN_STATES } from '@husvaer/domain/listings/states';
import { LISTING_STEPS } from '@husvaer/domain/listings/fields';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { DiscardListingChanges } from './discard-listing-changes.graphql.ts';
import { useEditor, type Editor } from './editor-context.ts';
import classes from './preview.module.css';
import { PublishListing } from './publish-listing.graphql.ts';

/** Publishes the home, or the changes of it. */
export function PublishPanel() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const { listing } = editor.draft;
  const isOpen = listing !== null && OPEN_STATES.includes(listing.state);
  const [isInSearch, setIsInSearch] = useState(listing?.state !== 'active');
  const { publish, discard, pendingAction, errorText } = usePublishing(editor, isInSearch);
  return (
    <section className={classes.publish}>
      {!isOpen && (
        <Checkbox
          size="md"
          label={t('publish.in_search')}
          description={t('publish.in_search_help')}
          checked={isInSearch}
          onChange={({ currentTarget }) => setIsInSearch(currentTarget.checked)}
        />
      )}
      {errorText && (
        <Alert role="alert" color="red" variant="light">
          {errorText}
        </Alert>
      )}
      <Stack gap="xs">
        <Button size="md" loading={pendingAction === 'publish'} onClick={() => void publish()}>
          {t(isOpen ? 'publish.changes' : 'publish.publish')}
        </Button>
        {listing?.hasChanges && (
          <Button
            size="md"
            variant="default"
            loading={pendingAction === 'discard'}
            onClick={() => void discard()}
          >
            {t('publish.discard')}
          </Button>
        )}
        {isOpen && (
          <Button size="md" variant="subtle" component={Link} to={`/listing/${listing._id}`}>
            {t('publish.see')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function usePublishing({ autosave, problems, leave }: Editor, isInSearch: boolean) {
  const { t } = useTranslation('editor');
  const notify = useNotify();
  const navigate = useNavigate();
  const messageFor = useFailureText({ 'request.invalid': t('publish.incomplete') });
  const [pendingAction, setPendingAction] = useState<'publish' | 'discard' | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function attempt(what: 'publish' | 'discard', act: () => Promise<void>) {
    setPendingAction(what);
    setErrorText(null);
    try {
      if (await autosave.flush()) await act();
      else if (!autosave.state.conflict) setErrorText(t('save.not_now'));
    } catch (error) {
      if (!autosave.state.conflict) setErrorText(messageFor(error));
    } finally {
      setPendingAction(null);
    }
  }

  return {
    pendingAction,
    errorText,
    publish: () =>
      attempt('publish', async () => {
        for (const step of LISTING_STEPS) leave(step);
        if (problems.size > 0 || !autosave.state.listing) {
          setErrorText(t('publish.incomplete'));
          document.getElementById('missing')?.focus();
          return;
        }
        const { state } = autosave.state.listing;
        const isOpen = OPEN_STATES.includes(state);
        await autosave.write(async ({ _id: listingId, version }) => {
          const { publishListing } = await browserApi(PublishListing, {
            listingId,
            version,
            // A home that is already public keeps its visibility.
            isInSearch: isOpen ? state === 'published' : isInSearch,
          });
          return publishListing;
        });
        notify(t(isOpen ? 'publish.changes_done' : 'publish.done'), 'good');
        await navigate(`/my-listing/${autosave.state.listing._id}`);
      }),
    discard: () =>
      attempt('discard', async () => {
        const { _id: listingId, version } = autosave.state.listing!;
        await browserApi(DiscardListingChanges, { listingId, version });
        await autosave.reload();
        notify(t('publish.discarded'));
      }),
  };
}
