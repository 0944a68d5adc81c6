import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { letOneReduce, openBook } from '../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../testing/people.ts';
import { addLogo, beginsWithLogo } from '../testing/logos.ts';
import { poppler } from '../testing/poppler.ts';
import { addSignedLease } from '../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../testing/test-app.ts';
import { SYSTEM } from './platform/viewer.ts';
import { findBalances, type Book } from './features/ledger/public.ts';
import { acceptPayments } from './features/payments/public.ts';
import { auditInvoicing } from './features/arrears/public.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let silje: TestPerson;
let stranger: TestPerson;
let leaseId: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  await letOneReduce(app, book.id);
  await addLogo(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  stranger = await addPerson(app, { email: 'ola@x.no', name: 'Ola Nordmann' });
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
});
afterAll(() => app.close());

beforeEach(async () => {
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2026-12-01',
    useCosts: ['electricity'],
  });
  await settle();
});

/** Runs everything that is due. */
async function settle() {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}

const FIELDS = `_id kind status colour invoiceSerialId invoiceMonth dueDate invoiceTotal paid credited lost overpaid
  amountDue kidNumber accountNumber isSaidPaid objection fileId attachments { _id name type }`;
const list = async (who: TestPerson, contractId = leaseId) => {
  const answer = await app.api(
    `query ($contractId: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $contractId }) { data { ${FIELDS} } } }`,
    { contractId },
    await newToken(app, who),
  );
  return { ...answer, invoices: answer.data?.getAllInvoiceForPartnerPublicSite.data as any[] };
};
const first = async () => (await list(ingrid)).invoices.at(-1)!;
const payments = async (who: TestPerson) => {
  const { data } = await app.api(
    `query ($contractId: ID!) { getAllInvoicePaymentForALease(queryData: { contractId: $contractId }) {
      data { _id amount paymentDate isDirect mayTakeBack invoices { invoiceSerialId amount } } metaData { totalDocuments } } }`,
    { contractId: leaseId },
    await newToken(app, who),
  );
  return data.getAllInvoicePaymentForALease;
};
const call = async (name: string, inputData: object, who: TestPerson) => {
  const type = ['sayInvoicePaid', 'denyInvoicePaid', 'settleInvoiceObjection'].includes(name)
    ? 'InvoiceInputData'
    : `${name[0]!.toUpperCase()}${name.slice(1)}InputData`;
  const fields = name === 'takeBackPayment' ? '' : `{ ${FIELDS} }`;
  const answer = await app.api(
    `mutation ($inputData: ${type}!) { ${name}(inputData: $inputData) ${fields} }`,
    { inputData },
    await newToken(app, who),
  );
  const [error] = answer.errors ?? [];
  return {
    invoice: answer.data?.[name],
    code: error?.extensions.code,
    params: error?.extensions.params,
  };
};
const balances = async () =>
  Object.fromEntries(
    await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, leaseId }),
      undefined,
    ),
  );
const pay = (amount: bigint, kid: string, paidOn = '2026-11-20') =>
  app.runner.run(SYSTEM, acceptPayments, [
    {
      id: crypto.randomUUID(),
      bookId: book.id,
      account: book.clientAccount,
      amount,
      bookedOn: paidOn,
      paidOn,
      kid,
      text: null,
      counterparty: { account: null, name: null },
      reference: null,
      endToEndId: null,
      isReversal: false,
      isBrought: false,
      broughtById: null,
    },
  ]);

