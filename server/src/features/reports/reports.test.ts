import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addPerson, newToken, PASSWORD, type TestPerson } from '../../../testing/people.ts';
import { addListings, createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: TestPerson;
let owner: TestPerson;
let reporter: TestPerson;
let listingId: string;

beforeAll(async () => {
  app = await createTestApp();
  const grants = [{ role: 'operator' as const, partnerId: null }];
  staff = await addPerson(app, { email: 'drift@x.no', name: 'Dag Drift', grants });
  owner = await addPerson(app, { email: 'utleier@x.no', name: 'Kari Utleier' });
  reporter = await addPerson(app, { email: 'leier@x.no', name: 'Ola Leier' });
  await addListings(app, [{ title: 'Lys toroms' }], ownedBy(owner));
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
  listingId = row!.id;
});
afterAll(() => app.close());

const ownedBy = ({ id: ownerId }: TestPerson) => ({
  feed: 'reported',
  partnerId: null,
  ownerId,
  contactId: null,
});
const callAs = async (query: string, variables: object, who?: TestPerson) =>
  app.api(query, { ...variables }, who && (await newToken(app, who)));

async function report(who?: TestPerson): Promise<string> {
  const { data } = await callAs(
    `mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: scam, text: "Ber om forskudd" }) { _id } }`,
    { id: listingId },
    who,
  );
  return data.reportListing._id;
}
const GET = `query ($isDecided: Boolean) { getReports(queryData: { isDecided: $isDecided }) { open data {
  _id kind reason text reporterName listing { title state } others { _id } decision { _id outcome } } } }`;
const reports = async (isDecided = false) =>
  (await callAs(GET, { isDecided }, staff)).data.getReports;
const decide = (input: object, who = staff) =>
  callAs(
    'mutation ($input: DecideReportInputData!) { decideReport(inputData: $input) { decision { _id outcome } } }',
    { input },
    who,
  );
const REASON = 'Annonsen ber om forskudd utenom Husvær.';
const DOWN = { outcome: 'taken_down', ground: 'terms', rule: 'punkt 4', reason: REASON };

test('a report waits for staff, with its reporter and other reports of the same', async () => {
  const first = await report();
  const second = await report(reporter);
  const { open, data } = await reports();
  expect(open).toBe(2);
  expect(data).toMatchObject([
    { _id: first, kind: 'listing', reporterName: null, others: [{ _id: second }] },
    {
      _id: second,
      reporterName: 'Ola Leier',
      text: 'Ber om forskudd',
      listing: { title: 'Lys toroms' },
    },
  ]);
  expect((await callAs(GET, {}, owner)).errors?.[0]?.extensions.code).toBe('reports.not_found');
});

test('a dismissal is sent to the reporter alone, with the reason', async () => {
  const [, { _id: reportId }] = (await reports()).data;
  await app.mails();
  const { data } = await decide({ reportId, outcome: 'nothing', reason: 'Annonsen er i orden.' });
  expect(data.decideReport.decision.outcome).toBe('nothing');
  const mails = await app.mails();
  expect(mails.map(({ to }) => to)).toEqual(['leier@x.no']);
  expect(mails[0]!.text).toContain('Annonsen er i orden.');
  expect((await reports()).open).toBe(1);
});

test('a decision against a user names the rule and the reason', async () => {
  const [{ _id: reportId }] = (await reports()).data;
  for (const [input, field] of [
    [{ ...DOWN, rule: null }, 'rule'],
    [{ ...DOWN, ground: null }, 'ground'],
    [{ ...DOWN, reason: 'x' }, 'reason'],
    [{ ...DOWN, outcome: 'blocked' }, 'outcome'],
  ] as const) {
    const { errors } = await decide({ reportId, ...input });
    expect(errors?.[0]?.extensions.params.fields[0].path).toBe(`inputData.${field}`);
  }
});

describe('a listing that is taken down', () => {
  let decisionId: string;

  test('is decided once when two decide at the same time', async () => {
    const later = await report(reporter);
    const [{ _id: reportId }] = (await reports()).data;
    await app.mails();
    const answers = await Promise.all([
      decide({ reportId, ...DOWN }),
      decide({ reportId: later, ...DOWN }),
    ]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['reports.decided']);
    decisionId = answers.find(({ errors }) => !errors)!.data.decideReport.decision._id;
    expect((await reports()).open).toBe(0);
    const mails = await app.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['leier@x.no', 'utleier@x.no']);
    const against = mails.find(({ to }) => to === 'utleier@x.no')!;
    for (const part of [REASON, 'punkt 4', 'svar', 'Lys toroms'])
      expect(against.text.toLowerCase()).toContain(part.toLowerCase());
    expect(against.text).not.toContain('Ola Leier');
  });

  test('is hidden, and its owner can not restore it', async () => {
    const { errors } = await callAs(
      'mutation ($id: ID!) { setListingActive(inputData: { listingId: $id, isActive: true }) { _id } }',
      { id: listingId },
      owner,
    );
    expect(errors?.[0]?.extensions.code).toBe('listings.taken_down');
    await app.database.session((session) => session.exec("update listing set state = 'published'"));
    const rows = await app.database.session((session) =>
      session.query<{ state: string }>('select state from listing'),
    );
    expect(rows).toEqual([{ state: 'inactive' }]);
  });

  test('shows its reasons to its owner and its reporter; to no one else', async () => {
    const read = (who: TestPerson) =>
      callAs(
        'query ($id: ID!) { getReportDecision(queryData: { decisionId: $id }) { isAbout decision { outcome rule } } }',
        { id: decisionId },
        who,
      );
    expect((await read(owner)).data.getReportDecision).toMatchObject({ isAbout: true });
    expect((await read(reporter)).data.getReportDecision).toMatchObject({ isAbout: false });
    const stranger = await addPerson(app, { email: 'fremmed@x.no' });
    expect((await read(stranger)).errors?.[0]?.extensions.code).toBe('reports.not_found');
  });

  test('is online again when another member of staff upholds a complaint, and both are notified', async () => {
    const grants = [{ role: 'operator' as const, partnerId: null }];
    const second = await addPerson(app, { email: 'klage@x.no', name: 'Kari Klage', grants });
    const reverse = (who: TestPerson, reason = 'Annonsen ber ikke om forskudd likevel.') =>
      callAs(
        `mutation ($id: ID!, $reason: String!) {
          reverseReportDecision(inputData: { decisionId: $id, reason: $reason }) {
            decision { reversedAt reversalReason } } }`,
        { id: decisionId, reason },
        who,
      );
    const code = async (who: TestPerson, reason?: string) =>
      (await reverse(who, reason)).errors?.[0]?.extensions.code;
    expect(await code(owner)).toBe('reports.not_found');
    const isOwn = async (who: TestPerson) =>
      (
        await callAs(
          'query { getReports(queryData: { isDecided: true }) { data { isDecidedByViewer } } }',
          {},
          who,
        )
      ).data.getReports.data.map((one: { isDecidedByViewer: boolean }) => one.isDecidedByViewer);
    expect(await isOwn(staff)).toEqual([true, true, true]);
    expect(await isOwn(second)).toEqual([false, false, false]);
    expect(await code(staff)).toBe('reports.own_decision');
    expect(await code(second, 'x')).toBe('request.invalid');
    await app.mails();
    const answers = await Promise.all([reverse(second), reverse(second)]);
    expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual([
      'reports.nothing_to_reverse',
    ]);
    const rows = await app.database.session((session) =>
      session.query('select state, taken_down_at from listing where id = $1', [listingId]),
    );
    expect(rows).toEqual([{ state: 'published', taken_down_at: null }]);
    const mails = await app.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['leier@x.no', 'utleier@x.no']);
    expect(mails.find(({ to }) => to === 'utleier@x.no')!.text).toContain('ikke om forskudd');
    for (const who of [owner, reporter]) {
      const { data } = await callAs('{ getNotifications { data { kind } } }', {}, who);
      expect(data.getNotifications.data).toContainEqual({ kind: 'decision_reversed' });
    }
  });

  test('is in the audit log', async () => {
    const noted = await app.database.session((session) =>
      session.query(
        "select who, what from staff_action where what like 'reports.%' order by at, what",
      ),
    );
    expect(noted).toEqual([
      { who: staff.id, what: 'reports.nothing' },
      { who: expect.any(String), what: 'reports.reversed' },
      { who: staff.id, what: 'reports.taken_down' },
    ]);
  });
});

