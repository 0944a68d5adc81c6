import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fromBufferPromise } from 'yauzl';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  STANDARD_ACCOUNT_NUMBERS,
  STANDARD_TAX_CODE_NUMBERS,
} from '@husvaer/domain/accounting/standard-accounts';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { bankData, SAFT, schemaErrors } from '../../../../testing/schemas.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createLogger } from '../../../platform/log.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import {
  bookEntries,
  closeBooks,
  findJournal,
  lockPeriods,
  type Book,
} from '../../ledger/public.ts';
import { createReader, type Reader, type Work } from '../../../platform/work.ts';
import type { VoucherDocument } from '../documents/store.ts';
import { readFacts } from './facts.ts';
import { createSaftWorker } from './saft-worker.ts';
import { writeSaftFile } from './write-saft-file.ts';
import { writeSaft } from './write-saft.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let silje: TestPerson;
let leaseId: string;

const NAME = 'Ærø & Sønn <AS> “Œ”';
const on = (day: string) => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  silje = await addPerson(app, {
    email: 'silje@x.no',
    name: 'Silje Agent',
    grants: [{ role: 'agent', partnerId }],
  });
  const landlord = await addPerson(app, { email: 'eier@x.no', name: 'Eva Eier' });
  const tenant = await addPerson(app, { email: 'kari@x.no', name: NAME });
  on('2026-12-15');
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord,
    tenants: [tenant],
    startsOn: '2027-01-01',
  });
  on('2026-12-20');
  await app.jobs.perform('billing.issue_invoices');
  await settle();
  on('2027-02-01');
  await bookOne('2027-01-05', [
    ...transferLines(80_001n, { debit: 'landlord_payable', credit: 'commission_income', leaseId }),
    ...transferLines(20_000n, { debit: 'landlord_payable', credit: 'vat_payable', leaseId }),
  ]);
  await bookOne(
    '2027-01-31',
    transferLines(4_50n, { debit: 'bank_charges', credit: 'client_account' }),
  );
  await bookOne(
    '2027-02-01',
    transferLines(1_00n, { debit: 'bank_charges', credit: 'client_account' }),
  );
});
afterAll(() => app.close());

async function settle() {
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
}
const bookOne = (dated: string, lines: ReturnType<typeof transferLines>) =>
  app.runner.run(SYSTEM, bookEntries, [
    { bookId: book.id, key: `test:${randomUUID()}`, kind: 'commission', dated, lines },
  ]);

async function closeUntil(work: Work, until: string) {
  await lockPeriods(work.tx, book.id);
  await closeBooks(work, book.id, until);
}

const JANUARY = { from: '2027-01-01', to: '2027-01-31' };
const ORDER = `mutation ($inputData: OrderSaftExportInputData!) { orderSaftExport(inputData: $inputData) { _id state } }`;
const SET = `mutation ($inputData: SetSaftAccountsInputData!) {
  setSaftAccounts(inputData: $inputData) { account standardAccount taxCode } }`;
const act = async (query: string, input: object) =>
  app.api(query, { inputData: { partnerId, ...input } }, await newToken(app, silje));
const look = async (fields: string) =>
  (await app.api(`query ($id: ID!) { ${fields} }`, { id: partnerId }, await newToken(app, silje)))
    .data;
const latest = async () =>
  (
    await look(
      'getSaftExports(queryData: { partnerId: $id }) { _id state problem entries debit orderedBy }',
    )
  ).getSaftExports[0];
const download = async (id: string) =>
  app.call({
    url: `/api/money/${partnerId}/saft/${id}`,
    headers: { authorization: `Bearer ${await newToken(app, silje)}` },
  });

/** Orders an export, lets it be made and downloads its XML. */
async function exported(period: object): Promise<string> {
  const { data } = await act(ORDER, period);
  await settle();
  const { rawPayload, statusCode } = await download(data.orderSaftExport._id);
  expect(statusCode).toBe(200);
  return unzip(rawPayload);
}

async function unzip(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: false, autoClose: false });
  const names: string[] = [];
  let text = '';
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    text = Buffer.concat(parts).toString('utf8');
  }
  expect(names).toEqual([
    expect.stringMatching(/^SAF-T Financial_974760673_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xml$/),
  ]);
  return text;
}

const SPACE = { s: 'urn:StandardAuditFile-Taxation-Financial:NO' };
const øre = (text: string) => BigInt(Math.round(Number(text) * 100));

