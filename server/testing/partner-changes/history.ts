import { addDays } from '@husvaer/domain/kernel/dates';

import { acceptPayments } from '../../src/features/payments/public.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import { letOneReduce, openBook } from '../books.ts';
import { anInterestForm } from '../interest.ts';
import { createLeaseScenario, type LeaseScenario } from '../lease-scenario.ts';
import { addPartnerKey, partnerCalls } from '../partner-key.ts';
import { newToken, type TestPerson } from '../people.ts';
import { addSignedLease } from '../signed-leases.ts';
import { aListing } from '../test-app.ts';
import { startAgencySystems, type SystemEvent } from '../world/agency-system.ts';

/** What happens in a step, and a number to choose among what there is. */
export interface Step {
  act: ActName;
  pick: number;
}

/** An agency, its own system, and what the system was sent. */
export interface History {
  scenario: LeaseScenario;
  call: ReturnType<typeof partnerCalls>;
  /** The events that came, the oldest first. */
  events(): readonly SystemEvent[];
  /** Performs a step, and everything that is due after it. */
  perform(step: Step): Promise<void>;
  close(): Promise<void>;
}

type Act = (history: Inner, pick: number) => Promise<void>;

interface Inner {
  scenario: LeaseScenario;
  call: ReturnType<typeof partnerCalls>;
  bookId: string;
  signedId: string;
  draftedId: string;
  /** The home that the system sends, and the lease that is drafted is of. */
  homeId: string;
}

/** The home that the system sends. */
const HOME = aListing();

const once = () => ({ 'idempotency-key': crypto.randomUUID() });
const oneOf = <Of>(all: readonly Of[], pick: number): Of | undefined => all[pick % all.length];
const openInvoice = async ({ call }: Inner, pick: number) => {
  const { body } = await call('GET', '/invoices?isOpen=true');
  return oneOf<any>(body.data, pick);
};
const draftOf = async ({ call, draftedId }: Inner) =>
  (await call('GET', `/leases/${draftedId}`)).body;

/** The jobs of a day, in their order. */
const DAILY = ['leases.record_days', 'signing.expire', 'billing.issue_invoices', 'arrears.remind'];
/** Days to the next act that waits for time. */
const DAYS = [1, 3, 9, 16, 31];

/** Money through the bank, with the KID of an invoice. */
const pay = async (inner: Inner, pick: number, share: number) => {
  const { app } = inner.scenario;
  const invoice = await openInvoice(inner, pick);
  if (!invoice?.kid) return;
  const day = app.clock.today().toString();
  const line = {
    id: crypto.randomUUID(),
    bookId: inner.bookId,
    account: invoice.account,
    amount: BigInt(Math.round(invoice.open * 100 * share)),
    bookedOn: day,
    paidOn: day,
    kid: invoice.kid,
    counterparty: { account: null, name: null },
    text: null,
    reference: null,
    endToEndId: null,
    isReversal: false,
    isBrought: false,
    broughtById: null,
  };
  await app.runner.run(SYSTEM, acceptPayments, [line]);
};

/** A person calls a mutation of interest forms, or of homes. */
const actAs = async (
  { scenario: { app } }: Inner,
  who: TestPerson,
  name: string,
  input: object,
) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
  const query = `mutation ($input: ${type}) { ${name}(inputData: $input) { _id } }`;
  await app.api(query, { input }, await newToken(app, who));
};
const applicants = ({ scenario: { ingrid, jonas, kari } }: Inner) => [
  { who: kari, birthDate: '1971-03-02' },
  { who: jonas, birthDate: '1993-09-28' },
  { who: ingrid, birthDate: '1994-05-17' },
];
const interestIn = async ({ call }: Inner, pick: number) =>
  oneOf<any>((await call('GET', '/interests')).body.data, pick)?._id ?? crypto.randomUUID();

