import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { homeOf } from '../../../../testing/interest.ts';
import {
  aLease,
  ASSIGNMENT,
  LEASE_TENANT,
  LEASE_TERMS,
  setLeaseState,
} from '../../../../testing/leases.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import {
  ADDRESS,
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let call: ReturnType<typeof partnerCalls>;
let other: ReturnType<typeof partnerCalls>;
let turid: TestPerson;
let agent: TestPerson;
let assignmentId: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  other = partnerCalls(app, await addPartnerKey(app, elsewhere));
  const as = (role: 'partner_landlord' | 'agent') => [{ role, partnerId }];
  turid = await addPerson(app, {
    email: 'turid@x.no',
    name: 'Turid Lien',
    birthDate: '1963-04-09',
    grants: as('partner_landlord'),
  });
  agent = await addPerson(app, { email: 'silje@x.no', name: 'Silje', grants: as('agent') });
  const feed = { feed: `partner:${partnerId}`, partnerId, ownerId: null, contactId: null };
  await addListings(app, [{ externalId: 'a-1', title: 'Første' }], feed);
  await addListings(app, [{ externalId: 'a-2', title: 'Andre' }], feed);
  const theirs = { ...feed, feed: `partner:${elsewhere}`, partnerId: elsewhere };
  await addListings(app, [{ externalId: 'b-1', title: 'Deres' }], theirs);
  assignmentId = (await assign()).body._id;
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

let keys = 0;
const assign = (input: object = {}, who = call, key = `a-${(keys += 1)}`) =>
  who(
    'POST',
    '/assignments',
    {
      listingExternalId: 'a-1',
      landlordEmail: 'turid@x.no',
      terms: ASSIGNMENT,
      ...input,
    },
    { 'idempotency-key': key },
  );
const draft = (input: object = {}, key = `k-${(keys += 1)}`, who = call) =>
  who(
    'POST',
    '/leases',
    { assignmentId, tenants: [LEASE_TENANT], terms: LEASE_TERMS, ...input },
    { 'idempotency-key': key },
  );
const becomes = (id: string, paper: 'sent' | 'signed') => setLeaseState(app, id, paper);

describe('an assignment', () => {
  test('belongs to a property, which the next one finds again', async () => {
    const { status, body } = await assign({ agentEmail: 'silje@x.no' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ agentId: agent.id, hasLease: false });
    expect(body.terms).toMatchObject(ASSIGNMENT);
    expect((await call('GET', `/assignments/${body._id}`)).body).toEqual(body);
    const property = (await call('GET', `/properties/${body.propertyId}`)).body;
    expect(property).toMatchObject({
      number: 1,
      name: 'Første',
      listingExternalId: 'a-1',
      landlord: { _id: turid.id, name: 'Turid Lien' },
      address: { street: 'Markveien', city: 'Oslo' },
    });
    expect((await call('GET', '/properties')).body.data).toEqual([property]);
    const waits = `query ($id: ID!) { getWaitingAssignments(queryData: { partnerId: $id }) {
      data { _id property { name } landlord { name } } metaData { totalDocuments } } }`;
    const waiting = await app.api(waits, { id: partnerId }, agent.tokens.accessToken);
    const home = { property: { name: 'Første' }, landlord: { name: 'Turid Lien' } };
    expect(waiting.data.getWaitingAssignments).toEqual({
      data: [body._id, assignmentId].map((_id) => ({ _id, ...home })),
      metaData: { totalDocuments: 2 },
    });
    const { data } = (await call('GET', `/assignments?propertyId=${body.propertyId}`)).body;
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([assignmentId, body._id]);
  });

  test('is made once for its key, and needs one', async () => {
    const [first, again] = [await assign({}, call, 'assigned'), await assign({}, call, 'assigned')];
    expect([again.status, again.body]).toEqual([201, first.body]);
    const input = { listingExternalId: 'a-1', landlordEmail: 'turid@x.no', terms: ASSIGNMENT };
    const { status, body } = await call('POST', '/assignments', input);
    expect([status, body.code]).toEqual([400, 'partners.idempotency_required']);
  });

  test('can name a home and a landlord by their ids as well', async () => {
    const listingId = await homeOf(app, 'Første');
    const { status } = await assign({
      listingExternalId: undefined,
      listingId,
      landlordEmail: undefined,
      landlordId: turid.id,
    });
    expect(status).toBe(201);
  });

  test.each<[object, number, string, unknown]>([
    [{ listingExternalId: 'b-1' }, 404, 'listings.not_found', undefined],
    [{ listingExternalId: undefined }, 400, 'listingExternalId', 'required'],
    [{ landlordEmail: undefined }, 400, 'landlordId', 'required'],
    [{ landlordEmail: 'silje@x.no' }, 400, 'landlordEmail', 'not_allowed'],
    [{ agentEmail: 'turid@x.no' }, 400, 'agentEmail', 'not_allowed'],
    [{ terms: { ...ASSIGNMENT, endsOn: '2026-11-30' } }, 400, 'terms.endsOn', 'swapped'],
    [{ terms: undefined }, 400, 'terms', 'required'],
    [{ rent: 1 }, 400, 'rent', 'unknown_field'],
  ])('with %j is refused', async (input, status, what, reason) => {
    const answer = await assign(input);
    expect(answer.status).toBe(status);
    if (reason) expect(answer.body.errors).toMatchObject([{ path: what, reason }]);
    else expect(answer.body.code).toBe(what);
  });
});