/** What a file says, read by itself: sums from its lines, apart from the sums that it states. */
function readSaft(xml: string) {
  using document = XmlDocument.fromString(xml);
  const found = (path: string, from: XmlElement = document.root) =>
    from.find(path, SPACE) as XmlElement[];
  const textOf = (path: string, from?: XmlElement) => found(path, from)[0]?.content ?? null;
  const signed = (of: XmlElement, debit: string, credit: string) =>
    øre(textOf(debit, of) ?? '0') - øre(textOf(credit, of) ?? '0');
  const accounts = new Map(
    found('//s:Account').map((of) => [
      textOf('s:AccountID', of)!,
      {
        opening: signed(of, 's:OpeningDebitBalance', 's:OpeningCreditBalance'),
        closing: signed(of, 's:ClosingDebitBalance', 's:ClosingCreditBalance'),
        group: textOf('s:GroupingCode', of),
      },
    ]),
  );
  const lines = found('//s:Line').map((of) => ({
    account: textOf('s:AccountID', of)!,
    amount: signed(of, 's:DebitAmount/s:Amount', 's:CreditAmount/s:Amount'),
    customer: textOf('s:CustomerID', of),
    supplier: textOf('s:SupplierID', of),
    tax: textOf('s:TaxInformation/s:TaxCode', of),
    taxBase: textOf('s:TaxInformation/s:TaxBase', of),
    taxAmount: textOf('s:TaxInformation/s:CreditTaxAmount/s:Amount', of),
    source: textOf('s:SourceDocumentID', of),
    reference: textOf('s:ReferenceNumber', of),
  }));
  return {
    accounts,
    lines,
    transactions: found('//s:Transaction').map((of) => textOf('s:TransactionID', of)),
    days: found('//s:Transaction').map((of) => [
      textOf('s:TransactionDate', of),
      textOf('s:GLPostingDate', of),
      textOf('s:SystemEntryDate', of),
    ]),
    stated: {
      entries: Number(textOf('//s:NumberOfEntries')),
      debit: øre(textOf('//s:TotalDebit')!),
      credit: øre(textOf('//s:TotalCredit')!),
    },
    customers: found('//s:Customer').map((of) => ({
      id: textOf('s:CustomerID', of),
      name: textOf('s:Name', of),
      closing: signed(of, './/s:ClosingDebitBalance', './/s:ClosingCreditBalance'),
    })),
    suppliers: found('//s:Supplier').map((of) => ({
      id: textOf('s:SupplierID', of),
      name: textOf('s:Name', of),
      closing: signed(of, './/s:ClosingDebitBalance', './/s:ClosingCreditBalance'),
    })),
  };
}

/** The sums of a file agree with one another and with the balances of the books at the end of a day. */
async function expectToAgree(xml: string, day: string) {
  const { accounts, lines, stated, transactions, customers, suppliers } = readSaft(xml);
  const sum = (some: { amount: bigint }[]) => some.reduce((all, { amount }) => all + amount, 0n);
  expect(stated.debit).toBe(sum(lines.filter(({ amount }) => amount > 0n)));
  expect(stated.credit).toBe(-sum(lines.filter(({ amount }) => amount < 0n)));
  expect(stated.debit).toBe(stated.credit);
  expect(stated.entries).toBe(transactions.length);
  const { data } = await app.api(
    `query ($id: ID!, $on: String!) { getLedgerBalances(queryData: { partnerId: $id, on: $on }) { account amount } }`,
    { id: partnerId, on: day },
    await newToken(app, silje),
  );
  const balances = new Map<string, bigint>(
    data.getLedgerBalances.map(({ account, amount }: any) => [account, øre(String(amount))]),
  );
  for (const [account, { opening, closing }] of accounts) {
    expect(closing, account).toBe(balances.get(account) ?? 0n);
    expect(closing, account).toBe(opening + sum(lines.filter((line) => line.account === account)));
  }
  expect([...accounts.values()].reduce((total, { opening }) => total + opening, 0n)).toBe(0n);
  const closing = (all: { closing: bigint }[]) =>
    all.reduce((total, one) => total + one.closing, 0n);
  expect(closing(customers)).toBe(accounts.get('tenant_receivable')!.closing);
  expect(closing(suppliers)).toBe(accounts.get('landlord_payable')!.closing);
}

