import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { readToApprove } from '../../../../testing/approvals.ts';
import { camt054, pain002, type PaymentInFile } from '../../../../testing/bank-files.ts';
import { dropBankFile, receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPartnerKey } from '../../../../testing/partner-key.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease, endLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { features } from '../../../features.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { receiveBankFile } from '../public.ts';
import type { Book } from '../../ledger/public.ts';

/* One person acts alone on the money of an agency of two: Anne brings in files, and Siri is the other. */

const ACCOUNT = '12345678903';
const RENT = 1_200_000n;

let app: TestApp;
let partnerId: string;
let book: Book;
let anne: TestPerson;
let siri: TestPerson;
let kari: TestPerson;
let leaseId: string;
let files = 0;

beforeEach(async () => {
  await app?.close();
  app = await createTestApp();
  mkdirSync(join(app.config.BANK_DIR, 'out'), { recursive: true });
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId, { kidSource: 'camt.054' });
  const grants = [{ role: 'agent' as const, partnerId }];
  anne = await addPerson(app, { email: 'anne@x.no', name: 'Anne Agent', grants });
  siri = await addPerson(app, { email: 'siri@x.no', name: 'Siri Second', grants });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  on('2026-12-01');
  await as(
    kari,
    'mutation ($account: String!) { setPayoutAccount(inputData: { accountNumber: $account }) { accountNumber } }',
    { account: ACCOUNT },
  );
  await app.database.session((session) =>
    session.query(
      `insert into payout_approver (book_id, account_id) values ('${book.id}', '${anne.id}'), ('${book.id}', '${siri.id}')`,
    ),
  );
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
  });
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));
const settle = async () => {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
};
const query = <Row>(text: string) => app.database.session((session) => session.query<Row>(text));
const audit = async () => {
  const found = features.flatMap(({ audit: one }) =>
    one ? [app.runner.read(SYSTEM, one, undefined)] : [],
  );
  return (await Promise.all(found)).flat();
};

/** Runs the jobs of invoices and payouts on a day. */
async function day(date: string): Promise<void> {
  on(date);
  await app.jobs.perform('billing.issue_invoices');
  await settle();
  await app.jobs.perform('payouts.run');
  await settle();
}
async function order(): Promise<void> {
  await app.jobs.perform('payouts.order');
  await settle();
}
const orderFiles = () =>
  readdirSync(join(app.config.BANK_DIR, 'out')).map((name) =>
    readFileSync(join(app.config.BANK_DIR, 'out', name), 'utf8'),
  );
/** What the banks were asked to pay, in kroner. */
const amountsOrdered = () =>
  orderFiles().flatMap((file) =>
    [...file.matchAll(/<InstdAmt Ccy="NOK">([\d.]+)</g)].map(([, amount]) => Number(amount)),
  );

const kidOf = async (index: number) =>
  (
    await query<{ kid: string }>(
      `select kid from invoice where lease_id = '${leaseId}' and kind = 'rent' order by serial`,
    )
  )[index]!.kid;
const invoiceOf = async (index: number) =>
  (
    await query<{ id: string }>(
      `select id from invoice where lease_id = '${leaseId}' and kind = 'rent' order by serial`,
    )
  )[index]!.id;
const fileOf = (...payments: Partial<PaymentInFile>[]) => {
  files += 1;
  const paidOn = app.clock.today().toString();
  return camt054({
    account: book.clientAccount,
    id: `FILE-${files}`,
    payments: payments.map((one, index) => ({
      amount: RENT,
      paidOn,
      reference: `R${files}-${index}`,
      ...one,
    })),
  });
};
const byBank = async (bytes: Buffer) => {
  await receiveFromBank(app, bytes);
  await settle();
};
const upload = async (bytes: Buffer, who = anne) => {
  const tokens = { ...who.tokens, accessToken: await newToken(app, who) };
  const answer = await uploadBankFile(app, { bytes, partnerId, who: { ...who, tokens } });
  await settle();
  return answer;
};

const payouts = async (status: string) =>
  (
    await as(
      siri,
      `query ($id: ID!, $status: PayoutStatus) { getPayouts(queryData: { partnerId: $id, status: $status }) {
        data { _id amount status paymentStatus numberOfFails bankRef approvals { name } } } }`,
      { id: partnerId, status },
    )
  ).data.getPayouts.data;
