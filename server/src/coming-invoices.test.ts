import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { letOneReduce, openBook } from '../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../testing/people.ts';
import { addSignedLease, emitLeaseEvent } from '../testing/signed-leases.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../testing/test-app.ts';
import { SYSTEM } from './platform/viewer.ts';
import { auditInvoicing } from './features/arrears/public.ts';

let app: TestApp;
let partnerId: string;
let kari: TestPerson;
let ingrid: TestPerson;
let silje: TestPerson;
let leaseId: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
});
afterAll(() => app.close());

/** December 2026 is invoiced when the lease is signed. */
beforeEach(async () => {
  await app.database.session((session) => session.exec('delete from claim_reduction'));
  app.clock.set(NOW);
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2026-12-01',
  });
});

const COMING =
  'month dueDate dueDateByLease latestDueDate sentOn total singleLines { kind name amount }';
async function call(query: string, variables: object, who: TestPerson) {
  const { data, errors } = await app.api(
    query,
    variables as Record<string, unknown>,
    await newToken(app, who),
  );
  const [error] = errors ?? [];
  return { ...data, code: error?.extensions.code, params: error?.extensions.params };
}
const coming = async (who: TestPerson) =>
  (
    await call(
      `query ($id: ID!) { getComingInvoices(queryData: { contractId: $id }) { ${COMING} } }`,
      { id: leaseId },
      who,
    )
  ).getComingInvoices;
const change = (input: object, who = silje) =>
  call(
    `mutation ($input: ChangeComingInvoiceInputData!) { changeComingInvoice(inputData: $input) { ${COMING} } }`,
    { input: { contractId: leaseId, month: '2027-01-01', lines: [], ...input } },
    who,
  );
const move = (input: object, who = silje) =>
  call(
    `mutation ($input: MoveDueDayInputData!) { moveDueDay(inputData: $input) { dueDay dueDays { since day } } }`,
    { input: { contractId: leaseId, since: '2027-02-01', dueDay: 15, isAgreed: false, ...input } },
    who,
  );
async function invoicedOn(day: string) {
  app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
}
const invoices = () =>
  app.database.session((session) =>
    session.query<{ month: string; due: string; total: number; kind: string }>(
      `select kind, month::text, due_on::text as due, total::int from invoice
       where lease_id = $1 and month > '2026-12-01' order by serial`,
      [leaseId],
    ),
  );
const notified = (who: TestPerson) =>
  app.database.session(async (session) => {
    const rows = await session.query<{ kind: string }>(
      `select kind from notification where account_id = $1 and path like '%' || $2 || '%'`,
      [who.id, leaseId],
    );
    return rows.map(({ kind }) => kind);
  });
const KEY = { kind: 'extra', name: 'Ny nøkkel', amount: 450 };
const COLD = { kind: 'discount', name: 'Uten varmtvann', amount: 1000 };

