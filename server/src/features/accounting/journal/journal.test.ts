import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ocrFile } from '../../../../testing/bank-files.ts';
import { uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { shownCsv } from '../../../../testing/shown-csv.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { transferLines } from '@husvaer/domain/ledger/entry';
import { bookEntries, type Book } from '../../ledger/public.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { readJournal, asOfNow } from '../exports/read-all.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let silje: TestPerson;
let kari: TestPerson;
let ola: TestPerson;
/** Kari's lease is paid, Ola's is not. */
let leaseIds: string[];

const RENT = 12_000;
const on = (day: string) => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
  const landlord = await addPerson(app, { email: 'eier@x.no', name: 'Eva Eier' });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola Hansen' });
  on('2026-12-15');
  leaseIds = [];
  for (const tenant of [kari, ola])
    leaseIds.push(
      await addSignedLease(app, {
        partnerId,
        landlord,
        tenants: [tenant],
        startsOn: '2027-01-01',
      }),
    );
  on('2026-12-20');
  await app.jobs.perform('billing.issue_invoices');
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
  const [invoice] = await app.database.session((session) =>
    session.query<{ kid: string }>('select kid from invoice where lease_id = $1', [leaseIds[0]]),
  );
  on('2027-01-04');
  const bytes = ocrFile({
    account: book.clientAccount,
    payments: [{ kid: invoice!.kid, amount: BigInt(RENT) * 100n, paidOn: '2027-01-02' }],
    number: 1,
  });
  const accessToken = await newToken(app, silje);
  const who = { ...silje, tokens: { ...silje.tokens, accessToken } };
  expect((await uploadBankFile(app, { partnerId, bytes, who })).status).toBe(200);
});
afterAll(() => app.close());

const JOURNAL = `query ($queryData: JournalQueryData!, $optionData: JournalOptionData) {
  getJournal(queryData: $queryData, optionData: $optionData) {
    next data { number dated kind lines { account amount contractId } leases { home }
      document { kind number fileId bankFileId name } } } }`;
const STATEMENT = `query ($queryData: AccountStatementQueryData!, $optionData: JournalOptionData) {
  getAccountStatement(queryData: $queryData, optionData: $optionData) {
    opening debit credit closing next data { number dated amount balance lease { contractId } document { kind } } } }`;
async function call(query: string, filter: object, page: object = {}, who = silje) {
  const accessToken = await newToken(app, who);
  return app.api(query, { queryData: { partnerId, ...filter }, optionData: page }, accessToken);
}
const journal = async (filter: object = {}, page: object = {}) =>
  (await call(JOURNAL, filter, page)).data.getJournal;
const statement = async (filter: object, page: object = {}) =>
  (await call(STATEMENT, filter, page)).data.getAccountStatement;
const numbersOf = async (filter: object) =>
  (await journal(filter)).data.map(({ dated, number }: any) => `${dated.slice(0, 4)}-${number}`);
const bookOne = (dated: string, amount = 100n) =>
  app.runner.run(SYSTEM, bookEntries, [
    {
      bookId: book.id,
      key: `test:${randomUUID()}`,
      kind: 'bank_charge',
      dated,
      lines: transferLines(amount, { debit: 'bank_charges', credit: 'client_account' }),
    },
  ]);

