import { endOfMonth } from '@husvaer/domain/kernel/dates';

import { partnerCalls } from '../partner-key.ts';
import { readCsv } from './read-csv.ts';
import { claimsOf, INVOICES } from './tenants.ts';
import type { Agency, Claim, Person, Tenancy, World } from './world.ts';

/** What one person is told about one lease. */
export interface Seen {
  by: 'tenant' | 'landlord' | 'agent';
  who: Person;
  /** The lease's page. */
  page: any;
  /** The lease on the person's start page; undefined if it is not there. */
  start: any;
  invoices: Claim[];
}

/** All that an evening's readers are told about a lease. */
export interface LeaseSeen {
  tenancy: Tenancy;
  seen: Seen[];
  /** The landlord's payouts. */
  payouts: any;
  /** Letters about late rent, and eviction cases. */
  late: any;
  timeline: any[];
  /** What the partner API says. */
  api: any;
  apiInvoices: any[];
}

/** And about an agency. */
export interface AgencySeen {
  agency: Agency;
  /** Rows of the leases' file by number, under its headings. */
  rows: Record<string, string>[];
  listed: any[];
  arrears: any;
  exceptions: any;
  toApprove: any;
  reconciliation: any;
  problemCount: number;
  /** The latest signed month and its accounts. */
  signed: { month: string; accounts: string } | null;
  balances: any[];
  /** Start pages of its agents, by person. */
  starts: Map<Person, any>;
}

export interface Evening {
  world: World;
  leases: LeaseSeen[];
  agencies: AgencySeen[];
  /** The ids of the homes that a guest finds. */
  advertised: Set<string>;
}

const PAGE = `getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
    _id leaseStatus rentStatus overdueAmount amount invoiceAmount invoiceDueDate invoiceAccountNumber kidNumber
    payBy contractStartDate contractEndDate monthlyRentAmount dueDay tenantNames nextInvoiceDate nextPayoutDate
    nextPayoutAmount payoutTo payBeforeMonth payBeforeMonthEnabled leaseFileId assignmentFileId securityStatus
    dueDate paymentPlan { _id state isOwn total instalments { amount dueOn left } } }`;

const LATE = `getLateRent(queryData: { contractId: $id }) {
  letters { _id kind sentOn payBy total fileId claims { invoiceId dueDate principal fee interest isWaived } }
  cases { _id openedOn petitionedOn closedOn outcome } }`;

/** What each side asks for, in one call. */
const READINGS = {
  agent: `query ($id: ID!) { ${PAGE} ${INVOICES} ${LATE} }`,
  tenant: `query ($id: ID!) { ${PAGE} ${INVOICES} getLeaseTimeline(queryData: { contractId: $id }) { on kind amount }
    getStartPage { rented { _id accountNumber kidNumber due { amount isLate on } nextInvoiceDate monthlyRentAmount endsOn status } } }`,
  landlord: `query ($id: ID!) { ${PAGE}
    getFullPayoutHistory(queryData: { contractId: $id }) { data { _id amount payoutDate status settlementFileId } }
    getNextPayout(queryData: { contractId: $id }) { payoutDate amount }
    getStartPage { letting { leases { _id amount dueDate state monthlyRentAmount } } } }`,
  unsigned: `query ($id: ID!) { ${PAGE} }`,
};

/** Every so many days a lease is read whole although nothing happened to it. */
const READ_EVERY = 4;

/**
 * Reads every surface as each of its people. The lists, files, start pages and books of all agencies are read
 * each evening; the pages of a lease, and what the partner API says of it, when its row in a list has changed
 * or somebody did something, and every fourth evening.
 */
export async function readEvening(world: World): Promise<Evening> {
  const agencies = await Promise.all(world.agencies.map((agency) => readAgency(world, agency)));
  const listed = new Map(
    agencies.flatMap((one) => one.listed.map((row: any) => [row._id, JSON.stringify(row)])),
  );
  const day = world.dayNumber();
  const due = world.tenancies.filter((tenancy) => {
    const row = listed.get(tenancy.id) ?? '';
    const isDue =
      tenancy.touchedOn === world.today() ||
      row !== tenancy.lastRow ||
      (day + tenancy.number) % READ_EVERY === 0;
    tenancy.lastRow = row;
    return isDue;
  });
  const leases = await Promise.all(due.map((tenancy) => readLeaseSurfaces(world, tenancy)));
  const data = await world.read(
    null,
    '{ getListings(optionData: { limit: 100 }) { data { _id } } }',
  );
  const advertised = new Set<string>(data.getListings.data.map(({ _id }: any) => _id));
  return { world, leases, agencies, advertised };
}

