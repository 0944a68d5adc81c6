import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  data,
  redirect,
  useParams,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { sideOf } from '@husvaer/domain/accounts/roles';
import { viewOf } from '@husvaer/domain/portal/views';

import { ApiFailure, apiContext, asPageError, type PageError } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { session, useSession } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import {
  AssignmentSigning,
  isSigned,
  LeaseSigning,
  LifecyclePanel,
} from '../lease-changes/public.tsx';
import {
  Documents,
  LeaseLine,
  People,
  SigningRefused,
  StatusBadge,
  Terms,
} from '../leases/detail/public.tsx';
import { LeaseContradictions } from '../leases/contradictions/public.tsx';
import { isJanitor, leasesGuard, partnerIdOf, useRoot, useTerms } from '../leases/public.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';
import { ConsentToBrokering } from './consent-to-brokering.tsx';
import { ContactCard } from './contact-card.tsx';
import { FinancePanel } from './finance-panel.tsx';
import { HomeMap } from './home-map.tsx';
import { JanitorHome as JanitorHomeCall } from './janitor-home.graphql.ts';
import { JanitorPage, type JanitorHome } from './janitor-home.tsx';
import { contactOf, allTenants, firstPayments, isInvoiced, type Lease } from './lease.ts';
import { Lease as LeaseCall, type LeaseQuery } from './lease.graphql.ts';
import { lastLease, localTime } from './last-lease.ts';
import { LeaseFailed } from './lease-failed.tsx';
import { LeaseModals, type LeaseModal } from './lease-modals.tsx';
import { PaymentsStep } from './payments-step.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import classes from './portal.module.css';
import { SummaryCard } from './summary-card.tsx';
import { Timeline } from './timeline.tsx';

export const handle = {
  namespaces: [
    'portal',
    'leases',
    'life',
    'files',
    'modals',
    'newAccount',
    'payouts',
    'petition',
    'claims',
    'lease_documents',
    'lease_changes',
  ],
};

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

/** A lease as its parties see it; or only the home, for a janitor. */
type PageData = { home: JanitorHome } | LeaseData;

interface LeaseData {
  found: LeaseQuery;
  /** Set when the API is unreachable: when the data was last loaded. */
  staleSince: string | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  const { roles = [], siteRoles = [] } = session() ?? {};
  const id = args.params['id'] ?? '';
  const personType = sideOf(roles);
  try {
    const found = await args.context.get(apiContext)(LeaseCall, { id, personType });
    if ((found.getSingleLeaseForPublicSite.partner?._id ?? null) !== partnerIdOf(args))
      throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
    const { pathname: path } = new URL(args.request.url);
    lastLease.keep({ id, path, found, at: localTime() });
    return { found, staleSince: null };
  } catch (error) {
    const isOutOfReach = error instanceof ApiFailure ? error.status >= 500 : error instanceof Error;
    const last = isOutOfReach ? lastLease.read() : null;
    if (last?.id === id) return { found: last.found, staleSince: last.at };
    const isNone = error instanceof ApiFailure && error.status === 404;
    if (isNone && isJanitor(args)) return { home: await homeOf(args, id) };
    // Users who are not parties are redirected (specification, section 6).
    if (isNone && personType === null && !siteRoles.includes('agent')) throw redirect('/');
    throw asPageError(error);
  }
}