describe('the journal', () => {
  test('has each entry with its number, its lease and its document', async () => {
    const { data, next } = await journal();
    expect(next).toBeNull();
    expect(data.map(({ kind }: any) => kind)).toEqual(['invoice', 'invoice', 'payment']);
    const [invoice, , payment] = data;
    expect(invoice).toMatchObject({
      lines: [
        { account: 'tenant_receivable', amount: RENT, contractId: expect.any(String) },
        { account: 'landlord_payable', amount: -RENT },
      ],
      leases: [{ home: expect.stringMatching(/^Hjem /) }],
      document: { kind: 'invoice', number: 1, fileId: expect.any(String), bankFileId: null },
    });
    expect(payment).toMatchObject({
      dated: '2027-01-02',
      document: { kind: 'bank_line', number: 1, fileId: null, bankFileId: expect.any(String) },
    });
  });

  test('is filtered by period, account, lease and person', async () => {
    const all = await numbersOf({});
    expect(all).toHaveLength(3);
    expect(await numbersOf({ from: '2027-01-02' })).toEqual([all[2]]);
    expect(await numbersOf({ to: '2027-01-01' })).toEqual(all.slice(0, 2));
    expect(await numbersOf({ account: 'client_account' })).toEqual([all[2]]);
    expect(await numbersOf({ account: 'suspense' })).toEqual([]);
    expect(await numbersOf({ contractId: leaseIds[0] })).toHaveLength(2);
    expect(await numbersOf({ personId: ola.id })).toEqual(
      await numbersOf({ contractId: leaseIds[1] }),
    );
    expect(await numbersOf({ personId: ola.id, contractId: leaseIds[0] })).toEqual([]);
    expect(await numbersOf({ personId: silje.id })).toEqual([]);
  });

  test('is read in pages, each after the last number of the one before', async () => {
    const first = await journal({}, { limit: 2 });
    const second = await journal({}, { limit: 2, after: first.next });
    expect([...first.data, ...second.data]).toEqual((await journal()).data);
    expect(second.next).toBeNull();
  });

  test.each([
    [{ from: '2027-02-01', to: '2027-01-01' }, {}, 'queryData.to'],
    [{ from: '2027-02-30' }, {}, 'queryData.from'],
    [{}, { after: '2027-01-01' }, 'optionData.after'],
    [{}, { after: '2027-01-01.x' }, 'optionData.after'],
    [{}, { limit: 201 }, 'optionData.limit'],
  ])('refuses %o and %o', async (filter, page, path) => {
    const { status, errors } = await call(JOURNAL, filter, page);
    expect(status).toBe(400);
    expect(errors![0]!.extensions.params.fields[0].path).toBe(path);
  });

  test('names the people of a lease in the same books', async () => {
    const query = `query ($queryData: LedgerPeopleQueryData!) { getLedgerPeople(queryData: $queryData) { name } }`;
    const people = async (contractId: string | undefined) =>
      (await app.api(query, { queryData: { partnerId, contractId } }, await newToken(app, silje)))
        .data.getLedgerPeople;
    expect(await people(leaseIds[0])).toEqual([{ name: 'Eva Eier' }, { name: 'Kari Nordmann' }]);
    expect(await people(randomUUID())).toEqual([]);
  });

  test('names nobody of a lease whose rent is paid directly: it is in no books', async () => {
    await openBook(app, null, { clientAccount: '99991042764' });
    const grants = [{ role: 'bookkeeper', partnerId: null }] as const;
    const bookkeeper = await addPerson(app, { email: 'bok@x.no', grants: [...grants] });
    const landlord = await addPerson(app, { email: 'privat@x.no', name: 'Per Privat' });
    const direct = await addSignedLease(app, {
      partnerId: null,
      landlord,
      tenants: [kari],
      startsOn: '2027-03-01',
    });
    const query = `query ($id: ID!) { getLedgerPeople(queryData: { contractId: $id }) { name } }`;
    const { data } = await app.api(query, { id: direct }, await newToken(app, bookkeeper));
    expect(data.getLedgerPeople).toEqual([]);
  });
});

describe('an account statement', () => {
  test('has the balance before, after each line and at the end, on each page', async () => {
    const whole = await statement({ account: 'tenant_receivable' });
    expect(whole).toMatchObject({ opening: 0, debit: 2 * RENT, credit: RENT, closing: RENT });
    expect(whole.data.map(({ balance }: any) => balance)).toEqual([RENT, 2 * RENT, RENT]);
    const first = await statement({ account: 'tenant_receivable' }, { limit: 1 });
    const second = await statement(
      { account: 'tenant_receivable' },
      { limit: 2, after: first.next },
    );
    expect([...first.data, ...second.data]).toEqual(whole.data);
    const year = { account: 'tenant_receivable', from: '2027-01-01', to: '2027-12-31' };
    const { opening, closing } = await statement(year);
    const balances = await app.api(
      `query ($id: ID!) { getLedgerBalances(queryData: { partnerId: $id, on: "2027-12-31" }) { account amount } }`,
      { id: partnerId },
      await newToken(app, silje),
    );
    expect(balances.data.getLedgerBalances).toContainEqual({
      account: 'tenant_receivable',
      amount: closing,
    });
    expect(opening).toBe(whole.opening + 2 * RENT - (whole.debit - 2 * RENT));
  });

  test('of income begins each year at zero, and retained earnings have the years before', async () => {
    await app.runner.run(SYSTEM, bookEntries, [
      {
        bookId: book.id,
        key: `test:${randomUUID()}`,
        kind: 'commission',
        dated: '2029-12-31',
        lines: transferLines(800_00n, { debit: 'client_account', credit: 'commission_income' }),
      },
    ]);
    const in2030 = { from: '2030-01-01', to: '2030-01-31' };
    for (const [period, income, earnings] of [
      [{ from: '2029-12-31', to: '2029-12-31' }, { opening: 0, closing: -800 }, 0],
      [in2030, { opening: 0, closing: 0 }, -800],
    ] as const) {
      expect(await statement({ account: 'commission_income', ...period })).toMatchObject(income);
      expect(await statement({ account: 'retained_earnings', ...period })).toMatchObject({
        opening: earnings,
        closing: earnings,
        data: [],
      });
      const balances = await app.api(
        `query ($id: ID!, $on: String!) { getLedgerBalances(queryData: { partnerId: $id, on: $on }) { account amount } }`,
        { id: partnerId, on: period.to },
        await newToken(app, silje),
      );
      const of = (account: string) =>
        balances.data.getLedgerBalances.find((one: any) => one.account === account)?.amount ?? 0;
      expect(of('commission_income')).toBe(income.closing);
      expect(of('retained_earnings')).toBe(earnings);
    }
  });

  test('of a person is of their leases only', async () => {
    const theirs = await statement({ account: 'tenant_receivable', personId: kari.id });
    expect(theirs).toMatchObject({ debit: RENT, credit: RENT, closing: 0 });
  });

  test('of an unknown account is refused', async () => {
    const { status } = await call(STATEMENT, { account: 'slush_fund' });
    expect(status).toBe(400);
  });
});