test('a blocked user is logged out, sees the reason, and can not log in again', async () => {
  const { data } = await callAs(
    'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
    { id: await anotherHome() },
    reporter,
  );
  const [{ _id: conversationId }] = data.addConversations;
  await callAs(
    'mutation ($id: ID!) { reportPerson(inputData: { conversationId: $id, reason: harassment }) { _id } }',
    { id: conversationId },
    reporter,
  );
  const [{ _id: reportId, kind }] = (await reports()).data;
  expect(kind).toBe('person');
  await app.mails();
  const input = { outcome: 'blocked', ground: 'law', rule: 'straffeloven § 266', reason: REASON };
  const token = await newToken(app, owner);
  expect((await decide({ reportId, ...input })).errors).toBeUndefined();
  expect((await app.mails()).map(({ to }) => to)).toContain('utleier@x.no');
  const { errors } = await app.api('{ unreadConversationCount }', {}, token);
  expect(errors?.[0]?.extensions.code).toBe('accounts.token_invalid');
  const { status } = await app.auth('', { user: owner.email, password: PASSWORD });
  expect(status).toBe(403);

  const grants = [{ role: 'operator' as const, partnerId: null }];
  const second = await addPerson(app, { email: 'klage2@x.no', grants });
  const [decided] = (await reports(true)).data.filter((one: any) => one.kind === 'person');
  const reversed = await callAs(
    `mutation ($id: ID!) { reverseReportDecision(inputData: { decisionId: $id,
      reason: "Meldingene var ikke trusler." }) { decision { outcome } } }`,
    { id: decided.decision._id },
    second,
  );
  expect(reversed.errors).toBeUndefined();
  expect((await app.mails()).map(({ to }) => to)).toContain('utleier@x.no');
  expect((await app.auth('', { user: owner.email, password: PASSWORD })).status).toBe(200);
});