async function readLeaseSurfaces(world: World, tenancy: Tenancy): Promise<LeaseSeen> {
  const { id, home, tenants } = tenancy;
  const { agency, landlord } = home;
  const [agent] = agency.agents as [Person];
  const readers = [
    { by: 'agent', who: agent },
    { by: 'landlord', who: landlord },
    ...tenants.map((who) => ({ by: 'tenant', who }) as const),
  ] as const;
  const answers = await Promise.all(
    readers.map(async ({ by, who }) => {
      const { data } = await world.request(who, READINGS[tenancy.signedOn ? by : 'unsigned'], {
        id,
      });
      return { by, who, data };
    }),
  );
  const seen = answers
    .filter(({ data }) => data?.getSingleLeaseForPublicSite)
    .map(({ by, who, data }) => ({
      ...{ by, who, page: data.getSingleLeaseForPublicSite },
      start: onStartPage(data.getStartPage, id),
      invoices: claimsOf(data.getAllInvoiceForPartnerPublicSite?.data ?? []),
    }));
  for (const one of seen) if (one.by === 'tenant') tenancy.claims = one.invoices;
  const of = (by: Seen['by']) => answers.find((one) => one.by === by)?.data;
  const call = partnerCalls(world.app, agency.key);
  const api = (await call('GET', `/leases/${id}`)).body;
  const nothing = { payouts: null, late: null, timeline: [], apiInvoices: [] };
  if (!tenancy.signedOn) return { tenancy, seen, api, ...nothing };
  const invoices = await call('GET', `/invoices?leaseId=${id}&limit=100`);
  return {
    ...{ tenancy, seen, api },
    late: of('agent')?.getLateRent,
    payouts: of('landlord'),
    timeline: of('tenant')?.getLeaseTimeline ?? [],
    apiInvoices: invoices.body.data ?? [],
  };
}

const onStartPage = (start: any, id: string) =>
  [...(start?.rented ?? []), ...(start?.letting?.leases ?? [])].find(({ _id }) => _id === id);

const START = `query ($id: ID) { getStartPage(queryData: { partnerId: $id }) {
  agency { lateTotal paymentsTotal objectionsTotal endingTotal arrears { leases amount } toApprove { payouts { count amount } refunds { count amount } } } } }`;

const AGENCY = `query ($id: ID!, $month: String!) {
  getArrears(queryData: { partnerId: $id }, optionData: { limit: 100 }) { data { contractId overdue open leaseNumber letterKind } metaData { totalDocuments } }
  getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) { data { _id amount } metaData { totalDocuments } }
  getPayouts(queryData: { partnerId: $id, status: pending_for_approval }, optionData: { limit: 100 }) { data { amount } }
  getRefunds(queryData: { partnerId: $id, status: pending_for_approval }) { data { amount } }
  getReconciliationProblemCount(queryData: { partnerId: $id })
  getBankReconciliation(queryData: { partnerId: $id, month: $month }) { month problems { kind } accounts { account bank ledger } nextToSign }
  getLedgerBalances(queryData: { partnerId: $id }) { account amount } }`;

const SIGNED = `query ($id: ID!, $on: String!) {
  getLedgerBalances(queryData: { partnerId: $id, on: $on }) { account amount } }`;

const LEASES = `query ($id: ID!) { getLeases(queryData: { partnerId: $id }, optionData: { limit: 100 }) {
  data { _id leaseStatus rentStatus overdueAmount contractEndDate monthlyRentAmount tenantNames leaseSerial } } }`;

async function readAgency(world: World, agency: Agency): Promise<AgencySeen> {
  const [agent] = agency.agents as [Person];
  const month = world.today().slice(0, 7);
  const data = await world.read(agent, AGENCY, { id: agency.id, month });
  const leases = await world.read(agent, LEASES, { id: agency.id });
  const signedMonth = agency.signedMonths.at(-1);
  const signed = signedMonth
    ? await world.read(agent, SIGNED, { id: agency.id, on: endOfMonth(`${signedMonth}-01`) })
    : null;
  const starts = new Map<Person, any>(
    await Promise.all(
      agency.agents.map(
        async (who) =>
          [who, (await world.read(who, START, { id: agency.id })).getStartPage.agency] as const,
      ),
    ),
  );
  const file = await world.app.call({
    ...{ method: 'POST', url: '/api/leases.csv', payload: { partnerId: agency.id } },
    headers: { authorization: `Bearer ${await world.tokenOf(agent)}` },
  });
  return {
    agency,
    starts,
    rows: file.statusCode === 200 ? readCsv(file.body) : [],
    listed: leases.getLeases.data,
    arrears: data.getArrears,
    exceptions: data.getBankExceptions,
    toApprove: { payouts: data.getPayouts.data, refunds: data.getRefunds.data },
    reconciliation: data.getBankReconciliation,
    signed: signed && {
      month: signedMonth!,
      accounts: signed.getLedgerBalances
        .map(({ account, amount }: any) => `${account} ${amount}`)
        .toSorted()
        .join(),
    },
    problemCount: data.getReconciliationProblemCount,
    balances: data.getLedgerBalances,
  };
}
