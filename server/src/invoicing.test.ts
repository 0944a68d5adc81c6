import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isKid } from '@husvaer/domain/invoices/kid';

import { openBook } from '../testing/books.ts';
import { addPerson, type TestPerson } from '../testing/people.ts';
import {
  addSignedLease,
  endLease,
  emitLeaseEvent,
  type SignedLease,
} from '../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../testing/test-app.ts';
import { SYSTEM } from './platform/viewer.ts';
import { findBalances, type Book } from './features/ledger/public.ts';
import { creditsAfter, findInvoiced, sumOf } from './features/billing/public.ts';
import {
  findAgreements,
  findInvoicesOf,
  findLines,
  type Invoice,
} from './features/invoices/public.ts';
import { acceptPayments, type IncomingLine } from './features/payments/public.ts';
import { auditInvoicing } from './features/arrears/public.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let jonas: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  jonas = await addPerson(app, { email: 'jonas@x.no', name: 'Jonas Lie Solheim' });
});
afterAll(() => app.close());

const on = (day: string) => app.clock.set(Temporal.Instant.from(`${day}T07:00:00Z`));
const lease = (input: Partial<SignedLease> = {}) =>
  addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid, jonas],
    startsOn: '2027-01-01',
    ...input,
  });
const run = () => app.jobs.perform('billing.issue_invoices');
const invoicesOf = (leaseId: string): Promise<Invoice[]> =>
  app.runner.read(
    SYSTEM,
    async ({ tx }) => (await findInvoicesOf(tx, [leaseId])).toReversed(),
    undefined,
  );
const audit = () => app.runner.read(SYSTEM, auditInvoicing, undefined);
const balances = (leaseId: string) =>
  app.runner.read(SYSTEM, ({ tx }) => findBalances(tx, { bookId: book.id, leaseId }), undefined);

const pay = (invoice: Invoice, input: Partial<IncomingLine> = {}) => {
  const line: IncomingLine = {
    id: crypto.randomUUID(),
    bookId: book.id,
    account: invoice.account,
    amount: invoice.total,
    bookedOn: app.clock.today().toString(),
    paidOn: app.clock.today().toString(),
    kid: invoice.kid,
    text: null,
    counterparty: { account: null, name: null },
    reference: null,
    endToEndId: null,
    isReversal: false,
    isBrought: false,
    broughtById: null,
    ...input,
  };
  return app.runner.run(SYSTEM, acceptPayments, [line]);
};

describe('the first invoice', () => {
  test('is issued when all have signed, by days, with a KID and a due day that can be met', async () => {
    on('2026-11-20');
    const id = await lease({ startsOn: '2026-12-16', useCosts: ['electricity'] });
    const [first, ...others] = await invoicesOf(id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'rent',
      month: '2026-12-01',
      startsOn: '2026-12-16',
      issuedOn: '2026-11-20',
      dueOn: '2026-12-16',
      total: 619_355n,
      account: book.clientAccount,
    });
    expect(isKid(first!.kid!)).toBe(true);
    expect(first!.kid).toHaveLength(13);
    expect(first!.parties).toMatchObject({
      seller: { name: 'Nordbolig AS', orgNumber: '974760673' },
      landlord: { name: 'Kari Nordmann' },
      tenants: [{ name: 'Ingrid Solheim' }, { name: 'Jonas Lie Solheim' }],
    });
    expect(await balances(id)).toEqual(
      new Map([
        ['landlord_payable', -619_355n],
        ['tenant_receivable', 619_355n],
      ]),
    );
  });

  test('leaves a week to pay where all signed late', async () => {
    on('2026-12-14');
    const [first] = await invoicesOf(await lease({ startsOn: '2026-12-01' }));
    expect(first).toMatchObject({ month: '2026-12-01', dueOn: '2026-12-21' });
  });
});

