import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { camt054 } from '../../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook, BOOK_TERMS } from '../../../../testing/books.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';

const FORMER = BOOK_TERMS.clientAccount;
const OTHER = '99991042764';

let scenario: LeaseScenario;

beforeAll(async () => {
  scenario = await createLeaseScenario();
  await openBook(scenario.app, scenario.partnerId);
});
afterAll(() => scenario.close());

const as = async (who: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  (await scenario.app.api(query, variables, await newToken(scenario.app, who))).data;

const invoicesOf = async (contractId: string, who = scenario.ingrid) =>
  (
    await as(
      who,
      `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data {
        accountNumber accountChange { formerAccountNumber noticeDate } } } }`,
      { id: contractId },
    )
  ).getAllInvoiceForPartnerPublicSite.data.toReversed();

const changeAccount = (clientAccount: string) =>
  openBook(scenario.app, scenario.partnerId, { clientAccount });

async function issue(): Promise<void> {
  await scenario.app.jobs.perform('billing.issue_invoices');
  await scenario.settle();
}

describe('the account that tenants pay to', () => {
  let leaseId: string;

  test('is in the contract they sign, with its owner, and on the first invoice', async () => {
    const { silje, ingrid } = scenario;
    scenario.on('2026-12-07');
    const { _id } = await scenario.draft({ who: silje, terms: { startsOn: '2027-01-01' } });
    for (const [language, words] of [
      ['no', `konto 8601.11.17947, som er klientkontoen til Nordbolig AS`],
      ['en', `account 8601.11.17947, which is the client account of Nordbolig AS`],
    ]) {
      const { getLeasePreview } = await as(
        silje,
        `query ($id: ID!, $language: Language!) {
          getLeasePreview(queryData: { contractId: $id, language: $language }) {
            sections { blocks { text } } } }`,
        { id: _id, language },
      );
      expect(JSON.stringify(getLeasePreview)).toContain(words);
    }
    await scenario.send(_id, silje);
    leaseId = _id;
    for (const who of [ingrid, scenario.jonas, scenario.turid]) await scenario.sign(_id, who);
    expect(await invoicesOf(_id)).toEqual([{ accountNumber: FORMER, accountChange: null }]);
  });

  test('is replaced by a notice to the tenants, before the first invoice to another', async () => {
    const { app, ingrid, jonas, turid } = scenario;
    scenario.on('2027-01-05');
    await changeAccount(OTHER);
    await app.mails();
    await app.jobs.perform('billing.notify_of_accounts');
    await app.jobs.perform('billing.notify_of_accounts');
    const mails = await app.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual([ingrid.email, jonas.email].sort());
    expect(mails[0]!.text).toContain(OTHER);
    expect(mails[0]!.text).toContain(FORMER);
    expect(mails[0]!.text).toContain('05.01.2027');
    for (const who of [ingrid, jonas, turid]) {
      const { getNotifications } = await as(who, '{ getNotifications { data { kind } } }');
      expect(getNotifications.data.map(({ kind }: { kind: string }) => kind)).toContain(
        'rent_account_changed',
      );
      const { getLeaseTimeline } = await as(
        who,
        `query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) {
          kind on day accountNumber formerAccountNumber } }`,
        { id: leaseId },
      );
      expect(
        getLeaseTimeline.filter(({ kind }: { kind: string }) => kind === 'account_changed'),
      ).toEqual([
        {
          kind: 'account_changed',
          on: '2027-01-05',
          day: '2027-01-05',
          accountNumber: OTHER,
          formerAccountNumber: FORMER,
        },
      ]);
    }
  });

  test('has a frame on the first three invoices to it, on page, PDF and mail', async () => {
    const { app, ingrid } = scenario;
    const accountChange = { formerAccountNumber: FORMER, noticeDate: '2027-01-05' };
    for (const [index, day] of ['2027-01-20', '2027-02-18', '2027-03-20'].entries()) {
      scenario.on(day);
      await app.mails();
      await issue();
      expect((await invoicesOf(leaseId)).slice(1)).toEqual(
        Array(index + 1).fill({ accountNumber: OTHER, accountChange }),
      );
      const mail = (await app.mails()).findLast(({ to }) => to === ingrid.email)!;
      expect(mail.text).toContain(FORMER);
      expect(mail.text).toContain('05.01.2027');
    }
    scenario.on('2027-04-20');
    await issue();
    expect((await invoicesOf(leaseId)).at(-1)).toEqual({
      accountNumber: OTHER,
      accountChange: null,
    });
  });

  test('stays on invoices until the notice, also if it changes while the contract is out', async () => {
    const { app, silje, ingrid, jonas, turid } = scenario;
    const { _id } = await scenario.draft({ who: silje, terms: { startsOn: '2027-06-01' } });
    await scenario.send(_id, silje);
    await changeAccount(FORMER);
    await app.mails();
    for (const who of [ingrid, jonas, turid]) await scenario.sign(_id, who);
    expect(await invoicesOf(_id)).toEqual([
      {
        accountNumber: FORMER,
        accountChange: { formerAccountNumber: OTHER, noticeDate: '2027-04-20' },
      },
    ]);
    // The notice of the first lease is given by the next run, before its invoice.
    scenario.on('2027-05-18');
    await issue();
    expect((await invoicesOf(leaseId)).at(-1)).toEqual({
      accountNumber: FORMER,
      accountChange: { formerAccountNumber: OTHER, noticeDate: '2027-05-18' },
    });
  });

  test('is that of the last invoice, for a lease whose contract names none', async () => {
    const { app, partnerId, turid, ingrid } = scenario;
    const id = await addSignedLease(app, {
      partnerId,
      landlord: turid,
      tenants: [ingrid],
      startsOn: '2027-06-01',
    });
    await scenario.settle();
    await changeAccount(OTHER);
    scenario.on('2027-06-17');
    await issue();
    expect(await invoicesOf(id)).toEqual([
      { accountNumber: FORMER, accountChange: null },
      {
        accountNumber: OTHER,
        accountChange: { formerAccountNumber: FORMER, noticeDate: '2027-06-17' },
      },
    ]);
  });
});

describe('a client account', () => {
  test('is proved by the first file of the bank’s own channel, and not by an upload', async () => {
    const { app, silje, partnerId } = scenario;
    const hanne = await addPerson(app, {
      email: 'hanne@x.no',
      name: 'Hanne Moe',
      grants: [{ role: 'bookkeeper', partnerId: null }],
    });
    const shown = async () => ({
      own: (
        await as(
          silje,
          `query ($id: ID) { getLedgerBook(queryData: { partnerId: $id }) { isAccountProved } }`,
          { id: partnerId },
        )
      ).getLedgerBook.isAccountProved,
      toOperator: (
        await as(hanne, '{ getUnprovedAccounts { name clientAccount invoices otherOwner } }')
      ).getUnprovedAccounts,
    });
    const unproved = {
      own: false,
      toOperator: [
        {
          name: BOOK_TERMS.name,
          clientAccount: OTHER,
          invoices: expect.any(Number),
          otherOwner: null as string | null,
        },
      ],
    };
    expect(await shown()).toEqual(unproved);
    const payment = { amount: 100n, paidOn: '2027-06-17' };
    const bytes = camt054({ account: OTHER, id: 'A', payments: [payment] });
    const who = { ...silje, tokens: { ...silje.tokens, accessToken: await newToken(app, silje) } };
    expect((await uploadBankFile(app, { partnerId, bytes, who })).status).toBe(200);
    expect(await shown()).toEqual(unproved);
    // The bank itself, which names the owner of the account.
    await app.mails();
    const file = { account: OTHER, payments: [payment] };
    const named = camt054({ ...file, id: 'O', owner: '923609016' });
    await receiveFromBank(app, named);
    await receiveFromBank(app, camt054({ ...file, id: 'O2', owner: '923609016' }));
    expect((await app.mails()).map(({ to }) => to)).toEqual(['hanne@x.no']);
    expect(await shown()).toEqual({
      own: false,
      toOperator: [{ ...unproved.toOperator[0], otherOwner: '923609016' }],
    });
    // The same bytes again, by the bank itself.
    await receiveFromBank(app, bytes).catch(() => undefined);
    expect(await shown()).toEqual({ own: true, toOperator: [] });
  });
});
