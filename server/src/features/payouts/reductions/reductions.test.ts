import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { statementErrors } from '../../../../testing/statement-balances.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { features } from '../../../features.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { closeBooks, findBalances, lockPeriods, type Book } from '../../ledger/public.ts';
import { issueInvoice } from '../../billing/public.ts';
import { acceptPayments } from '../../payments/public.ts';

const RENT = 1_200_000n;

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let anne: TestPerson;
let siri: TestPerson;
let rolf: TestPerson;
let leaseId: string;

beforeAll(async () => {
  app = await createTestApp();
  await openBook(app, null, { name: 'Husvær AS', clientAccount: '15200400043' });
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  const grants = [{ role: 'agent' as const, partnerId }];
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  anne = await addPerson(app, { email: 'anne@x.no', name: 'Anne Agent', grants });
  siri = await addPerson(app, { email: 'siri@x.no', name: 'Siri Second', grants });
  rolf = await addPerson(app, {
    email: 'rolf@x.no',
    name: 'Rolf Regnskap',
    grants: [{ role: 'bookkeeper', partnerId: null }],
  });
});
beforeEach(async () => {
  leaseId = await lease();
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
async function settle(): Promise<void> {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}
async function lease(more: object = {}): Promise<string> {
  on('2026-11-20');
  const id = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2026-12-01',
    ...more,
  });
  await settle();
  on('2026-12-02');
  return id;
}
const query = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  app.database.session((session) => session.query<Row>(text, values));
const claimOf = async (id: string) => {
  const [invoice] = await query<{ id: string; kid: string; paid: bigint; lost: bigint }>(
    `select id, kid, paid, lost from invoice where lease_id = $1 and kind = 'rent' order by due_on limit 1`,
    [id],
  );
  return { ...invoice!, paid: BigInt(invoice!.paid), lost: BigInt(invoice!.lost) };
};
/** The answer of a mutation, or the error's code. */
async function act(name: string, inputData: object, who: TestPerson): Promise<any> {
  const isInvoice = ['writeOffInvoice', 'addCreditNote', 'receiveInvoiceDirectly'].includes(name);
  const { data, errors } = await app.api(
    `mutation ($inputData: ${name[0]!.toUpperCase()}${name.slice(1)}InputData!) {
      ${name}(inputData: $inputData) ${isInvoice ? '{ hasWaitingReduction }' : ''} }`,
    { inputData },
    await newToken(app, who),
  );
  return errors?.[0]?.extensions.code ?? data[name];
}
const writeOff = async (who = anne, more: object = {}, of = leaseId) =>
  act('writeOffInvoice', { invoiceId: (await claimOf(of)).id, reason: 'Flyttet', ...more }, who);
const list = async (who: TestPerson, of: string | null = partnerId): Promise<any> => {
  const { data, errors } = await app.api(
    `query ($partnerId: ID) { getReductions(
      queryData: { partnerId: $partnerId } optionData: { limit: 100 }) { data {
      _id contractId kind status amount borneBy reason madeByName endedByName takenBackByName secondPeople stopReason mayAgree mayStop mayTakeBack } } }`,
    { partnerId: of },
    await newToken(app, who),
  );
  return errors?.[0]?.extensions.code ?? data.getReductions.data;
};
const waiting = async (who = siri) =>
  (await list(who)).find(({ contractId }: any) => contractId === leaseId);
const pay = async (amount: bigint, of = leaseId) => {
  const line = {
    id: randomUUID(),
    bookId: book.id,
    account: book.clientAccount,
    amount,
    bookedOn: '2026-12-02',
    paidOn: '2026-12-02',
    kid: (await claimOf(of)).kid,
    text: null,
    counterparty: { account: null, name: null },
    reference: null,
    endToEndId: null,
    isReversal: amount < 0n,
    isBrought: false,
    broughtById: null,
  };
  await app.runner.run(SYSTEM, acceptPayments, [line]);
};
const balances = async (of = leaseId) =>
  Object.fromEntries(
    await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, leaseId: of }),
      {},
    ),
  );
const close = (until: string) =>
  app.runner.run(
    SYSTEM,
    async (work) => {
      await lockPeriods(work.tx, book.id);
      await closeBooks(work, book.id, until);
    },
    {},
  );
