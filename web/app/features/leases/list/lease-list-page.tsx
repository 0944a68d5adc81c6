import { Button, Skeleton, Title } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  Outlet,
  redirect,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useSite } from '../../../platform/site.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import { agencyOf, isJanitor, leasesGuard, useRoot } from '../site.ts';
import { filtersOf, isFiltered, orderOf, readFilters, type Filters, type Side } from './filters.ts';
import type { Chosen, ListedChoice } from './choice.ts';
import { LeaseCard } from './lease-card.tsx';
import { LeaseTable } from './lease-table.tsx';
import { LeaseListViews } from './list-views.graphql.ts';
import { Leases, OwnLeases, type LeasesQuery } from './leases.graphql.ts';
import classes from './list.module.css';
import { ListTools, SideTabs } from './list-tools.tsx';
import { SavedViews, type ListView } from './saved-views.tsx';
import { useLeaseFile } from './use-lease-file.ts';
import { WaitingAssignments, type WaitingAssignmentsQuery } from './waiting-assignments.graphql.ts';
import { WaitingCard } from './waiting-card.tsx';

export const handle = { namespaces: ['leases'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

/** Up to this number of leases, a landlord gets cards, and the list has no search and filters. */
const FEW = 6;

interface PageData {
  filters: Filters;
  page: number;
  leases: LeasesQuery['getLeases'];
  /** The agency whose agent lists all its leases; null for a user's own leases. */
  partnerId: string | null;
  /** The number of the user's own leases per side; null for an agent. */
  own: { side: Side; counts: Record<Side, number> } | null;
  /** For an agent: assignments without a lease, if the filter requests them. */
  waiting: WaitingAssignmentsQuery['getWaitingAssignments'] | null;
  /** The user's saved views of this list. */
  views: readonly ListView[];
  /** The number of assignments without a lease. */
  waitingCount: number;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  if (isJanitor(args)) throw redirect('/lease/homes');
  const params = new URL(args.request.url).searchParams;
  const filters = readFilters(params);
  const page = readPage(params);
  const api = args.context.get(apiContext);
  const part = { limit: PAGE, skip: (page - 1) * PAGE };
  const optionData = { ...part, ...orderOf(filters) };
  const partnerId = agencyOf(args);
  try {
    const apiFilters = filtersOf(filters);
    if (partnerId) {
      const queryData = { partnerId, ...apiFilters };
      const isAlone = filters.status === 'waiting_for_creation';
      const [{ getLeases: leases, getWaitingAssignments }, waiting, views] = await Promise.all([
        api(Leases, { queryData, optionData, isAgency: true, partnerId }),
        isAlone ? api(WaitingAssignments, { partnerId, ...part }) : null,
        api(LeaseListViews, { partnerId }),
      ]);
      return {
        filters,
        page,
        leases,
        partnerId,
        own: null,
        views: views.getLeaseListViews,
        waiting: waiting?.getWaitingAssignments ?? null,
        waitingCount: getWaitingAssignments?.metaData.totalDocuments ?? 0,
      };
    }
    const { getLeaseListViews: views, ...both } = await api(OwnLeases, {
      rented: { ...apiFilters, personType: 'tenant' },
      let: { ...apiFilters, ...LANDLORD },
      optionData,
    });
    const counts = {
      tenant: both.tenant.metaData.totalDocuments,
      landlord: both.landlord.metaData.totalDocuments,
    };
    const side = filters.side ?? (counts.landlord > 0 ? 'landlord' : 'tenant');
    const own = { side, counts };
    const none = { waiting: null, waitingCount: 0 };
    return { filters, page, leases: both[side], partnerId, own, views, ...none };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('leases');
  return (
    <div className={classes.page}>
      <Head />
      <div className={classes.cards} role="status" aria-label={t('list.loading')}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={190} radius="lg" />
        ))}
      </div>
    </div>
  );
}