describe('an export', () => {
  test('is valid by the schema', { tags: ['real-files'] }, async () => {
    for (const period of [JANUARY, { from: '2026-12-01', to: '2026-12-31' }])
      expect(schemaErrors(SAFT, await exported(period))).toBe('');
  });

  test('agrees with the journal and the balances to the øre', async () => {
    const xml = await exported(JANUARY);
    await expectToAgree(xml, JANUARY.to);
    const { transactions, customers, suppliers, lines } = readSaft(xml);
    expect(transactions).toEqual(['2027-1', '2027-2']);
    expect(customers).toEqual([
      { id: expect.stringMatching(/^\d+-1$/), name: NAME, closing: 1_200_000n },
    ]);
    expect(suppliers).toEqual([{ id: customers[0]!.id, name: 'Eva Eier', closing: -1_099_999n }]);
    expect(lines.find(({ account }) => account === 'landlord_payable')!.supplier).toBe(
      suppliers[0]!.id,
    );
    expect(lines.find(({ account }) => account === 'commission_income')).toMatchObject({
      amount: -80_001n,
      tax: '3',
      taxBase: '800.01',
      taxAmount: '200.00',
    });
    expect(await latest()).toMatchObject({
      state: 'made',
      problem: null,
      entries: 2,
      debit: 1004.51,
      orderedBy: 'Silje Agent',
    });
    await expectToAgree(await exported({ from: '2027-01-01', to: '2027-12-31' }), '2027-12-31');
  });

  test('begins a year without income, which is earnings of the years before', async () => {
    const opening = (xml: string, account: string) => readSaft(xml).accounts.get(account)!.opening;
    const february = await exported({ from: '2027-02-01', to: '2027-02-28' });
    expect(opening(february, 'commission_income')).toBe(-80_001n);
    expect(opening(february, 'retained_earnings')).toBe(0n);
    const next = await exported({ from: '2028-01-01', to: '2028-12-31' });
    expect(opening(next, 'commission_income')).toBe(0n);
    expect(opening(next, 'retained_earnings')).toBe(-80_001n);
    expect(opening(next, 'bank_charges')).toBe(5_50n);
    await expectToAgree(next, '2028-12-31');
  });

  test('has the true day of what came when its period was closed', async () => {
    on('2027-04-20');
    await app.runner.run(SYSTEM, closeUntil, '2027-03-31');
    await bookOne(
      '2027-03-30',
      transferLines(3_00n, { debit: 'bank_charges', credit: 'client_account' }),
    );
    const april = await exported({ from: '2027-04-01', to: '2027-04-30' });
    expect(readSaft(april).days).toEqual([['2027-03-30', '2027-04-01', '2027-04-20']]);
    await app.database.session(({ exec }) => exec('delete from closed_period'));
  });

  test('names the documents of its lines, each series by its own name', async () => {
    const xml = await exported({ from: '2026-12-01', to: '2026-12-31' });
    expect(readSaft(xml).lines[0]).toMatchObject({ source: 'Faktura 1', reference: '1' });
    const facts = await app.runner.read(SYSTEM, readFacts, {
      bookId: book.id,
      orderedById: null,
      from: '2026-12-01',
      to: '2026-12-31',
    });
    const [entry] = await app.runner.read(
      SYSTEM,
      ({ tx }) => findJournal(tx, facts.filter, { after: null, limit: 1 }),
      undefined,
    );
    const [id, fileId] = [randomUUID(), randomUUID()];
    const none = {
      number: null,
      fileId: null,
      bankFileId: null,
      name: null,
      leaseId: null,
      lineId: null,
      payoutId: null,
      refundId: null,
      reason: null,
      agreedByName: null,
    };
    const sourceOf = async (key: string, document: VoucherDocument) => {
      const entries = (async function* () {
        yield [{ ...entry!, key, document }];
      })();
      const { source, reference } = readSaft(
        (await Array.fromAsync(writeSaft(facts, entries))).join(''),
      ).lines[0]!;
      return [source, reference];
    };
    const bare = (uuid: string) => uuid.replaceAll('-', '');
    const payout = { ...none, kind: 'payout', number: 1 } as const;
    expect(await sourceOf(`payout:${id}:ordered:1`, payout)).toEqual(['Utbetaling 1', '1']);
    const line = { ...none, kind: 'bank_line', number: 7, bankFileId: fileId } as const;
    expect(await sourceOf(`bank:${id}`, line)).toEqual([bare(fileId), '7']);
    for (const kind of ['letter', 'refund'] as const)
      expect(await sourceOf(`${kind}:${id}:x`, { ...none, kind })).toEqual([bare(id), null]);
  });

  test('that ends its process each time is given up', async () => {
    const { data } = await act(ORDER, JANUARY);
    await app.database.session(({ query }) =>
      query('update saft_export set attempts = 5 where id = $1', [data.orderSaftExport._id]),
    );
    await settle();
    expect(await latest()).toMatchObject({ state: 'failed', problem: 'failed' });
  });

  test('whose own process dies fails alone: nothing is left of it, and the next try makes it', async () => {
    const { data } = await act(ORDER, JANUARY);
    const id = data.orderSaftExport._id as string;
    const engine = { kind: 'postgres', url: 'postgres://127.0.0.1:9/none' } as const;
    const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
    await createSaftWorker({ ...app, log, database: { ...app.database, engine } }).runDue();
    expect(await latest()).toMatchObject({ _id: id, state: 'waiting' });
    expect((await readdir(tmpdir())).filter((name) => name.includes(id))).toEqual([]);
    app.clock.set(app.clock.now().add({ minutes: 1 }));
    await settle();
    expect(await latest()).toMatchObject({ _id: id, state: 'made' });
  });

  test('has nothing that is booked while it is written', async () => {
    const period = { from: '2027-03-01', to: '2027-03-31' };
    const charge = () =>
      bookOne(
        '2027-03-02',
        transferLines(7_00n, { debit: 'bank_charges', credit: 'client_account' }),
      );
    await charge();
    const facts = await app.runner.read(SYSTEM, readFacts, {
      bookId: book.id,
      orderedById: silje.id,
      ...period,
    });
    await charge();
    expect(facts).toMatchObject({ entries: 1, debit: 700n });
    const entries = await app.runner.read(
      SYSTEM,
      ({ tx }) => findJournal(tx, facts.filter, { after: null, limit: 10 }),
      undefined,
    );
    expect(entries).toHaveLength(1);
    const later = await app.runner.read(SYSTEM, readFacts, {
      bookId: book.id,
      orderedById: null,
      ...period,
    });
    expect(later).toMatchObject({ entries: 2, debit: 1400n });
  });

  test('is one moment of the books, although entries are booked between all its reads', async () => {
    const ofCharge = (dated: string) => ({
      bookId: book.id,
      key: `test:${randomUUID()}`,
      kind: 'commission' as const,
      dated,
      lines: transferLines(3_00n, { debit: 'bank_charges', credit: 'client_account' }),
    });
    const period = { from: '2027-05-01', to: '2027-05-31' };
    // More than one part of the entries.
    const many = Array.from({ length: 1200 }, () => ofCharge('2027-05-02'));
    await app.runner.run(SYSTEM, bookEntries, many);
    const before = await app.runner.read(SYSTEM, readFacts, {
      bookId: book.id,
      orderedById: null,
      ...period,
    });
    let reads = 0;
    const reader = createReader(app.database, app.clock);
    const read: Reader = async (...call) => {
      const answer = await reader(...call);
      reads += 1;
      // Before the period, within it, and in a year that had no entries.
      await app.runner.run(
        SYSTEM,
        bookEntries,
        ['2027-04-30', '2027-05-01', '2027-05-31', '2028-01-01'].map(ofCharge),
      );
      return answer;
    };
    const path = join(tmpdir(), randomUUID());
    const claimed = {
      id: randomUUID(),
      bookId: book.id,
      ...period,
      orderedById: null,
      attempts: 1,
    };
    await writeSaftFile(read, { claimed, path, at: app.clock.now().toString() });
    expect(reads).toBe(3);
    const xml = await unzip(await readFile(path));
    await rm(path);
    const { accounts, lines, stated, transactions } = readSaft(xml);
    expect(stated).toEqual({ entries: 1200, debit: 3600_00n, credit: 3600_00n });
    expect(new Set(transactions).size).toBe(1200);
    for (const { account, opening } of before.accounts) {
      const sum = lines.reduce(
        (all, line) => (line.account === account ? all + line.amount : all),
        0n,
      );
      expect(accounts.get(account), account).toMatchObject({ opening, closing: opening + sum });
    }
  });

  test('of a period without entries is valid too', { tags: ['real-files'] }, async () => {
    const { id: bookId } = await openBook(app, await addPartner(app, 'tom', 'Tom'), {
      clientAccount: '99991042764',
    });
    const facts = await app.runner.read(SYSTEM, readFacts, {
      bookId,
      orderedById: null,
      ...JANUARY,
    });
    let xml = '';
    for await (const part of writeSaft(facts, (async function* () {})())) xml += part;
    expect(schemaErrors(SAFT, xml)).toBe('');
  });

  test('is made one at a time', async () => {
    await act(ORDER, JANUARY);
    const { errors } = await act(ORDER, JANUARY);
    expect(errors![0]!.extensions.code).toBe('accounting.export_waits');
    await settle();
  });

  test.each([
    [{ from: '2027-02-01', to: '2027-01-01' }, 'inputData.to'],
    [{ from: '2027-02-30', to: '2027-03-01' }, 'inputData.from'],
    [{ from: '2004-12-31', to: '2027-03-01' }, 'inputData.from'],
  ])('of %o is refused', async (period, path) => {
    const { status, errors } = await act(ORDER, period);
    expect(status).toBe(400);
    expect(errors![0]!.extensions.params.fields[0].path).toBe(path);
  });

  test('is logged when it is downloaded, and only its own books have it', async () => {
    const { _id } = await latest();
    const actions = () =>
      app.database.session(({ query }) =>
        query<{ who: string; whom: string }>(
          `select who, whom from staff_action where what = 'accounting.read_saft'`,
        ),
      );
    const before = await actions();
    expect((await download(_id)).statusCode).toBe(200);
    const after = await actions();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)!.whom).toContain(_id);
    expect((await download(randomUUID())).statusCode).toBe(404);
  });
});