describe('a lease', () => {
  test('is drafted, changed by its latest version, and cancelled', async () => {
    const { status, body } = await draft();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 1,
      status: 'new',
      rentStatus: null,
      assignmentId,
      endsOn: '2029-12-31',
      isTermTooShort: false,
      monthlyRent: 12_000,
      tenants: [{ name: 'Kari Nordmann' }],
      landlord: { name: 'Turid Lien' },
      signing: null,
      terms: LEASE_TERMS,
    });
    expect(body.number).toMatch(/^1-\d+$/);
    expect((await call('GET', `/assignments/${assignmentId}`)).body.hasLease).toBe(true);

    // What was read can be sent back unchanged.
    const { tenants: _, ...change } = { ...body, tenants: undefined };
    const again = {
      version: change.version,
      tenants: [LEASE_TENANT, { email: 'ola@x.no', name: 'Ola' }],
      terms: { ...body.terms, monthlyRent: 12_500.5 },
    };
    const changed = await call('PUT', `/leases/${body._id}`, again);
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, monthlyRent: 12_500.5, tenants: [{}, { name: 'Ola' }] },
    });
    const late = await call('PUT', `/leases/${body._id}`, again);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'leases.changed_elsewhere', params: { version: 2 } },
    });

    const off = await call('POST', `/leases/${body._id}/call-off`);
    expect(off).toMatchObject({ status: 200, body: { status: 'closed' } });
    const twice = await call('POST', `/leases/${body._id}/call-off`);
    expect(twice).toMatchObject({ status: 409, body: { code: 'leases.wrong_state' } });
    const { data } = (await call('GET', `/leases/${body._id}/history`)).body;
    expect(data).toEqual(
      ['drafted', 'changed', 'called_off'].map((name, index) => ({
        position: index + 1,
        at: NOW.toString(),
        name,
        system: 'Test',
      })),
    );
  });

  test('can create its own assignment', async () => {
    const assignment = {
      listingExternalId: 'a-2',
      landlordEmail: 'turid@x.no',
      terms: ASSIGNMENT,
    };
    const { status, body } = await draft({ assignmentId: undefined, assignment });
    expect([status, body.number]).toEqual([201, '2-1']);
    for (const text of [{ assignment }, { assignmentId: undefined }])
      expect((await draft(text)).body.errors).toMatchObject([{ path: 'assignmentId' }]);
  });

  test.each<[object, string, string, object?]>([
    [
      { terms: { ...LEASE_TERMS, securityAmount: 84_000 } },
      'terms.securityAmount',
      'too_big',
      { maximum: 72_000, count: 6 },
    ],
    [{ terms: { ...LEASE_TERMS, endsOn: '2026-12-31' } }, 'terms.endsOn', 'swapped'],
    [{ terms: { ...LEASE_TERMS, startsOn: '2031-01-01' } }, 'terms.startsOn', 'too_far'],
    [{ terms: undefined }, 'terms', 'required'],
    [{ tenants: [] }, 'tenants', 'required'],
    [{ tenants: [{ name: 'Kari' }] }, 'tenants.0.email', 'required'],
    [{ tenants: [LEASE_TENANT, LEASE_TENANT] }, 'tenants.1', 'not_allowed'],
    [{ assignmentId: 'x' }, 'assignmentId', 'wrong_format'],
  ])('with %j is refused', async (input, path, reason, params) => {
    const { status, body } = await draft(input);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(
      expect.objectContaining({ path, reason, ...(params && { params }) }),
    );
  });

  test('with the landlord as tenant is refused', async () => {
    const { status, body } = await draft({
      tenants: [{ email: 'turid@x.no', name: 'Turid Lien' }],
    });
    expect([status, body.code]).toEqual([409, 'leases.own_home']);
  });

  test('drafted by an agent can be read and changed by the system as well', async () => {
    const listingId = await homeOf(app, 'Første');
    const { data } = await app.api(
      'mutation ($lease: AddLeaseInputData!) { addLease(inputData: $lease) { _id } }',
      { lease: aLease(listingId, { landlordId: turid.id, assignment: ASSIGNMENT }) },
      agent.tokens.accessToken,
    );
    const id = data.addLease._id as string;
    expect((await call('GET', `/leases/${id}`)).body.status).toBe('new');
    const change = { version: 1, tenants: [LEASE_TENANT], terms: LEASE_TERMS };
    expect((await call('PUT', `/leases/${id}`, change)).status).toBe(200);
    expect((await call('GET', `/leases/${id}/history`)).body.data).toMatchObject([
      { name: 'drafted', system: null },
      { name: 'changed', system: 'Test' },
    ]);
  });

  test('lists the tenants, and how to reach them when all have signed', async () => {
    const { body } = await draft();
    const tenants = async () => (await call('GET', `/leases/${body._id}/tenants`)).body.data;
    expect(await tenants()).toEqual([
      {
        _id: null,
        email: LEASE_TENANT.email,
        name: LEASE_TENANT.name,
        phoneNumber: null,
        isMainTenant: true,
      },
    ]);
    await becomes(body._id, 'signed');
    expect((await call('GET', `/leases/${body._id}`)).body).toMatchObject({
      status: 'upcoming',
      rentStatus: 'paid',
    });
  });
});