describe('an invoice', () => {
  test(
    'is made, mailed and readable by its tenant, its landlord and the agency, and no one else',
    { tags: ['poppler-utils'] },
    async () => {
      const invoice = await first();
      expect(invoice).toMatchObject({
        kind: 'rent',
        status: 'upcoming',
        colour: 'grey',
        invoiceMonth: '2026-12-01',
        dueDate: '2026-12-01',
        invoiceTotal: 12_000,
        amountDue: 12_000,
        attachments: [{ type: 'application/pdf' }],
      });
      for (const who of [kari, silje]) expect((await list(who)).invoices).toHaveLength(1);
      expect((await list(stranger)).errors?.[0]?.extensions.code).toBe('leases.not_found');
      const url = async (who: TestPerson) => {
        const { data, errors } = await app.api(
          'query ($fileId: ID!) { getFileDownloadUrl(queryData: { fileId: $fileId }) }',
          { fileId: invoice.fileId },
          await newToken(app, who),
        );
        return (data?.getFileDownloadUrl as string) ?? errors?.[0]?.extensions.code;
      };
      expect(await url(stranger)).toMatch(/not_found/);
      const { rawPayload } = await app.call({ url: await url(ingrid) });
      expect(beginsWithLogo(rawPayload)).toBe(true);
      const text = poppler('pdftotext', rawPayload);
      for (const fact of [
        '12 000,00',
        '01.12.2026',
        `KID ${invoice.kidNumber.replaceAll(/.{4}(?=.)/g, '$& ')}`,
        '8601.11.17947',
        'Nordbolig AS',
        'Ingrid Solheim',
      ])
        expect(text.replaceAll(/\s+/g, ' ')).toContain(fact);
    },
  );

  test('is mailed once, with the PDF and what to pay', async () => {
    const mails = (await app.mails()).filter(({ to }) => to === 'ingrid@x.no');
    const mine = mails.filter(({ subject }) => subject.startsWith('Faktura'));
    expect(mine.length).toBeGreaterThan(0);
    const { kidNumber, invoiceSerialId } = await first();
    const own = mine.filter(({ text }) => text.includes(kidNumber));
    expect(own).toHaveLength(1);
    expect(own[0]!.subject.replaceAll(/\s/g, ' ')).toBe(
      `Faktura ${invoiceSerialId}: 12 000,00 kr, forfall 01.12.2026`,
    );
    expect(own[0]).toMatchObject({
      attachments: [{ contentType: 'application/pdf' }],
    });
    expect(own[0]!.text).toContain('Til konto: 86011117947');
  });
});

describe('money paid to the landlord directly', () => {
  test('is recorded in one tap, pays the invoice, and is withdrawn once', async () => {
    const { _id: invoiceId } = await first();
    expect(await call('receiveInvoiceDirectly', { invoiceId }, ingrid)).toMatchObject({
      code: 'invoicing.not_found',
    });
    const { invoice } = await call('receiveInvoiceDirectly', { invoiceId }, kari);
    expect(invoice).toMatchObject({ status: 'paid', colour: 'green', amountDue: 0 });
    expect(await balances()).toMatchObject({ tenant_receivable: 0n, landlord_payable: 0n });
    const { data, metaData } = await payments(ingrid);
    expect(data).toMatchObject([
      { amount: 12_000, isDirect: true, mayTakeBack: false, invoices: [{ amount: 12_000 }] },
    ]);
    expect((await payments(kari)).data).toMatchObject([{ mayTakeBack: true }]);
    expect(metaData).toEqual({ totalDocuments: 1 });
    expect(await call('receiveInvoiceDirectly', { invoiceId }, kari)).toMatchObject({
      code: 'invoicing.already_settled',
    });
    expect(await call('takeBackPayment', { paymentId: data[0]._id }, stranger)).toMatchObject({
      code: 'leases.not_found',
    });
    expect(await call('takeBackPayment', { paymentId: data[0]._id }, kari)).toMatchObject({
      invoice: true,
    });
    expect(await call('takeBackPayment', { paymentId: data[0]._id }, kari)).toMatchObject({
      code: 'invoicing.already_settled',
    });
    expect(await first()).toMatchObject({ status: 'upcoming', amountDue: 12_000 });
  });

  test('can be a part, on a day that is not in the future', async () => {
    const { _id: invoiceId } = await first();
    expect(
      await call('receiveInvoiceDirectly', { invoiceId, amount: 12_000.01 }, kari),
    ).toMatchObject({
      code: 'invoicing.too_much',
      params: { maximum: 12_000 },
    });
    for (const amount of [0, -1])
      expect(await call('receiveInvoiceDirectly', { invoiceId, amount }, kari)).toMatchObject({
        code: 'request.invalid',
        params: { fields: [{ path: 'inputData.amount', reason: 'too_small' }] },
      });
    expect(
      await call('receiveInvoiceDirectly', { invoiceId, receivedOn: '2026-11-21' }, kari),
    ).toMatchObject({
      code: 'invoicing.wrong_day',
    });
    const { invoice } = await call('receiveInvoiceDirectly', { invoiceId, amount: 2_000 }, kari);
    expect(invoice).toMatchObject({ status: 'partially_paid', colour: 'blue', amountDue: 10_000 });
  });

  test('can be recorded by the tenant, until the landlord denies it', async () => {
    const { _id: invoiceId } = await first();
    expect(await call('sayInvoicePaid', { invoiceId }, kari)).toMatchObject({
      code: 'invoicing.not_found',
    });
    expect((await call('sayInvoicePaid', { invoiceId }, ingrid)).invoice).toMatchObject({
      status: 'waiting_for_payment',
      isSaidPaid: true,
    });
    expect((await call('denyInvoicePaid', { invoiceId }, kari)).invoice).toMatchObject({
      status: 'upcoming',
    });
    expect(await call('denyInvoicePaid', { invoiceId }, kari)).toMatchObject({
      code: 'invoicing.not_found',
    });
  });
});

