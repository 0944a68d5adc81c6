import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { poppler } from '../../../testing/poppler.ts';
import { addSignedLease, type SignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startPage } from '../../../testing/start-page.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { issueInvoice } from '../billing/public.ts';
import { acceptPayments, type IncomingLine } from '../payments/public.ts';
import type { Book } from '../ledger/public.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let agent: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  on('2026-12-01');
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Anne Agent', grants });
  stranger = await addPerson(app, { email: 'per@x.no', name: 'Per Fremmed' });
  await app.database.session((session) =>
    session.query(
      `insert into payout_account (id, landlord_id, account, set_at, set_by, counts_from)
       values ($1, $2, '12345678903', '2026-11-01', $2, '2026-11-01')`,
      [crypto.randomUUID(), kari.id],
    ),
  );
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));

async function run(day: string): Promise<void> {
  on(day);
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  await app.jobs.perform('payouts.run');
}

const lease = (input: Partial<SignedLease> = {}): Promise<string> =>
  addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    ...input,
  });

const SHOWN = `
  rentStatus
  invoiceInfo {
    tenantStatusEnum amount dueDate invoiceStatus invoiceAmount invoiceDueDate nextInvoiceDate
    totals { claimed paid open surplus }
    invoiceAccountNumber kidNumber firstInvoice { amount status kidNumber accountNumber dueDate }
    unpaidInvoices { kind amount dueDate kidNumber }
  }
  securityDetails { status isPaid amount depositInsurancePayable }
  payoutInfo {
    nextPayoutDate nextPayoutAmount invoicePaidAfterPayoutDate payoutTo monthlyPayoutDate
    payBeforeMonthEnabled payBeforeMonth
  }
  assignmentInfo { period { from to } brokeringCommissionAmount { amount } guarantee }`;

async function see(leaseId: string, person = ingrid) {
  const { data, errors } = await app.api(
    `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { ${SHOWN} } }`,
    { id: leaseId },
    await newToken(app, person),
  );
  return data?.getSingleLeaseForPublicSite ?? errors?.[0]?.extensions.code;
}

async function pay(leaseId: string, amount: bigint, paidOn: string): Promise<void> {
  const { kidNumber: kid } = (await see(leaseId)).invoiceInfo;
  const line: IncomingLine = {
    id: crypto.randomUUID(),
    bookId: book.id,
    account: book.clientAccount,
    kid,
    amount,
    bookedOn: paidOn,
    paidOn,
    counterparty: { account: null, name: null },
    text: null,
    reference: null,
    endToEndId: null,
    isReversal: false,
    isBrought: false,
    broughtById: null,
  };
  await app.runner.run(SYSTEM, acceptPayments, [line]);
  await app.dispatcher.settle();
}

test('a lease’s rent from the first invoice to the overpayment, as a tenant reads it', async () => {
  await run('2026-12-01');
  const id = await lease();
  const kid = expect.stringMatching(/^\d+$/);
  expect(await see(id)).toMatchObject({
    rentStatus: 'to_pay',
    invoiceInfo: {
      tenantStatusEnum: 'to_pay',
      amount: 12_000,
      invoiceStatus: 'new',
      invoiceAmount: 12_000,
      invoiceDueDate: '2027-01-04',
      nextInvoiceDate: '2027-01-17',
      invoiceAccountNumber: book.clientAccount,
      kidNumber: kid,
      firstInvoice: {
        amount: 12_000,
        kidNumber: kid,
        accountNumber: book.clientAccount,
        dueDate: '2027-01-04',
      },
    },
  });
  await pay(id, 500_000n, '2026-12-20');
  expect(await see(id)).toMatchObject({
    rentStatus: 'outstanding',
    invoiceInfo: { amount: 7000, invoiceStatus: 'partially_paid', firstInvoice: { amount: 7000 } },
  });
  on('2027-01-05');
  expect(await see(id)).toMatchObject({
    rentStatus: 'overdue',
    invoiceInfo: {
      amount: 7000,
      invoiceStatus: 'overdue',
      totals: { claimed: 12_000, paid: 5000, open: 7000, surplus: 0 },
    },
  });
  await pay(id, 700_000n, '2027-01-05');
  expect(await see(id)).toMatchObject({
    rentStatus: 'paid',
    invoiceInfo: {
      amount: null,
      invoiceStatus: 'paid',
      nextInvoiceDate: '2027-01-17',
      firstInvoice: { status: 'paid', amount: 12_000 },
    },
  });
  await pay(id, 250_000n, '2027-01-06');
  expect(await see(id)).toMatchObject({
    rentStatus: 'over_paid',
    invoiceInfo: {
      amount: 2500,
      invoiceStatus: 'over_paid',
      totals: { claimed: 12_000, paid: 12_000, open: 0, surplus: 2500 },
    },
  });
});