async function homeOf(args: ClientLoaderFunctionArgs, id: string): Promise<JanitorHome> {
  try {
    const { getJanitorProperty: home } = await args.context.get(apiContext)(JanitorHomeCall, {
      id,
    });
    if (home.partnerId !== partnerIdOf(args)) throw new ApiFailure(404, []);
    return home;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('portal');
  return (
    <div className={classes.page}>
      <Back />
      <Stack gap="xl" role="status" aria-label={t('page.loading')}>
        {[72, 220, 320].map((height) => (
          <Skeleton key={height} height={height} radius="lg" />
        ))}
      </Stack>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LeaseFailed error={error} />;
}

export default function LeasePage({ loaderData }: { loaderData: PageData }) {
  const { id = '' } = useParams();
  return 'home' in loaderData ? (
    <JanitorPage leaseId={id} home={loaderData.home} />
  ) : (
    <LeaseOfParties loaderData={loaderData} />
  );
}

/** A lease: its status, terms, parties and history. */
function LeaseOfParties({ loaderData }: { loaderData: LeaseData }) {
  const { t } = useTranslation('portal');
  const { found, staleSince } = loaderData;
  const { getSingleLeaseForPublicSite: lease } = found;
  const tenants = allTenants(found.getLeaseTenants.data);
  const me = useSession()?.id ?? null;
  const { view, isOnItsWay } = useView(lease);
  const [params] = useSearchParams();
  // A link to an invoice that needs an answer opens the invoices.
  const isInvoicesLink = params.get('open') === 'invoices';
  const [modal, setModal] = useState<LeaseModal | null>(isInvoicesLink ? 'invoices' : null);
  const root = useRoot();
  const { _id, partner, property, rentStatus, assignmentInfo, payoutInfo } = lease;
  const contact = contactOf(lease);
  return (
    <div className={classes.page}>
      <PageHead
        title={property.name}
        description={t('page.text')}
        path={`${root}/${_id}`}
        noindex
      />
      <Back />
      {staleSince !== null && <Stale since={staleSince} />}
      <Head lease={lease} />
      <SigningRefused />
      <LeaseContradictions lease={lease} />
      <div className={classes.sides}>
        <div className={classes.main}>
          {view === 'summary' ? (
            <>
              <SummaryCard lease={lease} open={setModal} isOnItsWay={isOnItsWay}>
                {rentStatus !== null &&
                  (lease.side === 'landlord' ? (
                    <PayoutPanel lease={lease} open={setModal} />
                  ) : (
                    <FinancePanel lease={lease} status={rentStatus} open={setModal} />
                  ))}
              </SummaryCard>
              {rentStatus !== null && lease.side === 'agent' && (
                <Panel id="payout" title={t('payout.title')}>
                  <PayoutPanel lease={lease} open={setModal} />
                </Panel>
              )}
            </>
          ) : (
            <>
              <LeaseSigning lease={lease} tenants={tenants} toLease="?view=lease" />
              {isSigned(lease) && <PaymentsStep lease={lease} />}
            </>
          )}
          {lease.awaitsBrokeringConsent && isInvoiced(lease.invoiceInfo) && (
            <ConsentToBrokering lease={lease} />
          )}
          {partner && <AssignmentSigning lease={lease} />}
          {isSigned(lease) && <LifecyclePanel lease={lease} tenants={tenants} />}
          <Terms lease={lease} />
          {view !== 'summary' && partner && assignmentInfo && (
            <Panel id="assignment-terms" title={t('assignment.title')}>
              <AssignmentFacts info={assignmentInfo} payoutDay={payoutInfo?.monthlyPayoutDate} />
            </Panel>
          )}
        </div>
        <aside className={classes.aside} aria-label={t('page.aside')}>
          {contact && <ContactCard lease={lease} contact={contact} />}
          {view !== 'summary' && (
            <Documents lease={lease}>
              <Button
                variant="default"
                size="md"
                fullWidth
                justify="flex-start"
                leftSection={<IconFiles size={20} aria-hidden />}
                onClick={() => setModal('files')}
              >
                {t('summary.files')}
              </Button>
            </Documents>
          )}
          <People lease={lease} tenants={tenants} besides={contact?._id ?? null} />
          <HomeMap home={{ ...property, _id: lease.propertyId }} />
          <Timeline items={found.getLeaseTimeline} />
        </aside>
      </div>
      <LeaseModals
        lease={lease}
        you={tenants.find((one) => one._id === me) ?? null}
        modal={modal}
        onClose={() => setModal(null)}
      />
      <LeaseLine leaseId={_id} />
    </div>
  );
}

/** The view to show: by the lease's status, or the other one by a link. */
function useView(lease: Lease) {
  const [params] = useSearchParams();
  const { side, leaseStatus, enabledLeaseEsigning, enabledEsigning } = lease;
  const facts = { side, leaseStatus, enabledLeaseEsigning, enabledEsigning };
  const hasAllSignatures = isSigned(lease);
  const due = viewOf({ ...facts, isSigned: hasAllSignatures, payments: firstPayments(lease) });
  const isOnItsWay = hasAllSignatures && enabledLeaseEsigning;
  const requestedView = params.get('view');
  if (hasAllSignatures && requestedView === 'lease') return { view: 'summary', isOnItsWay };
  if (isOnItsWay && requestedView === 'signing') return { view: 'signing', isOnItsWay };
  return { view: due, isOnItsWay };
}

function Head({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const terms = useTerms();
  const { leaseStatus, leaseSerial, property, partner } = lease;
  const number = `${property.propertySerial}-${leaseSerial}`;
  return (
    <header className={classes.head}>
      <StatusBadge status={leaseStatus} />
      <Title order={1}>{property.name}</Title>
      <p className="quiet">
        {[terms.address(property), partner?.name, terms.period(lease), t('page.number', { number })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  );
}

/** Shows that the data may be outdated, with a button to reload. */
function Stale({ since }: { since: string }) {
  const { t } = useTranslation('portal');
  const { moment } = useFormat();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.stale} role="alert">
      <p>{t('page.stale', { time: moment(since) })}</p>
      <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
        {t('page.again')}
      </Button>
    </div>
  );
}

function Back() {
  const { t } = useTranslation('portal');
  const root = useRoot();
  return <BackLink to={root}>{t('page.leases')}</BackLink>;
}
