import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';

import { newToken } from '../testing/people.ts';
import {
  ACTS,
  beginHistory,
  type ActName,
  type History,
  type Step,
} from '../testing/partner-changes/history.ts';
import { NIGHTLY } from '../../script/test-tags.ts';
import { SEED } from '../testing/seeds.ts';
import { INVOICES } from '../testing/world/tenants.ts';

/** What the partner API answers, by id. */
type Snapshot = Record<(typeof LISTS)[number], Map<string, any>>;

const LISTS = ['listings', 'interests', 'leases', 'invoices', 'payments'] as const;
const HISTORIES = 10;

let history: History;
/** The types of events of all histories. */
const notifiedTypes = new Set<string>();

async function listOf(path: string): Promise<any[]> {
  const rows: any[] = [];
  for (let next: string | null = ''; next !== null;) {
    const { status, body } = await history.call(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}limit=200${next && `&after=${next}`}`,
    );
    expect(status, path).toBe(200);
    rows.push(...body.data);
    next = body.next;
  }
  return rows;
}

const byId = (rows: readonly any[]) => new Map(rows.map((row) => [row._id as string, row]));

async function read(): Promise<Snapshot> {
  const snapshot = {} as Snapshot;
  for (const list of LISTS) snapshot[list] = byId(await listOf(`/${list}`));
  return snapshot;
}

const shownOf = ({ updatedAt: _, ...shown }: any) => JSON.stringify({ ...shown, version: null });

/** Whatever is shown otherwise than before is listed as changed since then, with a later time. */
async function compareChanges(before: Snapshot, now: Snapshot, since: string): Promise<void> {
  for (const list of LISTS) {
    const changed = [...now[list].values()].filter(
      (row) => !before[list].has(row._id) || shownOf(before[list].get(row._id)) !== shownOf(row),
    );
    const listed = await listOf(`/${list}?updatedSince=${encodeURIComponent(since)}`);
    expect(
      changed.map(({ _id }) => _id).filter((id) => !listed.some(({ _id }) => _id === id)),
      `${list} that changed and are not listed`,
    ).toEqual([]);
    for (const { _id, updatedAt, version } of changed) {
      const known = before[list].get(_id);
      expect(updatedAt >= since, `${list} ${_id}: ${updatedAt}`).toBe(true);
      if (known && (list === 'invoices' || list === 'listings'))
        expect(version).toBeGreaterThan(known.version);
    }
    // Somebody may send a form again with the answers that a system reads unchanged.
    if (list === 'interests') continue;
    for (const { _id, updatedAt } of now[list].values())
      if (!changed.some((one) => one._id === _id))
        expect(updatedAt, `${list} ${_id}`).toBe(before[list].get(_id).updatedAt);
  }
}

/** The latest events say what the API says. */
function compareEvents(now: Snapshot, begun: Snapshot, types: readonly string[]): void {
  const events = history.events();
  const latest = (id: string, named: readonly string[]) =>
    events
      .filter((one) => named.includes(one.type) && Object.values(one.data).includes(id))
      .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
      .at(-1);
  expect(events.map(({ type }) => type).filter((type) => !types.includes(type))).toEqual([]);
  for (const [kind, list] of [
    ['lease', 'leases'],
    ['invoice', 'invoices'],
  ] as const)
    for (const { _id, status } of now[list].values()) {
      const notified = latest(_id, [`${kind}.status_changed`])?.data.status;
      const first = begun[list].get(_id)?.status;
      if (notified !== undefined || first !== undefined)
        expect(notified ?? first, `${kind} ${_id}`).toBe(status);
    }
  for (const { _id, state } of now.interests.values())
    expect(latest(_id, ['interest.sent', 'interest.state_changed'])?.data.state, _id).toBe(state);
  for (const { _id, state } of now.listings.values()) {
    const notified = latest(_id, ['listing.state_changed'])?.data.state;
    expect(notified ?? begun.listings.get(_id)?.state ?? state, `home ${_id}`).toBe(state);
  }
  for (const { _id, settledOn, creditsId } of now.invoices.values()) {
    if (creditsId !== null) continue;
    const notified = latest(_id, ['invoice.settled', 'invoice.unsettled'])?.type ?? 'none';
    expect(
      notified === 'invoice.settled',
      `${_id} settled on ${settledOn}, notified ${notified}`,
    ).toBe(settledOn !== null);
  }
  for (const { _id, amount } of now.payments.values())
    expect(latest(_id, ['payment.received', 'payment.reversed'])?.type).toBe(
      amount > 0 ? 'payment.received' : 'payment.reversed',
    );
}

/** The pages of the agency's agent state what the API states. */
async function comparePages({ leases, invoices }: Snapshot): Promise<void> {
  const { app, silje } = history.scenario;
  const token = await newToken(app, silje);
  for (const lease of leases.values()) {
    const { data, errors } = await app.api(
      `query ($id: ID!) {
        getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
          leaseStatus rentStatus contractEndDate monthlyRentAmount }
        ${INVOICES} }`,
      { id: lease._id },
      token,
    );
    expect(errors).toBeUndefined();
    const page = data.getSingleLeaseForPublicSite;
    expect({
      status: page.leaseStatus,
      rentStatus: page.rentStatus,
      endsOn: page.contractEndDate,
      monthlyRent: page.monthlyRentAmount,
    }).toEqual({
      status: lease.status,
      rentStatus: lease.rentStatus,
      endsOn: lease.endsOn,
      monthlyRent: lease.monthlyRent,
    });
    for (const row of data.getAllInvoiceForPartnerPublicSite.data) {
      const { status, paid, credited, lost } = invoices.get(row._id);
      expect({ status, paid, credited, lost }, row._id).toEqual({
        status: row.status,
        paid: row.paid,
        credited: row.credited,
        lost: row.lost,
      });
    }
  }
}

/** The agent's pages of homes and of who applied for them state what the API states. */
async function compareHomes({ listings, interests }: Snapshot): Promise<void> {
  const { app, silje } = history.scenario;
  const token = await newToken(app, silje);
  for (const { _id, state, monthlyRent } of listings.values()) {
    const { data, errors } = await app.api(
      `query ($id: ID!) {
        getMyListing(queryData: { listingId: $id }) { state content { monthlyRent } }
        getInterestForms(queryData: { listingId: $id }) {
          data { _id state name rentFrom people leaseLength } } }`,
      { id: _id },
      token,
    );
    expect(errors).toBeUndefined();
    const { state: shown, content } = data.getMyListing;
    expect({ shown, rent: content.monthlyRent }).toEqual({ shown: state, rent: monthlyRent });
    const listed = [...interests.values()]
      .filter((one) => one.listingId === _id && one.state !== 'withdrawn')
      .map(({ leaseMonths, ...one }) => ({
        _id: one._id,
        state: one.state,
        name: one.name,
        rentFrom: one.rentFrom,
        people: one.people,
        leaseLength: leaseMonths,
      }));
    const byName = (one: { name: string }, other: { name: string }) =>
      one.name < other.name ? -1 : 1;
    expect(listed.toSorted(byName)).toEqual(data.getInterestForms.data.toSorted(byName));
  }
}

/** Each filter finds what its answers say. */
async function compareFilters({ invoices }: Snapshot): Promise<void> {
  const all = [...invoices.values()];
  for (const field of ['status', 'dueOn'] as const)
    for (const value of new Set(all.map((one) => one[field])))
      expect(
        (await listOf(`/invoices?${field}=${value}`)).map(({ _id }) => _id).toSorted(),
        `${field}=${value}`,
      ).toEqual(
        all
          .filter((one) => one[field] === value)
          .map(({ _id }) => _id)
          .toSorted(),
      );
}

async function replay(steps: readonly Step[]): Promise<void> {
  history = await beginHistory();
  const { app } = history.scenario;
  const { body } = await history.call('GET', '/openapi.json');
  const types: string[] = body.components.schemas.EventType.enum;
  const begun = await read();
  let before = begun;
  for (const step of steps) {
    const since = app.clock.now().add({ minutes: 1 }).toString();
    await history.perform(step);
    const now = await read();
    await compareChanges(before, now, since);
    compareEvents(now, begun, types);
    await comparePages(now);
    await compareHomes(now);
    before = now;
  }
  await compareFilters(before);
  for (const { type } of history.events()) notifiedTypes.add(type);
}

const acts = Object.keys(ACTS) as ActName[];
// Most of what happens is that days pass, money comes, people apply, and the draft is sent and signed.
const OFTEN: ActName[] = [
  'days',
  'days',
  'days',
  'days',
  'pay',
  'payPart',
  'send',
  'sign',
  'sign',
  'apply',
  'apply',
];
const step = fc.record<Step>({ act: fc.constantFrom(...acts, ...OFTEN), pick: fc.nat(11) });
const stories = (count: number, seed: number) =>
  fc
    .sample(fc.array(step, { minLength: 14, maxLength: 20, size: 'max' }), { numRuns: count, seed })
    .map((steps) => [steps.map(({ act, pick }) => `${act} ${pick}`).join(', '), steps] as const);

describe('a history', () => {
  afterEach(() => history.close());

  test.each(stories(HISTORIES, 1))('%s', (_, steps) => replay(steps));

  test.each(stories(60, SEED + 1))('at night: %s', { tags: [NIGHTLY] }, (_, steps) =>
    replay(steps),
  );
});

test('the histories have what they are to compare', () => {
  expect([...notifiedTypes]).toEqual(
    expect.arrayContaining([
      'listing.state_changed',
      'interest.sent',
      'interest.state_changed',
      'lease.notice_given',
      'lease.notice_withdrawn',
      'lease.status_changed',
      'lease.completed',
      'invoice.status_changed',
      'invoice.settled',
      'payment.received',
    ]),
  );
});