const approve = async (person: TestPerson) => {
  const payoutIds = (await payouts('pending_for_approval')).map(({ _id }: any) => _id);
  const { data, errors } = await as(
    person,
    'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
    { payouts: await readToApprove(app, payoutIds) },
  );
  return data?.approvePayouts.map(({ status }: any) => status) ?? errors;
};

const approveAs = async (person: TestPerson, id: string) => {
  const { data, errors } = await as(
    person,
    'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
    { payouts: await readToApprove(app, [id]) },
  );
  return data?.approvePayouts ?? errors![0]!.extensions['code'];
};

const answers = async (person = siri) =>
  (
    await as(
      person,
      `query ($id: ID!) { getBankAnswers(queryData: { partnerId: $id }) {
        data { _id kind isRefund serialId amount reason broughtByName mayConfirm } metaData { totalDocuments } } }`,
      { id: partnerId },
    )
  ).data.getBankAnswers.data;
/** The number of answers to confirm on the start page. */
const tasks = async (person: TestPerson) =>
  (
    await as(
      person,
      'query ($id: ID) { getStartPage(queryData: { partnerId: $id }) { agency { tasks { answers } } } }',
      { id: partnerId },
    )
  ).data.getStartPage.agency.tasks.answers;
const end = async (name: 'confirm' | 'dismiss', person: TestPerson) => {
  const { data, errors } = await as(
    person,
    `mutation ($ids: [ID!]!) { ${name}BankAnswers(inputData: { answerIds: $ids }) }`,
    { ids: (await answers()).map(({ _id }: any) => _id) },
  );
  return data?.[`${name}BankAnswers`] ?? errors![0]!.extensions['code'];
};

/** January's rent comes by the bank, is approved by Siri, and is ordered. Returns the end-to-end id. */
async function ordered(): Promise<string> {
  await day('2026-12-20');
  await day('2027-01-04');
  await byBank(fileOf({ kid: await kidOf(0) }));
  await day('2027-01-11');
  expect(await approve(siri)).toEqual(['approved']);
  await order();
  expect(amountsOrdered()).toEqual([12_000]);
  return (await payouts('in_progress'))[0].bankRef as string;
}
async function paid(): Promise<string> {
  const endToEndId = await ordered();
  on('2027-01-12');
  await byBank(fileOf({ amount: -RENT, endToEndId }));
  expect(await payouts('completed')).toMatchObject([{ paymentStatus: 'paid' }]);
  return endToEndId;
}
const messageId = () => /<MsgId>(.*?)<\/MsgId>/.exec(orderFiles().at(-1)!)![1]!;
const rejection = (endToEndId: string) => {
  files += 1;
  const transactions = [{ endToEndId, status: 'RJCT', reasonCode: 'AC04', text: 'Sperret' }];
  return pain002({ id: `ANSWER-${files}`, originalMessageId: messageId(), transactions });
};

describe('a forged answer of the bank', () => {
  test('that money came back has no effect, and nothing is paid again', async () => {
    const endToEndId = await paid();
    await upload(fileOf({ endToEndId, text: 'Konto avsluttet' }));
    expect(await payouts('completed')).toMatchObject([{ paymentStatus: 'paid', numberOfFails: 0 }]);
    expect(await answers()).toMatchObject([
      { kind: 'returned', amount: 12_000, serialId: 1, broughtByName: 'Anne Agent' },
    ]);
    on('2027-01-13');
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
    expect(await audit()).toEqual([]);
  });

  test('that a payment was rejected has no effect, by an upload or a key of the same person', async () => {
    const endToEndId = await ordered();
    await upload(rejection(endToEndId));
    const key = await addPartnerKey(app, partnerId, undefined, anne);
    expect((await dropBankFile(app, { key, bytes: rejection(endToEndId) })).status).toBe(201);
    expect(await answers(anne)).toMatchObject([
      { kind: 'rejected', reason: 'AC04 Sperret', mayConfirm: false },
    ]);
    on('2027-01-13');
    await approve(anne);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
    expect(await payouts('in_progress')).toMatchObject([{ numberOfFails: 0 }]);
  });

  test('that it was debited has no effect, and the payer of it waits in suspense', async () => {
    const endToEndId = await ordered();
    await upload(fileOf({ amount: -RENT, endToEndId }));
    expect(await payouts('in_progress')).toMatchObject([{ paymentStatus: 'pending' }]);
    expect(await answers()).toMatchObject([{ kind: 'debited' }]);
    expect(await audit()).toEqual([]);
  });
});

