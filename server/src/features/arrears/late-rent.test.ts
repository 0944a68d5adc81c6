import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { addLogo, beginsWithLogo } from '../../../testing/logos.ts';
import { poppler } from '../../../testing/poppler.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { findBalances, type Book } from '../ledger/public.ts';
import { acceptPayments } from '../payments/public.ts';
import { auditInvoicing } from './use-cases/audit-invoicing.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let silje: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  await addLogo(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
});
afterAll(() => app.close());

const on = (day: string) => app.clock.set(Temporal.Instant.from(`${day}T07:00:00Z`));
async function settle() {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}
/** A lease from the first of a month, whose first rent is 12,000 kr. */
async function lease(startsOn: string): Promise<string> {
  on(startsOn);
  const id = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn,
    endsOn: Temporal.PlainDate.from(startsOn).add({ months: 1 }).subtract({ days: 1 }).toString(),
    dueDay: 15,
  });
  await settle();
  return id;
}
/** Runs a day's reminders, and sends the letters. */
async function remind(day: string): Promise<void> {
  on(day);
  await app.jobs.perform('arrears.remind');
  await settle();
  // These leases were signed elsewhere, so their notices go by post: on the same day.
  await app.database.session((session) =>
    session.query('update postal_letter set posted_on = $1 where posted_on is null', [day]),
  );
}
const LATE = `query ($id: ID!) { getLateRent(queryData: { contractId: $id }) {
    letters { kind sentOn payBy total fileId claims { principal fee interest isWaived } }
    cases { openedOn petitionedOn closedOn outcome } }
  getSingleLeaseForPublicSite(queryData: { contractId: $id }) { leaseStatus rentStatus evictionNoticeFileId evictionLetterFileId }
  getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { _id status amountDue fees kidNumber } } }`;
async function late(id: string, who: TestPerson) {
  const { data, errors } = await app.api(LATE, { id }, await newToken(app, who));
  if (!data) throw new Error(JSON.stringify(errors));
  const { letters, cases } = data.getLateRent as { letters: any[]; cases: any[] };
  const invoice = data.getAllInvoiceForPartnerPublicSite.data.at(-1);
  return { letters, cases, invoice, lease: data.getSingleLeaseForPublicSite };
}
const kinds = async (id: string) =>
  (await late(id, silje)).letters.map(({ kind, sentOn }) => [kind, sentOn]);
