/** @module-tag poppler-utils */
import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { agreeToChanges, readToApprove } from '../../../../testing/approvals.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addLogo, beginsWithLogo } from '../../../../testing/logos.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { statementErrors } from '../../../../testing/statement-balances.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { acceptPayments, BY_NOBODY, type IncomingLine } from '../../payments/public.ts';
import type { Book } from '../../ledger/public.ts';
import { acceptOrderLines, acceptPaymentReport } from '../public.ts';

let app: TestApp;
let book: Book;
let partnerId: string;
let kari: TestPerson;
let ingrid: TestPerson;
let agent: TestPerson;
let second: TestPerson;
let leaseId: string;
let completed: Awaited<ReturnType<typeof completeFirstPayout>>;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  await addLogo(app, partnerId);
  kari = await addPerson(app, {
    email: 'kari@x.no',
    name: 'Kari Nordmann',
    postalAddress: null,
  });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Anne Agent', grants });
  second = await addPerson(app, { email: 'second@x.no', name: 'Siri Second', grants });
  on('2026-12-01');
  await as(
    kari,
    'mutation { setPayoutAccount(inputData: { accountNumber: "12345678903" }) { accountNumber } }',
  );
  await as(
    second,
    `mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { payoutDay } }`,
    {
      input: {
        partnerId,
        payoutDay: 10,
        waitDays: 3,
        guaranteeMonths: 2,
        approvalsNeeded: 1,
        retryDays: 0,
        approverIds: [agent.id, second.id],
      },
    },
  );
  await agreeToChanges(app, agent, partnerId);
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    guaranteeMonths: 2,
  });
  await app.database.session((session) =>
    session.query("update assignment set management_type = 'percent', management_amount = 1000"),
  );
  await app.dispatcher.settle();
  await app.mails();
  completed = await completeFirstPayout();
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));
const work = async () => {
  for (const worker of app.workers) await worker.runDue();
};
/** Issues invoices before this day, and makes the payouts that are due on it. */
const until = async (day: string) => {
  on(Temporal.PlainDate.from(day).subtract({ days: 20 }).toString());
  await app.jobs.perform('billing.issue_invoices');
  on(day);
  await app.dispatcher.settle();
  await app.jobs.perform('payouts.run');
  await app.dispatcher.settle();
};
const line = (input: Partial<IncomingLine>): IncomingLine => ({
  id: crypto.randomUUID(),
  bookId: book.id,
  account: book.clientAccount,
  amount: 0n,
  bookedOn: app.clock.today().toString(),
  paidOn: app.clock.today().toString(),
  kid: null,
  text: null,
  counterparty: { account: null, name: null },
  reference: null,
  endToEndId: null,
  isReversal: false,
  isBrought: false,
  broughtById: null,
  ...input,
});
const payRent = async (index: number) => {
  const rows = await app.database.session((session) =>
    session.query<{ kid: string }>(
      "select kid from invoice where lease_id = $1 and kind = 'rent' order by serial",
      [leaseId],
    ),
  );
  const paid = line({ kid: rows[index]!.kid, amount: 1_200_000n });
  await app.runner.run(SYSTEM, acceptPayments, [paid]);
  await app.dispatcher.settle();
};
interface Made {
  _id: string;
  amount: number;
  settlementFileId: string | null;
}
const latest = async (): Promise<Made> => {
  const { data } = await as(
    kari,
    `query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) {
      data { _id amount status settlementFileId } } }`,
    { id: leaseId },
  );
  return data.getFullPayoutHistory.data.find(({ status }: any) => status !== 'estimated');
};
/** Approves and orders the latest payout. Returns its end-to-end id. */
const order = async () => {
  const made = await latest();
  await as(
    agent,
    'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
    { payouts: await readToApprove(app, [made._id]) },
  );
  await app.jobs.perform('payouts.order');
  await work();
  const [row] = await app.database.session((session) =>
    session.query<{ message_id: string; end_to_end_id: string }>(
      `select message_id, end_to_end_id from payment_order_line join payment_order on id = order_id
       where payout_id = $1 order by try desc limit 1`,
      [made._id],
    ),
  );
  return { ...made, messageId: row!.message_id, endToEndId: row!.end_to_end_id };
};
const debit = async ({ amount, endToEndId }: Made & { endToEndId: string }) => {
  await app.runner.run(SYSTEM, acceptOrderLines, [
    line({ amount: -BigInt(Math.round(amount * 100)), endToEndId }),
  ]);
  await app.dispatcher.settle();
  await work();
};
const paper = async (payoutId: string, tried: number) => {
  const key = `documents/settlement-${payoutId}-${tried}.pdf`;
  const pdf = await app.runner.read(SYSTEM, ({ storage }) => storage.read(key), undefined);
  expect(beginsWithLogo(pdf!)).toBe(true);
  return poppler('pdftotext', pdf!, '-layout').replaceAll(/\s+/g, ' ');
};
const paidMails = async () => {
  const mails = await app.mails();
  return mails.filter(({ subject }) => subject.startsWith('Utbetalt '));
};

