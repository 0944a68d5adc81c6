import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addDays } from '@husvaer/domain/kernel/dates';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { camt053, type PaymentInFile } from '../../../../../testing/bank-files.ts';
import { receiveFromBank } from '../../../../../testing/banking.ts';
import { openBook } from '../../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { SYSTEM } from '../../../../platform/viewer.ts';
import {
  bookEntries,
  closeBooks,
  findBalances,
  lockPeriods,
  type Book,
} from '../../../ledger/public.ts';
import { auditBanking } from '../../use-cases/audit-banking.ts';
import { isAsInLedger } from '../audit.ts';

const ACCOUNTS = [
  '15032080208',
  '15032080216',
  '15032080224',
  '86011117947',
  '12345678903',
  '15032080119',
  '15032080127',
  '15032080135',
  '15032080143',
  '15032080518',
  '15032080526',
  '15032080534',
];

let app: TestApp;
let opened = 0;
let year = 2030;
let book: Book;
let partnerId: string;
let anne: TestPerson;
let siri: TestPerson;
let last: { closing: bigint; number: number };

beforeAll(async () => {
  app = await createTestApp();
  await openBook(app, null, { name: 'Husvær AS', clientAccount: '15200400043' });
});
beforeEach(async () => {
  opened += 1;
  last = { closing: 0n, number: 0 };
  on('2026-11-04');
  partnerId = await addPartner(app, `byra${opened}`, `Byrå ${opened}`);
  book = await openBook(app, partnerId, {
    name: `Byrå ${opened} AS`,
    kidSource: 'camt.054',
    clientAccount: ACCOUNTS[opened - 1]!,
  });
  const grants = [{ role: 'agent' as const, partnerId }];
  anne = await addPerson(app, { email: `anne${opened}@x.no`, name: 'Anne Agent', grants });
  siri = await addPerson(app, { email: `siri${opened}@x.no`, name: 'Siri Second', grants });
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T11:00:00Z`));
const paid = (amount: bigint, paidOn: string, bookedOn = paidOn): PaymentInFile => ({
  amount,
  paidOn,
  bookedOn,
  text: 'Husleie',
});
async function statement(closingOn: string, payments: PaymentInFile[] = []) {
  const { closing: opening, number } = last;
  const account = book.clientAccount;
  last = {
    closing: payments.reduce((sum, { amount }) => sum + amount, opening),
    number: number + 1,
  };
  await receiveFromBank(
    app,
    camt053({ id: randomUUID(), account, payments, closingOn, opening, number: number + 1 }),
  );
  await app.dispatcher.settle();
}
async function as(person: TestPerson, call: string, variables: Record<string, unknown>) {
  const { data, errors } = await app.api(call, variables, await newToken(app, person));
  return errors ? errors[0]!.extensions : data;
}
const FIELDS = `month closedUntil isClosable notSignable signedByName
  late { on amount text } accounts { ledger bank differences { kind from amount } }`;
const sign = (month: string) =>
  as(
    anne,
    `mutation ($id: ID!, $month: String!) {
      signBankReconciliation(inputData: { partnerId: $id, month: $month, note: "Sett." }) { ${FIELDS} } }`,
    { id: partnerId, month },
  );
const close = (month: string) =>
  as(
    anne,
    `mutation ($id: ID!, $month: String!) {
      closePeriod(inputData: { partnerId: $id, month: $month }) { ${FIELDS} } }`,
    { id: partnerId, month },
  );
const shown = async (month: string) =>
  (
    await as(
      anne,
      `query ($id: ID!, $month: String!) {
        getBankReconciliation(queryData: { partnerId: $id, month: $month }) { ${FIELDS} } }`,
      { id: partnerId, month },
    )
  ).getBankReconciliation;
const reopenings = async (person: TestPerson) =>
  (
    await as(
      person,
      `query ($id: ID!) { getReopenings(queryData: { partnerId: $id }) {
        _id bookName month closedUntil reason requestedByName mayAgree } }`,
      { id: partnerId },
    )
  ).getReopenings;
const request = (month: string, reason: string) =>
  as(
    anne,
    `mutation ($id: ID!, $month: String!, $reason: String!) {
      requestReopening(inputData: { partnerId: $id, month: $month, reason: $reason }) }`,
    { id: partnerId, month, reason },
  );
const agree = (
  person: TestPerson,
  { _id, closedUntil }: { _id: string; closedUntil: string | null },
) =>
  as(
    person,
    `mutation ($id: ID!, $until: String) {
      agreeToReopening(inputData: { reopeningId: $id, closedUntil: $until }) }`,
    { id: _id, until: closedUntil },
  );
const balance = async (day: string) =>
  (
    await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, on: day }),
      undefined,
    )
  ).get('client_account') ?? 0n;
const audit = async () =>
  (await app.runner.read(SYSTEM, auditBanking, undefined)).filter((sentence) =>
    sentence.includes(book.name),
  );
const entry = (dated: string, amount = 100n) => ({
  bookId: book.id,
  key: `test:${randomUUID()}`,
  kind: 'payment' as const,
  dated,
  lines: transferLines(amount, { debit: 'losses', credit: 'rounding' }),
});
const closeUntil = (until: string) =>
  app.runner.run(
    SYSTEM,
    async (work) => {
      await lockPeriods(work.tx, book.id);
      await closeBooks(work, book.id, until);
    },
    undefined,
  );
const rows = <Row>(text: string) =>
  app.database.session((session) => session.query<Row & Record<string, unknown>>(text, [book.id]));

describe('a signed month', () => {
  test('agrees with the ledger for ever: a payment that comes later counts in the next one', async () => {
    await statement('2026-11-02', [paid(100_000n, '2026-11-02')]);
    on('2026-12-01');
    await statement('2026-11-30');
    expect((await sign('2026-11')).signBankReconciliation).toMatchObject({
      closedUntil: '2026-11-30',
      accounts: [{ ledger: 1000, bank: 1000 }],
    });
    await statement('2026-12-01', [paid(70_000n, '2026-11-30', '2026-12-01')]);
    expect(await balance('2026-11-30')).toBe(100_000n);
    expect(await balance('2026-12-01')).toBe(170_000n);
    expect(await audit()).toEqual([]);
    on('2027-01-04');
    await statement('2026-12-31');
    expect((await sign('2026-12')).signBankReconciliation).toMatchObject({
      late: [{ on: '2026-11-30', amount: 700, text: 'Husleie' }],
      accounts: [{ ledger: 1700, bank: 1700, differences: [] }],
    });
    const journal = await as(
      anne,
      `query ($id: ID!) { getJournal(queryData: { partnerId: $id }) { data { dated occurredOn } }
        getAccountStatement(queryData: { partnerId: $id, account: client_account }) {
          data { dated occurredOn } } }`,
      { id: partnerId },
    );
    const days = [
      { dated: '2026-11-02', occurredOn: null },
      { dated: '2026-12-01', occurredOn: '2026-11-30' },
    ];
    expect(journal.getJournal.data).toEqual(days);
    expect(journal.getAccountStatement.data).toEqual(days);
  });

  test('is opened again by two people with a reason, and signed off again', async () => {
    on('2026-12-01');
    await statement('2026-11-30', [paid(100_000n, '2026-11-30')]);
    await sign('2026-11');
    await statement('2026-12-01', [paid(70_000n, '2026-11-29', '2026-12-01')]);
    expect(await request('2026-11', ' ')).toMatchObject({ code: 'request.invalid' });
    expect(await request('2026-12', 'Feil')).toMatchObject({
      code: 'banking.not_reopenable',
      params: { reason: 'not_closed' },
    });
    await request('2026-11', 'Feil konto');
    expect(await request('2026-11', 'Feil konto')).toMatchObject({
      params: { reason: 'requested' },
    });
    const [reopening] = await reopenings(anne);
    expect(reopening).toMatchObject({
      month: '2026-11',
      reason: 'Feil konto',
      requestedByName: 'Anne Agent',
      mayAgree: false,
    });
    expect(await agree(anne, reopening)).toMatchObject({ code: 'ledger.own_request' });
    expect(await shown('2026-11')).toMatchObject({ closedUntil: '2026-11-30' });
    expect(await reopenings(siri)).toMatchObject([{ mayAgree: true }]);
    expect(await agree(siri, reopening)).toEqual({ agreeToReopening: true });
    expect(await agree(siri, reopening)).toMatchObject({ code: 'ledger.not_found' });
    // What came late stays where it was booked, and the month says so.
    expect(await shown('2026-11')).toMatchObject({
      closedUntil: '2026-10-31',
      notSignable: null,
      signedByName: null,
      accounts: [
        {
          ledger: 1000,
          bank: 1000,
          differences: [
            { kind: 'in_transit', from: '2026-11-29', amount: -700 },
            { kind: 'booked_late', from: '2026-11-29', amount: 700 },
          ],
        },
      ],
    });
    expect(await rows('select month from withdrawn_reconciliation where book_id = $1')).toEqual([
      { month: '2026-11-01' },
    ]);
    await app.runner.run(SYSTEM, bookEntries, [entry('2026-11-15')]);
    expect((await sign('2026-11')).signBankReconciliation).toMatchObject({
      closedUntil: '2026-11-30',
    });
    expect(await audit()).toEqual([]);
  });

  test('stays closed if a later one was closed after the person who agrees had read the request', async () => {
    on('2026-11-30');
    await close('2026-10');
    await request('2026-10', 'Feil konto');
    const [read] = await reopenings(siri);
    expect(read).toMatchObject({ month: '2026-10', closedUntil: '2026-10-31' });
    on('2026-12-01');
    await close('2026-11');
    expect(await agree(siri, read)).toMatchObject({ code: 'ledger.changed' });
    expect(await shown('2026-11')).toMatchObject({ closedUntil: '2026-11-30' });
    const [again] = await reopenings(siri);
    expect(await agree(siri, again)).toEqual({ agreeToReopening: true });
    expect(await shown('2026-11')).toMatchObject({ closedUntil: '2026-09-30' });
  });

  test('agrees with the ledger also if it was signed when results were not told by year', async () => {
    const sale = (dated: string) => ({
      bookId: book.id,
      key: `test:${randomUUID()}`,
      kind: 'commission' as const,
      dated,
      lines: transferLines(100n, { debit: 'client_account', credit: 'commission_income' }),
    });
    await app.runner.run(SYSTEM, bookEntries, [sale('2025-11-15'), sale('2026-11-15')]);
    const agrees = (result: Record<string, bigint>) =>
      app.runner.read(
        SYSTEM,
        ({ tx }) =>
          isAsInLedger(tx, book.id, {
            until: '2026-11-30',
            balances: Object.entries({ client_account: 200n, ...result }).map(
              ([account, amount]) => ({ account: account as LedgerAccount, amount }),
            ),
          }),
        undefined,
      );
    expect(await agrees({ commission_income: -100n, retained_earnings: -100n })).toBe(true);
    expect(await agrees({ commission_income: -200n })).toBe(true);
    expect(await agrees({ commission_income: -300n })).toBe(false);
    expect(await agrees({ commission_income: 0n, retained_earnings: -200n })).toBe(false);
  });

  test('is signed off once by two who do it at the same time', async () => {
    on('2026-12-01');
    await statement('2026-11-30', [paid(100_000n, '2026-11-30')]);
    const answers = await Promise.all([sign('2026-11'), sign('2026-11'), sign('2026-11')]);
    expect(answers.filter(({ signBankReconciliation }) => signBankReconciliation)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'banking.not_signable')).toHaveLength(2);
  });
});

describe('a month without statements', () => {
  test('is closed by a person, with all months before it', async () => {
    on('2026-12-01');
    expect(await shown('2026-11')).toMatchObject({ isClosable: true, closedUntil: null });
    expect(await close('2026-12')).toMatchObject({ params: { reason: 'not_over' } });
    expect((await close('2026-10')).closePeriod).toMatchObject({ closedUntil: '2026-10-31' });
    expect(await close('2026-09')).toMatchObject({
      code: 'banking.not_closable',
      params: { reason: 'closed' },
    });
    await statement('2026-11-30');
    expect(await close('2026-11')).toMatchObject({ params: { reason: 'not_signed' } });
    expect(await rows('select what from setting_change where book_id = $1')).toContainEqual({
      what: 'closed_period',
    });
  });
});

describe('a closed book', () => {
  test('has no entry in closed days, whatever comes in which order, and each keeps its true day', async () => {
    const days = fc.integer({ min: 0, max: 90 }).map((count) => addDays('2026-10-01', count));
    const steps = fc.array(
      fc.oneof(
        fc.record({ books: days, amount: fc.bigInt({ min: 1n, max: 999n }) }),
        fc.record({ closes: fc.constantFrom('2026-10-31', '2026-11-30', '2026-12-31') }),
      ),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (some) => {
        // Each run has a year of its own.
        year += 1;
        await rows('delete from closed_period where book_id = $1');
        const inYear = (day: string) => `${year}${day.slice(4)}`;
        let closed = '';
        const frozen = new Map<string, bigint>();
        const sumOn = async (day: string) =>
          (
            await app.runner.read(
              SYSTEM,
              ({ tx }) => findBalances(tx, { bookId: book.id, on: day }),
              undefined,
            )
          ).get('losses') ?? 0n;
        for (const step of some) {
          if ('closes' in step) {
            const until = inYear(step.closes);
            await closeUntil(until);
            if (until > closed) closed = until;
            frozen.set(closed, frozen.get(closed) ?? (await sumOn(closed)));
            continue;
          }
          const dated = inYear(step.books);
          const one = entry(dated, step.amount);
          await app.runner.run(SYSTEM, bookEntries, [one]);
          // The same once more changes nothing.
          await app.runner.run(SYSTEM, bookEntries, [one]);
          const isLate = dated <= closed;
          expect(
            (
              await app.database.session((session) =>
                session.query('select dated, occurred_on from ledger_entry where key = $1', [
                  one.key,
                ]),
              )
            )[0],
          ).toEqual({
            dated: isLate ? addDays(closed, 1) : dated,
            occurred_on: isLate ? dated : null,
          });
        }
        for (const [day, sum] of frozen) expect(await sumOn(day)).toBe(sum);
      }),
      { numRuns: 15 },
    );
  });

  test('has each booking of the same moment either before it was closed, or moved', async () => {
    on('2026-12-01');
    const bookings = Array.from({ length: 8 }, () => entry('2026-11-20'));
    const [sums] = await Promise.all([
      app.runner.run(
        SYSTEM,
        async (work) => {
          await lockPeriods(work.tx, book.id);
          const before = await findBalances(work.tx, { bookId: book.id, on: '2026-11-30' });
          await closeBooks(work, book.id, '2026-11-30');
          return before;
        },
        undefined,
      ),
      ...bookings.map((one) => app.runner.run(SYSTEM, bookEntries, [one])),
    ]);
    const after = await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, on: '2026-11-30' }),
      undefined,
    );
    expect(after.get('losses') ?? 0n).toBe(sums.get('losses') ?? 0n);
    expect(await rows('select id from ledger_entry where book_id = $1')).toHaveLength(8);
  });
});
