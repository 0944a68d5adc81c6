import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

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

const set = (input: object) =>
  app.api(
    `mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { ${SHOWN} } }`,
    { input: { partnerId, ...USUAL, approverIds: [agentId], ...input } },
    token,
  );
const read = async (query: string) =>
  (await app.api(`query ($id: ID!) { ${query} }`, { id: partnerId }, token)).data;

test('an agency sets its usual commission, and the log has who set it', async () => {
  const before = await read(`getPayoutSettings(queryData: { partnerId: $id }) { ${SHOWN} }`);
  expect(before.getPayoutSettings).toEqual({ payoutDay: 15, brokering: null, management: null });
  const commissions = {
    brokering: { type: 'fixed', amount: 7_500 },
    management: { type: 'percent', amount: 8.25 },
  };
  expect((await set(commissions)).data.setPayoutSettings).toEqual({
    payoutDay: 20,
    ...commissions,
  });
  const after = await read(`getPayoutSettings(queryData: { partnerId: $id }) { ${SHOWN} }`);
  expect(after.getPayoutSettings).toEqual({ payoutDay: 20, ...commissions });
  const { getSettingChanges: changes } = await read(
    'getSettingChanges(queryData: { partnerId: $id }) { what byName was became }',
  );
  expect(changes[0]).toMatchObject({ what: 'payouts', byName: 'Kari Nordmann' });
  expect(JSON.parse(changes[0].became).management).toEqual({ type: 'percent', amount: '825' });
  expect((await set({ brokering: null })).data.setPayoutSettings).toMatchObject({
    brokering: null,
    management: commissions.management,
  });
});

test('omitted settings stay unchanged, and the approvers are replaced as a whole', async () => {
  const setSettings = (input: object) =>
    app.api(
      `mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) {
        payoutDay waitDays approvalsNeeded approvers { _id } } }`,
      { input: { partnerId, ...input } },
      token,
    );
  await set({});
  const shown = { payoutDay: 7, waitDays: 3, approvalsNeeded: 1, approvers: [{ _id: agentId }] };
  expect((await setSettings({ payoutDay: 7 })).data.setPayoutSettings).toEqual(shown);
  const approving = { approvalsNeeded: 1, approverIds: [agentId] };
  expect((await setSettings(approving)).data.setPayoutSettings).toEqual(shown);
  const half = await setSettings({ approvalsNeeded: 2 });
  expect(half.errors![0]!.extensions.params.fields).toEqual([
    { path: 'inputData.approverIds', reason: 'required' },
  ]);
});

test('payout settings can be set before there are approvers', async () => {
  const sørbolig = await addPartner(app, 'sorbolig', 'Sørbolig');
  await openBook(app, sørbolig, { clientAccount: '12345678911' });
  const agent = await addPerson(app, {
    email: 'liv@x.no',
    grants: [{ role: 'agent', partnerId: sørbolig }],
  });
  const { data } = await app.api(
    `mutation ($id: ID!) { setPayoutSettings(inputData: { partnerId: $id, payoutDay: 5 }) {
      payoutDay approvers { _id } } }`,
    { id: sørbolig },
    await newToken(app, agent),
  );
  expect(data.setPayoutSettings).toEqual({ payoutDay: 5, approvers: [] });
});

test('a commission can not exceed the rent, or have half øre', async () => {
  const problemsOf = async (input: object) =>
    (await set(input)).errors![0]!.extensions.params.fields;
  expect(await problemsOf({ management: { type: 'percent', amount: 100.5 } })).toMatchObject([
    { path: 'inputData.management.amount', reason: 'too_big' },
  ]);
  expect(await problemsOf({ brokering: { type: 'fixed', amount: 0.005 } })).toMatchObject([
    { path: 'inputData.brokering.amount', reason: 'wrong_format' },
  ]);
});

test('an agency without books has no settings, and no one else can read them', async () => {
  const fjord = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  const other = await addPerson(app, {
    email: 'jon@x.no',
    grants: [{ role: 'agent', partnerId: fjord }],
  });
  const findTerms = async (id: string) =>
    app.api(
      'query ($id: ID!) { getUsualTerms(queryData: { partnerId: $id }) { payoutDay } }',
      { id },
      await newToken(app, other),
    );
  expect((await findTerms(fjord)).data).toEqual({ getUsualTerms: null });
  expect((await findTerms(partnerId)).errors![0]!.extensions.code).toBe('ledger.not_found');
});