async function audit(): Promise<string[]> {
  const found: string[] = [];
  for (const feature of features)
    // No bank has notified of the payments of this test.
    if (feature.audit && feature.name !== 'banking')
      found.push(...(await app.runner.read(SYSTEM, feature.audit, undefined)));
  return found;
}
/** What two mutations at once answer. */
const atOnce = <Answer>(calls: Promise<Answer>[]) => Promise.all(calls);

test('above the limit a write-off waits for another person, who agrees with a fresh proof', async () => {
  expect(await writeOff()).toEqual({ hasWaitingReduction: true });
  await settle();
  expect(await balances()).toMatchObject({ tenant_receivable: RENT, landlord_payable: -RENT });
  expect(await writeOff(siri)).toBe('invoicing.reduction_waits');
  const mails = (await app.mails()).filter(({ subject }) => subject.startsWith('En avskrivning'));
  expect(mails.map(({ to }) => to)).toEqual(['siri@x.no']);
  const own = await waiting(anne);
  const row = { kind: 'write_off', status: 'waiting', amount: 12_000, borneBy: 'landlord' };
  expect(own).toMatchObject({ ...row, mayAgree: false, mayStop: true, mayTakeBack: false });
  expect(await waiting(siri)).toMatchObject({ ...row, mayAgree: true, madeByName: 'Anne Agent' });
  const reductionId = own._id;
  expect(await act('agreeToReduction', { reductionId }, anne)).toBe('invoicing.own_reduction');
  for (const who of [kari, ingrid, rolf])
    expect(await act('agreeToReduction', { reductionId }, who)).toBe('invoicing.not_found');
  expect(await act('agreeToReduction', { reductionId }, siri)).toBe(true);
  await settle();
  expect(await balances()).toMatchObject({ tenant_receivable: 0n, landlord_payable: 0n });
  expect(await waiting(siri)).toMatchObject({
    status: 'booked',
    endedByName: 'Siri Second',
    mayAgree: false,
    mayTakeBack: true,
  });
  // The act is that of the person who proposed it.
  expect(
    await query(`select by_id from money_act where kind = 'wrote_off' and about_id = $1`, [
      leaseId,
    ]),
  ).toEqual([{ by_id: anne.id }]);
  const notices = await query<{ kind: string }>(
    `select kind from notification where account_id = $1 and kind = 'rent_written_off'`,
    [kari.id],
  );
  expect(notices).toHaveLength(1);
  expect(await audit()).toEqual([]);
});

test('a limit that one person raised counts when another has agreed', async () => {
  const raise = async (aloneLimit: number) =>
    app.api(
      `mutation ($input: SetInvoicingSettingsInputData!) { setInvoicingSettings(inputData: $input) { aloneLimit } }`,
      { input: { partnerId, leadDays: 15, aloneLimit } },
      await newToken(app, anne),
    );
  expect((await raise(100_000)).errors).toBeUndefined();
  expect(await writeOff()).toEqual({ hasWaitingReduction: true });
  expect((await raise(1_000)).errors).toBeUndefined();
  expect(await writeOff(anne, {}, await lease())).toEqual({ hasWaitingReduction: true });
});

test('a party of the lease does not agree, though it is an agent too', async () => {
  const grants = [{ role: 'agent' as const, partnerId }];
  const tenant = await addPerson(app, { email: 'tina@x.no', name: 'Tina Tenant', grants });
  const landlord = await addPerson(app, { email: 'lars@x.no', name: 'Lars Landlord', grants });
  leaseId = await lease({ landlord, tenants: [tenant] });
  expect(await writeOff()).toEqual({ hasWaitingReduction: true });
  const { _id: reductionId } = await waiting();
  for (const who of [tenant, landlord]) {
    expect(await waiting(who)).toMatchObject({ mayAgree: false, mayStop: true });
    expect(await act('agreeToReduction', { reductionId }, who)).toBe('invoicing.own_reduction');
  }
  expect(await act('agreeToReduction', { reductionId }, siri)).toBe(true);
});

