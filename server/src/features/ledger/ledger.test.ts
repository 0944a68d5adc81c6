import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { LedgerEntry } from '@husvaer/domain/ledger/entry';
import { transferLines, reversalLines } from '@husvaer/domain/ledger/entry';

import { BOOK_TERMS, openBook } from '../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { commands } from './commands.ts';
import { bookEntries, findBalances, findBalancesOfLeases, type Book } from './public.ts';
import { auditLedger } from './use-cases/audit-ledger.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let silje: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const fjord = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  const agent = (email: string, of: string) =>
    addPerson(app, { email, name: 'Silje Bakken', grants: [{ role: 'agent', partnerId: of }] });
  silje = await agent('silje@x.no', partnerId);
  other = await agent('other@x.no', fjord);
  book = await openBook(app, partnerId);
});
afterAll(() => app.close());

const bookAll = (entries: readonly LedgerEntry[]) => app.runner.run(SYSTEM, bookEntries, entries);
const balances = (input: { leaseId?: string; on?: string } = {}) =>
  app.runner.read(SYSTEM, ({ tx }) => findBalances(tx, { bookId: book.id, ...input }), undefined);
const audit = () => app.runner.read(SYSTEM, auditLedger, undefined);
const query = (text: string) => app.database.session((session) => session.exec(text));

const payment = (
  input: Partial<LedgerEntry> & { leaseId?: string; amount?: bigint } = {},
): LedgerEntry => {
  const { leaseId = randomUUID(), amount = 100n, ...entry } = input;
  return {
    bookId: book.id,
    key: `payment:${randomUUID()}`,
    kind: 'payment',
    dated: '2026-11-20',
    lines: transferLines(amount, { debit: 'client_account', credit: 'tenant_receivable', leaseId }),
    ...entry,
  };
};