test('after the end, an account and a KID are stated while something is owed only', async () => {
  await run('2026-12-01');
  const id = await lease({ endsOn: '2027-01-31' });
  on('2027-02-01');
  const owed = {
    invoiceAccountNumber: book.clientAccount,
    kidNumber: expect.stringMatching(/^\d+$/),
  };
  expect(await see(id)).toMatchObject({ invoiceInfo: { ...owed, totals: { open: 12_000 } } });
  await pay(id, 1_200_000n, '2027-02-01');
  expect(await see(id)).toMatchObject({
    invoiceInfo: { invoiceAccountNumber: null, kidNumber: null, totals: { open: 0 } },
  });
});

test('an insurance and rent are asked for together, each by its sum and KID', async () => {
  await run('2027-01-15');
  const id = await lease({ startsOn: '2027-02-01' });
  const insure = (dueOn: string, amount: bigint) =>
    app.runner.run(SYSTEM, issueInvoice, {
      leaseId: id,
      kind: 'deposit_insurance',
      dueOn,
      lines: [{ kind: 'insurance_premium', name: 'Gjensidige', amount }],
    });
  await insure('2027-01-29', 100_000n);
  await insure('2027-02-01', 200_000n);
  const info = async () => (await see(id)).invoiceInfo;
  const startsWith = async () => {
    const token = await newToken(app, ingrid);
    const { data } = await app.api(startPage(), { id: partnerId }, token);
    return data.getStartPage.rented.find(({ _id }: { _id: string }) => _id === id);
  };
  // The insurance that is due first is paid by its own KID, because rent's KID would pay the rent.
  const first = await info();
  expect(first).toMatchObject({
    amount: 1000,
    dueDate: '2027-01-29',
    unpaidInvoices: [
      { kind: 'deposit_insurance', amount: 1000, dueDate: '2027-01-29' },
      { kind: 'rent', amount: 12_000, dueDate: '2027-02-01' },
      { kind: 'deposit_insurance', amount: 2000, dueDate: '2027-02-01' },
    ],
  });
  expect(first.kidNumber).toBe(first.unpaidInvoices[0].kidNumber);
  expect((await startsWith()).due).toMatchObject({ amount: 1000, invoices: [{ amount: 1000 }] });
  expect((await startsWith()).kidNumber).toBe(first.kidNumber);
  await pay(id, 100_000n, '2027-01-20');
  const both = await info();
  expect(both).toMatchObject({ amount: 14_000, dueDate: '2027-02-01' });
  expect(both.kidNumber).toBe(both.firstInvoice.kidNumber);
  expect((await startsWith()).due.invoices).toMatchObject([
    { kind: 'rent', amount: 12_000 },
    { kind: 'deposit_insurance', amount: 2000 },
  ]);
  // One payment with the rent's KID pays all of it.
  await pay(id, 1_400_000n, '2027-01-21');
  expect(await info()).toMatchObject({ amount: null, dueDate: null, unpaidInvoices: [] });
});

describe('what the letting side also reads', () => {
  let id: string;
  beforeAll(async () => {
    await run('2027-02-01');
    id = await lease({ startsOn: '2027-03-01', payoutDay: 10, guaranteeMonths: 2 });
    await run('2027-02-15');
  });

  test.each([['landlord'], ['agent']])('as %s', async (who) => {
    expect(await see(id, who === 'agent' ? agent : kari)).toMatchObject({
      rentStatus: who === 'agent' ? 'to_pay' : 'payout',
      invoiceInfo: { tenantStatusEnum: 'to_pay', amount: 12_000 },
      payoutInfo: {
        nextPayoutAmount: 12_000,
        payoutTo: '12345678903',
        monthlyPayoutDate: 10,
        payBeforeMonthEnabled: true,
        payBeforeMonth: expect.any(Number),
        nextPayoutDate: '2027-03-10',
        invoicePaidAfterPayoutDate: false,
      },
      assignmentInfo: { period: { from: '2027-03-01', to: null }, guarantee: 2 },
    });
  });

  test('and a tenant does not', async () => {
    expect(await see(id)).toMatchObject({ payoutInfo: null, assignmentInfo: null });
  });

  test('a user outside the lease reads nothing', async () => {
    expect(await see(id, stranger)).toBe('leases.not_found');
  });
});

test('without a guarantee a payout waits for the rent', async () => {
  await run('2027-04-01');
  const id = await lease({ startsOn: '2027-05-01' });
  await run('2027-04-16');
  expect((await see(id, kari)).payoutInfo).toMatchObject({
    nextPayoutDate: '2027-05-10',
    nextPayoutAmount: 12_000,
    invoicePaidAfterPayoutDate: true,
    payBeforeMonthEnabled: false,
    payBeforeMonth: null,
  });
});