test('a bookkeeper of the operator can take back what a landlord without an agency wrote off', async () => {
  const own = await lease({ partnerId: null, rentCollection: 'collected' });
  expect(await writeOff(kari, {}, own)).toEqual({ hasWaitingReduction: false });
  const row = (await list(rolf, null)).find(({ contractId }: any) => contractId === own);
  expect(row).toMatchObject({ status: 'booked', mayTakeBack: true });
  expect(await act('takeBackWriteOff', { reductionId: row._id }, rolf)).toBe(true);
});

test('many small ones do not get round the limit, and what two agreed on gives nothing back', async () => {
  const { id: invoiceId } = await claimOf(leaseId);
  const credit = (amount: number, who = anne) =>
    act('addCreditNote', { invoiceId, amount, reason: 'Varmt vann' }, who);
  for (const amount of [600, 400])
    expect(await credit(amount)).toEqual({ hasWaitingReduction: false });
  expect(await credit(0.01, siri)).toEqual({ hasWaitingReduction: true });
  const { _id: reductionId } = await waiting();
  expect(await act('agreeToReduction', { reductionId }, anne)).toBe(true);
  expect(await credit(0.01)).toEqual({ hasWaitingReduction: true });
  expect(await balances()).toMatchObject({ tenant_receivable: RENT - 100_001n });
  // One waits by now: the next is refused until it ends.
  expect(await credit(1)).toBe('invoicing.reduction_waits');
  await act('stopReduction', { reductionId: (await waiting())._id, reason: 'x' }, siri);
  on('2027-12-10');
  expect(await credit(1)).toEqual({ hasWaitingReduction: false });
});

test('a little on each of many leases does not get round the limit either, also at once', async () => {
  const isAlone = async (of: string, who = anne) => {
    const { id: invoiceId } = await claimOf(of);
    return act('addCreditNote', { invoiceId, amount: 1_000, reason: 'Varmt vann' }, who);
  };
  await query(`update claim_reduction set made_at = '2026-06-01'`);
  const leases: string[] = [];
  for (let count = 0; count < 12; count += 1) leases.push(await lease());
  const answers = await atOnce(
    leases.map((of, index) => isAlone(of, index % 2 === 0 ? anne : siri)),
  );
  expect(answers.filter((answer) => answer.hasWaitingReduction === false)).toHaveLength(10);
  expect(answers.filter((answer) => answer.hasWaitingReduction === true)).toHaveLength(2);
  on('2027-01-10');
  expect(await isAlone(await lease())).toEqual({ hasWaitingReduction: true });
  await query(`update claim_reduction set made_at = '2026-06-01'`);
  expect(await isAlone(await lease())).toEqual({ hasWaitingReduction: false });
});

test('that the landlord has the money is said by the landlord, or by two', async () => {
  const { id: invoiceId } = await claimOf(leaseId);
  const receive = (who: TestPerson, more: object = {}) =>
    act('receiveInvoiceDirectly', { invoiceId, ...more }, who);
  expect(await receive(anne)).toEqual({ hasWaitingReduction: true });
  expect(await balances()).toMatchObject({ tenant_receivable: RENT });
  const row = await waiting();
  expect(row).toMatchObject({ kind: 'received_directly', amount: 12_000, mayAgree: true });
  expect(await act('agreeToReduction', { reductionId: row._id }, anne)).toBe(
    'invoicing.own_reduction',
  );
  expect(await act('agreeToReduction', { reductionId: row._id }, siri)).toBe(true);
  await settle();
  expect(await balances()).toMatchObject({ tenant_receivable: 0n, landlord_payable: 0n });
  const notified = await query<{ kind: string }>(
    `select kind from notification where account_id = $1 and kind = 'rent_recorded_received'`,
    [kari.id],
  );
  expect(notified).toHaveLength(1);
  expect(await act('takeBackPayment', { paymentId: row._id }, siri)).toBe(true);
  expect(await balances()).toMatchObject({ tenant_receivable: RENT });
  expect((await list(siri)).find(({ _id }: any) => _id === row._id)).toMatchObject({
    status: 'taken_back',
    takenBackByName: 'Siri Second',
  });
  expect(await receive(kari, { amount: 11_999 })).toEqual({ hasWaitingReduction: false });
  // What the landlord gave up counts against nobody's limit.
  expect(await receive(anne)).toEqual({ hasWaitingReduction: false });
  expect(await audit()).toEqual([]);
});