test('an objection is open until the agency settles it', async () => {
  const { _id: invoiceId } = await first();
  expect(await call('objectToInvoice', { invoiceId, text: ' ' }, ingrid)).toMatchObject({
    code: 'request.invalid',
  });
  const { invoice } = await call(
    'objectToInvoice',
    { invoiceId, text: 'Jeg har ikke flyttet inn.' },
    ingrid,
  );
  expect(invoice).toMatchObject({ status: 'pending', objection: 'Jeg har ikke flyttet inn.' });
  expect(await call('settleInvoiceObjection', { invoiceId }, ingrid)).toMatchObject({
    code: 'invoicing.not_found',
  });
  expect((await call('settleInvoiceObjection', { invoiceId }, silje)).invoice).toMatchObject({
    status: 'upcoming',
  });
});

describe('a credit note', () => {
  test('credits a part and then the rest, and never more', async () => {
    const { _id: invoiceId, invoiceSerialId } = await first();
    const reason = 'Varmtvannet var borte.';
    expect(await call('addCreditNote', { invoiceId, reason }, kari)).toMatchObject({
      code: 'invoicing.not_found',
    });
    const part = await call('addCreditNote', { invoiceId, reason, amount: 1_500 }, silje);
    expect(part.invoice).toMatchObject({
      status: 'partially_credited',
      credited: 1_500,
      amountDue: 10_500,
    });
    expect(
      await call('addCreditNote', { invoiceId, reason, amount: 10_500.01 }, silje),
    ).toMatchObject({
      code: 'invoicing.too_much',
    });
    expect((await call('addCreditNote', { invoiceId, reason }, silje)).invoice).toMatchObject({
      status: 'canceled',
      amountDue: 0,
    });
    expect(await balances()).toMatchObject({ tenant_receivable: 0n, landlord_payable: 0n });
    await settle();
    const notes = (await list(ingrid)).invoices.filter(({ kind }) => kind === 'credit_note');
    expect(notes.map(({ invoiceTotal, status }) => [invoiceTotal, status])).toEqual([
      [10_500, 'completed'],
      [1_500, 'completed'],
    ]);
    const mails = (await app.mails()).filter(({ subject }) =>
      subject.endsWith(`til faktura ${invoiceSerialId}`),
    );
    expect(mails).toHaveLength(2);
  });

  test('of a paid invoice leaves the money for the next one', async () => {
    const { _id: invoiceId, kidNumber } = await first();
    await pay(1_200_000n, kidNumber);
    expect(await first()).toMatchObject({ status: 'paid' });
    const { invoice } = await call(
      'addCreditNote',
      { invoiceId, reason: 'Feil', amount: 2_000 },
      silje,
    );
    expect(invoice).toMatchObject({ status: 'over_paid', colour: 'yellow', overpaid: 2_000 });
    expect(await balances()).toMatchObject({ tenant_receivable: -200_000n });
  });
});