test('no one decides a report by or about themselves, and staff can not be blocked', async () => {
  const grants = [{ role: 'operator' as const, partnerId: null }];
  const colleague = await addPerson(app, { email: 'kollega@x.no', name: 'Kim Kollega', grants });
  await addListings(app, [{ title: 'Kims hybel', externalId: 'kim' }], ownedBy(colleague));
  const [home] = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where title = 'Kims hybel'"),
  );
  const about = await callAs(
    'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: scam }) { _id } }',
    { id: home!.id },
    staff,
  );
  const reportId = about.data.reportListing._id;
  for (const who of [staff, colleague])
    expect((await decide({ reportId, ...DOWN }, who)).errors?.[0]?.extensions.code).toBe(
      'reports.own',
    );
  const { data } = await callAs(
    'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
    { id: home!.id },
    reporter,
  );
  const reported = await callAs(
    'mutation ($id: ID!) { reportPerson(inputData: { conversationId: $id, reason: harassment }) { _id } }',
    { id: data.addConversations[0]._id },
    reporter,
  );
  const blocking = {
    outcome: 'blocked',
    ground: 'law',
    rule: 'straffeloven § 266',
    reason: REASON,
  };
  const { errors } = await decide({ reportId: reported.data.reportPerson._id, ...blocking });
  expect(errors?.[0]?.extensions.code).toBe('reports.staff');
});

async function anotherHome(): Promise<string> {
  await addListings(app, [{ title: 'En til', externalId: 'to' }], ownedBy(owner));
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where title = 'En til'"),
  );
  return row!.id;
}