describe('the daily run', () => {
  test('invoices each month once, its lead before it is due, and the last by days', async () => {
    on('2027-01-04');
    const id = await lease({ startsOn: '2027-02-01', endsOn: '2027-05-10', dueDay: 1 });
    const months = async () => (await invoicesOf(id)).map(({ month, dueOn }) => [month, dueOn]);
    expect(await months()).toEqual([['2027-02-01', '2027-02-01']]);
    on('2027-02-13');
    await run();
    expect(await months()).toHaveLength(1);
    on('2027-02-14');
    await Promise.all([run(), run()]);
    await run();
    expect(await months()).toHaveLength(2);
    on('2027-04-30');
    await run();
    // 1 May is a holiday, and a Saturday: the rent is due on Monday 3 May.
    expect((await invoicesOf(id)).map(({ month, dueOn, total }) => [month, dueOn, total])).toEqual([
      ['2027-02-01', '2027-02-01', 1_200_000n],
      ['2027-03-01', '2027-03-01', 1_200_000n],
      ['2027-04-01', '2027-05-07', 1_200_000n],
      ['2027-05-01', '2027-05-07', 387_097n],
    ]);
    on('2027-08-30');
    await run();
    expect(await months()).toHaveLength(4);
    expect(await audit()).toEqual([]);
  });

  test('credits no days after a new end that all agreed to pay for', async () => {
    on('2027-06-01');
    const id = await lease({ startsOn: '2027-06-01' });
    on('2027-06-20');
    await run();
    const invoiced = await app.runner.read(SYSTEM, ({ tx }) => findInvoiced(tx, id), undefined);
    const options = ['2027-06-20', '2027-06-30'].map((day) => creditsAfter(invoiced, day));
    expect(options.map((all) => all.map(({ lines }) => sumOf(lines)))).toEqual([
      [400_000n, 1_200_000n],
      [1_200_000n],
    ]);
    await endLease(app, id, '2027-06-20', '2027-06-30');
    const credits = async () =>
      (await invoicesOf(id))
        .filter(({ kind }) => kind === 'credit_note')
        .map(({ month, total }) => [month, total]);
    expect(await credits()).toEqual([['2027-07-01', 1_200_000n]]);
    on('2027-07-20');
    await run();
    expect((await balances(id)).get('tenant_receivable')).toBe(1_200_000n);
    expect(await audit()).toEqual([]);
  });

  test('credits the days after a new end, and invoices them again when it is withdrawn', async () => {
    on('2027-06-01');
    const id = await lease({ startsOn: '2027-06-01' });
    on('2027-06-20');
    await run();
    await endLease(app, id, '2027-06-20');
    const after = await invoicesOf(id);
    const notes = after.filter(({ kind }) => kind === 'credit_note');
    expect(notes.map(({ total, month }) => [month, total])).toEqual([
      ['2027-06-01', 400_000n],
      ['2027-07-01', 1_200_000n],
    ]);
    expect(
      after.find(({ month, kind }) => kind === 'rent' && month === '2027-07-01'),
    ).toMatchObject({
      credited: 1_200_000n,
      creditedOn: '2027-06-20',
    });
    expect((await balances(id)).get('tenant_receivable')).toBe(800_000n);
    await endLease(app, id, '2027-06-10');
    expect((await balances(id)).get('tenant_receivable')).toBe(400_000n);
    await endLease(app, id, null);
    await run();
    const again = (await invoicesOf(id)).filter(({ kind }) => kind === 'rent');
    expect(again.map(({ startsOn, total }) => [startsOn, total])).toEqual([
      ['2027-06-01', 1_200_000n],
      ['2027-06-11', 800_000n],
      ['2027-07-01', 1_200_000n],
      ['2027-07-01', 1_200_000n],
    ]);
    expect((await balances(id)).get('tenant_receivable')).toBe(2_400_000n);
    expect(await audit()).toEqual([]);
  });

  test('credits and invoices again what was invoiced at the old rent', async () => {
    on('2027-09-01');
    const id = await lease({ startsOn: '2027-09-01' });
    on('2027-09-20');
    await run();
    await app.database.session((session) =>
      session.query(
        `insert into lease_rent (lease_id, takes_effect_on, amount, announced_on, index_from_month, index_from, index_to_month, index_to)
         values ($1, '2027-10-11', 1500000, '2027-09-10', '2026-08-01', 100, '2027-08-01', 125)`,
        [id],
      ),
    );
    await emitLeaseEvent(app, id, 'rent_adjusted', { takesEffectOn: '2027-10-11' });
    on('2027-09-27');
    await run();
    const october = (await invoicesOf(id)).filter(({ month }) => month === '2027-10-01');
    expect(october.map(({ kind, total }) => [kind, total])).toEqual([
      ['rent', 1_200_000n],
      ['credit_note', 812_903n],
      ['rent', 1_016_129n],
    ]);
    expect(await audit()).toEqual([]);
  });

  test('includes leases that were signed before there were books, from the next rent on', async () => {
    on('2027-11-05');
    const fjord = await addPartner(app, 'fjordutleie', 'Fjordutleie');
    const id = await lease({ partnerId: fjord, startsOn: '2027-01-01' });
    expect(await invoicesOf(id)).toEqual([]);
    await openBook(app, fjord, { clientAccount: '12345678903' });
    await run();
    expect(await invoicesOf(id)).toEqual([]);
    on('2027-11-20');
    await run();
    expect((await invoicesOf(id)).map(({ month, serial }) => [month, serial])).toEqual([
      ['2027-12-01', 1],
    ]);
  });

  test('includes a lease whose signing event was missed, the day after', async () => {
    on('2028-03-05');
    const vest = await addPartner(app, 'vestutleie', 'Vestutleie');
    await openBook(app, vest, { clientAccount: '12345678911' });
    await run();
    const elsewhere = await addPartner(app, 'uten', 'Uten bok');
    const id = await lease({ partnerId: elsewhere, startsOn: '2027-01-01' });
    await app.database.session((session) =>
      session.query(
        `update property set partner_id = $1 where id = (select property_id from lease where id = $2)`,
        [vest, id],
      ),
    );
    const isBilled = async () => {
      await run();
      return app.runner.read(SYSTEM, ({ tx }) => findAgreements(tx, id), undefined);
    };
    expect(await isBilled()).toBeUndefined();
    on('2028-03-06');
    expect(await isBilled()).toBeDefined();
    expect(await isBilled()).toBeDefined();
    on('2028-03-20');
    await run();
    expect((await invoicesOf(id)).map(({ month }) => month)).toEqual(['2028-04-01']);
  });

  test('numbers a book’s invoices without a gap, and has lines for each', async () => {
    const { rows, lines } = await app.runner.read(
      SYSTEM,
      async ({ tx }) => {
        const all = await app.database.session((session) =>
          session.query<{ id: string; serial: number; total: bigint }>(
            `select id, serial, total from invoice where book_id = '${book.id}' order by serial`,
          ),
        );
        return {
          rows: all,
          lines: await findLines(
            tx,
            all.map(({ id }) => id),
          ),
        };
      },
      undefined,
    );
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1));
    for (const { id, total } of rows)
      expect(lines.get(id)!.reduce((sum, { amount }) => sum + amount, 0n)).toBe(BigInt(total));
    expect(await audit()).toEqual([]);
  });
});