describe('booking', () => {
  test('an entry is on its accounts, by lease, from its day on', async () => {
    const leaseId = randomUUID();
    await bookAll([
      payment({ leaseId, amount: 1_200_000n, dated: '2026-11-03' }),
      payment({ leaseId, amount: 50n, dated: '2026-11-05' }),
    ]);
    const of = (on?: string) => balances({ leaseId, ...(on && { on }) });
    expect(await of()).toEqual(
      new Map([
        ['client_account', 1_200_050n],
        ['tenant_receivable', -1_200_050n],
      ]),
    );
    expect((await of('2026-11-04')).get('client_account')).toBe(1_200_000n);
    expect((await of('2026-11-02')).size).toBe(0);
    const byLease = await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalancesOfLeases(tx, { bookId: book.id, account: 'tenant_receivable' }),
      undefined,
    );
    expect(byLease.get(leaseId)).toBe(-1_200_050n);
  });

  test('a repeated entry is left alone, and refused when it is different', async () => {
    const entry = payment({ amount: 700n });
    const before = await balances();
    await Promise.all([bookAll([entry]), bookAll([entry])]);
    await bookAll([entry, payment({ amount: 1n })]);
    const after = await balances();
    expect(after.get('client_account')! - (before.get('client_account') ?? 0n)).toBe(701n);
    const changed = { ...entry, lines: payment({ amount: 800n }).lines };
    await expect(bookAll([payment(), changed])).rejects.toThrow('booked with other content');
    expect(await balances()).toEqual(after);
  });

  test('an entry that does not sum to zero is refused before the database and by it', async () => {
    const [debit] = payment().lines;
    await expect(bookAll([payment({ lines: [debit!] })])).rejects.toThrow('come to zero');
    await expect(bookAll([payment({ lines: [] })])).rejects.toThrow('come to zero');
    const id = randomUUID();
    await expect(
      query(`insert into ledger_entry values ('${id}', '${book.id}', 'x', 'x', '2026-01-01', now());
        insert into ledger_line values ('${id}', 0, 'suspense', null, 5), ('${id}', 1, 'losses', null, -4)`),
    ).rejects.toThrow('do not come to zero');
    expect(await audit()).toEqual([]);
  });

  test.each([
    "update ledger_entry set dated = '2020-01-01'",
    'delete from ledger_entry',
    'update ledger_line set amount = 1',
    'delete from ledger_line',
    'truncate ledger_line',
    'truncate ledger_entry, ledger_line, voucher',
    "update setting_change set what = 'x'",
    'delete from setting_change',
  ])('the database refuses: %s', async (statement) => {
    await expect(query(statement)).rejects.toThrow(/not changed|stays known/);
  });

  test('any entries, in any order and parts, have the same sum', async () => {
    const entry = fc.record({
      amount: fc.bigInt({ min: 1n, max: 10n ** 14n }),
      isReversed: fc.boolean(),
      lease: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), fc.integer(), async (input, cut) => {
        const leases = Array.from({ length: 4 }, () => randomUUID());
        const entries = input.map(({ amount, isReversed, lease }) => {
          const plain = payment({ amount, leaseId: leases[lease]! });
          return isReversed ? { ...plain, lines: reversalLines(plain.lines) } : plain;
        });
        const turned = entries.toReversed();
        const at = entries.length === 0 ? 0 : Math.abs(cut) % entries.length;
        await bookAll(turned.slice(at));
        await bookAll(turned);
        for (const [index, leaseId] of leases.entries()) {
          const expected = input
            .filter(({ lease }) => lease === index)
            .reduce((sum, { amount, isReversed }) => sum + (isReversed ? -amount : amount), 0n);
          const found = await balances({ leaseId });
          expect(found.get('client_account') ?? 0n).toBe(expected);
          expect(found.get('tenant_receivable') ?? 0n).toBe(-expected);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('an agency’s books', () => {
  const SET = `mutation ($inputData: SetLedgerBookInputData!) {
    setLedgerBook(inputData: $inputData) { name clientAccount kidSource } }`;
  const CHANGES = `query ($partnerId: ID!) { getSettingChanges(queryData: { partnerId: $partnerId }) {
    byName what was became } }`;
  const set = (input: object, who = silje) =>
    app.api(
      SET,
      { inputData: { ...BOOK_TERMS, partnerId, kidSource: 'ocr', ...input } },
      who.tokens.accessToken,
    );

  test('are set by its agents; each change is recorded', async () => {
    const { data } = await set({ clientAccount: '1234.56.78903', name: ' Nordbolig  Utleie ' });
    expect(data.setLedgerBook).toEqual({
      name: 'Nordbolig Utleie',
      // Another account waits for another person.
      clientAccount: BOOK_TERMS.clientAccount,
      kidSource: 'ocr',
    });
    await set({ clientAccount: '12345678903', name: 'Nordbolig Utleie' });
    await app.database.session((session) =>
      session.exec(`insert into client_account (account, book_id, bic, since, given_up_at)
        select '12345678903', book_id, bic, since, now() from client_account`),
    );
    const changes = await app.api(CHANGES, { partnerId }, silje.tokens.accessToken);
    const [asked, last, first] = changes.data.getSettingChanges;
    expect(changes.data.getSettingChanges).toHaveLength(3);
    expect(first).toMatchObject({ byName: null, what: 'book', was: null });
    expect(last.byName).toBe('Silje Bakken');
    expect(JSON.parse(last.became).name).toBe('Nordbolig Utleie');
    expect(asked.what).toBe('client_account_asked');
    expect(JSON.parse(asked.was).clientAccount).toBe(BOOK_TERMS.clientAccount);
    expect(JSON.parse(asked.became).clientAccount).toBe('12345678903');
  });

  test('another agency’s account is refused, also one that it no longer uses', async () => {
    await app.database.session((session) =>
      session.query('update client_account set proved_at = now()'),
    );
    const fjord = (await app.api('{ myProfile { _id } }', {}, other.tokens.accessToken)) && other;
    const [row] = await app.database.session((session) =>
      session.query<{ id: string }>("select id from partner where sub_domain = 'fjordutleie'"),
    );
    for (const clientAccount of ['12345678903', BOOK_TERMS.clientAccount]) {
      const { errors } = await set({ partnerId: row!.id, clientAccount }, fjord);
      expect(errors?.[0]?.message).toBe('This configuration already exists');
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'ledger.already_configured',
        params: { field: 'clientAccount' },
      });
    }
  });

  test.each([
    ['clientAccount', '98765432109'],
    ['clientAccount', '00000000000'],
    ['clientAccount', 'NO93'],
    ['orgNumber', '123456789'],
    ['bic', 'DNB'],
    ['email', 'nobody'],
  ])('%s is no %s', async (field, value) => {
    const { errors } = await set({ [field]: value });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'request.invalid',
      params: { fields: [{ path: `inputData.${field}`, reason: 'wrong_format' }] },
    });
  });

  test('are hidden from other users', async () => {
    const read =
      'query ($partnerId: ID!) { getLedgerBook(queryData: { partnerId: $partnerId }) { name } }';
    const answer = await app.api(read, { partnerId }, other.tokens.accessToken);
    expect(answer.errors?.[0]?.extensions.code).toBe('ledger.not_found');
  });

  test('balances and entries of a lease are readable by its agents', async () => {
    const contractId = randomUUID();
    await bookAll([payment({ leaseId: contractId, amount: 123_456n })]);
    const { data } = await app.api(
      `query ($partnerId: ID!, $contractId: ID!) {
        getLedgerBalances(queryData: { partnerId: $partnerId, contractId: $contractId, on: "2026-11-20" }) { account amount }
        getLedgerEntries(queryData: { partnerId: $partnerId, contractId: $contractId }) { kind dated lines { account contractId amount } }
      }`,
      { partnerId, contractId },
      silje.tokens.accessToken,
    );
    expect(data.getLedgerBalances).toContainEqual({ account: 'client_account', amount: 1234.56 });
    expect(data.getLedgerEntries).toEqual([
      {
        kind: 'payment',
        dated: '2026-11-20',
        lines: [
          { account: 'client_account', contractId, amount: 1234.56 },
          { account: 'tenant_receivable', contractId, amount: -1234.56 },
        ],
      },
    ]);
  });
});

test('the operator’s own books are opened from a terminal', async () => {
  const lines: string[] = [];
  const run = (name: string, ...args: string[]) =>
    commands
      .find((command) => command.name === `ledger ${name}`)!
      .run({
        args,
        runner: app.runner,
        audits: [{ name: 'ledger', audit: auditLedger }],
        check: () => Promise.resolve([]),
        sealed: [],
        print: (line) => void lines.push(line),
      });
  const terms = ['--name', 'Husvær AS', '--org-number', '889640782', '--address', 'Torget 1, Oslo'];
  const bank = ['--email', 'post@husvaer.no', '--bic', 'DNBANOKK', '--client-account'];
  await expect(run('set-book', 'nordbolig', '--operator')).rejects.toThrow('set-book');
  await expect(run('set-book', '--operator', ...terms, ...bank, '1')).rejects.toMatchObject({
    params: { fields: [{ path: 'clientAccount' }] },
  });
  expect(await run('set-book', '--operator', ...terms, ...bank, '99991042764')).toBe(0);
  expect(await run('books')).toBe(0);
  expect(lines.join('\n')).toContain('the operator  99991042764  Husvær AS');
  expect(await run('check')).toBe(0);
  expect(lines.at(-1)).toBe('Everything agrees.');
});
