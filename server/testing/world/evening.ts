import { endOfMonth } from '@husvaer/domain/kernel/dates';

import { partnerCalls } from '../partner-key.ts';
import { readCsv } from './read-csv.ts';
import { withFields } from './rendered-pages.ts';
import { claimsOf, INVOICES } from './tenants.ts';
import type { Agency, Claim, Home, Person, Tenancy, World } from './world.ts';

/** What one person is told about one lease. */
export interface Seen {
  by: 'tenant' | 'landlord' | 'agent';
  who: Person;
  /** The lease's page. */
  page: any;
  /** The lease on the person's start page; undefined if it is not there. */
  start: any;
  invoices: Claim[];
  /** What is written on the page. */
  text: string;
  /** What is written on the person's start page; undefined for agents. */
  startText: string | undefined;
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
  /** Its site, as the web app asks for it. */
  site: object;
  /** Rows of the leases' file by number, under its headings. */
  rows: Record<string, string>[];
  listed: any[];
  arrears: any;
  exceptions: any;
  toApprove: any;
  reconciliation: any;
  problemCount: number;
  monthCount: number;
  /** The latest signed month and its accounts. */
  signed: { month: string; accounts: string } | null;
  balances: any[];
  /** Start pages of its agents, by person, with the lists behind what waits for the person. */
  starts: Map<Person, any>;
}

export interface Evening {
  world: World;
  leases: LeaseSeen[];
  agencies: AgencySeen[];
  /** The ids of the homes that a guest finds. */
  advertised: Set<string>;
}

const PAGE = `getSingleLeaseForPublicSite(queryData: { contractId: $id, personType: $personType }) {
    _id leaseStatus rentStatus overdueAmount amount invoiceAmount invoiceDueDate invoiceAccountNumber kidNumber
    payBy contractStartDate contractEndDate monthlyRentAmount dueDay tenantNames nextInvoiceDate nextPayoutDate
    nextPayoutAmount payoutTo payBeforeMonth payBeforeMonthEnabled leaseFileId assignmentFileId securityStatus
    dueDate unpaidInvoices { amount } paymentPlan { _id state isOwn total instalments { amount dueOn left } } }`;

const LATE = `getLateRent(queryData: { contractId: $id }) {
  letters { _id kind sentOn payBy total fileId claims { invoiceId dueDate principal fee interest isWaived } cases { invoiceId petitionedOn } }
  cases { _id openedOn petitionedOn closedOn outcome } }`;

/** What each side asks for, in one call with what the lease's page asks for. */
const READINGS = {
  agent: `${PAGE} ${INVOICES} ${LATE}`,
  tenant: `${PAGE} ${INVOICES}`,
  landlord: `${PAGE} ${INVOICES}
    getFullPayoutHistory(queryData: { contractId: $id }) { data { _id amount payoutDate status paymentStatus settlementFileId } }
    getNextPayout(queryData: { contractId: $id }) { payoutDate amount }`,
  unsigned: PAGE,
};

/** What is compared of a start page, with what the page itself asks for. */
const OWN_START = `getStartPage(queryData: { partnerId: $partnerId }) {
  rented { _id accountNumber kidNumber due { amount isLate on } nextInvoiceDate monthlyRentAmount endsOn status }
  letting { leases { _id amount dueDate state monthlyRentAmount } } }`;

/** How many leases are read each evening although nothing happened to them: all have their turn. */
const IN_TURN = 2;
/** How many leases are read each evening at most. The others wait until the next. */
const READ_MAX = 8;

/**
 * Reads every surface as each of its people. The lists, files, start pages and books of all agencies are read
 * each evening; the pages of a lease, and what the partner API says of it, when its row in a list has changed,
 * somebody did something or one of its people got a mail, and when it is its turn: some each evening.
 */