describe('made once', () => {
  test('a draft needs an Idempotency-Key', async () => {
    const { status, body } = await call('POST', '/leases', {
      assignmentId,
      tenants: [LEASE_TENANT],
      terms: LEASE_TERMS,
    });
    expect([status, body.code]).toEqual([400, 'partners.idempotency_required']);
  });

  test('the same call is one lease, also at the same moment', async () => {
    const drafts = await Promise.all([1, 2, 3].map(() => draft({}, 'once')));
    for (const { status, body } of drafts)
      if (status !== 201) expect(body.code).toBe('partners.idempotency_under_way');
    const after = await draft({}, 'once');
    expect(after.headers['idempotent-replayed']).toBe('true');
    const made = [...drafts, after].filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body._id)).size).toBe(1);
    const rows = await app.database.session((session) =>
      session.query<{ count: bigint }>(
        `select count(*) as count from lease_event where lease_id = '${after.body._id}'`,
      ),
    );
    expect(Number(rows[0]!.count)).toBe(1);
  });

  test('another lease with the same key is refused', async () => {
    const before = (await draft({}, 'changed')).body;
    const count = async () => (await call('GET', '/leases?limit=200')).body.data.length;
    const known = await count();
    const terms = { ...LEASE_TERMS, monthlyRent: 13_000 };
    const { status, body } = await draft({ terms }, 'changed');
    expect([status, body.code]).toEqual([422, 'partners.idempotency_mismatch']);
    expect(await count()).toBe(known);
    expect((await call('GET', `/leases/${before._id}`)).body.monthlyRent).toBe(12_000);
  });

  test('when its key can not be recorded there is no lease either', async () => {
    const count = async () => (await call('GET', '/leases?limit=200')).body.data.length;
    const known = await count();
    const sql = (statement: string) => app.database.session((session) => session.exec(statement));
    await sql('alter table partner_call add constraint broken check (false) not valid');
    const broken = await draft({}, 'broken');
    await sql('alter table partner_call drop constraint broken');
    expect([broken.status, await count()]).toEqual([500, known]);
    expect((await draft({}, 'broken')).status).toBe(201);
    expect(await count()).toBe(known + 1);
  });

  test('a failed call leaves neither lease nor key', async () => {
    const bad = { terms: { ...LEASE_TERMS, securityAmount: 84_000 } };
    expect((await draft(bad, 'retried')).status).toBe(400);
    expect((await draft({}, 'retried')).status).toBe(201);
  });
});

