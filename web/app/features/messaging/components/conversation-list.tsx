import { Button, Checkbox, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useLocation, useNavigate, useParams } from 'react-router';

import { CONVERSATION_FILTERS } from '@husvaer/domain/messaging/conversation';

import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ALL_OF_PARTNER, writeFilters, type Filters } from '../filters.ts';
import type { ConversationsPage } from '../conversation.ts';
import classes from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  filters: Filters;
  agencyId: string | null;
  page: ConversationsPage;
  more: () => Promise<void>;
}

/** The user's conversations, the latest first. */
export function ConversationList({ filters, agencyId, page, more }: ConversationListProps) {
  const { t } = useTranslation('messaging');
  const { chatId } = useParams();
  const { data, metaData } = page;
  return (
    <section className={classes.side} aria-label={t('list.label')}>
      <div className={classes.head}>
        <Title order={chatId ? 2 : 1} className={classes.title}>
          {t('title')}
        </Title>
        {agencyId && <PartnerConversationsSwitch filters={filters} agencyId={agencyId} />}
        <SearchField filters={filters} />
        <FilterTabs filters={filters} />
      </div>
      <p className="visually-hidden" role="status">
        {t('list.shown', { count: metaData.filteredDocuments })}
      </p>
      {data.length === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <ul className={classes.list}>
          {data.map((conversation) => (
            <ConversationRow
              key={conversation._id}
              conversation={conversation}
              query={writeFilters(filters)}
            />
          ))}
        </ul>
      )}
      {data.length > 0 && data.length < metaData.filteredDocuments && <More more={more} />}
    </section>
  );
}

function FilterTabs({ filters }: { filters: Filters }) {
  const { t } = useTranslation('messaging');
  const { pathname } = useLocation();
  return (
    <Tabs className={classes.tabs} label={t('tabs.label')}>
      {CONVERSATION_FILTERS.map((filter) => (
        <Link
          key={filter}
          to={`${pathname}${writeFilters({ ...filters, filter })}`}
          aria-current={filter === filters.filter ? 'page' : undefined}
        >
          {t(`tabs.${filter}`)}
        </Link>
      ))}
    </Tabs>
  );
}

function SearchField({ filters }: { filters: Filters }) {
  const { t } = useTranslation('messaging');
  // The current conversation stays open.
  const { pathname } = useLocation();
  return (
    <Form role="search" action={pathname}>
      {filters.filter !== 'all' && <input type="hidden" name="filter" value={filters.filter} />}
      {filters.partnerId && <input type="hidden" name={ALL_OF_PARTNER} value="1" />}
      <TextInput
        name="search"
        type="search"
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        defaultValue={filters.search}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
    </Form>
  );
}

/** For an agent: all conversations about the partner's homes, also those that others answer. */
function PartnerConversationsSwitch({ filters, agencyId }: { filters: Filters; agencyId: string }) {
  const { t } = useTranslation('messaging');
  const { partner } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Checkbox
      label={t('list.all_of', { name: partner?.name ?? '' })}
      checked={filters.partnerId !== null}
      onChange={({ currentTarget }) => {
        const partnerId = currentTarget.checked ? agencyId : null;
        void navigate(`${pathname}${writeFilters({ ...filters, partnerId })}`);
      }}
    />
  );
}

function Nothing({ filters }: { filters: Filters }) {
  const { t } = useTranslation('messaging');
  const why = filters.search ? 'found' : filters.filter;
  return (
    <div className={classes.nothing}>
      <h2>{t(`nothing.${why}.title`)}</h2>
      <p>{t(`nothing.${why}.text`)}</p>
      {why === 'all' && (
        <Button component={Link} to="/find-home" variant="default">
          {t('nothing.to_search')}
        </Button>
      )}
    </div>
  );
}

function More({ more }: { more: () => Promise<void> }) {
  const { t } = useTranslation('messaging');
  const notify = useNotify();
  const messageFor = useFailureText();
  const [isPending, setIsPending] = useState(false);
  return (
    <Button
      variant="subtle"
      fullWidth
      loading={isPending}
      onClick={() => {
        setIsPending(true);
        more()
          .catch((error: unknown) => notify(messageFor(error), 'bad'))
          .finally(() => setIsPending(false));
      }}
    >
      {t('list.more')}
    </Button>
  );
}
