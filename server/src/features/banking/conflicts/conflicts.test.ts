import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { readToApprove } from '../../../../testing/approvals.ts';
import {
  camt053,
  camt054,
  ocrFile,
  pain002,
  type PaymentInFile,
} from '../../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { Book } from '../../ledger/public.ts';

/* Anne brings files in, Siri is the other of two approvers, and the bank's own files come by its folder. */

const RENT = 1_200_000n;

let app: TestApp;
let partnerId: string;
let book: Book;
let anne: TestPerson;
let siri: TestPerson;
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
  const kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  on('2026-12-01');
  await as(
    kari,
    'mutation { setPayoutAccount(inputData: { accountNumber: "12345678903" }) { accountNumber } }',
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
const perform = async (...jobs: string[]) => {
  for (const job of jobs) {
    await app.jobs.perform(job);
    await settle();
  }
};

const fileOf = (of: typeof camt054, payments: Partial<PaymentInFile>[], more = {}) => {
  files += 1;
  const paidOn = app.clock.today().toString();
  return of({
    account: book.clientAccount,
    id: `FILE-${files}`,
    closingOn: paidOn,
    ...more,
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
const upload = async (bytes: Buffer) => {
  const tokens = { ...anne.tokens, accessToken: await newToken(app, anne) };
  const answer = await uploadBankFile(app, { bytes, partnerId, who: { ...anne, tokens } });
  expect(answer.status).toBe(200);
  await settle();
};

const conflicts = async (person = siri) => {
  const { data } = await as(
    person,
    `query ($id: ID!) { getBankConflicts(queryData: { partnerId: $id }) { open data {
        _id broughtFile { format } ownFile { name format } report { kind amount } ownReport { kind amount }
        serialId isRefund amount date kid effect broughtByName mayClose closedAt closedByName reason firstClosedByName firstReason } } }`,
    { id: partnerId },
  );
  return data.getBankConflicts;
};
const close = async (person: TestPerson, reason = 'Feil fil ble lastet opp') => {
  const [{ _id }] = (await conflicts()).data;
  const { data, errors } = await as(
    person,
    'mutation ($input: CloseBankConflictInputData!) { closeBankConflict(inputData: $input) }',
    { input: { conflictId: _id, reason } },
  );
  return data ?? errors![0]!.extensions;
};

/** January's rent comes by the bank, is approved by Siri, and is ordered. Returns the end-to-end id. */
async function ordered(): Promise<string> {
  on('2026-12-20');
  await perform('billing.issue_invoices');
  on('2027-01-04');
  await byBank(fileOf(camt054, [{ kid: await kid() }]));
  on('2027-01-11');
  await perform('payouts.run');
  const { data } = await as(
    siri,
    'query ($id: ID!) { getPayouts(queryData: { partnerId: $id }) { data { _id } } }',
    { id: partnerId },
  );
  await as(
    siri,
    'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
    { payouts: await readToApprove(app, [data.getPayouts.data[0]._id]) },
  );
  await perform('payouts.order');
  on('2027-01-12');
  return /<EndToEndId>(.*?)</.exec(orderFile())![1]!;
}
const orderFile = () => {
  const folder = join(app.config.BANK_DIR, 'out');
  return readFileSync(join(folder, readdirSync(folder).at(-1)!), 'utf8');
};
const kid = async () =>
  (
    await app.database.session((session) =>
      session.query<{ kid: string }>(
        `select kid from invoice where lease_id = '${leaseId}' and kind = 'rent' order by serial`,
      ),
    )
  )[0]!.kid;
const rejection = (endToEndId: string) => {
  files += 1;
  const transactions = [{ endToEndId, status: 'RJCT', reasonCode: 'AC04' }];
  const originalMessageId = /<MsgId>(.*?)<\/MsgId>/.exec(orderFile())![1]!;
  return pain002({ id: `ANSWER-${files}`, originalMessageId, transactions });
};

describe('what an upload says of an order, and the bank contradicts', () => {
  test.each(['before', 'after'])('is a task: rejected, %s the bank debited it', async (when) => {
    const endToEndId = await ordered();
    const debit = fileOf(camt054, [{ amount: -RENT, endToEndId }]);
    if (when === 'before') await upload(rejection(endToEndId));
    expect((await conflicts()).data).toEqual([]);
    await byBank(debit);
    if (when === 'after') await upload(rejection(endToEndId));
    expect(await conflicts()).toMatchObject({
      open: 1,
      data: [
        {
          broughtFile: { format: 'pain002' },
          ownFile: { format: 'camt054' },
          report: { kind: 'rejected', amount: 12_000 },
          serialId: 1,
          isRefund: false,
          ownReport: { kind: 'debited', amount: 12_000 },
          broughtByName: 'Anne Agent',
          effect: when === 'before' ? 'proposed' : 'none',
        },
      ],
    });
    const { data } = await as(siri, 'query { getNotifications { data { kind path } } }');
    expect(data.getNotifications.data).toContainEqual({
      kind: 'bank_conflict',
      path: `/money/exceptions/conflicts?agency=${partnerId}`,
    });
  });

  test('is a task: debited, with another amount', async () => {
    const endToEndId = await ordered();
    await upload(fileOf(camt054, [{ amount: -RENT - 100n, endToEndId }]));
    await byBank(fileOf(camt054, [{ amount: -RENT, endToEndId }]));
    expect((await conflicts()).data).toMatchObject([
      { report: { kind: 'debited', amount: 12_001 }, ownReport: { amount: 12_000 } },
    ]);
  });

  test('is none when both say the same, whichever comes first', async () => {
    const endToEndId = await ordered();
    await upload(fileOf(camt054, [{ amount: -RENT, endToEndId }]));
    await byBank(fileOf(camt053, [{ amount: -RENT, endToEndId }]));
    await upload(fileOf(camt054, [{ amount: -RENT, endToEndId }]));
    expect((await conflicts()).data).toEqual([]);
  });

  test('is none any more when the bank says the same later', async () => {
    const endToEndId = await ordered();
    await upload(fileOf(camt054, [{ amount: -RENT, endToEndId }]));
    await byBank(rejection(endToEndId));
    expect((await conflicts()).open).toBe(1);
    on('2027-01-13');
    await byBank(fileOf(camt054, [{ amount: -RENT, endToEndId, bookedOn: '2027-01-12' }]));
    expect(await conflicts()).toMatchObject({ open: 0, data: [{ closedByName: null }] });
  });
});

describe('a payment of an upload that the bank’s statement of its day does not have', () => {
  beforeEach(async () => {
    on('2026-12-20');
    await perform('billing.issue_invoices');
    on('2027-01-04');
  });

  test.each(['before', 'after'])('is a task, uploaded %s the statement', async (when) => {
    const forged = fileOf(camt054, [{ kid: await kid() }]);
    if (when === 'before') await upload(forged);
    await byBank(fileOf(camt053, [{ amount: 5_000n, text: 'Gebyr' }]));
    if (when === 'after') await upload(forged);
    expect((await conflicts()).data).toMatchObject([
      {
        report: null,
        ownReport: null,
        amount: 12_000,
        date: '2027-01-04',
        kid: await kid(),
        effect: 'paid_rent',
        broughtByName: 'Anne Agent',
        ownFile: { format: 'camt053' },
      },
    ]);
  });

  test('is none if the statement has it, by KID or without', async () => {
    const payments = [{ kid: await kid() }, { text: 'Husleie', amount: 700_000n, reference: 'A1' }];
    await upload(fileOf(camt054, payments));
    await byBank(fileOf(camt053, payments));
    expect((await conflicts()).data).toEqual([]);
  });

  test('is a task when the statement has only one of two with the same KID', async () => {
    const real = { kid: await kid(), reference: 'REAL' };
    await byBank(fileOf(camt054, [real]));
    await upload(fileOf(camt054, [{ kid: await kid(), reference: 'FORGED' }]));
    await byBank(fileOf(camt053, [real]));
    expect((await conflicts()).data).toHaveLength(1);
  });

  test('is a task if only an uploaded copy of the statement has it', async () => {
    await upload(fileOf(camt054, [{ kid: await kid() }]));
    const real = { kid: '1234567897', reference: 'REAL' };
    const statement = fileOf(camt053, [real], { number: 7 });
    // The same day, number and balances, and another KID.
    await upload(Buffer.from(statement.toString().replaceAll('1234567897', await kid())));
    await byBank(statement);
    expect((await conflicts()).data).toMatchObject([{ kid: await kid(), amount: 12_000 }]);
  });

  test('is none if the bank sends the bytes that were uploaded', async () => {
    const uploaded = fileOf(camt054, [{ kid: await kid() }]);
    await upload(uploaded);
    await byBank(fileOf(camt053, []));
    expect((await conflicts()).open).toBe(1);
    mkdirSync(join(app.config.BANK_DIR, 'in'), { recursive: true });
    writeFileSync(join(app.config.BANK_DIR, 'in', 'same.xml'), uploaded);
    await settle();
    await settle();
    expect(await conflicts()).toMatchObject({ open: 0, data: [{ closedByName: null }] });
  });

  test('is none if the statement has the payments of a file as one sum', async () => {
    const payments = [{ kid: await kid() }, { kid: await kid(), amount: 300_000n }];
    await upload(fileOf(camt054, payments));
    await byBank(fileOf(camt053, [{ amount: RENT + 300_000n }]));
    expect((await conflicts()).data).toEqual([]);
  });

  test('is none on a day that no statement of the bank’s own covers', async () => {
    await upload(fileOf(camt054, [{ kid: await kid() }]));
    await upload(fileOf(camt053, []));
    on('2027-01-05');
    await byBank(fileOf(camt053, []));
    expect((await conflicts()).data).toEqual([]);
  });

  test('a conflict is closed with a reason by a person who did not bring the file', async () => {
    await upload(fileOf(camt054, [{ kid: await kid() }]));
    await byBank(fileOf(camt053, []));
    expect((await conflicts(anne)).data).toMatchObject([{ mayClose: false }]);
    expect(await close(anne)).toMatchObject({ code: 'banking.own_file' });
    expect(await close(siri, ' ')).toMatchObject({ code: 'request.invalid' });
    expect(await close(siri)).toMatchObject({ closeBankConflict: expect.any(String) });
    expect(await close(siri)).toMatchObject({ code: 'banking.wrong_state' });
    // It stays closed.
    await byBank(fileOf(camt053, [], { number: 2 }));
    expect(await conflicts()).toMatchObject({
      open: 0,
      data: [{ reason: 'Feil fil ble lastet opp', closedByName: 'Siri Second', mayClose: false }],
    });
  });
});

test('a conflict of a file that somebody unknown brought is closed by two people', async () => {
  on('2026-12-20');
  await perform('billing.issue_invoices');
  on('2027-01-04');
  await upload(fileOf(camt054, [{ kid: await kid() }]));
  await byBank(fileOf(camt053, []));
  // As of a key that the operator made, or of a deleted account.
  await app.database.session((session) =>
    session.query('update bank_file set brought_by_id = null where is_brought'),
  );
  expect(await close(anne)).toMatchObject({ closeBankConflict: expect.any(String) });
  expect(await conflicts(anne)).toMatchObject({
    open: 1,
    data: [
      { mayClose: false, firstClosedByName: 'Anne Agent', firstReason: 'Feil fil ble lastet opp' },
    ],
  });
  expect(await close(anne)).toMatchObject({ code: 'banking.own_file' });
  expect(await close(siri)).toMatchObject({ closeBankConflict: expect.any(String) });
  expect((await conflicts()).open).toBe(0);
});

test('a bookkeeper of the operator whom the agency named as an approver closes a conflict, and no other', async () => {
  const grants = [{ role: 'bookkeeper', partnerId: null }] as const;
  const berit = await addPerson(app, { email: 'berit@x.no', name: 'Berit Bokholder', grants });
  on('2026-12-20');
  await perform('billing.issue_invoices');
  on('2027-01-04');
  await upload(fileOf(camt054, [{ kid: await kid() }]));
  await byBank(fileOf(camt053, []));
  expect(await close(berit)).toMatchObject({ code: 'banking.not_found' });
  await app.database.session((session) =>
    session.query(
      `insert into payout_approver (book_id, account_id) values ('${book.id}', '${berit.id}')`,
    ),
  );
  expect((await conflicts(berit)).data).toMatchObject([{ mayClose: true }]);
  expect(await close(berit)).toMatchObject({ closeBankConflict: expect.any(String) });
});

test('payments of an OCR file are on the statement as one sum', async () => {
  const [one, other] = [{ amount: 100_000n }, { amount: 200_000n }];
  on('2027-01-04');
  const paidOn = '2027-01-04';
  await app.database.session((session) =>
    session.query(`update ledger_book set kid_source = 'ocr'`),
  );
  await upload(
    ocrFile({
      account: book.clientAccount,
      payments: [one, other].map((payment) => ({ ...payment, paidOn, kid: '1234567897' })),
    }),
  );
  await byBank(fileOf(camt053, [{ amount: 300_000n }]));
  expect((await conflicts()).data).toEqual([]);
});
