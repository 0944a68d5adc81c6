import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ASSIGNMENT } from '../../../../testing/leases.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { PASSWORD } from '../../../../testing/people.ts';
import { addListings, addPartner, createTestApp, NOW } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let call: ReturnType<typeof partnerCalls>;
let other: ReturnType<typeof partnerCalls>;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  other = partnerCalls(app, await addPartnerKey(app, elsewhere));
  await call('POST', '/webhooks', { url: 'https://203.0.114.7/hook' });
  const own = { ownerId: null, contactId: null };
  await addListings(app, [{}], { ...own, feed: `partner:${partnerId}`, partnerId });
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const invite = (input: object = {}, who = call) =>
  who('POST', '/invitations', {
    email: 'Ny@x.no',
    name: 'Ny Utleier',
    registerAs: 'landlord',
    ...input,
  });
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);

test('a landlord without an account is invited once, accepts, and can be named in an assignment', async () => {
  const [home] = await app.database.session(({ query }) =>
    query<{ id: string }>('select id from listing'),
  );
  const assign = () =>
    call(
      'POST',
      '/assignments',
      { listingId: home!.id, landlordEmail: 'ny@x.no', terms: ASSIGNMENT },
      { 'idempotency-key': crypto.randomUUID() },
    );
  expect((await assign()).body.errors).toEqual([{ path: 'landlordEmail', reason: 'not_allowed' }]);

  const first = await invite();
  expect(first).toMatchObject({
    status: 201,
    body: { email: 'ny@x.no', registerAs: 'landlord', isAccepted: false },
  });
  const twice = await Promise.all([invite(), invite()]);
  expect(twice.map(({ status, body }) => [status, body._id])).toEqual([
    [200, first.body._id],
    [200, first.body._id],
  ]);
  const [mail, ...more] = await mailsTo('ny@x.no');
  expect(more).toEqual([]);
  const [, id, secret] = /acceptInvitation\?id=([\w-]+)#([\w-]+)/.exec(mail!.text) ?? [];
  expect(id).toBe(first.body._id);
  const accepted = await app.call({
    method: 'POST',
    url: '/api/auth/accept-invitation',
    payload: {
      id,
      secret,
      name: 'Ny Utleier',
      password: PASSWORD,
      birthDate: '1990-05-17',
      agreesToTerms: true,
      agreesToPrivacy: true,
    },
  });
  expect(accepted.statusCode).toBe(200);
  await app.dispatcher.settle();
  const events = await app.database.session(({ query }) =>
    query<{ body: string }>(`select body from webhook_delivery where type = 'invitation.accepted'`),
  );
  expect(events.map(({ body }) => JSON.parse(body).data)).toEqual([{ invitationId: id }]);
  const again = await invite();
  expect([again.status, again.body.isAccepted]).toEqual([200, true]);
  expect((await assign()).status).toBe(201);
});

test('an invitation that expired is sent again by the same call', async () => {
  const first = await invite({ email: 'sen@x.no' });
  app.clock.set(NOW.add({ hours: 24 * 15 }));
  const again = await invite({ email: 'sen@x.no' });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body._id).not.toBe(first.body._id);
});

test('the list has the invitations of the own agency, page by page', async () => {
  const theirs = await invite({ email: 'deres@x.no' }, other);
  expect((await other('GET', '/invitations')).body).toEqual({ data: [theirs.body], next: null });
  await invite({ email: 'to@x.no', registerAs: 'tenant' });
  const { body } = await call('GET', '/invitations?limit=1');
  expect(body.data).toHaveLength(1);
  const rest = await call('GET', `/invitations?after=${body.next}`);
  expect([...body.data, ...rest.body.data].map(({ email }: any) => email)).toEqual(
    expect.arrayContaining(['to@x.no']),
  );
  expect(JSON.stringify(rest.body)).not.toContain('deres@x.no');
});

test.each([
  [{ email: 'x' }, 'email', 'wrong_format'],
  [{ registerAs: 'agent' }, 'registerAs', 'not_allowed'],
  [{ partnerId: crypto.randomUUID() }, 'partnerId', 'unknown_field'],
])('an invitation with %o is refused by name', async (input, path, reason) => {
  const { status, body } = await invite(input);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ path, reason }]);
});

test('a key that an operator made invites in nobody’s name', async () => {
  await app.database.session(({ exec }) => exec('update partner_key set created_by = null'));
  expect((await invite({ email: 'ingen@x.no' })).status).toBe(201);
});
