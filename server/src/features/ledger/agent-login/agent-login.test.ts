import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, PASSWORD, setProved, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { bindIdentity, switchStrongLogin, TEST_ISSUER } from '../../accounts/public.ts';

let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let number = 0;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
});
afterAll(() => app.close());
beforeEach(async () => {
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: `agent-${(number += 1)}@x.no`, grants });
  await turn(false);
});

const turn = (isOn: boolean) =>
  app.runner.run(
    SYSTEM,
    ({ tx, clock }) => switchStrongLogin(tx, { partnerId, isOn }, clock.now()),
    undefined,
  );
const callAs = (query: string, person = agent) =>
  app.api(query, { id: partnerId }, person.tokens.accessToken);
const seeBook = () =>
  callAs('query ($id: ID!) { getLedgerBook(queryData: { partnerId: $id }) { name } }');
const set = (isStrong: boolean) =>
  callAs(
    `mutation ($id: ID!) { setAgentLogin(inputData: { partnerId: $id, isStrong: ${isStrong} }) { isStrong } }`,
  );
const needed = (ways: string[]) => ({
  status: 403,
  errors: [{ extensions: { code: 'accounts.fresh_proof_needed', params: { ways } } }],
});

describe('an agency that requires its agents to log in by passkey or BankID', () => {
  test('sets it by one of them, with a fresh proof, and the change is in its log', async () => {
    app.clock.set(app.clock.now().add({ minutes: 11 }));
    expect(await set(true)).toMatchObject(needed(['password']));
    await app.auth('/prove', { password: PASSWORD }, agent.tokens.accessToken);
    expect((await set(true)).data.setAgentLogin).toEqual({ isStrong: true });
    await setProved(app, agent, 'identity');
    const { data } = await callAs(`query ($id: ID!) {
      getAgentLogin(queryData: { partnerId: $id }) { isStrong }
      getSettingChanges(queryData: { partnerId: $id }) { what was became byName } }`);
    expect(data.getAgentLogin).toEqual({ isStrong: true });
    expect(data.getSettingChanges[0]).toMatchObject({
      what: 'agent_login',
      byName: agent.name,
      was: '{"isStrong":false}',
      became: '{"isStrong":true}',
    });
  });

  test('refuses agents with a password only, also in a session in progress', async () => {
    expect((await seeBook()).status).toBe(200);
    await turn(true);
    expect(await seeBook()).toMatchObject(needed(['add_passkey']));
    // Nor may they undo it.
    expect(await set(false)).toMatchObject(needed(['add_passkey']));
    const csv = await app.call({
      url: `/api/money/${partnerId}/payouts.csv`,
      headers: { authorization: `Bearer ${agent.tokens.accessToken}` },
    });
    expect(csv.statusCode).toBe(403);
  });

  test('lists their ways to log in', async () => {
    await turn(true);
    const identity = { issuer: TEST_ISSUER, subject: `x-${number}`, accountId: agent.id };
    await app.runner.run(
      SYSTEM,
      ({ tx, clock }) => bindIdentity(tx, identity, clock.now()),
      undefined,
    );
    expect(await seeBook()).toMatchObject(needed(['identity']));
  });

  test.each(['passkey', 'identity'] as const)(
    'accepts agents who proved it by %s, for the session',
    async (by) => {
      await turn(true);
      await setProved(app, agent, by);
      app.clock.set(app.clock.now().add({ minutes: 15 }));
      expect((await seeBook()).status).toBe(200);
    },
  );

  test('does not restrict their own account, other users or other roles', async () => {
    await turn(true);
    const own = await app.api(
      'query ($id: ID!) { myProfile(queryData: { userId: $id }) { email } }',
      { id: agent.id },
      agent.tokens.accessToken,
    );
    expect(own.data.myProfile).toEqual({ email: agent.email });
    expect((await app.auth('/passkeys/options', {}, agent.tokens.accessToken)).status).toBe(200);
    const stranger = await addPerson(app, { email: `stranger-${number}@x.no` });
    expect(
      (
        await callAs(
          'query ($id: ID!) { getAgentLogin(queryData: { partnerId: $id }) { isStrong } }',
          stranger,
        )
      ).status,
    ).toBe(404);
  });
});