describe('fewer approvals and other approvers', () => {
  let others: TestPerson[];
  let theirs: string;

  beforeAll(async () => {
    theirs = await addPartner(app, 'trebolig', 'Trebolig');
    await openBook(app, theirs, { clientAccount: '12345678903', orgNumber: '974760673' });
    const agent = (email: string) =>
      addPerson(app, { email, name: email, grants: [{ role: 'agent', partnerId: theirs }] });
    others = [await agent('en@x.no'), await agent('to@x.no'), await agent('tre@x.no')];
  });

  /** A banking day after a Friday morning. */
  const COUNTS = NOW.add({ hours: 24 });
  const change = async (by: TestPerson, needed: number, approvers: readonly TestPerson[]) =>
    app.api(
      'mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { approvalsNeeded } }',
      {
        input: {
          partnerId: theirs,
          ...USUAL,
          approvalsNeeded: needed,
          approverIds: approvers.map(({ id }) => id),
        },
      },
      await newToken(app, by),
    );
  const openChange = async (): Promise<string | undefined> =>
    (await readSettings()).getPayoutSettings.asked?._id;
  const end = async (
    what: 'agreeToApprovers' | 'stopApproverChange',
    by: TestPerson,
    changeId?: string,
  ) => {
    const isAgreement = what === 'agreeToApprovers';
    const type = isAgreement ? 'AgreeToApproversInputData' : 'ApproverChangeInputData';
    const read = changeId ?? (await openChange()) ?? crypto.randomUUID();
    return app.api(
      `mutation ($input: ${type}!) { ${what}(inputData: $input) { payoutDay } }`,
      { input: { partnerId: theirs, ...(isAgreement && { changeId: read }) } },
      await newToken(app, by),
    );
  };
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
    errors?.[0]?.extensions.code;
  const readSettings = async (by = others[0]!) =>
    (
      await app.api(
        `query ($id: ID!) {
          getPayoutSettings(queryData: { partnerId: $id }) {
            approvalsNeeded approvers { name }
            asked { _id approvalsNeeded approvers { name } askedBy { name } countsFrom mayAgree mayStop }
            unagreed { lastNumber mayAgree acts { kind byName } }
          }
          getSettingChanges(queryData: { partnerId: $id }) { what }
        }`,
        { id: theirs },
        await newToken(app, by),
      )
    ).data;

  test('apply when another current approver agrees, or after a banking day; all are notified at once', async () => {
    const [en, to, tre] = others as [TestPerson, TestPerson, TestPerson];
    expect(codeOf(await change(en, 2, [en, to]))).toBeUndefined();
    expect((await readSettings()).getPayoutSettings).toMatchObject({
      approvalsNeeded: 2,
      asked: null,
    });
    await app.mails();

    // A person who was not an approver makes themselves the only one.
    expect(codeOf(await change(tre, 1, [tre]))).toBeUndefined();
    const { getPayoutSettings: request, getSettingChanges: log } = await readSettings();
    expect(request).toMatchObject({
      approvalsNeeded: 2,
      approvers: [{ name: 'en@x.no' }, { name: 'to@x.no' }],
      asked: {
        approvalsNeeded: 1,
        approvers: [{ name: 'tre@x.no' }],
        askedBy: { name: 'tre@x.no' },
        countsFrom: COUNTS.toString(),
        mayAgree: true,
        mayStop: true,
      },
    });
    expect(log[0]).toEqual({ what: 'approvers_asked' });
    const mails = await app.mails();
    expect(mails.map(({ to: address }) => address).sort()).toEqual([
      'en@x.no',
      'to@x.no',
      'tre@x.no',
    ]);
    expect(mails[0]!.text).toMatch(/tre@x\.no har bedt om/);
    expect(codeOf(await end('agreeToApprovers', tre))).toBe('payouts.not_approver');
    expect(codeOf(await end('stopApproverChange', to))).toBeUndefined();
    expect((await readSettings()).getPayoutSettings.asked).toBeNull();

    // What an approver agrees to is what they have read.
    await change(en, 1, [en, to]);
    const read = await openChange();
    await change(en, 1, [en, tre]);
    expect(codeOf(await end('agreeToApprovers', to, read))).toBe('payouts.changed');
    expect(codeOf(await end('stopApproverChange', to))).toBeUndefined();

    // An approver makes a request, and does not agree to it alone.
    await change(en, 1, [en, to]);
    expect(codeOf(await end('agreeToApprovers', en))).toBe('payouts.not_approver');
    expect(codeOf(await end('agreeToApprovers', to))).toBeUndefined();
    expect((await readSettings()).getPayoutSettings).toMatchObject({
      approvalsNeeded: 1,
      asked: null,
    });
    expect((await readSettings()).getSettingChanges[0]).toEqual({ what: 'approvers' });
    expect(codeOf(await end('agreeToApprovers', to))).toBe('payouts.not_found');
  });

  test('wait a banking day if no one agrees, and the same request again does not restart it', async () => {
    const [en, to, tre] = others as [TestPerson, TestPerson, TestPerson];
    await change(en, 1, [en, to, tre]);
    app.clock.set(COUNTS.subtract({ hours: 1 }));
    await change(en, 1, [tre, to, en]);
    await app.jobs.perform('payouts.change_approvers');
    expect((await readSettings()).getPayoutSettings.approvers).toHaveLength(2);
    app.clock.set(COUNTS);
    await app.jobs.perform('payouts.change_approvers');
    expect((await readSettings()).getPayoutSettings).toMatchObject({ asked: null });
    expect((await readSettings()).getPayoutSettings.approvers).toHaveLength(3);
    app.clock.set(NOW);
  });

  test('what one person changed alone keeps them from approving alone until another approver agrees', async () => {
    const [en, to] = others as [TestPerson, TestPerson, TestPerson];
    const agree = async (by: TestPerson, lastNumber: string) =>
      app.api(
        'mutation ($input: AgreeToPayoutSettingsInputData!) { agreeToPayoutSettings(inputData: $input) { payoutDay } }',
        { input: { partnerId: theirs, lastNumber } },
        await newToken(app, by),
      );
    const unagreed = async () => (await readSettings(to)).getPayoutSettings.unagreed;
    const raise = async (guaranteeMonths: number) =>
      app.api(
        'mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { payoutDay } }',
        { input: { partnerId: theirs, guaranteeMonths } },
        await newToken(app, en),
      );
    // The one who named the first approvers, and another whose request only time agreed to.
    const { lastNumber: named, ...before } = await unagreed();
    expect(before).toEqual({
      mayAgree: true,
      acts: ['en@x.no', 'en@x.no'].map((byName) => ({ kind: 'changed_approvers', byName })),
    });
    await app.mails();
    await raise(12);
    const mails = await app.mails();
    expect(mails.map(({ to: address }) => address).sort()).toEqual(
      expect.arrayContaining(['en@x.no', 'to@x.no', 'tre@x.no']),
    );
    expect(mails[0]!.text).toContain('en@x.no har økt antall måneder utbetalingsgarantien dekker');
    const { lastNumber, acts } = await unagreed();
    expect(acts.at(-1)).toEqual({ kind: 'raised_guarantee', byName: 'en@x.no' });
    expect(codeOf(await agree(en, lastNumber))).toBe('payouts.not_approver');
    expect(codeOf(await agree(to, named))).toBe('payouts.changed');
    expect(codeOf(await agree(to, lastNumber))).toBeUndefined();
    expect(await unagreed()).toBeNull();
    expect(codeOf(await agree(to, lastNumber))).toBe('payouts.not_found');
    // Two agree at once: one outcome.
    await raise(13);
    const again = (await unagreed()).lastNumber;
    const both = await Promise.all([agree(to, again), agree(to, again)]);
    expect(both.map(codeOf).toSorted()).toEqual(['payouts.not_found', undefined]);
  });

  test('what somebody unknown changed needs two who agree, and a request of theirs none can agree to', async () => {
    const [en, to] = others as [TestPerson, TestPerson, TestPerson];
    const leaving = await addPerson(app, {
      email: 'fem@x.no',
      name: 'fem@x.no',
      grants: [{ role: 'agent', partnerId: theirs }],
    });
    const mutate = async (by: TestPerson, name: string, type: string, input: object) =>
      app.api(
        `mutation ($input: ${type}!) { ${name}(inputData: $input) { __typename } }`,
        { input },
        await newToken(app, by),
      );
    const agree = async (by: TestPerson) => {
      const { lastNumber } = (await readSettings(by)).getPayoutSettings.unagreed;
      const input = { partnerId: theirs, lastNumber };
      return mutate(by, 'agreeToPayoutSettings', 'AgreeToPayoutSettingsInputData', input);
    };
    await mutate(leaving, 'setPayoutSettings', 'SetPayoutSettingsInputData', {
      partnerId: theirs,
      guaranteeMonths: 20,
    });
    await change(leaving, 1, [en, to, leaving]);
    const requested = async () => (await readSettings(to)).getPayoutSettings.asked;
    expect(await requested()).toMatchObject({ mayAgree: true });
    await mutate(leaving, 'deleteAccount', 'AccountInputData', { _id: leaving.id });
    await app.dispatcher.settle();
    // The one who left may be any of them, with another account.
    expect(await requested()).toMatchObject({ askedBy: null, mayAgree: false });
    expect(codeOf(await end('agreeToApprovers', to))).toBe('payouts.not_approver');
    await end('stopApproverChange', to);
    expect(codeOf(await agree(en))).toBeUndefined();
    expect((await readSettings(en)).getPayoutSettings.unagreed).toMatchObject({
      mayAgree: false,
      acts: [{ kind: 'raised_guarantee', byName: null }],
    });
    expect(codeOf(await agree(en))).toBe('payouts.not_approver');
    expect(codeOf(await agree(to))).toBeUndefined();
    expect((await readSettings(to)).getPayoutSettings.unagreed).toBeNull();
  });

  test('can be replaced by the requester or an approver, and by no one else', async () => {
    const [en, to, tre] = others as [TestPerson, TestPerson, TestPerson];
    const fourth = await addPerson(app, {
      email: 'fire@x.no',
      name: 'fire@x.no',
      grants: [{ role: 'agent', partnerId: theirs }],
    });
    const waiting = async () =>
      (await readSettings()).getPayoutSettings.asked?.approvers.map(
        ({ name }: { name: string }) => name,
      );
    await change(en, 1, [to]);
    expect(codeOf(await change(fourth, 1, [fourth]))).toBe('payouts.change_waits');
    expect(await waiting()).toEqual(['to@x.no']);
    for (const by of [en, tre]) {
      expect(codeOf(await change(by, 1, [by]))).toBeUndefined();
      expect(await waiting()).toEqual([by.name]);
    }
    expect(codeOf(await end('stopApproverChange', en))).toBeUndefined();
  });

  test('need a fresh proof', async () => {
    const [en, to] = others as [TestPerson, TestPerson, TestPerson];
    const stale = await newToken(app, en);
    app.clock.set(NOW.add({ minutes: 11 }));
    const as = (query: string, input: object) => app.api(query, { input }, stale);
    const settings = { partnerId: theirs, ...USUAL, approvalsNeeded: 1 };
    const fewer = await as(
      'mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { payoutDay } }',
      { ...settings, approverIds: [to.id] },
    );
    expect(codeOf(fewer)).toBe('accounts.fresh_proof_needed');
    app.clock.set(NOW);
  });

  test.each([
    [
      'deactivateAccount',
      'tre@x.no',
      /tre@x\.no godkjenner .* har deaktivert/,
      ['en', 'fire', 'to'],
    ],
    ['deleteAccount', 'to@x.no', /En av dem som godkjenner .* har slettet/, ['en', 'fire']],
  ])(
    'everybody with rights to the money is notified of %s',
    async (name, email, text, notified) => {
      const { id } = others.find((one) => one.email === email)!;
      await app.mails();
      const { errors } = await app.api(
        `mutation ($id: ID!) { ${name}(inputData: { _id: $id }) { _id } }`,
        { id },
        await newToken(app, { id }),
      );
      expect(errors).toBeUndefined();
      const mails = (await app.mails()).filter((mail) => mail.to !== email);
      expect(mails.map(({ to }) => to).sort()).toEqual(notified.map((local) => `${local}@x.no`));
      expect(mails[0]!.text).toMatch(text);
    },
  );
});