async function pay(id: string, amount: bigint, paidOn: string) {
  const { invoice } = await late(id, silje);
  await payBy(invoice.kidNumber, amount, paidOn);
}
async function payBy(kid: string, amount: bigint, paidOn: string) {
  await app.runner.run(SYSTEM, acceptPayments, [
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
  await settle();
}
const call = async (name: string, inputData: object, who: TestPerson, fields = '{ _id }') => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData`;
  const { errors } = await app.api(
    `mutation ($inputData: ${type}!) { ${name}(inputData: $inputData) ${fields} }`,
    { inputData },
    await newToken(app, who),
  );
  return errors?.[0]?.extensions.code;
};

const PARTY = { address: 'Storgata 1, 0155 Oslo', birthDate: '1980-01-31' };
async function stateFacts(id: string, input: object): Promise<object[]> {
  const { errors } = await app.api(
    `mutation ($inputData: StatePetitionFactsInputData!) { statePetitionFacts(inputData: $inputData) { cases { _id } } }`,
    { inputData: { contractId: id, ...input } },
    await newToken(app, silje),
  );
  return errors?.[0]?.extensions.params.fields ?? [];
}
async function petitionOf(id: string, who: TestPerson) {
  const { data } = await app.api(
    `query ($id: ID!) { getLateRent(queryData: { contractId: $id }) {
      petition { missing leaseFileId landlord { name address } tenants { name address } } } }`,
    { id },
    await newToken(app, who),
  );
  return data.getLateRent.petition;
}
async function notificationsOf(who: TestPerson): Promise<string[]> {
  const { data } = await app.api(
    '{ getNotifications { data { kind } } }',
    {},
    await newToken(app, who),
  );
  return data.getNotifications.data.map(({ kind }: { kind: string }) => kind);
}

describe('rent that is late', () => {
  test('leads to a reminder, a notice and a petition, each once and on its day', async () => {
    const id = await lease('2027-02-01');
    for (const day of ['2027-02-11', '2027-02-12', '2027-02-12', '2027-02-15', '2027-02-17'])
      await remind(day);
    expect(await kinds(id)).toEqual([['pre_reminder', '2027-02-12']]);
    await remind('2027-02-18');
    await remind('2027-02-18');
    expect((await late(id, ingrid)).lease).toMatchObject({
      leaseStatus: 'overdue',
      rentStatus: 'overdue',
    });
    await remind('2027-03-01');
    expect(await kinds(id)).toHaveLength(2);
    // The lease is over by then, the debt is not.
    expect((await late(id, ingrid)).lease).toMatchObject({
      leaseStatus: 'closed',
      rentStatus: 'overdue',
    });
    await Promise.all([remind('2027-03-02'), remind('2027-03-02')]);
    const { letters, lease: noticed, cases, invoice } = await late(id, ingrid);
    expect(letters.map(({ kind }) => kind)).toEqual(['pre_reminder', 'soft_reminder', 'notice']);
    expect(letters.at(-1)).toMatchObject({
      payBy: '2027-03-22',
      claims: [{ principal: 12_000, fee: 38 }],
    });
    expect(noticed).toMatchObject({
      leaseStatus: 'eviction_notice',
      rentStatus: 'eviction_notice',
    });
    expect(cases).toMatchObject([{ openedOn: '2027-03-02', closedOn: null }]);
    const needed = async (kind: string, who: TestPerson) => {
      const { data } = await app.api(
        `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id, neededFileType: ${kind} }) {
          data { attachments { _id } } } }`,
        { id },
        await newToken(app, who),
      );
      return data.getAllInvoiceForPartnerPublicSite.data.flatMap((one: any) => one.attachments);
    };
    expect(await needed('eviction_notice', ingrid)).toEqual([
      { _id: noticed.evictionNoticeFileId },
    ]);
    expect(await needed('eviction_letter', ingrid)).toEqual([]);
    const { fee, interest } = letters.at(-1).claims[0];
    expect(invoice).toMatchObject({ status: 'overdue', amountDue: 12_000 + fee + interest });
    await remind('2027-03-16');
    expect((await late(id, ingrid)).lease.leaseStatus).toBe('eviction_notice');
    await remind('2027-03-22');
    // The two weeks are over, the day in the notice is not.
    expect((await late(id, ingrid)).lease.leaseStatus).toBe('eviction_notice');
    expect((await late(id, ingrid)).invoice.status).toBe('overdue');
    expect(await kinds(id)).toHaveLength(3);
    await remind('2027-03-23');
    expect((await late(id, ingrid)).lease.leaseStatus).toBe('eviction_notice_due');
    expect((await late(id, ingrid)).invoice.status).toBe('eviction_notice_due');
    // It waits for facts about its parties that no agreement has.
    expect((await kinds(id)).at(-1)![0]).toBe('notice');
    expect(await petitionOf(id, silje)).toMatchObject({
      missing: ['landlord', 'tenants.0', 'leaseSignedOn'],
      landlord: { name: 'Kari Nordmann', address: 'Kirkeveien 4, 0363 Oslo' },
      tenants: [{ name: 'Ingrid Solheim', address: 'Markveien 12, 0554 Oslo' }],
    });
    expect(await petitionOf(id, ingrid)).toBeNull();
    expect(await notificationsOf(kari)).toContain('petition_facts_missing');
    expect(await stateFacts(id, { landlord: { address: ' ' }, tenants: [] })).toEqual([
      { path: 'inputData.landlord.address', reason: 'required', params: { minimum: 1 } },
      { path: 'inputData.landlord.birthDate', reason: 'required' },
      { path: 'inputData.tenants', reason: 'required', params: { minimum: 1 } },
    ]);
    const strangers = { ...PARTY, email: 'x@x.no' };
    expect(await stateFacts(id, { landlord: PARTY, tenants: [strangers] })).toEqual([
      { path: 'inputData.tenants.0', reason: 'required' },
      { path: 'inputData.leaseSignedOn', reason: 'required' },
    ]);
    const tenant = { ...PARTY, email: ingrid.email };
    const facts = { landlord: PARTY, tenants: [tenant], leaseSignedOn: '2027-01-20' };
    expect(await stateFacts(id, facts)).toEqual([]);
    await settle();
    expect((await kinds(id)).at(-1)).toEqual(['petition', '2027-03-23']);
    expect((await petitionOf(id, silje)).missing).toEqual([]);
    const tenants = await late(id, ingrid);
    expect(tenants.letters.map(({ kind }) => kind)).not.toContain('petition');
    expect(tenants.lease).toMatchObject({ evictionLetterFileId: null });
    expect((await late(id, silje)).lease.evictionLetterFileId).not.toBeNull();

    expect(
      await call(
        'notePetition',
        { contractId: id, petitionedOn: '2027-03-22' },
        silje,
        '{ cases { _id } }',
      ),
    ).toBe('invoicing.petition_refused');
    expect(
      await call(
        'notePetition',
        { contractId: id, petitionedOn: '2027-03-23' },
        ingrid,
        '{ cases { _id } }',
      ),
    ).toBe('invoicing.not_found');
    expect(
      await call(
        'notePetition',
        { contractId: id, petitionedOn: '2027-03-23' },
        silje,
        '{ cases { _id } }',
      ),
    ).toBeUndefined();
    expect((await late(id, silje)).lease.leaseStatus).toBe('eviction');

    // The rent is paid, which closes the case; the charges are still owed.
    await pay(id, 1_200_000n, '2027-03-23');
    const paid = await late(id, silje);
    expect(paid.cases).toMatchObject([
      { petitionedOn: '2027-03-23', closedOn: '2027-03-23', outcome: 'paid' },
    ]);
    expect(paid.lease.leaseStatus).toBe('closed');
    expect(paid.invoice).toMatchObject({ status: 'fees_due' });
    await remind('2027-06-01');
    expect(await kinds(id)).toHaveLength(4);
    await pay(id, BigInt(Math.round(paid.invoice.amountDue * 100)), '2027-06-01');
    expect((await late(id, silje)).invoice).toMatchObject({ status: 'fees_paid' });
  });

  test('leads to letters that say what the law requires', { tags: ['poppler-utils'] }, async () => {
    const all = await app.mails();
    const mails = all.filter(({ to }) => to === 'ingrid@x.no');
    expect(all.filter(({ to }) => to === kari.email).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Begjæringen om tvangsfravikelse er klar: /),
    );
    expect(mails.map(({ subject }) => subject.replaceAll(/\s/g, ' '))).toEqual(
      expect.arrayContaining([
        'Påminnelse før forfall: 12 000,00 kr den 15.02.2027',
        'Påminnelse: 12 000,00 kr er ikke betalt',
        'Varsel om tvangsfravikelse: Betal innen 22.03.2027',
      ]),
    );
    const file = mails.find(({ subject }) => subject.startsWith('Varsel'))!.attachments[0]!;
    const pdf = Buffer.from(file.content, 'base64');
    const text = poppler('pdftotext', pdf, '-layout').replaceAll(/\s+/g, ' ');
    expect(text).toContain('tvangsfullbyrdelsesloven § 4-18');
    expect(text).toContain('Purregebyr');
    expect(beginsWithLogo(pdf)).toBe(true);
  });

  test('that was paid before a letter was sent costs nothing after all', async () => {
    const id = await lease('2027-07-01');
    await remind('2027-07-30');
    expect((await late(id, silje)).invoice.fees).toBeGreaterThan(38);
    await pay(id, 1_200_000n, '2027-07-29');
    const { invoice, letters, cases } = await late(id, silje);
    expect(invoice).toMatchObject({ status: 'paid', fees: 0, amountDue: 0 });
    expect(letters.at(-1).claims).toMatchObject([{ isWaived: true }]);
    expect(cases).toMatchObject([{ outcome: 'paid' }]);
    const balances = await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, leaseId: id }),
      undefined,
    );
    expect(Object.fromEntries(balances)).toMatchObject({ tenant_receivable: 0n, fee_income: 0n });
  });

  test('is reviewed again while a credit from one invoice pays the next in time', async () => {
    const startsOn = '2026-06-01';
    on(startsOn);
    const about = { partnerId, landlord: kari, tenants: [ingrid], startsOn, dueDay: 15 };
    const id = await addSignedLease(app, { ...about, endsOn: '2026-08-31' });
    for (const day of [startsOn, '2026-07-05', '2026-08-05']) {
      on(day);
      await app.jobs.perform('billing.issue_invoices');
      await settle();
    }
    const invoices = async () =>
      (
        await app.api(
          `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) {
            data { invoiceSerialId kidNumber status fees amountDue } } }`,
          { id },
          await newToken(app, silje),
        )
      ).data.getAllInvoiceForPartnerPublicSite.data.toSorted(
        (a: any, b: any) => a.invoiceSerialId - b.invoiceSerialId,
      );
    const payments = async (...input: (readonly [number, bigint, string])[]) => {
      const all = await invoices();
      for (const [index, amount, paidOn] of input)
        await payBy(all[index].kidNumber, amount, paidOn);
    };
    // Fifty kroner of the second and the third are open, both paid late.
    await payments([1, 1_195_000n, '2026-08-30'], [2, 1_195_000n, '2026-08-31']);
    await remind('2026-09-10');
    const charged = await invoices();
    expect(charged.map(({ fees }: any) => fees > 50)).toEqual([true, true, true]);
    // Everything was paid the day before; the charges of the first cover what the others lack.
    await payments([0, 1_210_000n, '2026-09-09']);
    expect(await invoices()).toMatchObject(
      charged.map(() => ({ status: 'paid', fees: 0, amountDue: 0 })),
    );
  });

  test('whose payment was withdrawn is late again, and its case is open again', async () => {
    const id = await lease('2027-08-01');
    await remind('2027-08-31');
    await pay(id, 1_200_000n, '2027-08-31');
    expect((await late(id, silje)).cases).toMatchObject([{ outcome: 'paid' }]);
    await pay(id, -1_200_000n, '2027-09-01');
    expect((await late(id, silje)).cases).toMatchObject([{ closedOn: null }, { outcome: 'paid' }]);
  });

  test.each(['objection', 'direct'] as const)(
    'leads to no letter while it is disputed: %s',
    async (how) => {
      const id = await lease(how === 'direct' ? '2027-10-01' : '2027-11-01');
      const { _id: invoiceId } = (await late(id, silje)).invoice;
      if (how === 'objection')
        await call('objectToInvoice', { invoiceId, text: 'Det regner inn.' }, ingrid);
      else
        await app.api(
          'mutation ($id: ID!) { sayInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
          { id: invoiceId },
          await newToken(app, ingrid),
        );
      await remind('2027-12-20');
      expect(await kinds(id)).toEqual([]);
      const end = how === 'objection' ? 'settleInvoiceObjection' : 'denyInvoicePaid';
      await app.api(
        `mutation ($id: ID!) { ${end}(inputData: { invoiceId: $id }) { _id } }`,
        { id: invoiceId },
        await newToken(app, how === 'objection' ? silje : kari),
      );
      await remind('2027-12-21');
      expect(await kinds(id)).toEqual([['notice', '2027-12-21']]);
    },
  );

  test('whose payment was withdrawn before its notice was posted waits for the post again', async () => {
    const id = await lease('2028-01-01');
    await remind('2028-02-03');
    const query = (text: string) =>
      app.database.session((session) =>
        session.query<{ isCancelled: boolean }>(text, [id]).then((rows) => rows),
      );
    await query('update postal_letter set posted_on = null where lease_id = $1');
    const waiting = () =>
      query(
        'select cancelled_at is not null as "isCancelled" from postal_letter where lease_id = $1',
      );
    await pay(id, 1_200_000n, '2028-02-03');
    expect(await waiting()).toEqual([{ isCancelled: true }]);
    await pay(id, -1_200_000n, '2028-02-04');
    expect(await waiting()).toEqual([{ isCancelled: false }]);
    on('2028-03-10');
    await app.jobs.perform('arrears.remind');
    await settle();
    expect((await kinds(id)).map(([kind]) => kind)).toEqual(['notice']);
  });
});

test('an agency decides which steps it takes, within the law', async () => {
  const step = (days: number, isOn = true) => ({ isOn, days });
  const set = async (input: object, who = silje, of: string | null = partnerId) => {
    const inputData = {
      partnerId: of,
      steps: {
        pre_reminder: step(3, false),
        soft_reminder: step(5),
        reminder: step(14),
        second_reminder: step(30, false),
        notice: step(20, false),
        petition: step(15, false),
        ...input,
      },
      chargesFee: true,
      chargesInterest: false,
      tellsNav: false,
      minimum: 100,
    };
    const { data, errors } = await app.api(
      `mutation ($inputData: SetLateRentSettingsInputData!) { setLateRentSettings(inputData: $inputData) {
        chargesInterest minimum steps { reminder { isOn days } notice { isOn } } } }`,
      { inputData },
      await newToken(app, who),
    );
    return data?.setLateRentSettings ?? errors?.[0]?.extensions;
  };
  expect(await set({ reminder: step(13) })).toMatchObject({
    code: 'request.invalid',
    params: {
      fields: [
        { path: 'inputData.steps.reminder.days', reason: 'too_small', params: { minimum: 14 } },
      ],
    },
  });
  expect(await set({}, kari)).toMatchObject({ code: 'ledger.not_found' });
  // The operator collects for landlords without an agency.
  await openBook(app, null, { clientAccount: '15200400043' });
  const grants = [{ role: 'bookkeeper' as const, partnerId: null }];
  const bookkeeper = await addPerson(app, { email: 'bo@x.no', grants });
  expect(await set({}, bookkeeper, null)).toMatchObject({ minimum: 100 });
  expect(await set({})).toEqual({
    chargesInterest: false,
    minimum: 100,
    steps: { reminder: { isOn: true, days: 14 }, notice: { isOn: false } },
  });
  const id = await lease('2028-02-01');
  for (const day of ['2028-02-14', '2028-02-20', '2028-02-29', '2028-04-30']) await remind(day);
  expect(await kinds(id)).toEqual([
    ['soft_reminder', '2028-02-20'],
    ['reminder', '2028-02-29'],
  ]);
});

test('in the end all balances agree', async () => {
  expect(await app.runner.read(SYSTEM, auditInvoicing, undefined)).toEqual([]);
});