test('the security is shown with its status; before it there is none', async () => {
  const id = await lease({ startsOn: '2027-06-01' });
  expect((await see(id)).securityDetails).toBeNull();
  await app.database.session((session) =>
    session.query(
      `insert into deposit (id, lease_id, partner_id, landlord_id, type, amount, has_account_each, created_at, signed_on,
         guarantor, guarantee_given_on)
       values ($1, $2, $3, $4, 'deposit_guarantee', 3600000, false, '2027-05-01', '2027-05-01', 'NAV', '2027-05-02')`,
      [crypto.randomUUID(), id, partnerId, kari.id],
    ),
  );
  for (const who of [ingrid, kari, agent])
    expect((await see(id, who)).securityDetails).toMatchObject({
      status: 'registered',
      isPaid: false,
      amount: 36_000,
      depositInsurancePayable: null,
    });
});

describe('the history of a lease and its money', () => {
  let id: string;
  let serial: number;
  beforeAll(async () => {
    await run('2027-06-20');
    id = await lease({ startsOn: '2027-07-12' });
    await run('2027-06-28');
    await pay(id, 200_000n, '2027-06-30');
    await pay(id, 1_400_000n, '2027-07-02');
  });

  const callAs = async (query: string, variables: object, person: TestPerson) => {
    const { data, errors } = await app.api(query, { ...variables }, await newToken(app, person));
    return data ?? errors?.[0]?.extensions.code;
  };
  const timelineOf = (person: TestPerson) =>
    callAs(
      `query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { on kind amount day invoiceSerialId } }`,
      { id },
      person,
    );

  test('is on its timeline, the latest first, as each side may read it', async () => {
    const { getLeaseTimeline: items } = await timelineOf(ingrid);
    expect(items).toMatchObject([
      { on: '2027-07-02', kind: 'paid', amount: 14_000 },
      { on: '2027-06-30', kind: 'paid', amount: 2000 },
      { on: '2027-06-20', kind: 'rent_invoiced', amount: 7741.94, day: '2027-07-12' },
    ]);
    serial = items[2].invoiceSerialId;
    await app.database.session((session) =>
      session.query(
        `update payout set made_on = '2027-07-12', serial = 900, amount = 774194, approvals_needed = 1, approved_at = now(),
           is_ordered = true, answer = 'accepted', booked_on = '2027-07-13' where lease_id = $1`,
        [id],
      ),
    );
    const kinds = async (person: TestPerson) =>
      (await timelineOf(person)).getLeaseTimeline.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(kari)).toEqual(['paid_out', 'paid', 'paid', 'rent_invoiced']);
    expect(await kinds(ingrid)).not.toContain('paid_out');
    expect(await timelineOf(stranger)).toBe('leases.not_found');
  });

  test('explains an invoice line by line and krone by krone', async () => {
    const { invoiceId } = (
      await callAs(
        `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { invoiceId } }`,
        { id },
        ingrid,
      )
    ).getSingleLeaseForPublicSite;
    const explained = (person: TestPerson) =>
      callAs(
        `query ($invoiceId: ID!) { getInvoiceExplained(queryData: { invoiceId: $invoiceId }) {
          invoiceSerialId invoiceTotal amountDue status
          lines { kind from to days daysOfMonth monthly amount }
          steps { on kind amount remainder paymentAmount } } }`,
        { invoiceId },
        person,
      );
    expect((await explained(ingrid)).getInvoiceExplained).toEqual({
      invoiceSerialId: serial,
      invoiceTotal: 7741.94,
      amountDue: 0,
      status: 'over_paid',
      lines: [
        {
          kind: 'rent',
          from: '2027-07-12',
          to: '2027-07-31',
          days: 20,
          daysOfMonth: 31,
          monthly: 12_000,
          amount: 7741.94,
        },
      ],
      steps: [
        {
          on: '2027-06-20',
          kind: 'invoice',
          amount: 7741.94,
          remainder: 7741.94,
          paymentAmount: null,
        },
        {
          on: '2027-06-30',
          kind: 'payment',
          amount: -2000,
          remainder: 5741.94,
          paymentAmount: 2000,
        },
        {
          on: '2027-07-02',
          kind: 'payment',
          amount: -5741.94,
          remainder: 0,
          paymentAmount: 14_000,
        },
      ],
    });
    expect(await explained(stranger)).toBe('leases.not_found');
  });

  test('has a receipt for users who may see it', { tags: ['poppler-utils'] }, async () => {
    const { data } = await app.api(
      `query ($id: ID!) { getAllInvoicePaymentForALease(queryData: { contractId: $id }) { data { _id amount } } }`,
      { id },
      await newToken(app, ingrid),
    );
    const [last] = data.getAllInvoicePaymentForALease.data;
    const receipt = async (person: TestPerson) =>
      app.call({
        url: `/api/payments/${last._id}/receipt.pdf?language=no`,
        headers: { authorization: `Bearer ${await newToken(app, person)}` },
      });
    const { statusCode, headers, rawPayload } = await receipt(ingrid);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = poppler('pdftotext', rawPayload, '-layout').replaceAll(/\s+/g, ' ');
    for (const expected of [
      'Kvittering for betaling',
      'Beløp 14 000,00 kr',
      `Faktura nr. ${serial} 5 741,94 kr`,
      'Overføres til neste faktura 8 258,06 kr',
    ])
      expect(text).toContain(expected);
    expect((await receipt(stranger)).statusCode).toBe(404);
  });
});