test('what little is left of a paid invoice is written off by the rule of its book, and more is not', async () => {
  const remainders = async (input: object, paid: bigint) => {
    const { _id: invoiceId, kidNumber } = await first();
    const { errors } = await app.api(
      'mutation ($input: SetInvoicingSettingsInputData!) { setInvoicingSettings(inputData: $input) { remainderLimit } }',
      { input: { partnerId, leadDays: 15, ...input } },
      await newToken(app, silje),
    );
    expect(errors).toBeUndefined();
    await pay(paid, kidNumber);
    await app.jobs.perform('payments.write_off_remainders');
    const { status, amountDue, lost } = (await list(ingrid)).invoices.find(
      ({ _id }) => _id === invoiceId,
    );
    return { status, amountDue, lost };
  };
  expect(await remainders({}, 1_199_000n)).toEqual({
    status: 'partially_paid',
    amountDue: 10,
    lost: 0,
  });
  // Until its due day the tenant may still pay it.
  expect(await remainders({}, 700n)).toMatchObject({ amountDue: 3, lost: 0 });
  const now = app.clock.now();
  app.clock.set(Temporal.Instant.from('2027-01-20T09:00:00Z'));
  expect(await remainders({ remainderLimit: 0 }, 1n)).toMatchObject({ amountDue: 2.99, lost: 0 });
  expect(await remainders({ remainderLimit: 2.97 }, 1n)).toMatchObject({
    amountDue: 2.98,
    lost: 0,
  });
  expect(await remainders({ remainderLimit: 5 }, 1n)).toEqual({
    status: 'balanced',
    amountDue: 0,
    lost: 2.97,
  });
  expect(await balances()).toMatchObject({ tenant_receivable: 0n });
  await app.jobs.perform('payments.write_off_remainders');
  expect(await balances()).toMatchObject({ tenant_receivable: 0n });
  // A higher limit is an act, twice here; a lower one is none.
  const acts = await app.database.session((session) =>
    session.query(`select by_id from money_act where kind = 'raised_remainder'`),
  );
  expect(acts).toEqual([{ by_id: silje.id }, { by_id: silje.id }]);
  app.clock.set(now);
});

test('a write-off is the landlord’s loss, or the agency’s where it guarantees', async () => {
  const { _id: invoiceId } = await first();
  expect(
    await call('writeOffInvoice', { invoiceId, reason: 'Øredifferanse' }, ingrid),
  ).toMatchObject({
    code: 'invoicing.not_found',
  });
  expect(await call('writeOffInvoice', { invoiceId, reason: ' ' }, silje)).toMatchObject({
    code: 'request.invalid',
  });
  expect(await call('writeOffInvoice', { invoiceId, reason: 'Avtalt' }, silje)).toMatchObject({
    code: 'invoicing.not_due',
  });
  const now = app.clock.now();
  const due = Temporal.Instant.from('2027-01-20T09:00:00Z');
  app.clock.set(due);
  const { invoice } = await call('writeOffInvoice', { invoiceId, reason: 'Øredifferanse' }, silje);
  expect(invoice).toMatchObject({ status: 'lost', colour: 'red', lost: 12_000, amountDue: 0 });
  const timeline = await app.api(
    `query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { kind amount note invoiceSerialId } }`,
    { id: leaseId },
    await newToken(app, ingrid),
  );
  expect(timeline.data.getLeaseTimeline).toContainEqual({
    kind: 'written_off',
    amount: 12_000,
    note: 'Øredifferanse',
    invoiceSerialId: invoice.invoiceSerialId,
  });
  expect(await balances()).toMatchObject({ tenant_receivable: 0n, landlord_payable: 0n });
  app.clock.set(now);
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2026-12-01',
    guaranteeMonths: 3,
  });
  await first();
  app.clock.set(due);
  await call('writeOffInvoice', { invoiceId: (await first())._id, reason: 'Avtalt' }, silje);
  expect(await balances()).toMatchObject({
    tenant_receivable: 0n,
    landlord_payable: -1_200_000n,
    losses: 1_200_000n,
  });
  app.clock.set(now);
});