describe('an invoice that is not sent yet', () => {
  test('has a line, a discount and a later due day; the next has none of them', async () => {
    const { changeComingInvoice } = await change({ dueOn: '2027-01-14', lines: [KEY, COLD] });
    expect(changeComingInvoice[0]).toEqual({
      month: '2027-01-01',
      dueDate: '2027-01-14',
      dueDateByLease: '2027-01-04',
      latestDueDate: '2027-02-01',
      sentOn: '2026-12-30',
      total: 11_450,
      singleLines: [KEY, COLD],
    });
    expect(changeComingInvoice[1]).toMatchObject({ total: 12_000, dueDate: '2027-02-01' });
    // By the lease it would have been sent on 20 December.
    await invoicedOn('2026-12-29');
    expect(await invoices()).toEqual([]);
    await invoicedOn('2026-12-30');
    await invoicedOn('2027-01-20');
    expect(await invoices()).toEqual([
      { kind: 'rent', month: '2027-01-01', due: '2027-01-14', total: 1_145_000 },
      { kind: 'rent', month: '2027-02-01', due: '2027-02-01', total: 1_200_000 },
    ]);
    expect((await change({ lines: [] })).code).toBe('invoicing.already_invoiced');
    expect(await app.runner.read(SYSTEM, auditInvoicing, undefined)).toEqual([]);
  });

  test('notifies the tenants when they pay more than before, and not when they pay less', async () => {
    await change({ lines: [COLD] });
    expect(await notified(ingrid)).not.toContain('coming_rent_raised');
    await change({ lines: [COLD, KEY] });
    expect((await notified(ingrid)).filter((kind) => kind === 'coming_rent_raised')).toHaveLength(
      1,
    );
    expect((await coming(ingrid))[0].total).toBe(11_450);
  });

  test('is as before when its changes are withdrawn', async () => {
    await change({ dueOn: '2027-01-14', lines: [KEY] });
    await change({});
    expect((await coming(silje))[0]).toMatchObject({
      dueDate: '2027-01-04',
      total: 12_000,
      singleLines: [],
    });
  });

  test('is not sent when a discount leaves nothing to pay', async () => {
    const [book] = await app.database.session((session) =>
      session.query<{ id: string }>('select book_id as id from billing where lease_id = $1', [
        leaseId,
      ]),
    );
    await letOneReduce(app, book!.id);
    await change({ lines: [{ ...COLD, amount: 12_000 }] });
    await invoicedOn('2026-12-20');
    await invoicedOn('2027-01-20');
    expect(await invoices()).toMatchObject([{ month: '2027-02-01', total: 1_200_000 }]);
    await app.database.session((session) => session.exec('delete from invoicing_settings'));
  });

  test('gets no larger discount from one person than the limit, and the landlord is notified', async () => {
    expect((await change({ lines: [COLD] })).code).toBeUndefined();
    // A smaller one gives nothing back.
    expect((await change({ lines: [] })).code).toBeUndefined();
    expect((await change({ lines: [{ ...COLD, amount: 1 }] })).code).toBe(
      'invoicing.discount_too_large',
    );
    expect(await notified(kari)).toContain('rent_discounted');
  });

  test.each([
    ['a day before the lease’s', { dueOn: '2026-12-31' }, 'invoicing.wrong_day'],
    ['a day after the next rent', { dueOn: '2027-02-02' }, 'invoicing.wrong_day'],
    [
      'a discount of more than there is',
      { lines: [{ ...COLD, amount: 12_001 }] },
      'invoicing.too_much',
    ],
    ['an invoice that is sent', { month: '2026-12-01' }, 'invoicing.already_invoiced'],
    [
      'a line with characters that can not be printed',
      { lines: [{ ...KEY, name: 'Nøkkel 🔑' }] },
      'request.undrawable',
    ],
    ['a line twice', { lines: [KEY, KEY] }, 'request.invalid'],
    ['a line of zero', { lines: [{ ...KEY, amount: 0 }] }, 'request.invalid'],
    ['a day that is not a month', { month: '2027-01-02' }, 'request.invalid'],
  ])('refuses %s', async (_, input, code) => {
    expect((await change(input)).code).toBe(code);
  });

  test('can be changed only by users who may write the lease, and by one of two at once', async () => {
    for (const who of [ingrid, kari])
      expect((await change({ lines: [KEY] }, who)).code).toBe('invoicing.not_found');
    await Promise.all([change({ lines: [KEY] }), change({ lines: [COLD] })]);
    expect((await coming(silje))[0].singleLines).toHaveLength(1);
  });

  test('keeps its changes when the rent is adjusted after it was sent', async () => {
    await change({ lines: [COLD] });
    await invoicedOn('2026-12-20');
    await app.database.session((session) =>
      session.query(
        `insert into lease_rent (lease_id, takes_effect_on, amount, announced_on, index_from_month, index_from, index_to_month, index_to)
         values ($1, '2027-01-01', 1300000, '2026-11-30', '2026-01-01', 100, '2026-10-01', 108)`,
        [leaseId],
      ),
    );
    await emitLeaseEvent(app, leaseId, 'rent_adjusted', { takesEffectOn: '2027-01-01' });
    await invoicedOn('2026-12-21');
    expect(await invoices()).toMatchObject([
      { kind: 'rent', total: 1_100_000 },
      { kind: 'credit_note', total: 1_100_000 },
      { kind: 'rent', total: 1_200_000 },
    ]);
    expect(await app.runner.read(SYSTEM, auditInvoicing, undefined)).toEqual([]);
  });
});

describe('the due day of a lease', () => {
  test('is moved from a month on, and both sides are notified', async () => {
    expect((await move({})).moveDueDay).toEqual({
      dueDay: 1,
      dueDays: [{ since: '2027-02-01', day: 15 }],
    });
    expect((await coming(ingrid)).map((one: any) => one.dueDate).slice(0, 3)).toEqual([
      '2027-01-04',
      '2027-02-15',
      '2027-03-15',
    ]);
    expect(await notified(ingrid)).toContain('due_day_moved');
    expect(await notified(kari)).toContain('due_day_moved');
    await invoicedOn('2026-12-20');
    await invoicedOn('2027-01-31');
    expect(await invoices()).toMatchObject([{ due: '2027-01-04' }, { due: '2027-02-15' }]);
  });

  test('is moved to an earlier day only when the tenants have agreed', async () => {
    await move({ dueDay: 20 });
    expect((await move({ since: '2027-03-01', dueDay: 5 })).code).toBe('leases.not_agreed');
    const { moveDueDay } = await move({ since: '2027-03-01', dueDay: 5, isAgreed: true });
    expect(moveDueDay.dueDays.at(-1)).toEqual({ since: '2027-03-01', day: 5 });
  });

  test.each([
    ['a month that is invoiced', { since: '2026-12-01' }, 'invoicing.already_invoiced'],
    ['a month more than a year ahead', { since: '2028-01-01' }, 'invoicing.wrong_day'],
    ['the day it has', { dueDay: 1 }, 'leases.same_day'],
    ['a day that not every month has', { dueDay: 29 }, 'request.invalid'],
  ])('refuses %s', async (_, input, code) => {
    expect((await move(input)).code).toBe(code);
  });

  test('can be moved only by users who may write the lease', async () => {
    for (const who of [ingrid, kari]) expect((await move({}, who)).code).toBe('leases.not_found');
  });
});
