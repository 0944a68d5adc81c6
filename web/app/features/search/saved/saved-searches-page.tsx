import { Anchor, Button, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { FREQUENCIES, type Frequency } from '@husvaer/domain/search/saved-search';

import { browserApi } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { loadSaved } from './load-saved.ts';
import { RemoveSavedSearch } from './remove-saved-search.graphql.ts';
import { NothingSaved, SavedFrame, SavedSkeleton } from './saved-frame.tsx';
import { SavedSearches, type SavedSearchesQuery } from './saved-searches.graphql.ts';
import classes from './saved.module.css';
import { UpdateSavedSearch } from './update-saved-search.graphql.ts';

export const handle = { namespaces: ['search', 'saved'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { getSavedSearches } = await loadSaved(args, SavedSearches, {});
  return getSavedSearches.data;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <SavedFrame of="searches">
    <SavedSkeleton />
  </SavedFrame>
);

export default function SavedSearchesPage({
  loaderData: searches,
}: {
  loaderData: SavedSearchesQuery['getSavedSearches']['data'];
}) {
  return (
    <SavedFrame of="searches">
      {searches.length === 0 ? (
        <NothingSaved of="searches" />
      ) : (
        <ul className={classes.searches}>
          {searches.map((search) => (
            <SavedSearch key={search._id} search={search} />
          ))}
        </ul>
      )}
    </SavedFrame>
  );
}

function SavedSearch({
  search: { _id: id, name, address, partnerId, frequency },
}: {
  search: SavedSearchesQuery['getSavedSearches']['data'][number];
}) {
  const { t } = useTranslation('saved');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { partner } = useSite();
  const { revalidate } = useRevalidator();
  const [often, setOften] = useState<Frequency>(frequency);
  // A partner's homes have a URL of their own on the public site.
  const to =
    partnerId && !partner ? address.replace('/find-home', `/find-home/${partnerId}`) : address;

  async function change(next: Frequency) {
    setOften(next);
    try {
      await browserApi(UpdateSavedSearch, { id, frequency: next });
      notify(t('searches.changed'), 'good');
    } catch (error) {
      setOften(often);
      notify(messageFor(error), 'bad');
    }
  }

  async function remove() {
    try {
      await browserApi(RemoveSavedSearch, { id });
      notify(t('searches.removed', { name }));
      await revalidate();
    } catch (error) {
      notify(messageFor(error), 'bad');
    }
  }

  return (
    <li>
      <Anchor component={Link} to={to} inherit>
        {name}
      </Anchor>
      <NativeSelect
        aria-label={t('searches.frequency', { name })}
        value={often}
        onChange={({ currentTarget }) => void change(currentTarget.value as Frequency)}
        data={FREQUENCIES.map((one) => ({ value: one, label: t(`searches.often.${one}`) }))}
      />
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={t('searches.remove_named', { name })}
        onClick={() => void remove()}
      >
        {t('searches.remove')}
      </Button>
    </li>
  );
}