test('a landlord alone gives up nothing of an agency, though they are its agent', async () => {
  const landlord = await addPerson(app, {
    email: 'arne@x.no',
    name: 'Arne Agent',
    grants: [{ role: 'agent' as const, partnerId }],
  });
  leaseId = await lease({ landlord });
  expect(await writeOff(landlord)).toEqual({ hasWaitingReduction: true });
  expect(await waiting(siri)).toMatchObject({ mayAgree: true });
});

test('a landlord without an agency writes off neither a premium nor a fee at the operator’s cost', async () => {
  const own = await lease({ partnerId: null, rentCollection: 'collected' });
  const { id } = await claimOf(own);
  await query('update invoice set fees = 3500 where id = $1', [id]);
  expect(await writeOff(kari, {}, own)).toEqual({ hasWaitingReduction: true });
  await query('update invoice set fees = 0 where id = $1', [id]);
  const premium = await app.runner.run(SYSTEM, issueInvoice, {
    leaseId: own,
    kind: 'deposit_insurance' as const,
    dueOn: '2026-12-01',
    lines: [{ kind: 'insurance_premium' as const, name: null, amount: 90_000n }],
  });
  for (const name of ['writeOffInvoice', 'addCreditNote']) {
    const input = { invoiceId: premium!.invoiceId, reason: 'x' };
    expect(await act(name, input, kari)).toEqual({ hasWaitingReduction: true });
    const rows = await list(rolf, null);
    const row = rows.find(({ amount, status }: any) => amount === 900 && status === 'waiting');
    expect(row).toMatchObject({ contractId: own, mayAgree: true });
    await act('stopReduction', { reductionId: row._id, reason: 'x' }, rolf);
  }
});

test('a credit that waits is void when more of the invoice is credited by rule', async () => {
  const { id: invoiceId } = await claimOf(leaseId);
  await act('addCreditNote', { invoiceId, amount: 2_000, reason: 'Varmt vann' }, anne);
  const { _id: reductionId } = await waiting();
  await query('update invoice set credited = 100 where id = $1', [invoiceId]);
  expect(await act('agreeToReduction', { reductionId }, siri)).toBe('invoicing.reduction_changed');
  await app.runner.run(
    SYSTEM,
    ({ emit }) => emit({ name: 'payments.allocated', payload: { leaseIds: [leaseId] } }),
    undefined,
  );
  await settle();
  await query('update invoice set credited = 0 where id = $1', [invoiceId]);
  expect((await list(siri)).find(({ _id }: any) => _id === reductionId).status).toBe('void');
  const notified = await query<{ kind: string }>(
    'select kind from notification where account_id = $1 order by created_at desc limit 1',
    [anne.id],
  );
  expect(notified).toEqual([{ kind: 'reduction_void' }]);
});

test('the feed, the history and the journal say who did what, and call a taking back so', async () => {
  await writeOff();
  await act('stopReduction', { reductionId: (await waiting())._id, reason: 'Betaler' }, siri);
  await writeOff();
  const { _id: reductionId } = await waiting();
  app.clock.set(app.clock.now().add({ minutes: 1 }));
  await act('agreeToReduction', { reductionId }, siri);
  app.clock.set(app.clock.now().add({ minutes: 1 }));
  await act('takeBackWriteOff', { reductionId }, siri);
  const { data } = await app.api(
    `query ($id: ID!) { getMoneyActivity(queryData: { partnerId: $id }, optionData: { limit: 100 }) {
      data { kind byName contractId text } } }`,
    { id: partnerId },
    await newToken(app, anne),
  );
  const feed = data.getMoneyActivity.data
    .filter(({ contractId }: any) => contractId === leaseId)
    .map(({ kind, byName }: any) => `${kind} ${byName}`);
  expect(feed.toSorted()).toEqual([
    'agreed_to_reduction Siri Second',
    'proposed_write_off Anne Agent',
    'proposed_write_off Anne Agent',
    'stopped_reduction Siri Second',
    'took_back_write_off Siri Second',
    'wrote_off Anne Agent',
  ]);
  expect(
    await query(
      `select name, by_id from lease_event where lease_id = $1 and name like 'writ%' order by position`,
      [leaseId],
    ),
  ).toEqual([
    { name: 'written_off', by_id: anne.id },
    { name: 'write_off_taken_back', by_id: siri.id },
  ]);
  const { data: journal } = await app.api(
    `query ($id: ID!, $lease: ID!) { getJournal(queryData: { partnerId: $id, contractId: $lease }) { data { kind } } }`,
    { id: partnerId, lease: leaseId },
    await newToken(app, anne),
  );
  expect(journal.getJournal.data.map(({ kind }: any) => kind)).toEqual([
    'invoice',
    'write_off',
    'write_off_taken_back',
  ]);
  const notified = async (who: TestPerson) =>
    (
      await query<{ kind: string }>(
        'select kind from notification where account_id = $1 and path like $2',
        [who.id, who === kari ? `%${leaseId}%` : '%reductions%'],
      )
    ).map(({ kind }) => kind);
  expect(await notified(anne)).toEqual(
    expect.arrayContaining(['reduction_stopped', 'write_off_taken_back']),
  );
  expect(await notified(kari)).toEqual(
    expect.arrayContaining(['rent_written_off', 'write_off_taken_back']),
  );
});

