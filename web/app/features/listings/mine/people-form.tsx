import { Button, NativeSelect, Title } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import type { MyListing } from '../editor/draft.ts';
import { AssignListing } from './assign-listing.graphql.ts';
import type { ListingPeopleQuery } from './listing-people.graphql.ts';
import classes from './my-listings.module.css';

type People = ListingPeopleQuery['getListingPeople'];

/** The landlord and the contact person of a listing, chosen by the partner's agents. */
export function PeopleForm({ listing, people }: { listing: MyListing; people: People }) {
  const { t } = useTranslation('mine');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const [ownerId, setOwnerId] = useState(listing.owner?._id ?? '');
  const [contactId, setContactId] = useState(listing.contactPerson?._id ?? '');
  const [isPending, setIsPending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsPending(true);
    try {
      const input = { ownerId: ownerId || null, contactId: contactId || null };
      await browserApi(AssignListing, { listingId: listing._id, ...input });
      notify(t('people.saved'), 'good');
      await revalidate();
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsPending(false);
    }
  }

  const choices = (one: People['owners'], now: MyListing['owner']) => [
    { value: '', label: t('people.nobody') },
    ...withNow(one, now).map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <section className={classes.people}>
      <Title order={2}>{t('people.title')}</Title>
      <form onSubmit={(event) => void save(event)}>
        <NativeSelect
          label={t('people.owner')}
          size="md"
          value={ownerId}
          onChange={({ currentTarget }) => setOwnerId(currentTarget.value)}
          data={choices(people.owners, listing.owner)}
        />
        <NativeSelect
          label={t('people.contact')}
          size="md"
          value={contactId}
          onChange={({ currentTarget }) => setContactId(currentTarget.value)}
          data={choices(people.contactPersons, listing.contactPerson)}
        />
        <Button type="submit" size="md" loading={isPending}>
          {t('people.save')}
        </Button>
      </form>
    </section>
  );
}

/** The current person is shown even if they can no longer be chosen. */
const withNow = (people: People['owners'], now: MyListing['owner']) =>
  now && !people.some(({ _id }) => _id === now._id) ? [now, ...people] : people;
