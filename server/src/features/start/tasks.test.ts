import { afterAll, beforeAll, expect, test } from 'vitest';

import { camt054 } from '../../../testing/bank-files.ts';
import { aWaitingPayment, uploadBankFile } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { everyField, typeOf } from '../../../testing/lease-page.ts';
import { startPage } from '../../../testing/start-page.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';

/* Anne changed a limit and requested a client account; Siri and the operator's bookkeeper approve too. */

const NONE = { settings: 0, accounts: 0, conflicts: 0, answers: 0, payouts: { count: 0 } };

let app: TestApp;
let partnerId: string;
let people: Record<'anne' | 'siri' | 'hanne' | 'other', TestPerson>;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const { id: bookId } = await openBook(app, partnerId);
  const agent = { grants: [{ role: 'agent' as const, partnerId }] };
  const bookkeeper = { grants: [{ role: 'bookkeeper' as const, partnerId: null }] };
  people = {
    anne: await addPerson(app, { email: 'anne@x.no', name: 'Anne Agent', ...agent }),
    siri: await addPerson(app, { email: 'siri@x.no', name: 'Siri Second', ...agent }),
    hanne: await addPerson(app, { email: 'hanne@x.no', name: 'Hanne Moe', ...bookkeeper }),
    other: await addPerson(app, { email: 'other@x.no', name: 'Odd Other', ...bookkeeper }),
  };
  const { anne, siri, hanne } = people;
  await app.database.session(async ({ query }) => {
    for (const { id } of [anne, siri, hanne])
      await query('insert into payout_approver (book_id, account_id) values ($1, $2)', [
        bookId,
        id,
      ]);
    await query(
      `insert into money_act (kind, about, about_id, book_id, at, is_bank, by_id)
       values ('raised_limit', 'book', $1, $1, now(), false, $2)`,
      [bookId, anne.id],
    );
  });
});
afterAll(() => app.close());

async function see(who: keyof typeof people, here: string | null) {
  const token = await newToken(app, people[who]);
  const { data, errors } = await app.api(startPage(), { id: here }, token);
  expect(errors).toBeUndefined();
  return data.getStartPage;
}

test('a change that nobody has agreed to is on the start pages of those who may agree', async () => {
  expect((await see('siri', partnerId)).agency.tasks).toMatchObject({ ...NONE, settings: 1 });
  expect((await see('hanne', null)).books).toMatchObject([{ ...NONE, partnerId, settings: 1 }]);
  // Not of the person who made it, nor of those who do not approve.
  expect((await see('anne', partnerId)).agency.tasks).toMatchObject(NONE);
  expect((await see('other', null)).books).toEqual([]);
});

test('a requested client account is on those of all who may be the second person', async () => {
  await app.database.session(({ query }) =>
    query(
      `insert into client_account_change (id, book_id, account, bic, requested_by_id, requested_at)
       select $1, id, '99991042764', 'DNBANOKK', $2, now() from ledger_book`,
      [crypto.randomUUID(), people.anne.id],
    ),
  );
  expect((await see('anne', partnerId)).agency.tasks).toMatchObject(NONE);
  expect((await see('siri', partnerId)).agency.tasks).toMatchObject({ accounts: 1 });
  expect((await see('other', null)).books).toMatchObject([{ ...NONE, partnerId, accounts: 1 }]);
});

test('a contradiction of a bank file is on those of all who may close it, and the list marks the others', async () => {
  await app.database.session(({ query }) =>
    query(
      `with file as (
         insert into bank_file (id, book_id, sha256, name, format, state, received_at, is_brought, brought_by_id)
         select $1, id, 'a', 'a.txt', 'ocr', 'booked', now(), true, $2 from ledger_book returning id, book_id
       ), line as (
         insert into bank_line (id, file_id, book_id, position, account, amount, booked_on, paid_on, is_reversal,
           fingerprint, ordinal, reason)
         select gen_random_uuid(), id, book_id, 1, '86011117947', 100, '2026-11-20', '2026-11-20', false, 'a', 1,
           'no_kid' from file returning id, file_id, book_id
       )
       insert into bank_conflict (id, book_id, line_id, own_file_id, found_at)
       select gen_random_uuid(), book_id, id, file_id, now() from line`,
      [crypto.randomUUID(), people.anne.id],
    ),
  );
  expect((await see('anne', partnerId)).agency.tasks).toMatchObject({ conflicts: 0 });
  expect((await see('siri', partnerId)).agency.tasks).toMatchObject({ conflicts: 1 });
  // Of the operator's bookkeepers, the agency's approver closes it.
  expect((await see('hanne', null)).books).toMatchObject([{ partnerId, conflicts: 1 }]);
  expect((await see('other', null)).books).toMatchObject([{ partnerId, conflicts: 0 }]);
  const mayClose = async (who: keyof typeof people) => {
    const { data } = await app.api(
      'query ($id: ID) { getBankConflicts(queryData: { partnerId: $id }) { data { mayClose } } }',
      { id: partnerId },
      await newToken(app, people[who]),
    );
    return data.getBankConflicts.data;
  };
  expect(await mayClose('anne')).toEqual([{ mayClose: false }]);
  expect(await mayClose('siri')).toEqual([{ mayClose: true }]);
});