describe('what a person’s file says about an order', () => {
  test('a person’s own file is confirmed by another person', async () => {
    const endToEndId = await ordered();
    await upload(fileOf({ amount: -RENT, endToEndId }));
    // The start page counts what the person may confirm; the list has it for both.
    expect([await tasks(anne), await tasks(siri)]).toEqual([0, 1]);
    expect(await answers(anne)).toMatchObject([{ mayConfirm: false }]);
    expect(await end('confirm', anne)).toBe('banking.own_file');
    expect(await payouts('in_progress')).toHaveLength(1);
    expect(await end('confirm', siri)).toHaveLength(1);
    expect(await tasks(siri)).toBe(0);
    expect(await payouts('completed')).toMatchObject([{ paymentStatus: 'paid' }]);
    expect(await answers()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  test('a confirmed rejection or return needs a new approval, and nobody who confirmed it is enough', async () => {
    const endToEndId = await ordered();
    await upload(rejection(endToEndId));
    await end('confirm', siri);
    expect(await payouts('pending_for_approval')).toMatchObject([
      { paymentStatus: 'failed', numberOfFails: 1, approvals: [] },
    ]);
    on('2027-01-13');
    expect(await approve(siri)).toEqual(['pending_for_approval']);
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
    const grants = [{ role: 'agent' as const, partnerId }];
    const turid = await addPerson(app, { email: 'turid@x.no', name: 'Turid Third', grants });
    await query(`insert into payout_approver values ('${book.id}', '${turid.id}')`);
    expect(await approve(turid)).toEqual(['approved']);
    await order();
    expect(amountsOrdered()).toEqual([12_000, 12_000]);
    expect(await audit()).toEqual([]);
  });

  test('is confirmed by the bank’s own file, also by the same bytes', async () => {
    const endToEndId = await ordered();
    const debit = fileOf({ amount: -RENT, endToEndId });
    await upload(debit);
    const path = join(app.config.VAR_DIR, 'same.xml');
    (await import('node:fs')).writeFileSync(path, debit);
    const context = { runner: app.runner, config: app.config };
    await receiveBankFile(context, SYSTEM, { path, name: 'same.xml' });
    expect(await payouts('completed')).toMatchObject([{ paymentStatus: 'paid' }]);
    expect(await answers()).toEqual([]);
    await upload(fileOf({ endToEndId, text: 'Konto avsluttet', reference: 'BACK' }));
    await byBank(fileOf({ endToEndId, text: 'Konto avsluttet', reference: 'BACK' }));
    expect(await payouts('pending_for_approval')).toMatchObject([{ numberOfFails: 1 }]);
    expect(await answers()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  test('is dismissed by anybody who runs the money, and is no money of theirs', async () => {
    const endToEndId = await paid();
    await upload(fileOf({ endToEndId }));
    const exceptions = async (isSettled: boolean) =>
      (
        await as(
          anne,
          `query ($id: ID!, $isSettled: Boolean!) {
            getBankExceptions(queryData: { partnerId: $id, isSettled: $isSettled }) { data { _id state } } }`,
          { id: partnerId, isSettled },
        )
      ).data.getBankExceptions.data;
    const held = async () =>
      (
        await query<{ sum: string }>(
          "select sum(amount)::text as sum from ledger_line where account = 'client_account'",
        )
      )[0]!.sum;
    expect(await exceptions(false)).toEqual([]);
    expect(await held()).toBe(String(RENT));
    expect(await end('dismiss', kari)).toBe('banking.not_found');
    expect(await end('dismiss', anne)).toHaveLength(1);
    expect(await held()).toBe('0');
    expect(await payouts('completed')).toHaveLength(1);
    expect(await audit()).toEqual([]);
    // A person who was wrong undoes that, and the payment waits like others.
    const [{ _id: lineId }] = await exceptions(true);
    await as(
      anne,
      'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { state } }',
      { id: lineId },
    );
    expect(await exceptions(false)).toMatchObject([{ _id: lineId, state: 'waiting' }]);
    expect(await audit()).toEqual([]);
  });
});

describe('what a person’s file says that the bank says otherwise, or later', () => {
  const debit = (endToEndId: string, reference = 'DEBIT') =>
    fileOf({ amount: -RENT, endToEndId, reference });

  test('a debit of what the bank had rejected holds nothing until another person confirms it', async () => {
    const endToEndId = await ordered();
    await byBank(rejection(endToEndId));
    await upload(debit(endToEndId));
    const held = () => query<{ held_at: unknown }>('select held_at from payout where amount > 0');
    expect(await held()).toEqual([{ held_at: null }]);
    expect(await answers()).toMatchObject([{ kind: 'debited' }]);
    expect(await end('confirm', siri)).toHaveLength(1);
    expect(await held()).not.toEqual([{ held_at: null }]);
    expect(await payouts('pending_for_approval')).toHaveLength(1);
    expect(await audit()).toEqual([]);
  });

  test('a return that a person brought waits until the bank says its debit', async () => {
    const endToEndId = await ordered();
    const back = { endToEndId, text: 'Konto avsluttet', reference: 'BACK' };
    await upload(fileOf(back));
    // The bank's own file has the debit, which is new, and the return, which is not.
    await byBank(fileOf({ amount: -RENT, endToEndId, reference: 'OUT' }, back));
    expect(await payouts('pending_for_approval')).toMatchObject([{ numberOfFails: 1 }]);
    expect(await answers()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  test('a dismissed debit counts when the bank says it after all', async () => {
    const endToEndId = await ordered();
    await upload(debit(endToEndId));
    expect(await end('dismiss', anne)).toHaveLength(1);
    expect(await payouts('in_progress')).toMatchObject([{ paymentStatus: 'pending' }]);
    await byBank(debit(endToEndId));
    expect(await payouts('completed')).toMatchObject([{ paymentStatus: 'paid' }]);
    expect(await audit()).toEqual([]);
  });

  test('a debit and its return in one file are both proposed, and confirmed together', async () => {
    const endToEndId = await ordered();
    await upload(
      fileOf(
        { amount: -RENT, endToEndId, reference: 'OUT' },
        { endToEndId, text: 'Konto avsluttet', reference: 'BACK' },
      ),
    );
    expect((await answers()).map(({ kind }: any) => kind).toSorted()).toEqual([
      'debited',
      'returned',
    ]);
    expect(await end('confirm', siri)).toHaveLength(2);
    expect(await payouts('pending_for_approval')).toMatchObject([{ numberOfFails: 1 }]);
    expect(await audit()).toEqual([]);
  });

  test('a forged answer keeps an honest file of another person not out', async () => {
    const endToEndId = await ordered();
    await upload(debit(endToEndId, 'FORGED'));
    await upload(debit(endToEndId, 'HONEST'), siri);
    expect((await answers(anne)).map(({ mayConfirm }: any) => mayConfirm).toSorted()).toEqual([
      false,
      true,
    ]);
    // Both confirm each other's at once: one of them counts.
    const ids = Map.groupBy(await answers(anne), ({ mayConfirm }: any) => mayConfirm as boolean);
    const confirm = async (person: TestPerson, id: string) =>
      as(person, 'mutation ($ids: [ID!]!) { confirmBankAnswers(inputData: { answerIds: $ids }) }', {
        ids: [id],
      });
    const [first, second] = await Promise.all([
      confirm(anne, ids.get(true)![0]._id),
      confirm(siri, ids.get(false)![0]._id),
    ]);
    expect([first, second].filter(({ errors }) => errors)).toHaveLength(1);
    expect(await payouts('completed')).toMatchObject([{ paymentStatus: 'paid' }]);
    expect(await answers()).toHaveLength(1);
    expect(await end('dismiss', anne)).toHaveLength(1);
    expect(await audit()).toEqual([]);
  });
});

describe('a person who acts on the way of money', () => {
  test('does not approve the next month alone after paying this one again', async () => {
    // January is paid by the bank, February is not.
    await paid();
    await day('2027-01-20');
    await day('2027-02-01');
    // Dated before the real payment, it moves the honest money to February.
    await upload(fileOf({ kid: await kidOf(0), paidOn: '2027-01-02', bookedOn: '2027-01-02' }));
    await day('2027-02-10');
    expect(await payouts('pending_for_approval')).toMatchObject([{ amount: 12_000 }]);
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
    expect(await approve(siri)).toEqual(['approved']);
  });

  test('does not approve alone what she moved, by way of a payout that has none of it', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ kid: await kidOf(0) }));
    // January is paid twice. The rest waits as a surplus, and pays February.
    await upload(fileOf({ kid: await kidOf(0), paidOn: '2027-01-02', bookedOn: '2027-01-02' }));
    await day('2027-01-11');
    expect(await approve(siri)).toEqual(['approved']);
    await order();
    await day('2027-01-20');
    await day('2027-02-01');
    await day('2027-02-10');
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
    expect(await approve(siri)).toEqual(['approved']);
    await order();
    expect(amountsOrdered()).toEqual([12_000, 12_000]);
    // All that she moved is paid out now: she is enough for what comes after it.
    await day('2027-02-20');
    await day('2027-03-01');
    await byBank(fileOf({ kid: await kidOf(2) }));
    await day('2027-03-10');
    expect(await approve(anne)).toEqual(['approved']);
  });

  test('does not approve alone what is due later than the payout between', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ kid: await kidOf(0) }));
    // February is sent, nothing of it is paid, and she credits a part of it.
    await day('2027-01-20');
    await as(
      anne,
      'mutation ($input: AddCreditNoteInputData!) { addCreditNote(inputData: $input) { _id } }',
      { input: { invoiceId: await invoiceOf(1), reason: 'Avtalt avslag', amount: 900 } },
    );
    await settle();
    await day('2027-01-22');
    expect(await approve(siri)).toEqual(['approved']);
    await order();
    await day('2027-02-01');
    await byBank(fileOf({ kid: await kidOf(1), amount: 1_110_000n }));
    await day('2027-02-10');
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    expect(await approve(siri)).toEqual(['approved']);
  });

  test('does not approve alone what she placed on a lease', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ text: 'Fra en fremmed', account: '99991042764' }));
    const [{ _id: lineId }] = (
      await as(
        anne,
        `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { _id } } }`,
        { id: partnerId },
      )
    ).data.getBankExceptions.data;
    await as(
      anne,
      'mutation ($input: SettleBankExceptionInputData!) { settleBankException(inputData: $input) { state } }',
      { input: { lineId, choice: 'lease', contractId: leaseId } },
    );
    await settle();
    await day('2027-01-11');
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    expect(await approve(siri)).toEqual(['approved']);
  });

  test('does not approve alone what a forged payment of the landlord gives back, at once or later', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await endLease(app, leaseId, '2027-01-31');
    await byBank(fileOf({ kid: await kidOf(0) }));
    const invoice = await as(
      siri,
      `mutation ($id: ID!) { addLandlordInvoice(inputData: { contractId: $id, lines: [{ name: "Rørlegger", amount: 15000 }] }) { _id } }`,
      { id: leaseId },
    );
    const expenseId = invoice.data.addLandlordInvoice._id;
    await settle();
    for (const date of ['2027-01-11', '2027-01-31', '2027-02-10', '2027-02-11']) await day(date);
    const [{ kid }] = (await query<{ kid: string }>(
      `select kid from invoice where is_final_settlement and kind = 'landlord'`,
    )) as [{ kid: string }];
    // The landlord owes 3,000. She brings a file that says that it was paid twice.
    const bytes = fileOf({ kid, amount: 300_000n }, { kid, amount: 300_000n });
    await upload(bytes);
    await day('2027-03-10');
    expect(await payouts('pending_for_approval')).toMatchObject([{ amount: 3000 }]);
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    expect(await approve(siri)).toEqual(['approved']);
    await order();
    // What the landlord is owed later would have been set off against the debt.
    await as(
      siri,
      `mutation ($id: ID!) { creditLandlordInvoice(inputData: { invoiceId: $id, amount: 1000, reason: "Feil" }) { _id } }`,
      { id: expenseId },
    );
    await settle();
    await day('2027-04-12');
    expect(await payouts('pending_for_approval')).toMatchObject([{ amount: 1000 }]);
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    await order();
    expect(amountsOrdered()).toEqual([3000]);
  });

  test('does not approve alone what a payout guarantee that she agreed pays of rent that never comes', async () => {
    leaseId = await addSignedLease(app, {
      partnerId,
      landlord: kari,
      tenants: [await addPerson(app, { email: 'ola@x.no' })],
      startsOn: '2027-01-01',
      guaranteeMonths: 2,
      assignedBy: anne,
    });
    await query(
      `insert into payout_settings (book_id, payout_day, wait_days, guarantee_months, approvals_needed, retry_days)
       values ('${book.id}', 10, 3, 6, 1, 3)`,
    );
    for (const date of ['2026-12-20', '2027-01-04', '2027-01-11']) await day(date);
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    expect(await approve(siri)).toEqual(['approved']);
    await order();
    // One month that another approved is none of the next ones.
    for (const date of ['2027-01-20', '2027-02-01', '2027-02-10']) await day(date);
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
  });

  test('does not approve alone because her colleague deactivates the account', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await upload(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    await query(`update account set deactivated_at = now() where id = '${siri.id}'`);
    const id = await query<{ id: string }>(
      'select id from payout where approved_at is null and amount > 0',
    );
    const { data } = await as(
      anne,
      'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
      {
        payouts: await readToApprove(
          app,
          id.map((one) => one.id),
        ),
      },
    );
    expect(data.approvePayouts).toEqual([{ status: 'pending_for_approval' }]);
    await order();
    expect(amountsOrdered()).toEqual([]);
  });

  test('releases what another held, and it waits for a new approval', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    await approve(siri);
    const [{ _id }] = await payouts('approved');
    const hold =
      'mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "Tvist" }) { status } }';
    await as(siri, hold, { id: _id });
    const release =
      'mutation ($id: ID!) { releasePayout(inputData: { payoutId: $id }) { status } }';
    const { data } = await as(anne, release, { id: _id });
    expect(data.releasePayout).toEqual({ status: 'pending_for_approval' });
    expect(await approve(anne)).toEqual(['pending_for_approval']);
    await order();
    expect(amountsOrdered()).toEqual([]);
    expect(await approve(siri)).toEqual(['approved']);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
  });
});