describe('the files', () => {
  const file = async (path: string) =>
    app.call({
      url: `/api/money/${partnerId}/${path}`,
      headers: { authorization: `Bearer ${await newToken(app, silje)}` },
    });

  test('of the journal and of an account have every line', async () => {
    const rows = async (path: string) => {
      const { body, statusCode } = await file(path);
      expect(statusCode).toBe(200);
      return shownCsv(body).trimEnd().split('\r\n');
    };
    const lines = await rows('journal.csv?language=en&to=2027-01-02');
    expect(lines[0]).toBe(
      '\uFEFFVoucher;Date;Booked;Text;Account;Lease;Home;Document;Debit;Credit',
    );
    expect(lines).toHaveLength(7);
    expect(lines[1]).toMatch(
      /^2026-1;2026-12-15;2026-12-15;Invoice;Tenants owe;\d+-1;Hjem \d+;Invoice 1;12000,00;$/,
    );
    const account = await rows('account-statement.csv?account=client_account&to=2027-01-02');
    expect(account[1]).toMatch(/;Inngående saldo;.*;0,00$/);
    expect(account[2]).toMatch(/;Innbetaling;.*;12000,00;;12000,00$/);
    expect(account[3]).toMatch(/;Utgående saldo;.*;12000,00$/);
    expect((await file('journal.xlsx')).statusCode).toBe(200);
    expect((await file('journal.csv?from=2027-02-01&to=2027-01-01')).statusCode).toBe(400);
    expect((await file('account-statement.csv?account=slush_fund')).statusCode).toBe(400);
  });

  test('can be PDFs', { tags: ['poppler-utils'] }, async () => {
    const text = async (path: string) => {
      const { rawPayload, statusCode, headers } = await file(path);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      return poppler('pdftotext', rawPayload, '-layout');
    };
    const journal = await text('journal.pdf?language=no&to=2027-01-02');
    expect(journal).toContain('Bokføringsspesifikasjon');
    expect(journal).toMatch(/Sum\s+36\s000,00\s+36\s000,00/);
    const account = await text('account-statement.pdf?language=en&account=client_account');
    expect(account).toMatch(/Closing balance\s+/);
    expect(account).toContain('Client account');
  });

  test('are of one moment, although bookings go on while they are read', async () => {
    const agent = { kind: 'system' } as const;
    const read = <Input, Output>(
      useCase: (work: any, input: Input) => Promise<Output>,
      input: Input,
    ) => app.runner.read(agent, useCase, input);
    const all = { account: null, contractId: null, personId: null };
    const request = { partnerId, from: '2027-05-01', to: '2027-05-31', ...all };
    await bookOne('2027-05-02');
    const fixed = await asOfNow(read, request);
    await bookOne('2027-05-01');
    await bookOne('2027-05-03');
    const seen = [];
    for await (const part of readJournal(read, fixed)) seen.push(...part);
    expect(seen.map(({ dated }) => dated)).toEqual(['2027-05-02']);
  });
});