test('is the same alone and in a group, and hides payouts from a tenant', async () => {
  await run('2027-08-20');
  const id = await lease({ startsOn: '2027-09-01', payoutDay: 10 });
  await run('2027-08-25');
  const RENT = 'tenantStatusEnum amount dueDate invoiceAccountNumber kidNumber';
  const INVOICE = `${RENT} invoiceStatus invoiceAmount invoiceDueDate nextInvoiceDate invoiceSerialId`;
  const PAYOUT =
    'nextPayoutDate nextPayoutAmount payoutTo invoicePaidAfterPayoutDate payBeforeMonth';
  const read = async (person: TestPerson) => {
    const { data } = await app.api(
      `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { side ${INVOICE} ${PAYOUT}
        invoiceInfo { ${INVOICE} } finance { ${RENT} monthlyRentAmount dueDay } payoutInfo { ${PAYOUT} } } }`,
      { id },
      await newToken(app, person),
    );
    return data.getSingleLeaseForPublicSite;
  };
  const { side, finance, payoutInfo, invoiceInfo, ...flat } = await read(kari);
  expect({ side, dueDate: flat.dueDate, payoutTo: flat.payoutTo }).toEqual({
    side: 'landlord',
    dueDate: '2027-09-01',
    payoutTo: '12345678903',
  });
  const { monthlyRentAmount, dueDay, ...rent } = finance;
  expect([monthlyRentAmount, dueDay]).toEqual([12_000, 1]);
  expect(flat).toEqual({ ...rent, ...invoiceInfo, ...payoutInfo });
  expect(await read(ingrid)).toMatchObject({
    side: 'tenant',
    payoutInfo: null,
    nextPayoutDate: null,
    payoutTo: null,
  });
});

test('a tenant can write to the landlord or agent after the listing has ended', async () => {
  const id = await lease({ startsOn: '2027-10-01' });
  await app.database.session((session) =>
    session.query(
      `update listing set state = 'inactive' where id =
         (select listing_id from property join lease on lease.property_id = property.id where lease.id = $1)`,
      [id],
    ),
  );
  const write = async (person: TestPerson) => {
    const { data, errors } = await app.api(
      'mutation ($id: ID!) { addLeaseConversation(inputData: { contractId: $id }) { _id } }',
      { id },
      await newToken(app, person),
    );
    return data?.addLeaseConversation._id ?? errors?.[0]?.extensions.code;
  };
  const conversation = await write(ingrid);
  expect(conversation).toMatch(/^[0-9a-f-]{36}$/);
  expect(await write(ingrid)).toBe(conversation);
  // Without an agent a landlord has no one to write to about their own home.
  expect(await write(kari)).toBe('messaging.nobody_there');
  expect(await write(stranger)).toBe('leases.not_found');
  await app.api(
    'mutation ($id: ID!) { blockPerson(inputData: { conversationId: $id, isBlocked: true }) { _id } }',
    { id: conversation },
    await newToken(app, ingrid),
  );
  expect(await write(ingrid)).toBe('messaging.blocked');
});

test('a landlord reads the home as its landlord, also one who works for the agency or rents another', async () => {
  const as = async (leaseId: string, person: TestPerson) => {
    const query = `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { side } }`;
    const { data } = await app.api(query, { id: leaseId }, await newToken(app, person));
    return data.getSingleLeaseForPublicSite.side;
  };
  const grants = [{ role: 'agent' as const, partnerId }];
  const both = await addPerson(app, { email: 'both@x.no', name: 'Begge Deler', grants });
  expect(await as(await lease({ landlord: both }), both)).toBe('landlord');
  const [lets, rents] = [await lease({ landlord: ingrid, tenants: [kari] }), await lease()];
  expect([await as(lets, ingrid), await as(rents, ingrid)]).toEqual(['landlord', 'tenant']);
  expect(await as(lets, agent)).toBe('agent');
});
