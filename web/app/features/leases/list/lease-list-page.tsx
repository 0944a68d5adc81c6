import { Button, Skeleton, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
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
import { readAsked, SIDES, type Asked, type Side } from './asked.ts';
import { LeaseCard } from './lease-card.tsx';
import { Leases, type LeasesQuery } from './leases.graphql.ts';
import classes from './list.module.css';
import { ListTools, SideTabs } from './list-tools.tsx';
import { WaitingAssignments, type WaitingAssignmentsQuery } from './waiting-assignments.graphql.ts';
import { WaitingCard } from './waiting-card.tsx';

export const handle = { namespaces: ['leases'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

/** So many are found at a glance. */
const FEW = 6;

interface PageData {
  asked: Asked;
  page: number;
  leases: LeasesQuery['getLeases'];
  /** How many one has as each side; null for an agent, who sees all of the partner's. */
  own: { side: Side; counts: Record<Side, number> } | null;
  /** For an agent: what was left to the agency and has no lease yet. */
  waiting: WaitingAssignmentsQuery['getWaitingAssignments'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  if (isJanitor(args)) throw redirect('/lease/homes');
  const params = new URL(args.request.url).searchParams;
  const asked = readAsked(params);
  const page = readPage(params);
  const ask = args.context.get(apiContext);
  const part = { limit: PAGE, skip: (page - 1) * PAGE };
  const partnerId = agencyOf(args);
  try {
    const { status, search } = asked;
    const filters = { status, search: search || null };
    if (partnerId) {
      const queryData = { partnerId, ...filters };
      // They stand before the leases, or alone where they are asked for.
      const isAlone = status === 'waiting_for_creation';
      const isFirst = !status && !search && page === 1;
      const [{ getLeases: leases }, waiting] = await Promise.all([
        ask(Leases, { queryData, ...part }),
        isAlone || isFirst
          ? ask(WaitingAssignments, { partnerId, ...(isAlone ? part : { limit: FEW, skip: 0 }) })
          : null,
      ]);
      return { asked, page, leases, own: null, waiting: waiting?.getWaitingAssignments ?? null };
    }
    const [tenants, landlords] = await Promise.all(
      SIDES.map((personType) => ask(Leases, { queryData: { personType, ...filters }, ...part })),
    );
    const both = { tenant: tenants!.getLeases, landlord: landlords!.getLeases };
    const counts = {
      tenant: both.tenant.metaData.totalDocuments,
      landlord: both.landlord.metaData.totalDocuments,
    };
    const side = asked.side ?? (counts.landlord > 0 ? 'landlord' : 'tenant');
    return { asked, page, leases: both[side], own: { side, counts }, waiting: null };
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

/** Every lease one has a part in; for agents, all that their partner lets. */
export default function LeaseListPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('leases');
  const { asked, page, leases, own, waiting } = loaderData;
  const { data, metaData } = leases;
  const isAlone = asked.status === 'waiting_for_creation';
  const waits = waiting?.data ?? [];
  const total = isAlone ? (waiting?.metaData.totalDocuments ?? 0) : metaData.filteredDocuments;
  const hasBoth = own !== null && own.counts.tenant > 0 && own.counts.landlord > 0;
  return (
    <div className={classes.page}>
      <Head isAgency={own === null}>
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
      {(own === null || metaData.totalDocuments > FEW) && <ListTools asked={asked} />}
      <p className="visually-hidden" role="status">
        {t('list.shown', { count: total })}
      </p>
      {data.length + waits.length === 0 ? (
        <Nothing isNew={metaData.totalDocuments === 0} isAgent={own === null} />
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
    </div>
  );
}

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