/** What people, the bank and the days do. An act that the state refuses changes nothing. */
export const ACTS = {
  async days({ scenario }, pick) {
    const { app } = scenario;
    const day = addDays(app.clock.today().toString(), DAYS[pick % DAYS.length]!);
    scenario.on(day);
    for (const job of DAILY) await app.jobs.perform(job);
    await scenario.settle();
    for (const job of ['lease_changes.note_leases', 'arrears.note_money'])
      await app.jobs.perform(job);
  },
  pay: (inner, pick) => pay(inner, pick, 1),
  payPart: (inner, pick) => pay(inner, pick, 0.4),
  payTooMuch: (inner, pick) => pay(inner, pick, 1.2),
  async receive(inner, pick) {
    const invoice = await openInvoice(inner, pick);
    if (invoice) await inner.call('POST', `/invoices/${invoice._id}/received`, {}, once());
  },
  async credit(inner, pick) {
    const invoice = await openInvoice(inner, pick);
    const input = { reason: 'Feil', ...(pick % 2 === 0 && { amount: 100 }) };
    if (invoice) await inner.call('POST', `/invoices/${invoice._id}/credit`, input, once());
  },
  async writeOff(inner, pick) {
    const invoice = await openInvoice(inner, pick);
    if (invoice) await inner.call('POST', `/invoices/${invoice._id}/write-off`, undefined, once());
  },
  async object(inner, pick) {
    const { scenario } = inner;
    const invoice = await openInvoice(inner, pick);
    const query = `mutation ($id: ID!) { objectToInvoice(inputData: { invoiceId: $id, text: "Nei" }) { _id } }`;
    if (invoice)
      await scenario.app.api(query, { id: invoice._id }, scenario.silje.tokens.accessToken);
  },
  async change(inner) {
    const { version, terms } = await draftOf(inner);
    const tenants = [inner.scenario.ingrid].map(({ email, name }) => ({ email, name }));
    const input = { version, tenants, terms: { ...terms, monthlyRent: terms.monthlyRent + 1 } };
    await inner.call('PUT', `/leases/${inner.draftedId}`, input);
  },
  async send(inner) {
    const { version, contradictions } = await draftOf(inner);
    const confirmed = contradictions.map(({ key }: any) => key);
    await inner.call('POST', `/leases/${inner.draftedId}/send`, { version, confirmed });
  },
  async sign({ scenario, draftedId }) {
    for (const person of [scenario.ingrid, scenario.turid]) {
      const { signers = [], leaseStatus } = await scenario.read(draftedId, scenario.silje);
      const isRequested = signers.some((one: any) => one.name === person.name && !one.signedAt);
      if (leaseStatus === 'in_progress' && isRequested) await scenario.sign(draftedId, person);
    }
  },
  async withdraw({ call, draftedId }) {
    await call('POST', `/leases/${draftedId}/withdraw`);
  },
  async notice({ scenario, signedId }) {
    const approvedOn = scenario.app.clock.today().toString();
    const input = {
      contractId: signedId,
      ground: 'own_use',
      reason: 'Datteren flytter inn.',
      approvedOn,
    };
    await scenario.call('giveNotice', input, scenario.silje);
  },
  async noticeBySystem({ scenario, call, signedId }) {
    const approvedOn = scenario.app.clock.today().toString();
    const input = { ground: 'own_use', reason: 'Datteren flytter inn.', approvedOn };
    await call('POST', `/leases/${signedId}/notice`, input, once());
  },
  async withdrawNotice({ call, signedId }) {
    await call('POST', `/leases/${signedId}/notice/withdraw`);
  },
  async offer({ call }, pick) {
    const state = pick % 3 === 0 ? 'active' : 'published';
    await call('PUT', '/listings/a-1', { ...HOME, state, monthlyRent: 15_000 + pick });
  },
  async withdrawHome({ call }) {
    await call('DELETE', '/listings/a-1');
  },
  async switchHome(inner, pick) {
    const input = { listingId: inner.homeId, isActive: pick % 2 === 0 };
    await actAs(inner, inner.scenario.silje, 'setListingActive', input);
  },
  async apply(inner, pick) {
    const { who, birthDate } = oneOf(applicants(inner), pick)!;
    const rentFrom = addDays(inner.scenario.app.clock.today().toString(), 30);
    const form = anInterestForm(inner.homeId, { people: 1 + (pick % 4), birthDate, rentFrom });
    await actAs(inner, who, 'addInterestForm', form);
  },
  async shortlist(inner, pick) {
    const input = { _id: await interestIn(inner, pick), isShortlisted: pick % 2 === 0 };
    await actAs(inner, inner.scenario.silje, 'shortlistInterest', input);
  },
  async decline(inner, pick) {
    const input = { _id: await interestIn(inner, pick) };
    await actAs(inner, inner.scenario.silje, 'declineInterest', input);
  },
  async withdrawInterest(inner, pick) {
    const _id = await interestIn(inner, pick);
    for (const { who } of applicants(inner)) await actAs(inner, who, 'withdrawInterest', { _id });
  },
  async invite({ call }, pick) {
    const person = { email: `utleier-${pick % 3}@x.no`, name: 'Ny Utleier' };
    await call('POST', '/invitations', { ...person, registerAs: 'landlord' });
  },
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;

/** Begins a history: an agency with a signed lease and a draft, and a webhook for everything. */
export async function beginHistory(): Promise<History> {
  const systems = await startAgencySystems();
  const scenario = await createLeaseScenario({ WEBHOOK_HOSTS_ALLOWED: systems.host });
  const { app, partnerId, turid, ingrid, jonas } = scenario;
  const { id: bookId } = await openBook(app, partnerId);
  await letOneReduce(app, bookId);
  const call = partnerCalls(app, await addPartnerKey(app, partnerId));
  await call('POST', '/webhooks', { url: systems.open('nordbolig') });
  const lease = { partnerId, landlord: turid, startsOn: '2026-12-01' };
  const signedId = await addSignedLease(app, { ...lease, tenants: [jonas] });
  const tenants = [ingrid].map(({ email, name }) => ({ email, name }));
  const terms = { startsOn: '2026-12-10', securityType: 'no_deposit', securityAmount: undefined };
  const { listing } = (await call('PUT', '/listings/a-1', HOME)).body;
  const homeId: string = listing._id;
  const { _id: draftedId } = await scenario.draft({
    who: scenario.silje,
    listingId: homeId,
    tenants,
    terms,
  });
  const inner = { scenario, call, bookId, signedId, draftedId, homeId };
  await scenario.settle();
  return {
    scenario,
    call,
    events: () => systems.allEvents('nordbolig'),
    async perform({ act, pick }) {
      app.clock.set(app.clock.now().add({ minutes: 7 }));
      await ACTS[act](inner, pick);
      await scenario.settle();
    },
    async close() {
      await scenario.close();
      await systems.close();
    },
  };
}
