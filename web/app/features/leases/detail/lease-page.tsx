import { Skeleton, Stack, Title } from '@mantine/core';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError, type PageError } from '../../../platform/api.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Optional } from '../../../ui/optional.tsx';
import { leasesGuard, partnerIdOf, useRoot } from '../site.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useTerms } from '../use-terms.ts';
import { AssignmentSigning } from './assignment-signing.tsx';
import { AssignmentTerms } from './assignment-terms.tsx';
import classes from './detail.module.css';
import { Documents } from './documents.tsx';
import { HistoryList } from './history-list.tsx';
import { everyTenant, type History, type Lease, type Tenants } from './lease.ts';
import { Lease as LeaseCall } from './lease.graphql.ts';
import { LeaseHistory } from './lease-history.graphql.ts';
import { LeaseSigning } from './lease-signing.tsx';
import { People } from './people.tsx';
import { LifePanel } from '../life/life-panel.tsx';
import { hasLife } from '../life/life.ts';
import { Summary } from './summary.tsx';
import { useSigningStatus } from './use-signing-status.ts';

export const handle = { namespaces: ['leases', 'life', 'files'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

interface PageData {
  lease: Lease;
  tenants: Tenants;
  history: History;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  const ask = args.context.get(apiContext);
  const id = args.params['id'] ?? '';
  try {
    const [{ getSingleLeaseForPublicSite: lease, getLeaseTenants }, { getLeaseHistory: history }] =
      await Promise.all([ask(LeaseCall, { id }), ask(LeaseHistory, { id })]);
    if ((lease.partner?._id ?? null) !== partnerIdOf(args))
      throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
    return { lease, tenants: getLeaseTenants.data, history };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

// What is heard while one looks comes after what one looks at.
const LeaseLine = lazy(async () => ({ default: (await import('./lease-line.tsx')).LeaseLine }));

export function HydrateFallback() {
  const { t } = useTranslation('leases');
  return (
    <div className={classes.page}>
      <Back />
      <Stack gap="xl" role="status" aria-label={t('detail.loading')}>
        {[72, 220, 320].map((height) => (
          <Skeleton key={height} height={height} radius="lg" />
        ))}
      </Stack>
    </div>
  );
}

/** Until everybody has signed, and while it waits to begin, how far the signing has come stands first. */
const SIGNS = ['new', 'in_progress', 'upcoming'];

/** One lease: how it stands, what it says, who it binds, and what has happened to it. */
export default function LeasePage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('leases');
  const { lease, tenants, history } = loaderData;
  const terms = useTerms();
  const { _id, property, partner } = lease;
  const root = useRoot();
  useSigningStatus();
  return (
    <div className={classes.page}>
      <PageHead
        title={property.name}
        description={t('detail.text')}
        path={`${root}/${_id}`}
        noindex
      />
      <Back />
      <header className={classes.head}>
        <StatusBadge status={lease.leaseStatus} />
        <Title order={1}>{property.name}</Title>
        <p className="quiet">
          {[
            terms.address(property),
            partner?.name,
            t('detail.number', { number: `${property.propertySerial}-${lease.leaseSerial}` }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <div className={classes.sides}>
        <div className={classes.main}>
          {SIGNS.includes(lease.leaseStatus) && (
            <LeaseSigning lease={lease} tenants={everyTenant(tenants)} />
          )}
          {partner && <AssignmentSigning lease={lease} />}
          <Summary lease={lease} />
          {hasLife(lease) && <LifePanel lease={lease} tenants={everyTenant(tenants)} />}
          {partner && <AssignmentTerms lease={lease} />}
        </div>
        <aside className={classes.beside} aria-label={t('detail.beside')}>
          <Documents lease={lease} />
          <People lease={lease} tenants={everyTenant(tenants)} />
          <HistoryList history={history} />
        </aside>
      </div>
      <Optional>
        <LeaseLine leaseId={_id} />
      </Optional>
    </div>
  );
}

function Back() {
  const { t } = useTranslation('leases');
  const root = useRoot();
  return <BackLink to={root}>{t('list.title')}</BackLink>;
}