describe('the mapping', () => {
  test('has codes of the official lists only', { tags: ['real-files'] }, () => {
    const codes = (file: string) =>
      new Set(
        bankData(`saft/${file}.csv`)
          .toString('utf8')
          .split('\n')
          .map((line) => line.split(';')[0]),
      );
    for (const number of STANDARD_ACCOUNT_NUMBERS)
      expect(codes('standard_accounts_4')).toContain(number);
    for (const code of STANDARD_TAX_CODE_NUMBERS)
      expect(codes('standard_tax_codes')).toContain(code);
  });

  test('can be changed by the agency, and the next export has it', async () => {
    const all = (
      await look(
        'getSaftAccounts(queryData: { partnerId: $id }) { account standardAccount taxCode }',
      )
    ).getSaftAccounts;
    const accounts = all.map((one: any) =>
      one.account === 'losses' ? { ...one, standardAccount: '7860' } : one,
    );
    expect((await act(SET, { accounts })).data.setSaftAccounts).toContainEqual({
      account: 'losses',
      standardAccount: '7860',
      taxCode: null,
    });
    expect(readSaft(await exported(JANUARY)).accounts.get('losses')!.group).toBe('7860');
    const { getSettingChanges } = await look(
      'getSettingChanges(queryData: { partnerId: $id }) { what was became }',
    );
    expect(getSettingChanges[0]).toMatchObject({ what: 'saft_accounts' });
  });

  test('that lacks an account is refused with its name', async () => {
    const { getSaftAccounts: all } = await look(
      'getSaftAccounts(queryData: { partnerId: $id }) { account standardAccount taxCode }',
    );
    await act(SET, { accounts: all.filter(({ account }: any) => account !== 'suspense') });
    const { errors } = await act(ORDER, JANUARY);
    expect(errors![0]!.extensions).toMatchObject({
      code: 'accounting.unmapped',
      params: { accounts: ['suspense'] },
    });
    await act(SET, { accounts: all });
  });

  test('with an account that loses its mapping after the order is given up, with the reason', async () => {
    const { getSaftAccounts: all } = await look(
      'getSaftAccounts(queryData: { partnerId: $id }) { account standardAccount taxCode }',
    );
    await act(ORDER, JANUARY);
    await act(SET, { accounts: all.slice(1) });
    await settle();
    expect(await latest()).toMatchObject({ state: 'failed', problem: 'unmapped' });
    await act(SET, { accounts: all });
  });

  test('with an unknown account is refused', async () => {
    const { status } = await act(SET, {
      accounts: [{ account: 'slush_fund', standardAccount: '1920' }],
    });
    expect(status).toBe(400);
  });
});