export async function readEvening(world: World): Promise<Evening> {
  // One after another: the server refuses calls when too many wait.
  const agencies = [];
  for (const agency of world.agencies) agencies.push(await readAgency(world, agency));
  const leases = [];
  const starts = new Map<Person, StartSeen | null>();
  for (const tenancy of dueLeases(world, agencies)) {
    const { home, tenants } = tenancy;
    const { site } = agencies.find(({ agency }) => agency === home.agency)!;
    for (const who of [home.landlord, ...tenants])
      if (!starts.has(who)) starts.set(who, await readStart(world, who, { home, site }));
    leases.push(await readLeaseSurfaces(world, tenancy, { starts, site }));
  }
  const data = await world.read(
    null,
    '{ getListings(optionData: { limit: 100 }) { data { _id } } }',
  );
  const advertised = new Set<string>(data.getListings.data.map(({ _id }: any) => _id));
  return { world, leases, agencies, advertised };
}

/** The leases that are read whole this evening. */
function dueLeases(world: World, agencies: readonly AgencySeen[]): Tenancy[] {
  const rows = new Map<string, string>();
  for (const { listed, arrears } of agencies)
    for (const row of [...listed, ...arrears.data]) {
      const id = row._id ?? row.contractId;
      rows.set(id, (rows.get(id) ?? '') + JSON.stringify(row));
    }
  const isNamed = ({ home, tenants }: Tenancy) =>
    world.mails.some(
      ({ to, text }) =>
        tenants.some(({ email }) => email === to) ||
        (home.landlord.email === to && text.includes(home.title)),
    );
  const { length } = world.tenancies;
  const turns = new Set(
    Array.from({ length: IN_TURN }, (_, at) => (world.dayNumber() * IN_TURN + at) % length),
  );
  for (const tenancy of world.tenancies) {
    const row = rows.get(tenancy.id) ?? '';
    if (tenancy.touchedOn === world.today() || row !== tenancy.lastRow || isNamed(tenancy))
      tenancy.waitsSince ??= world.today();
    tenancy.lastRow = row;
  }
  const due = world.tenancies
    .filter(({ waitsSince }, at) => waitsSince !== null || turns.has(at))
    // Who has waited longest comes first; the order is stable.
    .toSorted((one, other) => (one.waitsSince ?? '~').localeCompare(other.waitsSince ?? '~'))
    .slice(0, READ_MAX);
  for (const tenancy of due) tenancy.waitsSince = null;
  return due;
}

const readerOf = (world: World, { id, name, language }: Person, partner: object) => ({
  language,
  site: { partner, today: world.today(), person: { id, name, roles: [] } },
});

/** A start page: what its query answered, and what is written on it. */
interface StartSeen {
  answer: any;
  text: string;
}

/** Null for a person whose account is deactivated: their token is invalid. */
async function readStart(
  world: World,
  who: Person,
  { home, site }: { home: Home; site: object },
): Promise<StartSeen | null> {
  const { start } = world.pages;
  const partnerId = home.agency.id;
  const query = withFields(start, OWN_START);
  const { data, refusal } = await world.request(who, query, { partnerId });
  if (refusal === 'accounts.token_invalid') return null;
  if (refusal) throw new Error(`${refusal}: the start page of ${who.name}`);
  return { answer: data.getStartPage, text: start.textOf(data, readerOf(world, who, site)) };
}

async function readLeaseSurfaces(
  world: World,
  tenancy: Tenancy,
  { starts, site }: { starts: ReadonlyMap<Person, StartSeen | null>; site: object },
): Promise<LeaseSeen> {
  const { id, home, tenants } = tenancy;
  const { agency, landlord } = home;
  const [agent] = agency.agents as [Person];
  const readers = [
    { by: 'agent', who: agent, personType: null },
    { by: 'landlord', who: landlord, personType: 'landlord' },
    ...tenants.map((who) => ({ by: 'tenant', who, personType: 'tenant' }) as const),
  ] as const;
  const { lease } = world.pages;
  const answers = await Promise.all(
    readers.map(async ({ by, who, personType }) => {
      const query = withFields(lease, READINGS[tenancy.signedOn ? by : 'unsigned']);
      const { data } = await world.request(who, query, { id, personType });
      return { by, who, data };
    }),
  );
  const seen = answers
    .filter(({ data }) => data?.getSingleLeaseForPublicSite)
    .map(({ by, who, data }) => ({
      by,
      who,
      page: data.getSingleLeaseForPublicSite,
      start: onStartPage(starts.get(who)?.answer, id),
      invoices: claimsOf(data.getAllInvoiceForPartnerPublicSite?.data ?? []),
      text: lease.textOf(data, readerOf(world, who, site)),
      startText: starts.get(who)?.text,
    }));
  for (const { by, invoices } of seen) {
    if (by === 'tenant') tenancy.claims = invoices;
    if (by === 'landlord') tenancy.finalSettlement = invoices.find(isOpenSettlement) ?? null;
  }
  const of = (by: Seen['by']) => answers.find((one) => one.by === by)?.data;
  const call = partnerCalls(world.app, agency.key);
  const api = (await call('GET', `/leases/${id}`)).body;
  const nothing = { payouts: null, late: null, timeline: [], apiInvoices: [] };
  if (!tenancy.signedOn) return { tenancy, seen, api, ...nothing };
  const invoices = await call('GET', `/invoices?leaseId=${id}&limit=100`);
  return {
    tenancy,
    seen,
    api,
    late: of('agent')?.getLateRent,
    payouts: of('landlord'),
    timeline: of('tenant')?.getLeaseTimeline ?? [],
    apiInvoices: invoices.body.data ?? [],
  };
}

