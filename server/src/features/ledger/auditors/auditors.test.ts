import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { may, PERMISSIONS, type Permission } from '@husvaer/domain/accounts/permissions';
import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import { createFullScenario, type FullScenario } from '../../../../testing/full-scenario.ts';
import { callOf } from '../../../../testing/guard/attempts.ts';
import { OPERATIONS } from '../../../../testing/guard/operations.ts';
import { SOMEBODY } from '../../../../testing/guard/row.ts';
import { addAuditor, newToken, PASSWORD, setProved } from '../../../../testing/people.ts';
import { NOW } from '../../../../testing/test-app.ts';
import { schema } from '../../../schema.ts';
import { findPossibleApprovers } from '../public.ts';

let scenario: FullScenario;
let partnerId: string;
let agent: { id: string; token: string };
let auditor: Awaited<ReturnType<typeof addAuditor>>;

/** The day of {@link NOW} in Norway is 20 November; the auditor's last day. */
const LAST = '2026-12-31';

beforeAll(async () => {
  scenario = await createFullScenario();
  partnerId = scenario.nordbolig;
  const { person } = await scenario.actorOf('agent');
  await setProved(scenario.app, person, 'passkey');
  agent = { id: person.id, token: person.tokens.accessToken };
  auditor = await addAuditor(scenario.app, { email: 'rita@x.no', partnerId, endsOn: LAST });
});
afterAll(() => scenario.app.close());

const at = (instant: string) => scenario.app.clock.set(Temporal.Instant.from(instant));
const tokenOf = (by: 'identity' | 'password' = 'identity') => newToken(scenario.app, auditor, by);
const JOURNAL = 'query ($id: ID) { getJournal(queryData: { partnerId: $id }) { next } }';
const journal = async (token: string, id: string | null = partnerId) =>
  (await scenario.app.api(JOURNAL, { id }, token)).status;
const INVITE = `mutation ($inputData: InviteAuditorInputData!) { inviteAuditor(inputData: $inputData) { _id state } }`;
const invite = (input: object) =>
  scenario.app.api(
    INVITE,
    {
      inputData: {
        partnerId,
        email: 'ny@x.no',
        name: 'Nina Ny',
        endsOn: LAST,
        ...input,
      },
    },
    agent.token,
  );
const END = 'mutation ($id: ID!) { endAuditor(inputData: { auditorId: $id }) { state } }';
const rows = <Row>(query: string, values: unknown[] = []) =>
  scenario.app.database.session((session) => session.query<Row>(query, values));