test('the page says who can agree, and that nobody can', async () => {
  await writeOff();
  expect((await waiting(anne)).secondPeople).toContain('Siri Second');
  expect((await waiting(anne)).secondPeople).not.toContain('Anne Agent');
  const alone = await addPartner(app, 'alenebolig', 'Alenebolig');
  await openBook(app, alone, { clientAccount: '12345678903' });
  const only = await addPerson(app, {
    email: 'ole@x.no',
    name: 'Ole Alene',
    grants: [{ role: 'agent' as const, partnerId: alone }],
  });
  leaseId = await lease({ partnerId: alone });
  expect(await writeOff(only)).toEqual({ hasWaitingReduction: true });
  const row = (await list(only, alone)).find(({ contractId }: any) => contractId === leaseId);
  expect(row).toMatchObject({ status: 'waiting', secondPeople: [], mayAgree: false });
});

test('a debt is not written off before it is due', async () => {
  on('2026-11-20');
  expect(await writeOff()).toBe('invoicing.not_due');
  on('2026-12-01');
  expect(await writeOff()).toEqual({ hasWaitingReduction: true });
});

test('either of the two stops it with a reason, and nothing is booked', async () => {
  for (const [who, name] of [
    [anne, 'Anne Agent'],
    [siri, 'Siri Second'],
  ] as const) {
    await writeOff();
    const { _id: reductionId } = await waiting();
    expect(await act('stopReduction', { reductionId, reason: ' ' }, who)).toBe('request.invalid');
    expect(await act('stopReduction', { reductionId, reason: 'Betaler' }, who)).toBe(true);
    expect(await act('agreeToReduction', { reductionId }, siri)).toBe('invoicing.reduction_ended');
    const stopped = (await list(siri)).find(({ _id }: any) => _id === reductionId);
    expect(stopped).toMatchObject({ status: 'stopped', stopReason: 'Betaler', endedByName: name });
  }
  expect(await balances()).toMatchObject({ tenant_receivable: RENT });
});

test('a debt that was paid meanwhile is not written off: the proposal is void', async () => {
  await writeOff();
  const { _id: reductionId } = await waiting();
  await pay(200_000n);
  expect(await act('agreeToReduction', { reductionId }, siri)).toBe('invoicing.reduction_changed');
  await settle();
  expect(await act('agreeToReduction', { reductionId }, siri)).toBe('invoicing.reduction_ended');
  expect((await list(siri)).find(({ _id }: any) => _id === reductionId)).toMatchObject({
    status: 'void',
    mayStop: false,
  });
  expect(await writeOff()).toEqual({ hasWaitingReduction: true });
});

test('of two who agree at once, or one who agrees and one who stops it, one does', async () => {
  const others = [
    siri,
    await addPerson(app, { email: `${randomUUID()}@x.no`, grants: [{ role: 'agent', partnerId }] }),
  ];
  for (const second of ['agreeToReduction', 'stopReduction']) {
    leaseId = await lease();
    await writeOff();
    const { _id: reductionId } = await waiting();
    const answers = await atOnce([
      act('agreeToReduction', { reductionId }, others[0]!),
      act(second, { reductionId, ...(second === 'stopReduction' && { reason: 'x' }) }, others[1]!),
    ]);
    expect(answers.toSorted()).toEqual(['invoicing.reduction_ended', true]);
    const isBooked = answers[0] === true || second === 'agreeToReduction';
    expect(await balances()).toMatchObject({ tenant_receivable: isBooked ? 0n : RENT });
  }
});