/** Other invoices of landlords have no KID: a payout deducts them. */
const isOpenSettlement = ({ kind, kid, open }: Claim): boolean =>
  kind === 'landlord' && kid !== null && open > 0n;

const onStartPage = (start: any, id: string) =>
  [...(start?.rented ?? []), ...(start?.letting?.leases ?? [])].find(({ _id }) => _id === id);

const START = `query ($id: ID) { getStartPage(queryData: { partnerId: $id }) {
  agency { lateTotal paymentsTotal objectionsTotal endingTotal plansTotal plans { contractId } arrears { leases amount } 
    tasks { payouts { count amount } refunds { count amount } settings accounts conflicts answers reductions
      files payments letters problems months reopenings } } }
  getLedgerBook(queryData: { partnerId: $id }) { clientAccountChange { mayAgree } }
  getPayoutSettings(queryData: { partnerId: $id }) { asked { mayAgree } unagreed { acts { mayAgree } } }
  getBankConflicts(queryData: { partnerId: $id }, optionData: { limit: 50 }) { data { mayClose } }
  getBankAnswers(queryData: { partnerId: $id }, optionData: { limit: 50 }) { data { mayConfirm } }
  getReductions(queryData: { partnerId: $id }, optionData: { limit: 100 }) { data { mayAgree } } }`;

const AGENCY = `query ($id: ID!, $month: String!) {
  getArrears(queryData: { partnerId: $id }, optionData: { limit: 100 }) { data { contractId overdue open leaseNumber letterKind } metaData { totalDocuments } }
  getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) { data { _id amount } metaData { totalDocuments } }
  getPayouts(queryData: { partnerId: $id, status: pending_for_approval }, optionData: { limit: 100 }) { data { amount } }
  getRefunds(queryData: { partnerId: $id, status: pending_for_approval }) { data { amount } }
  getMoneyTasks(queryData: { partnerId: $id }) { problems months }
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
  const { subDomain } = agency;
  const { partnersSubDomain } = await world.read(null, world.pages.site.source, { subDomain });
  const leases = await world.read(agent, LEASES, { id: agency.id });
  const signedMonth = agency.signedMonths.at(-1);
  const signed = signedMonth
    ? await world.read(agent, SIGNED, { id: agency.id, on: endOfMonth(`${signedMonth}-01`) })
    : null;
  const starts = new Map<Person, any>(
    await Promise.all(
      agency.agents.map(async (who) => {
        const { getStartPage, ...lists } = await world.read(who, START, { id: agency.id });
        return [who, { ...getStartPage.agency, lists }] as const;
      }),
    ),
  );
  const file = await world.app.call({
    method: 'POST',
    url: '/api/leases.csv',
    payload: { partnerId: agency.id },
    headers: { authorization: `Bearer ${await world.tokenOf(agent)}` },
  });
  return {
    agency,
    starts,
    site: partnersSubDomain,
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
    problemCount: data.getMoneyTasks.problems,
    monthCount: data.getMoneyTasks.months,
    balances: data.getLedgerBalances,
  };
}