describe('settings', () => {
  const set = async (input: object, who = silje) => {
    const { data, errors } = await app.api(
      `mutation ($inputData: SetInvoicingSettingsInputData!) { setInvoicingSettings(inputData: $inputData) {
        leadDays kidLength kidParts { name width value } } }`,
      { inputData: { partnerId, leadDays: 15, ...input } },
      await newToken(app, who),
    );
    return { settings: data?.setInvoicingSettings, error: errors?.[0] };
  };

  test('give KIDs another layout, of a length that no other had', async () => {
    const kidParts = [
      { name: 'fixed', width: 2, value: 42 },
      { name: 'lease', width: 5 },
    ];
    expect((await set({ kidParts })).settings).toMatchObject({ leadDays: 15, kidLength: 8 });
    const lease = async () => {
      leaseId = await addSignedLease(app, {
        partnerId,
        landlord: kari,
        tenants: [ingrid],
        startsOn: '2026-12-01',
      });
      return first();
    };
    const { kidNumber } = await lease();
    expect(kidNumber).toMatch(/^42\d{6}$/);
    await pay(500_000n, kidNumber);
    expect(await first()).toMatchObject({ status: 'partially_paid', amountDue: 7_000 });
    const back = await set({
      kidParts: [
        { name: 'lease', width: 7 },
        { name: 'invoice', width: 5 },
      ],
    });
    expect(back.error?.message).toBe('This configuration already exists');
    const { error } = await set({ kidParts: [{ name: 'invoice', width: 5 }] });
    expect(error?.extensions.code).toBe('request.invalid');
    expect((await set({ leadDays: 32 })).error?.extensions.params).toMatchObject({
      fields: [{ path: 'inputData.leadDays', reason: 'too_big' }],
    });
    expect((await set({}, kari)).error?.extensions.code).toBe('ledger.not_found');
  });

  test('of a lease set what is paid by use, from a day that is not invoiced yet', async () => {
    const charges = async (input: object, who = silje) => {
      const { data, errors } = await app.api(
        `mutation ($inputData: SetLeaseChargesInputData!) { setLeaseCharges(inputData: $inputData) { cost amount since until } }`,
        { inputData: { contractId: leaseId, since: '2027-01-01', ...input } },
        await newToken(app, who),
      );
      return data?.setLeaseCharges ?? errors?.[0]?.extensions;
    };
    const some = [{ cost: 'electricity', amount: 450 }];
    expect(await charges({ charges: some, since: '2026-12-31' })).toMatchObject({
      code: 'invoicing.already_invoiced',
      params: { since: '2027-01-01' },
    });
    expect(await charges({ charges: [{ cost: 'water', amount: 1 }] })).toMatchObject({
      code: 'invoicing.not_in_lease',
    });
    expect(await charges({ charges: some }, ingrid)).toMatchObject({ code: 'invoicing.not_found' });
    expect(await charges({ charges: some })).toEqual([
      { cost: 'electricity', amount: 450, since: '2027-01-01', until: null },
    ]);
    expect(await charges({ charges: [], since: '2027-03-01' })).toMatchObject([
      { until: '2027-02-28' },
    ]);
    app.clock.set(Temporal.Instant.from('2026-12-20T08:00:00Z'));
    await app.jobs.perform('billing.issue_invoices');
    const { invoices } = await list(ingrid);
    expect(invoices[0]).toMatchObject({ invoiceMonth: '2027-01-01', invoiceTotal: 12_450 });
  });
});

test('invoices are listed by their month, payments by the day they were paid, the latest first', async () => {
  app.clock.set(Temporal.Instant.from('2027-01-20T08:00:00Z'));
  await app.jobs.perform('billing.issue_invoices');
  const { invoices } = await list(ingrid);
  expect(invoices.map(({ invoiceMonth }) => invoiceMonth)).toEqual([
    '2027-02-01',
    '2027-01-01',
    '2026-12-01',
  ]);
  const { kidNumber } = await first();
  for (const day of ['2027-01-10', '2027-01-19', '2027-01-15']) await pay(100_000n, kidNumber, day);
  const { data, metaData } = await payments(ingrid);
  expect(data.map(({ paymentDate }: any) => paymentDate)).toEqual([
    '2027-01-19',
    '2027-01-15',
    '2027-01-10',
  ]);
  expect(metaData).toEqual({ totalDocuments: 3 });
});

test('in the end all balances agree', async () => {
  expect(await app.runner.read(SYSTEM, auditInvoicing, undefined)).toEqual([]);
});