test('the bookkeeper of the operator agrees for an agency that has named them, and only then', async () => {
  await writeOff();
  await settle();
  const { _id: reductionId } = await waiting();
  expect(await list(rolf)).toBe('ledger.not_found');
  await query(`insert into payout_approver values ($1, $2)`, [book.id, rolf.id]);
  expect(await waiting(rolf)).toMatchObject({ mayAgree: true });
  const { data } = await app.api(
    `{ getStartPage { books { name reductions } } }`,
    {},
    await newToken(app, rolf),
  );
  expect(data.getStartPage.books).toContainEqual({
    name: book.name,
    reductions: expect.any(Number),
  });
  expect(await act('agreeToReduction', { reductionId }, rolf)).toBe(true);
  await query('delete from payout_approver');
});

test('the agency bears what it chooses to, and always what it guarantees', async () => {
  expect(await writeOff(anne, { borneBy: 'agency' })).toEqual({ hasWaitingReduction: true });
  await act('agreeToReduction', { reductionId: (await waiting())._id }, siri);
  expect(await balances()).toMatchObject({
    tenant_receivable: 0n,
    landlord_payable: -RENT,
    losses: RENT,
  });
  await settle();
  await app.jobs.perform('payouts.run');
  await settle();
  expect(await audit()).toEqual([]);
  expect(await statementErrors(app, { landlord: kari, partnerId })).toEqual([]);
  leaseId = await lease({ guaranteeMonths: 2 });
  expect(await writeOff(anne, { borneBy: 'landlord' })).toBe('invoicing.agency_bears');
  expect(await writeOff()).toEqual({ hasWaitingReduction: true });
  expect(await waiting()).toMatchObject({ borneBy: 'agency' });
});