test('the start page, the tabs of the money pages and their lists count the same', async () => {
  const account = '86011117947';
  await aWaitingPayment(app, { partnerId, account, who: people.siri });
  const early = camt054({
    account,
    id: 'EARLY',
    payments: [{ amount: 1000n, paidOn: '2026-11-23', text: 'Husleie' }],
  });
  await uploadBankFile(app, { partnerId, bytes: early, who: people.siri, isEarly: true });
  const lists = `query ($id: ID!) {
    getMoneyTasks(queryData: { partnerId: $id }) { ${everyField(typeOf('MoneyTasks'))} }
    getBankExceptions(queryData: { partnerId: $id }) { data { _id } metaData { totalDocuments } }
    getBankFiles(queryData: { partnerId: $id, state: waiting }) { metaData { totalDocuments } }
    getPostalLetters(queryData: { partnerId: $id }) { metaData { totalDocuments } }
    getBankReconciliation(queryData: { partnerId: $id }) { problems { kind } }
    getReopenings(queryData: { partnerId: $id }) { mayAgree }
    getLedgerBook(queryData: { partnerId: $id }) { clientAccountChange { mayAgree } }
    getPayoutSettings(queryData: { partnerId: $id }) { asked { mayAgree } unagreed { acts { mayAgree } } }
    getBankConflicts(queryData: { partnerId: $id }) { data { mayClose } }
    getBankAnswers(queryData: { partnerId: $id }) { data { mayConfirm } }
    getReductions(queryData: { partnerId: $id }) { data { mayAgree } }
    getPayouts(queryData: { partnerId: $id, status: pending_for_approval }) { data { amount } }
    getRefunds(queryData: { partnerId: $id, status: pending_for_approval }) { data { amount } }
  }`;
  const may = (rows: any[], flag: string) => rows.filter((row) => row[flag]).length;
  const counted = [];
  for (const who of ['anne', 'siri'] as const) {
    const token = await newToken(app, people[who]);
    const { data, errors } = await app.api(lists, { id: partnerId }, token);
    expect(errors).toBeUndefined();
    const tasks = data.getMoneyTasks;
    expect((await see(who, partnerId)).agency.tasks).toEqual(tasks);
    const { asked: change, unagreed } = data.getPayoutSettings;
    expect(tasks).toMatchObject({
      payments: data.getBankExceptions.metaData.totalDocuments,
      files: data.getBankFiles.metaData.totalDocuments,
      letters: data.getPostalLetters.metaData.totalDocuments,
      problems: data.getBankReconciliation?.problems.length ?? 0,
      reopenings: may(data.getReopenings, 'mayAgree'),
      accounts: data.getLedgerBook.clientAccountChange?.mayAgree ? 1 : 0,
      settings: (change?.mayAgree ? 1 : 0) + may(unagreed?.acts ?? [], 'mayAgree'),
      conflicts: may(data.getBankConflicts.data, 'mayClose'),
      answers: may(data.getBankAnswers.data, 'mayConfirm'),
      reductions: may(data.getReductions.data, 'mayAgree'),
      payouts: { count: data.getPayouts.data.length },
      refunds: { count: data.getRefunds.data.length },
    });
    counted.push(tasks);
  }
  expect(counted).toMatchObject([
    { payments: 2, files: 1, settings: 0, accounts: 0, conflicts: 0 },
    { payments: 2, files: 1, settings: 1, accounts: 1, conflicts: 1 },
  ]);
});