describe('a payment', () => {
  test('pays the invoice of its KID, then the oldest, and the rest goes to the next', async () => {
    on('2028-01-03');
    const id = await lease({ startsOn: '2028-02-01' });
    on('2028-02-20');
    await run();
    const [february, march] = await invoicesOf(id);
    await pay(march!, { amount: 1_300_000n });
    expect(await invoicesOf(id)).toMatchObject([{ paid: 100_000n }, { paid: 1_200_000n }]);
    await pay(february!, { amount: 1_150_000n });
    expect(await invoicesOf(id)).toMatchObject([
      { paid: 1_200_000n, settledOn: '2028-02-20', surplus: 50_000n },
      { paid: 1_200_000n, surplus: 0n },
    ]);
    on('2028-03-20');
    await run();
    expect(await invoicesOf(id)).toMatchObject([
      { paid: 1_200_000n, surplus: 0n },
      { paid: 1_200_000n },
      { paid: 50_000n, settledOn: null },
    ]);
    await pay(february!, { amount: -1_150_000n, isReversal: true });
    expect((await balances(id)).get('tenant_receivable')).toBe(2_300_000n);
    expect(await audit()).toEqual([]);
  });

  test('with an unknown KID is left unassigned', async () => {
    const [known] = await invoicesOf(await lease({ startsOn: '2028-04-01' }));
    expect(await pay(known!, { kid: '1234567890128' })).toEqual(new Set());
    expect(await pay(known!, { kid: null })).toEqual(new Set());
    expect(await pay(known!, { account: '12345678903' })).toEqual(new Set());
    expect(await audit()).toEqual([]);
  });
});

test.each([
  'update invoice set total = total + 1',
  "update invoice set due_on = '2020-01-01'",
  'delete from invoice',
  'update invoice_line set amount = 1',
  'delete from invoice_line',
  'update payment set amount = 1',
  'delete from payment',
])('the database refuses: %s', async (statement) => {
  await expect(app.database.session((session) => session.exec(statement))).rejects.toThrow(
    /not changed/,
  );
});

test.each([
  [
    'paid',
    'update invoice set paid = paid - 1 where id = (select id from invoice where paid > 0 limit 1)',
  ],
  [
    'what payments pay',
    'delete from payment_part where ctid = (select ctid from payment_part limit 1)',
  ],
  [
    'is owed',
    'update lease_owed set owed = owed + 1 where ctid = (select ctid from lease_owed limit 1)',
  ],
  ['There is no invoice', 'update invoice_count set invoices = invoices + 1'],
  [
    'the ledger says',
    `with lost as (
      insert into ledger_entry select gen_random_uuid(), book_id, 'x', 'x', '2027-01-01', now()
      from billing limit 1 returning id)
    insert into ledger_line select id, 0, 'tenant_receivable', (select lease_id from billing limit 1), 1 from lost
    union all select id, 1, 'losses', null, -1 from lost`,
  ],
])('the audit reports a mismatch: %s', async (input, statement) => {
  const before = await audit();
  await app.database.session((session) => session.exec(statement));
  const found = (await audit()).filter((sentence) => !before.includes(sentence));
  expect(found.join('\n')).toContain(input);
});