/** All leases that the user is a party of; for agents, all of their partner's. */
export default function LeaseListPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('leases');
  const { filters, page, leases, partnerId, own, waiting } = loaderData;
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const { save, isBusy } = useLeaseFile();
  const { data, metaData } = leases;
  const waits = waiting?.data ?? [];
  const total = waiting?.metaData.totalDocuments ?? metaData.filteredDocuments;
  const isMany = metaData.totalDocuments > FEW;
  const hasBoth = own !== null && own.counts.tenant > 0 && own.counts.landlord > 0;
  // Users with many leases get a table; tenants get cards.
  const isTable = own === null || (own.side === 'landlord' && isMany);
  const queryData = { ...filtersOf(filters), ...(partnerId ? { partnerId } : LANDLORD) };
  return (
    <div className={isTable ? `${classes.page} ${classes.wide}` : classes.page}>
      <Head isAgency={own === null}>
        {own === null && (
          <Button component={Link} to="/lease/settings" size="md" variant="default">
            {t('settings.title')}
          </Button>
        )}
        {own === null && (
          <Button
            component={Link}
            to="/lease/new"
            size="md"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('list.new')}
          </Button>
        )}
      </Head>
      {hasBoth && <SideTabs {...own} />}
      {isTable && <SavedViews filters={filters} views={loaderData.views} partnerId={partnerId} />}
      {(isTable || isMany) && (
        <ListTools filters={filters} partnerId={partnerId}>
          {isTable && total > 0 && (
            <>
              <Button
                variant="default"
                loading={isBusy}
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => void save('xlsx', queryData)}
              >
                {t('list.xlsx')}
              </Button>
              <Button
                variant="default"
                loading={isBusy}
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => void save('csv', queryData)}
              >
                {t('list.csv')}
              </Button>
            </>
          )}
        </ListTools>
      )}
      {loaderData.waitingCount > 0 && !waiting && !isFiltered(filters) && (
        <p className={classes.waits}>
          <Link to="?status=waiting_for_creation">
            {t('list.waiting', { count: loaderData.waitingCount })}
          </Link>
        </p>
      )}
      <p className={isTable ? classes.count : 'visually-hidden'} role="status">
        {t('list.shown', { count: total })}
      </p>
      {data.length + waits.length === 0 ? (
        <Nothing isNew={metaData.totalDocuments === 0} isAgent={own === null} />
      ) : isTable && !waiting ? (
        <LeaseTable
          leases={data}
          filters={filters}
          isAgency={own === null}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : (
        <ul className={classes.cards}>
          {waits.map((assignment) => (
            <WaitingCard key={assignment._id} assignment={assignment} />
          ))}
          {data.map((lease) => (
            <LeaseCard key={lease._id} lease={lease} side={own?.side ?? 'agent'} />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={total} />
      {isTable && (
        <Outlet
          context={{ queryData, total, chosen, onChoose: setChosen } satisfies ListedChoice}
        />
      )}
    </div>
  );
}

const LANDLORD = { personType: 'landlord' as const };

function Nothing({ isNew, isAgent }: { isNew: boolean; isAgent: boolean }) {
  const { t } = useTranslation('leases');
  const { partner } = useSite();
  const which = !isNew ? 'not_found' : isAgent ? 'agent' : partner ? 'partner' : 'own';
  return (
    <section className={classes.nothing}>
      <h2>{t(`nothing.${which}.title`)}</h2>
      <p className="quiet">{t(`nothing.${which}.text`)}</p>
      {which === 'own' && (
        <Button component={Link} to="/my-listing" variant="default" mt="md">
          {t('nothing.own.to_listings')}
        </Button>
      )}
    </section>
  );
}

function Head({ isAgency = false, children }: { isAgency?: boolean; children?: ReactNode }) {
  const { t } = useTranslation('leases');
  const root = useRoot();
  const text = t(isAgency ? 'list.text_agency' : 'list.text');
  return (
    <div className={classes.head}>
      <PageHead title={t('list.title')} description={text} path={root} noindex />
      <div>
        <Title order={1}>{t('list.title')}</Title>
        <p className={classes.lead}>{text}</p>
      </div>
      {children}
    </div>
  );
}
