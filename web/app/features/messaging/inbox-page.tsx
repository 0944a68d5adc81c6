import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  Outlet,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RealtimeProvider } from '../../platform/realtime.tsx';
import { session } from '../../platform/session.ts';
import { siteContext } from '../../platform/site.ts';
import { NotificationToasts } from '../notifications/public.tsx';
import { readFilters, type Filters } from './filters.ts';
import { ConversationList } from './components/conversation-list.tsx';
import { EmptyInbox } from './components/empty-inbox.tsx';
import { NothingChosen } from './components/nothing-chosen.tsx';
import { counted, type InboxContext } from './inbox-context.ts';
import classes from './inbox.module.css';
import {
  loadConversations,
  useConversations,
  type LoadedConversations,
} from './use-conversations.ts';

export const handle = { namespaces: ['messaging'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

interface PageData {
  filters: Filters;
  /** The partner of this site, if the user is one of its agents; else null. */
  agencyId: string | null;
  loaded: LoadedConversations;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const { partner } = args.context.get(siteContext);
  const agencyId = session()?.siteRoles.includes('agent') ? (partner?.partnerId ?? null) : null;
  const filters = readFilters(new URL(args.request.url).searchParams, agencyId);
  try {
    const loaded = await loadConversations(args.context.get(apiContext), filters);
    return { filters, agencyId, loaded };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

/** The list is reloaded for other filters only; events keep it up to date. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search;

export function HydrateFallback() {
  const { t } = useTranslation('messaging');
  return (
    <div className={classes.inbox}>
      <PageHead title={t('title')} description={t('text')} path="/inbox" noindex />
      <Stack p="lg" role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} height={64} />
        ))}
      </Stack>
    </div>
  );
}

export default function InboxPage({ loaderData }: { loaderData: PageData }) {
  return (
    <RealtimeProvider>
      <NotificationToasts />
      <Inbox {...loaderData} />
    </RealtimeProvider>
  );
}

function Inbox({ filters, agencyId, loaded }: PageData) {
  const { t } = useTranslation('messaging');
  const { chatId } = useParams();
  const { page, refresh, more } = useConversations(filters, loaded);
  const unread = page.data.filter(({ unreadCount }) => unreadCount > 0).length;
  const title = counted(unread, t('title'));
  const isEmpty = filters.filter === 'all' && page.metaData.totalDocuments === 0;
  // An agent may have the agency's other conversations to read.
  if (isEmpty && !chatId && agencyId === null)
    return (
      <>
        <PageHead title={title} description={t('text')} path="/inbox" noindex />
        <EmptyInbox />
      </>
    );
  return (
    <div className={classes.inbox} data-open={chatId ? true : undefined}>
      {!chatId && <PageHead title={title} description={t('text')} path="/inbox" noindex />}
      <ConversationList filters={filters} agencyId={agencyId} page={page} more={more} />
      {chatId ? (
        <Outlet context={{ refreshList: refresh, unread } satisfies InboxContext} />
      ) : (
        <NothingChosen />
      )}
    </div>
  );
}