/** Pays January's rent and its payout, which the bank reports twice. */
async function completeFirstPayout() {
  await until('2026-12-28');
  await payRent(0);
  await until('2027-01-11');
  const fileBefore = (await latest()).settlementFileId;
  const made = await order();
  const mailsBefore = await paidMails();
  on('2027-01-12');
  await debit(made);
  await debit(made);
  const waiting = { file: (await latest()).settlementFileId, ...(await awaited()) };
  const mails = await paidMails();
  await as(
    kari,
    `mutation ($id: ID!) { updateUserProfile(inputData: { _id: $id, data: { postalAddress: "Kirkeveien 4, 0363 Oslo" } }) { profile { _id } } }`,
    { id: kari.id },
  );
  await work();
  return { made, fileBefore, mailsBefore, mails, waiting, after: await awaited() };
}

/** Whose address settlements wait for, on the start pages of the landlord and the agency. */
async function awaited() {
  const letting = await as(kari, '{ getStartPage { letting { needsAddress } } }');
  const agency = await as(
    agent,
    'query ($id: ID!) { getStartPage(queryData: { partnerId: $id }) { agency { unaddressed { name } } } }',
    { id: partnerId },
  );
  return {
    landlord: letting.data.getStartPage.letting.needsAddress,
    agency: agency.data.getStartPage.agency.unaddressed,
  };
}

test('a settlement waits for the landlord’s address, and the payout does not', () => {
  const { waiting, after, mails } = completed;
  expect(waiting).toEqual({ file: null, landlord: true, agency: [{ name: 'Kari Nordmann' }] });
  expect(mails[0]!.text).toContain('Avregning nr. 1 må ha postadressen din');
  expect(mails[0]!.text).toContain('/profile');
  expect(after).toEqual({ landlord: false, agency: [] });
});

test('a completed payout has a settlement that adds up, and its landlord one mail', async () => {
  const { made, fileBefore, mailsBefore, mails } = completed;
  expect(fileBefore).toBeNull();
  expect(mailsBefore).toEqual([]);
  const [mail, ...others] = mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'kari@x.no', subject: 'Utbetalt 10\u00a0800\u00a0kr' });
  for (const expected of ['12.01.2027', 'slutter på 78903', 'Avregning nr. 1'])
    expect(mail!.text).toContain(expected);
  expect(mail!.text).not.toContain('12345678903');

  const text = await paper(made._id, 1);
  for (const words of [
    'Avregning nr. 1',
    'Foretaksregisteret, org.nr. 974 760 673 MVA',
    'Kari Nordmann Kirkeveien 4 0363 Oslo Avregning nr. 1',
    'Beløp 10 800,00 kr',
    'Til konto 1234.56.78903',
    'Utbetalingsdato 12.01.2027',
    'Avregningsdato 11.01.2027',
    'Innbetalt husleie 12 000,00 kr',
    'Honorarer og tilleggstjenester −1 200,00 kr',
    'Til utbetaling 10 800,00 kr',
    'Leveringsperiode januar 2027',
    'Grunnlag for 25 % mva. 960,00 kr',
    'Mva. 25 % 240,00 kr',
    'betalt 28.12.2026',
    'Tillatelse Eiendomsmeglingsforetak, oppdiktet nr. 1 Ansvarlig megler Berit Moe',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/Faktura nr\. \d+, januar 2027 KID [\d ]+ 12 000,00 kr/);
  expect(text).not.toContain('garanti');
});