test('the feed shows who did what with the money, to those who see it or approve', async () => {
  await paid();
  await upload(fileOf({ kid: await kidOf(0), paidOn: '2027-01-02', bookedOn: '2027-01-02' }));
  const read = async (person: TestPerson) =>
    as(
      person,
      `query ($id: ID!) { getMoneyActivity(queryData: { partnerId: $id }) {
        data { kind byName isBank amount account serialId text leaseNumber } next } }`,
      { id: partnerId },
    );
  const { data } = await read(siri);
  const { data: all, next } = data.getMoneyActivity;
  expect(next).toBeNull();
  expect(all).toMatchObject([
    { kind: 'uploaded_file', byName: 'Anne Agent', amount: 12_000 },
    { kind: 'ordered', byName: null, amount: 12_000, serialId: 1 },
    { kind: 'approved', byName: 'Siri Second', amount: 12_000, account: ACCOUNT, serialId: 1 },
    { kind: 'changed_setting', text: 'book' },
  ]);
  expect((await read(kari)).errors![0]!.extensions['code']).toBe('ledger.not_found');
});

describe('an agency of one person', () => {
  const nameApprovers = (...people: TestPerson[]) =>
    as(
      anne,
      'mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { approvers { name } } }',
      { input: { partnerId, approvalsNeeded: 1, approverIds: people.map(({ id }) => id) } },
    );
  beforeEach(async () => {
    await query('delete from payout_approver');
    await query(`delete from account_grant where account_id = '${siri.id}'`);
  });

  test('pays out alone when the bank’s files come by the bank’s own channel', async () => {
    expect((await nameApprovers(anne)).errors).toBeUndefined();
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    const [{ id }] = (await query<{ id: string }>('select id from payout where amount > 0')) as [
      { id: string },
    ];
    expect(await approveAs(anne, id)).toEqual([{ status: 'approved' }]);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
  });

  test('has the operator’s bookkeeper as its second person, whom it names on its settings', async () => {
    const grants = [{ role: 'bookkeeper' as const, partnerId: null }];
    const hanne = await addPerson(app, { email: 'hanne@x.no', name: 'Hanne Moe', grants });
    const { data } = await nameApprovers(anne, hanne);
    expect(data.setPayoutSettings.approvers).toHaveLength(2);
    await day('2026-12-20');
    await day('2027-01-04');
    await upload(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    const [{ id }] = (await query<{ id: string }>('select id from payout where amount > 0')) as [
      { id: string },
    ];
    expect(await approveAs(anne, id)).toEqual([{ status: 'pending_for_approval' }]);
    const { data: books } = await as(hanne, '{ getBooksToApprove { partnerId payouts refunds } }');
    expect(books.getBooksToApprove).toEqual([{ partnerId, payouts: 1, refunds: 0 }]);
    const seen = await as(
      hanne,
      `query ($id: ID!, $payout: ID!) {
        getPayouts(queryData: { partnerId: $id }) { data { _id } }
        payoutDetails(queryData: { payoutId: $payout }) { amount } }`,
      { id: partnerId, payout: id },
    );
    expect(seen.data).toMatchObject({ payoutDetails: { amount: 12_000 } });
    expect(await approveAs(hanne, id)).toEqual([{ status: 'approved' }]);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
    // A refund is hers to approve as well; she sees no surplus of the agency.
    await byBank(fileOf({ text: 'Fra en fremmed', account: '99991042764', name: 'Per Ås' }));
    const [line] = await query<{ id: string }>(`select id from bank_line where state = 'waiting'`);
    const refunded = await as(
      anne,
      'mutation ($input: SettleBankExceptionInputData!) { settleBankException(inputData: $input) { state } }',
      { input: { lineId: line!.id, choice: 'refund', note: 'Feil konto' } },
    );
    expect(refunded.errors).toBeUndefined();
    const toRefund = await as(hanne, '{ getBooksToApprove { payouts refunds } }');
    expect(toRefund.data.getBooksToApprove).toEqual([{ payouts: 0, refunds: 1 }]);
    const listed = await as(
      hanne,
      `query ($id: ID) {
        getRefunds(queryData: { partnerId: $id }) { data { _id status } }
        getPayoutSettings(queryData: { partnerId: $id }) { approvers { name } } }`,
      { id: partnerId },
    );
    const [refund] = listed.data.getRefunds.data;
    const approved = await as(
      hanne,
      'mutation ($refunds: [OrderToApproveInputData!]!) { approveRefunds(inputData: { refunds: $refunds }) { status } }',
      { refunds: await readToApprove(app, [refund._id]) },
    );
    expect(approved.data.approveRefunds).toEqual([{ status: 'approved' }]);
    // She may do nothing else with its money, and nothing once she is no bookkeeper.
    const hold = `mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "x" }) { _id } }`;
    expect((await as(hanne, hold, { id })).errors![0]!.extensions['code']).toBe(
      'payouts.not_found',
    );
    await query(`delete from account_grant where account_id = '${hanne.id}'`);
    expect((await as(hanne, '{ getBooksToApprove { name } }')).data).toBeNull();
    expect(await approveAs(hanne, id)).toBe('payouts.not_found');
  });
});

describe('what was approved', () => {
  test('is what the approver has read, and nothing else', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await upload(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    const { data } = await as(
      siri,
      `query ($id: ID!) { getPayouts(queryData: { partnerId: $id, status: pending_for_approval }) {
        data { _id amount accountInfo { accountNumber } lastActNumber otherApproverNames } } }`,
      { id: partnerId },
    );
    const [{ _id, amount, accountInfo, lastActNumber, otherApproverNames }] = data.getPayouts.data;
    // The one who brought the file is not enough: it says whom it needs.
    expect(otherApproverNames).toEqual(['Siri Second']);
    const shown = { _id, amount, account: accountInfo.accountNumber, lastActNumber };
    const send = async (seen: object) => {
      const answer = await as(
        siri,
        'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
        { payouts: [{ ...shown, ...seen }] },
      );
      return answer.data?.approvePayouts ?? answer.errors![0]!.extensions['code'];
    };
    expect(await send({ amount: amount - 0.01 })).toBe('payouts.changed');
    expect(await send({ account: '99991042764' })).toBe('payouts.changed');
    // An act comes on its way after it was read. The amount and the account are the same.
    await query(
      `insert into money_act (kind, about, about_id, book_id, is_bank, at)
       values ('failed', 'order', '${_id}', '${book.id}', true, now())`,
    );
    expect(await send({})).toBe('payouts.changed');
    const [again] = await readToApprove(app, [_id]);
    expect(await send({ lastActNumber: again!.lastActNumber })).toEqual([{ status: 'approved' }]);
  });

  test('needs two others above a limit of the day, in all or to one account', async () => {
    for (const limits of ['day_limit = 1000000', 'day_limit = null, recipient_limit = 1199999']) {
      await query(
        `insert into payout_settings (book_id, payout_day, wait_days, guarantee_months, approvals_needed, retry_days)
         values ('${book.id}', 10, 3, 2, 1, 3) on conflict do nothing`,
      );
      await query(`update payout_settings set ${limits}`);
    }
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    expect(await approve(siri)).toEqual(['pending_for_approval']);
    await order();
    expect(amountsOrdered()).toEqual([]);
    expect(await approve(anne)).toEqual(['approved']);
    await order();
    expect(amountsOrdered()).toEqual([12_000]);
    // Removing a limit keeps the person who did it from approving alone.
    const remove = await as(
      anne,
      'mutation ($id: ID!) { setPayoutSettings(inputData: { partnerId: $id, recipientLimit: null }) { recipientLimit unagreed { acts { kind } } } }',
      { id: partnerId },
    );
    expect(remove.data.setPayoutSettings).toEqual({
      recipientLimit: null,
      unagreed: { acts: [{ kind: 'raised_limit' }] },
    });
  });

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'is counted against a limit of the day with what another node orders at the same moment',
    async () => {
      await query(
        `insert into payout_settings (book_id, payout_day, wait_days, guarantee_months, approvals_needed, retry_days, day_limit)
         values ('${book.id}', 10, 3, 2, 1, 3, 2000000)`,
      );
      const nora = await addPerson(app, { email: 'nora@x.no', name: 'Nora Solheim' });
      const other = await addSignedLease(app, {
        partnerId,
        landlord: kari,
        tenants: [nora],
        startsOn: '2027-01-01',
      });
      await day('2026-12-20');
      await day('2027-01-04');
      const [otherKid] = await query<{ kid: string }>(
        `select kid from invoice where lease_id = '${other}'`,
      );
      await byBank(fileOf({ kid: await kidOf(0) }, { kid: otherKid!.kid }));
      await day('2027-01-11');
      const [one, two] = (await payouts('pending_for_approval')).map(({ _id }: any) => _id);
      const waiting = async () =>
        (
          await query<{ count: number }>(
            `select count(distinct pid)::integer as count from pg_locks where not granted and pid in (
             select pid from pg_stat_activity where datname = current_database())`,
          )
        )[0]!.count;
      // The first has judged its order and can't number it yet; then the other is approved and ordered.
      const held = Promise.withResolvers<void>();
      const done = Promise.withResolvers<void>();
      const hold = app.database.session(async (session) => {
        await session.query('select 1 from payout_count for update');
        held.resolve();
        await done.promise;
      });
      await held.promise;
      await approveAs(siri, one);
      const first = app.jobs.perform('payouts.order');
      await expect.poll(waiting).toBe(1);
      await approveAs(siri, two);
      const second = app.jobs.perform('payouts.order');
      await expect.poll(waiting).toBe(2);
      done.resolve();
      await Promise.all([hold, first, second]);
      await settle();
      expect(amountsOrdered()).toEqual([12_000]);
      expect(await payouts('pending_for_approval')).toMatchObject([{ _id: two }]);
    },
  );

  test('and a change at the same moment leave one outcome', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    const [id] = (await payouts('pending_for_approval')).map(({ _id }: any) => _id);
    const [approved] = await Promise.all([
      approveAs(siri, id),
      as(
        kari,
        'mutation { setPayoutAccount(inputData: { accountNumber: "99991042764" }) { accountNumber } }',
      ),
      upload(fileOf({ kid: await kidOf(0), paidOn: '2027-01-02', bookedOn: '2027-01-02' })),
      as(
        anne,
        'mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "x" }) { _id } }',
        { id },
      ),
      query(`delete from account_grant where account_id = '${anne.id}'`),
    ]);
    await order();
    // What Siri approved is ordered as she read it, or waits: her approval, the hold or the bank comes first.
    const ordered = amountsOrdered();
    expect(ordered.length).toBeLessThanOrEqual(1);
    const [{ is_ordered: isOrdered, held_at: heldAt }] = (await query<any>(
      `select is_ordered, held_at from payout where id = '${id}'`,
    )) as [{ is_ordered: boolean; held_at: unknown }];
    expect(isOrdered).toBe(ordered.length === 1);
    expect(isOrdered && heldAt !== null).toBe(false);
    if (isOrdered) {
      expect(approved).toEqual([{ status: 'approved' }]);
      expect(orderFiles().join('')).toContain(ACCOUNT);
    }
    expect(await audit()).toEqual([]);
  });

  test('is approved again when its account has changed, or the approver is one no more', async () => {
    await day('2026-12-20');
    await day('2027-01-04');
    await byBank(fileOf({ kid: await kidOf(0) }));
    await day('2027-01-11');
    await approve(siri);
    await query(`update payout_account set account = '99991042764'`);
    await order();
    expect(amountsOrdered()).toEqual([]);
    expect(await payouts('pending_for_approval')).toMatchObject([{ approvals: [] }]);
    await approve(siri);
    await query(`delete from payout_approver where account_id = '${siri.id}'`);
    await order();
    expect(amountsOrdered()).toEqual([]);
    expect(await payouts('pending_for_approval')).toMatchObject([{ approvals: [] }]);
  });
});
