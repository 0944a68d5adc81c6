import { afterAll, beforeAll, expect, test } from 'vitest';

import { BOOK_TERMS, openBook } from '../../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let anne: TestPerson;
let siri: TestPerson;
let hanne: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  const agent = { grants: [{ role: 'agent' as const, partnerId }] };
  anne = await addPerson(app, { email: 'anne@x.no', name: 'Anne Agent', ...agent });
  siri = await addPerson(app, { email: 'siri@x.no', name: 'Siri Second', ...agent });
  hanne = await addPerson(app, {
    email: 'hanne@x.no',
    name: 'Hanne Moe',
    grants: [{ role: 'bookkeeper', partnerId: null }],
  });
});
afterAll(() => app.close());

async function change(name: 'setPayoutSettings' | 'setLedgerBook', input: object) {
  const type = name === 'setLedgerBook' ? 'SetLedgerBookInputData' : 'SetPayoutSettingsInputData';
  const { errors } = await app.api(
    `mutation ($input: ${type}!) { ${name}(inputData: $input) { __typename } }`,
    { input: { partnerId, ...input } },
    await newToken(app, anne),
  );
  expect(errors).toBeUndefined();
}

const NONE = {
  approvalsNeeded: null,
  approvers: null,
  dayLimit: null,
  recipientLimit: null,
  guaranteeMonths: null,
  kidSource: null,
  bankCustomerId: null,
};

async function acts(by = siri) {
  const { data, errors } = await app.api(
    `query ($id: ID!) { getPayoutSettings(queryData: { partnerId: $id }) { unagreed { acts { kind mayAgree change {
       approvalsNeeded { was became } approvers { added removed } dayLimit { was became }
       recipientLimit { was became } guaranteeMonths { was became } kidSource { was became }
       bankCustomerId { was became } } } } } }`,
    { id: partnerId },
    await newToken(app, by),
  );
  expect(errors).toBeUndefined();
  return data.getPayoutSettings.unagreed.acts;
}

const mailTo = async (email: string) =>
  (await app.mails())
    .filter(({ to }) => to === email)
    .map(({ text }) => text.replaceAll('\u00A0', ' '));

test('who agrees to an act reads from what to what, on the page and in the mail', async () => {
  await change('setPayoutSettings', {
    guaranteeMonths: 1,
    dayLimit: 100_000.5,
    recipientLimit: 50_000,
    approvalsNeeded: 1,
    approverIds: [anne.id, siri.id, hanne.id],
  });
  expect(await acts()).toEqual([
    {
      kind: 'changed_approvers',
      mayAgree: true,
      change: {
        ...NONE,
        approvers: {
          added: expect.toSatisfy(
            (names: string[]) => names.toSorted().join() === 'Anne Agent,Hanne Moe,Siri Second',
          ),
          removed: [],
        },
      },
    },
  ]);
  await app.mails();

  // One change is two acts, and each has its own part of it.
  await change('setPayoutSettings', {
    guaranteeMonths: 3,
    dayLimit: 250_000,
    recipientLimit: null,
  });
  expect((await acts()).slice(1)).toEqual([
    {
      kind: 'raised_guarantee',
      mayAgree: true,
      change: { ...NONE, guaranteeMonths: { was: 1, became: 3 } },
    },
    {
      kind: 'raised_limit',
      mayAgree: true,
      change: {
        ...NONE,
        dayLimit: { was: 100_000.5, became: 250_000 },
        recipientLimit: { was: 50_000, became: null },
      },
    },
  ]);
  const [guarantee, limits] = await mailTo('siri@x.no');
  expect(guarantee).toContain('Utbetalingsgaranti: 1 måned → 3 måneder');
  expect(limits).toContain('Grense for én dag: 100 000,50 kr → 250 000 kr');
  expect(limits).toContain('Grense for én konto på én dag: 50 000 kr → ingen');
});

test('so it is for the terms at the bank, and the operator’s approver is led to the operator’s site', async () => {
  await change('setLedgerBook', { ...BOOK_TERMS, kidSource: 'camt054', bankCustomerId: null });
  expect((await acts(hanne)).at(-1)).toEqual({
    kind: 'changed_bank_terms',
    mayAgree: true,
    change: {
      ...NONE,
      kidSource: { was: 'ocr', became: 'camt054' },
      bankCustomerId: { was: '999999999', became: null },
    },
  });
  const [mail] = await mailTo('hanne@x.no');
  expect(mail).toContain('Innbetalinger med KID kommer som: OCR giro → camt.054');
  expect(mail).toContain('Kundenummer i banken: 999999999 → ingen');
  expect(mail).toMatch(
    new RegExp(
      `^http://(?!nordbolig)[^\\s]+/money/settings/approvals\\?agency=${partnerId}$`,
      'mu',
    ),
  );
});

test('an act from before its change was recorded is listed without it', async () => {
  await app.database.session(({ query }) =>
    query(
      `insert into money_act (kind, about, about_id, book_id, at, is_bank, by_id)
       select 'raised_guarantee', 'book', id, id, now(), false, $1 from ledger_book where partner_id = $2`,
      [anne.id, partnerId],
    ),
  );
  expect((await acts()).at(-1)).toEqual({
    kind: 'raised_guarantee',
    mayAgree: true,
    change: NONE,
  });
  // Another person has to agree to one's own.
  expect((await acts(anne)).map(({ mayAgree }: { mayAgree: boolean }) => mayAgree)).toEqual(
    Array(5).fill(false),
  );
});