test('another partner’s leases, assignments and properties do not exist', async () => {
  const { body } = await draft();
  const change = { version: 1, tenants: [LEASE_TENANT], terms: LEASE_TERMS };
  for (const [method, path, input] of [
    ['GET', ''],
    ['PUT', '', change],
    ['POST', '/send', { version: 1 }],
    ['POST', '/withdraw', {}],
    ['POST', '/call-off'],
    ['GET', '/tenants'],
    ['GET', '/history'],
    ['GET', '/documents'],
    ['GET', `/documents/${crypto.randomUUID()}`],
  ] as const) {
    const { status, body: problem } = await other(method, `/leases/${body._id}${path}`, input);
    expect({ path, status, code: problem.code }).toEqual({
      path,
      status: 404,
      code: 'leases.not_found',
    });
  }
  const under = await draft({}, 'theirs', other);
  expect(under).toMatchObject({ status: 404, body: { code: 'leases.assignment_not_found' } });
  expect(await assign({}, other)).toMatchObject({ status: 404 });
  for (const [path, code] of [
    [`/assignments/${assignmentId}`, 'leases.assignment_not_found'],
    [`/properties/${body.propertyId}`, 'leases.property_not_found'],
  ] as const)
    expect(await other('GET', path)).toMatchObject({ status: 404, body: { code } });
  for (const list of ['/leases', '/assignments', '/properties'])
    expect((await other('GET', list)).body.data).toEqual([]);
});

test('a private landlord’s lease is not visible', async () => {
  const owner = await addPerson(app, { email: 'owner@x.no' });
  const own = { feed: 'own', partnerId: null, ownerId: owner.id, contactId: null };
  await addListings(app, [{ title: 'Privat' }], own);
  const { data } = await app.api(
    'mutation ($lease: AddLeaseInputData!) { addLease(inputData: $lease) { _id } }',
    { lease: aLease(await homeOf(app, 'Privat')) },
    owner.tokens.accessToken,
  );
  expect((await call('GET', `/leases/${data.addLease._id}`)).status).toBe(404);
  const listingId = await homeOf(app, 'Privat');
  const refused = await assign({ listingExternalId: undefined, listingId });
  expect([refused.status, refused.body.code]).toEqual([404, 'listings.not_found']);
});