test('a settlement can be fetched by its landlord and by staff, and by no one else', async () => {
  const { settlementFileId: fileId } = await latest();
  const fetched = (who: TestPerson) =>
    as(who, 'query ($fileId: ID!) { getFileDownloadUrl(queryData: { fileId: $fileId }) }', {
      fileId,
    });
  for (const who of [kari, agent])
    expect((await fetched(who)).data.getFileDownloadUrl).toContain('/files/documents');
  expect((await fetched(ingrid)).errors?.[0]?.extensions.code).toBe('files.not_found');
  const own = '{ getSettlements { total data { serialId amount settlementFileId } } }';
  expect((await as(kari, own)).data.getSettlements).toEqual({
    total: 1,
    data: [{ serialId: 1, amount: 10_800, settlementFileId: fileId }],
  });
  expect((await as(ingrid, own)).data.getSettlements).toEqual({ total: 0, data: [] });
});

test('a rejected payout is not reported as paid, and its settlement says so', async () => {
  await until('2027-02-10');
  const made = await order();
  await app.runner.run(SYSTEM, acceptPaymentReport, {
    bookId: null,
    brought: BY_NOBODY,
    report: {
      format: 'pain.002',
      messageId: 'ANSWER',
      originalMessageId: made.messageId,
      group: { status: 'RJCT', reasonCode: 'AC01', text: null },
      batches: [],
      transactions: [],
    },
  });
  await app.dispatcher.settle();
  await work();
  expect(await paidMails()).toEqual([]);
  const text = await paper(made._id, 1);
  // No rent of February had come in: the guarantee pays it.
  for (const expected of [
    'Avregning nr. 2',
    'Ikke utbetalt',
    'Dekket av utbetalingsgarantien 12 000,00 kr',
    'Beløpet er med i neste avregning',
  ])
    expect(text).toContain(expected);
  expect(text).toMatch(/Faktura nr\. \d+, februar 2027: garantert/);
  expect(text).not.toContain('Innbetalt husleie');
});

test('the next settlement includes what the bank did not pay', async () => {
  await until('2027-03-10');
  const made = await order();
  expect(made.amount).toBe(21_600);
  await debit(made);
  expect(await paidMails()).toHaveLength(1);
  const text = await paper(made._id, 1);
  expect(text).toContain('Tidligere utbetaling som ikke gikk gjennom Avregning nr. 2 10 800,00 kr');
  expect(text).toContain('Korreksjoner 10 800,00 kr');
});

test('the annual statement lists guaranteed rent, and agrees with the ledger before and after it is received', async () => {
  const statement = async () => {
    const response = await app.call({
      url: `/api/annual-statements/2027/statement.pdf?partnerId=${partnerId}`,
      headers: { authorization: `Bearer ${await newToken(app, kari)}` },
    });
    return poppler('pdftotext', response.rawPayload, '-layout').replaceAll(/\s+/g, ' ');
  };
  const before = await statement();
  expect(before).toContain('Foreløpig per 10.03.2027');
  expect(before).toContain('Kari Nordmann Kirkeveien 4 0363 Oslo');
  // January's rent came in before the year and was paid out in it.
  expect(before).toContain('Inngående saldo 12 000,00 kr');
  expect(before).toContain('Måned Fakturert Innbetalt Garantert Honorar');
  expect(before).toMatch(/februar [\d ]+,00 0,00 12 000,00 1 200,00 0,00/);
  expect(before).toContain('Utgående saldo 0,00 kr');
  expect(await statementErrors(app, { landlord: kari, partnerId })).toEqual([]);
  on('2027-03-20');
  await payRent(1);
  expect(await statement()).toMatch(/mars [\d ]+,00 12 000,00 0,00 1 200,00 21 600,00/);
  expect(await statementErrors(app, { landlord: kari, partnerId })).toEqual([]);
});

test('a settlement that can not be stored is retried until it is, however often that fails', async () => {
  const { _id: payoutId } = await latest();
  await app.database.session((session) =>
    session.query(
      `update settlement set document_id = null, attempts = 0, due_at = $2
       where payout_id = $1 and try = 1`,
      [payoutId, app.clock.now().toString()],
    ),
  );
  // A folder has the file's path.
  const place = join(app.config.VAR_DIR, 'files', 'documents', `settlement-${payoutId}-1.pdf`);
  rmSync(place);
  mkdirSync(place);
  const fileId = async () => (await latest()).settlementFileId;
  for (let day = 0; day < 10; day += 1) {
    await work();
    app.clock.set(app.clock.now().add({ hours: 24 }));
  }
  expect(await fileId()).toBeNull();
  rmdirSync(place);
  await work();
  expect(await fileId()).not.toBeNull();
});