test('the landlord is paid what the agency bears, and a taking back has it returned', async () => {
  await writeOff(anne, { borneBy: 'agency' });
  const { _id: reductionId } = await waiting();
  await act('agreeToReduction', { reductionId }, siri);
  await settle();
  const rentPaidOut = async () => {
    const [row] = await query<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from payout_line
       where type in ('rent_invoice') and invoice_id = $1`,
      [(await claimOf(leaseId)).id],
    );
    return BigInt(row!.sum);
  };
  const runOn = async (day: string) => {
    on(day);
    await app.jobs.perform('payouts.run');
    await settle();
  };
  await runOn('2026-12-10');
  expect(await rentPaidOut()).toBe(RENT);
  expect(await act('takeBackWriteOff', { reductionId }, siri)).toBe(true);
  await settle();
  await runOn('2027-01-11');
  expect(await rentPaidOut()).toBe(0n);
  expect(await audit()).toEqual([]);
  expect(await statementErrors(app, { landlord: kari, partnerId })).toEqual([]);
});

test('is taken back while its month is open: the invoice is owed again, and the timeline says so', async () => {
  await writeOff();
  const { _id: reductionId } = await waiting();
  expect(await act('takeBackWriteOff', { reductionId }, anne)).toBe('invoicing.reduction_ended');
  await act('agreeToReduction', { reductionId }, siri);
  for (const who of [kari, ingrid, rolf])
    expect(await act('takeBackWriteOff', { reductionId }, who)).toMatch(/not_found$/);
  const answers = await atOnce([1, 2].map(() => act('takeBackWriteOff', { reductionId }, anne)));
  expect(answers.toSorted()).toEqual(['invoicing.reduction_ended', true]);
  await settle();
  expect(await balances()).toMatchObject({ tenant_receivable: RENT, landlord_payable: -RENT });
  const { data } = await app.api(
    `query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { kind amount } }`,
    { id: leaseId },
    await newToken(app, ingrid),
  );
  for (const kind of ['written_off', 'write_off_taken_back'])
    expect(data.getLeaseTimeline).toContainEqual({ kind, amount: 12_000 });
  // It may be written off again.
  expect(await writeOff()).toEqual({ hasWaitingReduction: true });
  await act('agreeToReduction', { reductionId: (await waiting())._id }, siri);
  expect(await balances()).toMatchObject({ tenant_receivable: 0n });
  expect(await audit()).toEqual([]);
});

test('a landlord without an agency gives up own rent alone', async () => {
  const own = await lease({ partnerId: null, rentCollection: 'collected' });
  expect(await writeOff(kari, { borneBy: 'agency' }, own)).toBe('invoicing.not_agency');
  expect(await writeOff(kari, {}, own)).toEqual({ hasWaitingReduction: false });
});

test('owed, written off, credited and paid are together what was invoiced', async () => {
  const action = fc.record({
    what: fc.constantFrom('writeOff', 'agree', 'stop', 'takeBack', 'pay', 'reverse', 'credit'),
    amount: fc.bigInt({ min: 1n, max: 700_000n }),
    isAgencys: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
      leaseId = await lease();
      const { id: invoiceId } = await claimOf(leaseId);
      let paid = 0n;
      const reductionOf = async (status: string) => {
        const [row] = await query<{ id: string }>(
          'select id from claim_reduction where lease_id = $1 and status = $2 limit 1',
          [leaseId, status],
        );
        return row ? { reductionId: row.id } : null;
      };
      for (const { what, amount, isAgencys } of actions) {
        if (what === 'writeOff') await writeOff(anne, isAgencys ? { borneBy: 'agency' } : {});
        else if (what === 'credit')
          await act(
            'addCreditNote',
            { invoiceId, amount: Number(amount) / 100, reason: 'x' },
            anne,
          );
        else if (what === 'pay') {
          await pay(amount);
          paid += amount;
        } else if (what === 'reverse' && paid > 0n) {
          await pay(-paid);
          paid = 0n;
        } else {
          const one = await reductionOf(what === 'takeBack' ? 'booked' : 'waiting');
          if (one && what === 'agree') await act('agreeToReduction', one, siri);
          if (one && what === 'stop') await act('stopReduction', { ...one, reason: 'x' }, siri);
          if (one && what === 'takeBack') await act('takeBackWriteOff', one, siri);
        }
        await app.dispatcher.settle();
      }
      const [row] = await query<Record<string, string>>(
        `select total::text, credited::text, lost::text, lost_by_agency::text as agency from invoice where id = $1`,
        [invoiceId],
      );
      const [total, credited, lost, agency] = ['total', 'credited', 'lost', 'agency'].map((name) =>
        BigInt(row![name]!),
      ) as [bigint, bigint, bigint, bigint];
      const { tenant_receivable = 0n, losses = 0n, landlord_payable = 0n } = await balances();
      expect(tenant_receivable + lost + credited + paid).toBe(total);
      expect(losses).toBe(agency);
      expect(-landlord_payable).toBe(total - credited - (lost - agency));
    }),
    { numRuns: 12 },
  );
  expect(await audit()).toEqual([]);
});

test('what was booked in a month that is closed now is not taken back', async () => {
  await writeOff();
  const { _id: reductionId } = await waiting();
  await act('agreeToReduction', { reductionId }, siri);
  on('2027-01-04');
  await close('2026-12-31');
  expect((await list(siri)).find(({ _id }: any) => _id === reductionId)).toMatchObject({
    mayTakeBack: false,
  });
  expect(await act('takeBackWriteOff', { reductionId }, siri)).toBe('invoicing.period_closed');
  expect(await balances()).toMatchObject({ tenant_receivable: 0n });
});

test('a credit and a write-off at once wait for each other, and both end', async () => {
  for (let round = 0; round < 8; round += 1) {
    leaseId = await lease();
    const { id: invoiceId } = await claimOf(leaseId);
    const answers = await atOnce([
      act('addCreditNote', { invoiceId, amount: 1, reason: 'Varmt vann' }, anne),
      writeOff(siri),
      act('addCreditNote', { invoiceId, amount: 1, reason: 'Varmt vann' }, siri),
      writeOff(anne),
    ]);
    expect(answers.filter((answer) => answer.hasWaitingReduction === true)).not.toEqual([]);
    for (const answer of answers)
      expect([
        'invoicing.reduction_waits',
        { hasWaitingReduction: false },
        { hasWaitingReduction: true },
      ]).toContainEqual(answer);
  }
});
