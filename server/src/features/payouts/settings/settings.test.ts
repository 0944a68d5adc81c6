import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let agentId: string;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  const agent = await addPerson(app, {
    email: 'silje@x.no',
    grants: [{ role: 'agent', partnerId }],
  });
  agentId = agent.id;
  token = await newToken(app, agent);
});
afterAll(() => app.close());

const SHOWN = 'payoutDay brokering { type amount } management { type amount }';
const USUAL = { payoutDay: 20, waitDays: 3, guaranteeMonths: 2, approvalsNeeded: 1, retryDays: 2 };

const set = (said: object) =>
  app.api(
    `mutation ($said: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $said) { ${SHOWN} } }`,
    { said: { partnerId, ...USUAL, approverIds: [agentId], ...said } },
    token,
  );
const read = async (query: string) =>
  (await app.api(`query ($id: ID!) { ${query} }`, { id: partnerId }, token)).data;

test('an agency says what it usually takes, and the log who said so', async () => {
  const before = await read(`getPayoutSettings(queryData: { partnerId: $id }) { ${SHOWN} }`);
  expect(before.getPayoutSettings).toEqual({ payoutDay: 15, brokering: null, management: null });
  const takes = {
    brokering: { type: 'fixed', amount: 7_500 },
    management: { type: 'percent', amount: 8.25 },
  };
  expect((await set(takes)).data.setPayoutSettings).toEqual({ payoutDay: 20, ...takes });
  const after = await read(`getPayoutSettings(queryData: { partnerId: $id }) { ${SHOWN} }`);
  expect(after.getPayoutSettings).toEqual({ payoutDay: 20, ...takes });
  const { getSettingChanges: changes } = await read(
    'getSettingChanges(queryData: { partnerId: $id }) { what byName was became }',
  );
  expect(changes[0]).toMatchObject({ what: 'payouts', byName: 'Kari Nordmann' });
  expect(JSON.parse(changes[0].became).management).toEqual({ type: 'percent', amount: '825' });
  expect((await set({})).data.setPayoutSettings).toMatchObject({ brokering: null });
});

test('no more than the whole rent, and no half øre', async () => {
  const wrong = async (said: object) => (await set(said)).errors![0]!.extensions.params.fields;
  expect(await wrong({ management: { type: 'percent', amount: 100.5 } })).toMatchObject([
    { path: 'inputData.management.amount', reason: 'too_big' },
  ]);
  expect(await wrong({ brokering: { type: 'fixed', amount: 0.005 } })).toMatchObject([
    { path: 'inputData.brokering.amount', reason: 'wrong_format' },
  ]);
});

test('an agency without books has said nothing, and tells nobody else', async () => {
  const fjord = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  const other = await addPerson(app, {
    email: 'jon@x.no',
    grants: [{ role: 'agent', partnerId: fjord }],
  });
  const ask = async (id: string) =>
    app.api(
      'query ($id: ID!) { getUsualTerms(queryData: { partnerId: $id }) { payoutDay } }',
      { id },
      await newToken(app, other),
    );
  expect((await ask(fjord)).data).toEqual({ getUsualTerms: null });
  expect((await ask(partnerId)).errors![0]!.extensions.code).toBe('ledger.not_found');
});