describe('the list', () => {
  const ids = ({ body }: { body: any }) => body.data.map(({ _id }: { _id: string }) => _id);

  test('is read page by page, and new leases move nothing', async () => {
    for (let count = 0; count < 5; count += 1) await draft();
    const all = ids(await call('GET', '/leases?limit=200'));
    const read: string[] = [];
    let after = '';
    while (read.length < all.length) {
      const page = await call('GET', `/leases?limit=2${after && `&after=${after}`}`);
      read.push(...ids(page));
      after = page.body.next;
      if (read.length < 8) await draft();
      if (!after) break;
    }
    expect(read.slice(0, all.length)).toEqual(all);
    expect(new Set(read).size).toBe(read.length);
  });

  test('is filtered by status, property and time of change', async () => {
    const { body } = await draft();
    await becomes(body._id, 'signed');
    const upcoming = await call('GET', '/leases?status=upcoming');
    expect(ids(upcoming)).toContain(body._id);
    for (const { status } of upcoming.body.data) expect(status).toBe('upcoming');
    expect(ids(await call('GET', '/leases?status=closed'))).not.toContain(body._id);
    expect(ids(await call('GET', `/leases?propertyId=${body.propertyId}&limit=200`))).toContain(
      body._id,
    );
    expect(ids(await call('GET', `/leases?propertyId=${crypto.randomUUID()}`))).toEqual([]);
    app.clock.set(NOW.add({ hours: 2 }));
    const late = (await draft()).body._id;
    const since = encodeURIComponent(NOW.add({ hours: 1 }).toString());
    expect(ids(await call('GET', `/leases?updatedSince=${since}`))).toEqual([late]);
  });

  test.each(['status=gone', 'propertyId=x', 'updatedSince=yesterday', 'limit=0', 'page=2'])(
    '%s is refused',
    async (query) => {
      const { status, body } = await call('GET', `/leases?${query}`);
      expect([status, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
    },
  );
});

test('a read-only key writes nothing', async () => {
  const reader = partnerCalls(app, await addPartnerKey(app, partnerId, ['leases:read']));
  expect((await reader('GET', '/leases')).status).toBe(200);
  const { status, body } = await draft({}, 'reader', reader);
  expect([status, body]).toMatchObject([403, { params: { scope: 'leases:write' } }]);
});

describe('documents', () => {
  test('are listed when they are made, and can be fetched without a key for some minutes', async () => {
    // The leases that other tests signed are not of this home.
    await addListings(
      app,
      [{ externalId: 'a-9', title: 'Niende', address: { ...ADDRESS, streetNumber: '9' } }],
      {
        feed: `partner:${partnerId}`,
        partnerId,
        ownerId: null,
        contactId: null,
      },
    );
    const { body } = await draft({
      assignmentId: (await assign({ listingExternalId: 'a-9', agentEmail: 'silje@x.no' })).body._id,
    });
    const documents = async () => (await call('GET', `/leases/${body._id}/documents`)).body.data;
    expect(await documents()).toEqual([]);
    const late = await call('POST', `/leases/${body._id}/send`, { version: 7 });
    expect(late).toMatchObject({ status: 409, body: { code: 'leases.changed_elsewhere' } });
    const sent = await call('POST', `/leases/${body._id}/send`, { version: 1, language: 'en' });
    expect(sent).toMatchObject({ status: 202, body: { status: 'in_progress' } });
    for (const worker of app.workers) await worker.runDue();
    const [paper] = await documents();
    expect(paper).toMatchObject({ kind: 'lease', state: 'signing' });
    const { url, expiresAt } = (await call('GET', `/leases/${body._id}/documents/${paper._id}`))
      .body;
    expect(expiresAt).toBe(NOW.add({ minutes: 5 }).toString());
    const { pathname, search } = new URL(url);
    const file = await app.call({ url: `${pathname}${search}` });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const elsewhere = (await draft()).body._id;
    const refused = await call('GET', `/leases/${elsewhere}/documents/${paper._id}`);
    expect(refused).toMatchObject({ status: 404, body: { code: 'files.not_found' } });
    const others = await other('GET', `/leases/${body._id}/documents/${paper._id}`);
    expect(others).toMatchObject({ status: 404, body: { code: 'leases.not_found' } });

    const { signing } = (await call('GET', `/leases/${body._id}`)).body;
    const waits = { _id: expect.any(String), signedAt: null, declinedAt: null };
    const same = { ...waits, otherName: null, otherNameConfirmedAt: null };
    expect(signing.signers).toEqual([
      { ...same, role: 'tenant', name: 'Kari Nordmann' },
      { ...same, role: 'landlord', name: 'Turid Lien' },
    ]);
    const back = await call('POST', `/leases/${body._id}/withdraw`, { reason: 'Feil leie' });
    expect(back).toMatchObject({ status: 200, body: { status: 'new' } });
    expect(await documents()).toEqual([]);
  });
});
