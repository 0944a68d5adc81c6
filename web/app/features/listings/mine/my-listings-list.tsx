import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, NavLink, useNavigate } from 'react-router';

import { LISTING_STATES, type ListingState } from '@husvaer/domain/listings/states';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { AddListing } from '../editor/add-listing.graphql.ts';
import { PAGE, type Filters } from './filters.ts';
import { MyListingCard } from './my-listing-card.tsx';
import { MyListingsHead } from './my-listings-head.tsx';
import classes from './my-listings.module.css';
import { MyListings, type MyListingsQuery } from './my-listings.graphql.ts';

type Page = MyListingsQuery['getMyListings'];

/** In the order in which they are most often needed. */
const TABS: readonly ListingState[] = ['published', 'active', 'draft', 'inactive'];

/** The user's listings by state. For an agent: all of the partner's. */
export function MyListingsList({ filters, page }: { filters: Filters; page: Page }) {
  const { t } = useTranslation('mine');
  const { listings, more, isPending } = useMore(filters, page);
  const { counts, metaData } = page;
  const total = LISTING_STATES.reduce((sum, state) => sum + counts[state], 0);
  const query = filters.search
    ? `?${new URLSearchParams({ search: filters.search }).toString()}`
    : '';
  return (
    <>
      <MyListingsHead>
        <div className={classes.listActions}>
          <Button component={Link} to="/viewings" variant="default">
            {t('viewings')}
          </Button>
          <NewListing partnerId={filters.partnerId} />
        </div>
      </MyListingsHead>
      <div className={classes.tools}>
        <Tabs className={classes.tabs} label={t('tabs.label')}>
          <NavLink to={`/my-listing${query}`} end>
            {t('tabs.all')} <span>{total}</span>
          </NavLink>
          {TABS.map((state) => (
            <NavLink key={state} to={`/my-listing/${state}${query}`}>
              {t(`tabs.${state}`)} <span>{counts[state]}</span>
            </NavLink>
          ))}
        </Tabs>
        <Form role="search" className={classes.search}>
          <TextInput
            name="search"
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            defaultValue={filters.search}
            leftSection={<IconSearch size={18} aria-hidden />}
          />
        </Form>
      </div>
      <p className="visually-hidden" role="status">
        {t('shown', { count: metaData.filteredDocuments })}
      </p>
      {listings.length === 0 ? (
        <Nothing filters={filters} isNew={metaData.totalDocuments === 0} />
      ) : (
        <ul className={classes.list}>
          {listings.map((listing) => (
            <MyListingCard key={listing._id} listing={listing} />
          ))}
        </ul>
      )}
      {listings.length < metaData.filteredDocuments && (
        <div className={classes.more}>
          <Button variant="default" size="md" loading={isPending} onClick={() => void more()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The first page, and those loaded after it. */
function useMore({ state, search, partnerId }: Filters, page: Page) {
  const messageFor = useFailureText();
  const notify = useNotify();
  const [after, setAfter] = useState<{ of: Page; listings: Page['data'] }>({
    of: page,
    listings: [],
  });
  const [isPending, setIsPending] = useState(false);
  // When the first page is reloaded, the later ones are dropped.
  const later = after.of === page ? after.listings : [];
  const listings = [...page.data, ...later];
  async function more() {
    setIsPending(true);
    try {
      const { getMyListings } = await browserApi(MyListings, {
        queryData: { state, search: search || null, partnerId },
        limit: PAGE,
        skip: listings.length,
      });
      setAfter({ of: page, listings: [...later, ...getMyListings.data] });
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsPending(false);
    }
  }
  return { listings, more, isPending };
}

/** Agents list for their partner; all others on the public site. */
function NewListing({ partnerId }: { partnerId: string | null }) {
  const { t } = useTranslation('mine');
  const { partner } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const messageFor = useFailureText();
  const [isPending, setIsPending] = useState(false);
  const buttonProps = { size: 'md', leftSection: <IconPlus size={18} aria-hidden /> } as const;
  if (!partner)
    return (
      <Button component={Link} to="/list-your-place" {...buttonProps}>
        {t('new')}
      </Button>
    );
  if (!partnerId) return null;
  async function add() {
    setIsPending(true);
    try {
      const { addListing } = await browserApi(AddListing, { partnerId });
      await navigate(`/edit-listing/listing-details/${addListing._id}`);
    } catch (error) {
      notify(messageFor(error), 'bad');
      setIsPending(false);
    }
  }
  return (
    <Button {...buttonProps} loading={isPending} onClick={() => void add()}>
      {t('new')}
    </Button>
  );
}

function Nothing({ filters, isNew }: { filters: Filters; isNew: boolean }) {
  const { t } = useTranslation('mine');
  const which = isNew ? 'new' : filters.search ? 'not_found' : (filters.state ?? 'new');
  return (
    <section className={classes.nothing}>
      <h2>{t(`nothing.${which}.title`)}</h2>
      <p className="quiet">{t(`nothing.${which}.text`)}</p>
    </section>
  );
}