describe('an auditor', () => {
  test('is refused every mutation of an agency, and may do what everybody may', async () => {
    const { person, token } = { person: auditor, token: await tokenOf() };
    const refused: string[] = [];
    for (const name of Object.keys(schema().getMutationType()!.getFields())) {
      const row = OPERATIONS[name]!;
      if (SOMEBODY.every((one) => row.by.includes(one))) continue;
      const once = await callOf(scenario, row, { name: 'auditor', person, token });
      expect([401, 403, 404], name).toContain((await once()).status);
      refused.push(name);
    }
    expect(refused).toEqual(
      expect.arrayContaining([
        'approvePayouts',
        'setLedgerBook',
        'orderSaftExport',
        'setSaftAccounts',
        'closePeriod',
        'signBankReconciliation',
        'inviteAuditor',
        'endAuditor',
      ]),
    );
  });

  test('reads every query of the accounting feature, and of no other agency or the operator', async () => {
    const { person, token } = { person: auditor, token: await tokenOf() };
    const ofFeature = ['getJournal', 'getAccountStatement', 'getLedgerPeople', 'getSaftExports'];
    for (const name of [...ofFeature, 'getSaftAccounts', 'getLedgerBalances', 'getPayouts']) {
      const once = await callOf(scenario, OPERATIONS[name]!, { name: 'auditor', person, token });
      expect((await once()).status, name).toBe(200);
    }
    expect(await journal(token, null)).toBe(404);
    expect(await journal(token, scenario.fjordutleie)).toBe(404);
  });

  test('is never among those who may approve', async () => {
    const people = await scenario.app.runner.read(
      { kind: 'system' },
      ({ tx }) => findPossibleApprovers(tx, partnerId),
      undefined,
    );
    expect(people.map(({ id }) => id)).not.toContain(auditor.id);
  });

  test.each([
    ['the day before', '2026-12-30T22:59:00Z', 200],
    // Half past midnight in Oslo is still the day before in UTC.
    ['the last day begins', '2026-12-30T23:30:00Z', 200],
    ['the last minute', '2026-12-31T22:59:00Z', 200],
    ['the day after', '2026-12-31T23:00:00Z', 404],
  ])('reads until the end of the last day in Oslo: %s', async (_, instant, status) => {
    const before = await tokenOf();
    at(instant);
    expect(await journal(await tokenOf())).toBe(status);
    at(NOW.toString());
    expect(await journal(before)).toBe(200);
  });

  test('needs a proof by BankID or a passkey, and an account that is bound to an identity', async () => {
    const { status, errors } = await scenario.app.api(
      JOURNAL,
      { id: partnerId },
      await tokenOf('password'),
    );
    expect({ status, code: errors?.[0]?.extensions?.code }).toEqual({
      status: 403,
      code: 'accounts.fresh_proof_needed',
    });
    await rows('update account_identity set account_id = $1 where account_id = $2', [
      agent.id,
      auditor.id,
    ]);
    expect(await journal(await tokenOf())).toBe(404);
    await rows('update account_identity set account_id = $2 where account_id = $1', [
      agent.id,
      auditor.id,
    ]);
  });

  test('has downloads in the audit log, and an agent has not', async () => {
    const url = `/api/money/${partnerId}/journal.csv`;
    for (const token of [await tokenOf(), agent.token])
      await scenario.app.call({ url, headers: { authorization: `Bearer ${token}` } });
    expect(
      await rows('select who, whom from staff_action where what = $1', ['ledger.auditor_download']),
    ).toEqual([{ who: auditor.id, whom: `${partnerId} journal.csv` }]);
    expect(SAFEGUARDS['GET /api/money/:partnerId/journal.csv'].freshProof).toBe(true);
  });

  test('reads a reminder, and neither a petition nor what was sent in a conversation', async () => {
    const file = `query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }`;
    const id = scenario.partnersFile;
    const status = async () => (await scenario.app.api(file, { id }, await tokenOf())).status;
    expect(await status()).toBe(200);
    await scenario.app.database.session((session) =>
      session.exec(`
        alter table rent_letter disable trigger user;
        update rent_letter set kind = 'petition' where document_id = '${id}';
        alter table rent_letter enable trigger user`),
    );
    expect(await status()).toBe(404);
  });

  test('has no permission but those of everybody and to read the books', () => {
    const actor = { kind: 'account', grants: [{ role: 'auditor', partnerId: 'a' }] } as const;
    const nobody = { kind: 'account', grants: [] } as const;
    const own = (Object.keys(PERMISSIONS) as Permission[]).filter((one) => {
      const allowed: unknown = PERMISSIONS[one];
      return Array.isArray(allowed) && !allowed.includes('tenant') && may(actor, one);
    });
    expect(own).toEqual(['money.audit_for_partner', 'money.audit_for_operator']);
    expect(may(actor, 'money.audit_for_operator', null)).toBe(false);
    expect(may(actor, 'money.audit_for_partner', 'b')).toBe(false);
    expect(may(nobody, 'money.audit_for_partner', 'a')).toBe(false);
  });
});

describe('an invitation of an auditor', () => {
  test.each([
    [{ endsOn: '2026-11-19' }, 'past'],
    [{ endsOn: '2027-11-21' }, 'too_far'],
    [{ endsOn: '' }, 'wrong_format'],
  ])('%o is refused', async (input, reason) => {
    const { status, errors } = await invite(input);
    expect(status).toBe(400);
    expect(JSON.stringify(errors)).toContain(reason);
  });

  test('of a person who runs the books is refused', async () => {
    const [own] = await rows<{ email: string }>('select email from account where id = $1', [
      agent.id,
    ]);
    const { errors } = await invite({ email: own!.email });
    expect(errors?.[0]?.extensions?.code).toBe('ledger.auditor_runs_books');
  });

  test('is accepted by mail, read until a day, and ended before it', async () => {
    const { app } = scenario;
    const { data } = await invite({});
    const again = await invite({});
    expect(again.errors?.[0]?.extensions?.code).toBe('ledger.auditor_exists');
    await app.dispatcher.settle();
    const mail = (await app.mails()).find(({ to }) => to === 'ny@x.no');
    const [, id, secret] = /acceptInvitation\?id=([\w-]+)#([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const answer = await app.call({
      method: 'POST',
      url: '/api/auth/accept-invitation',
      payload: {
        id,
        secret,
        name: 'Nina Ny',
        password: PASSWORD,
        birthDate: '1980-01-01',
        agreesToTerms: true,
        agreesToPrivacy: true,
      },
    });
    const accountId = answer.json().userInfo._id as string;
    await rows(
      `insert into account_identity (issuer, subject, account_id, bound_at, name) values ('i', $1, $2, now(), 'N')`,
      [randomUUID(), accountId],
    );
    const token = await newToken(app, { id: accountId }, 'identity');
    expect(await journal(token)).toBe(200);
    const ended = await app.api(END, { id: data.inviteAuditor._id }, agent.token);
    expect(ended.data.endAuditor.state).toBe('ended');
    expect(await journal(token)).toBe(404);
    expect(
      await rows(
        `select what, became from setting_change where what like 'auditor%' and became ->> 'auditor' = 'Nina Ny' order by at, id`,
      ),
    ).toEqual([
      { what: 'auditor_invited', became: { auditor: 'Nina Ny', endsOn: LAST } },
      { what: 'auditor_ended', became: { auditor: 'Nina Ny', endsOn: null } },
    ]);
  });

  test('whose day has passed, or that another one follows, takes no access with it when it is ended', async () => {
    const { app } = scenario;
    const account = await addAuditor(app, { email: 'to@x.no', partnerId, endsOn: LAST });
    const accepted = async (endsOn: string, email: string) => {
      const id = randomUUID();
      await rows(
        `insert into invitation (id, partner_id, invited_by, email, name, register_as, language,
           created_at, expires_at, accepted_at, account_id, ends_on)
         values ($1, $2, $3, $4, 'To', 'auditor', 'no', $5, $5, $5, $6, $7)`,
        [id, partnerId, agent.id, email, '2026-11-01T09:00:00Z', account.id, endsOn],
      );
      return id;
    };
    const end = async (id: string) =>
      (await app.api(END, { id }, agent.token)).data.endAuditor.state;
    const token = await newToken(app, account, 'identity');
    const [over, first, second] = [
      await accepted('2026-11-10', 'to@x.no'),
      await accepted('2026-12-01', 'to@x.no'),
      // Of the same person, whose address was another one then.
      await accepted(LAST, 'før@x.no'),
    ];
    expect(await end(over)).toBe('over');
    expect(await journal(token)).toBe(200);
    expect(await end(second)).toBe('ended');
    expect(await journal(token)).toBe(200);
    expect(
      await rows("select ends_on from account_grant where account_id = $1 and role = 'auditor'", [
        account.id,
      ]),
    ).toEqual([{ ends_on: '2026-12-01' }]);
    expect(await end(first)).toBe('ended');
    expect(await journal(token)).toBe(404);
  });
});
