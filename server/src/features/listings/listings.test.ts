import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listingContent } from '@husvaer/domain/listings/listing';
import { REPORT_REASONS } from '@husvaer/domain/listings/report';
import { LISTING_STATES } from '@husvaer/domain/listings/states';

import {
  addListings,
  addPartner,
  aListing,
  createTestApp,
  NOBODY,
  NOW,
  type TestApp,
} from '../../../testing/test-app.ts';
import { addPerson } from '../../../testing/people.ts';
import { GUEST, SYSTEM } from '../../platform/viewer.ts';
import { bindIdentity, TEST_ISSUER } from '../accounts/public.ts';
import { importListings } from './public.ts';

let app: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  await addListings(
    app,
    LISTING_STATES.map((state) => ({ externalId: state, state, title: state })),
  );
  const rows = await app.database.session((session) =>
    session.query<{ id: string; state: string }>('select id, state from listing'),
  );
  for (const { id, state } of rows) ids[state] = id;
});
afterAll(() => app.close());

const SHOW = `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) {
  _id title state lat lng hasExactPosition address { street streetNumber city } monthlyRent depositAmount floor facilities images { _id }
} }`;

describe('who can open a listing', () => {
  test.each([
    ['published', 200, undefined],
    ['active', 200, undefined],
    ['inactive', 410, 'listings.withdrawn'],
    ['draft', 404, 'listings.not_found'],
  ])('guest × %s: %i %s', async (state, expected, code) => {
    const { status, data, errors } = await app.api(SHOW, { id: ids[state] });
    expect(status).toBe(expected);
    expect(errors?.[0]?.extensions.code).toBe(code);
    if (expected === 200)
      expect(data.getSingleListing).toMatchObject({ _id: ids[state], title: state });
  });

  test.each(['', 'x', "' or 1=1", '019aa000-0000-7000-8000-000000000000'])(
    '%j does not exist',
    async (id) => {
      const { status, errors } = await app.api(SHOW, { id });
      expect(status).toBe(404);
      expect(errors?.[0]?.extensions.code).toBe('listings.not_found');
    },
  );

  test('a guest can not import', async () => {
    const listings = [
      { externalId: 'x', state: 'published' as const, content: listingContent.parse(aListing()) },
    ];
    await expect(
      app.runner.run(GUEST, importListings, { owner: NOBODY, listings }),
    ).rejects.toThrow('listings.forbidden');
  });
});

test('the exact address is shown only when the landlord allows it', async () => {
  await addListings(app, [{ externalId: 'exact', showsExactAddress: true }]);
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where external_id = 'exact'"),
  );
  expect((await app.api(SHOW, { id: row!.id })).data.getSingleListing).toMatchObject({
    lat: 59.92345,
    hasExactPosition: true,
    address: { street: 'Markveien', streetNumber: '12' },
  });
  expect((await app.api(SHOW, { id: ids['published'] })).data.getSingleListing).toMatchObject({
    lat: 59.923,
    hasExactPosition: false,
    address: { street: 'Markveien', streetNumber: null },
  });
});

test('the contact is shown by name and agency, and as confirmed only under the name from BankID', async () => {
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  let calls = 0;
  const contactNamed = async (
    name: string,
    confirmed: string | null,
    issuer: string = TEST_ISSUER,
  ) => {
    const externalId = `contact-${(calls += 1)}`;
    const person = await addPerson(app, { email: `${externalId}@x.no`, name });
    await app.runner.run(
      SYSTEM,
      ({ tx }) =>
        bindIdentity(
          tx,
          { issuer, subject: person.id, name: confirmed, accountId: person.id },
          NOW,
        ),
      undefined,
    );
    await addListings(app, [{ externalId }], {
      ...NOBODY,
      feed: 'contact',
      partnerId,
      contactId: person.id,
    });
    const [row] = await app.database.session((session) =>
      session.query<{ id: string }>('select id from listing where external_id = $1', [externalId]),
    );
    const { data } = await app.api(
      `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) {
        contactPerson { name avatar memberSince hasConfirmedName answersWithinHours } partner { name logo } } }`,
      { id: row!.id },
    );
    return data.getSingleListing;
  };
  expect(await contactNamed('Kari Nordmann', 'KARI ANNE NORDMANN')).toEqual({
    contactPerson: {
      name: 'Kari Nordmann',
      avatar: null,
      memberSince: NOW.toString(),
      hasConfirmedName: true,
      answersWithinHours: null,
    },
    partner: { name: 'Nordbolig', logo: null },
  });
  for (const [confirmed, issuer] of [
    ['Ola Svindel'],
    [null],
    ['Kari Nordmann', 'facebook'],
  ] as const)
    expect((await contactNamed('Kari Nordmann', confirmed, issuer)).contactPerson).toMatchObject({
      hasConfirmedName: false,
    });
});

describe('importListings', () => {
  const run = (drafts: Parameters<typeof listingOf>[0][]) =>
    app.runner.run(SYSTEM, importListings, {
      owner: { ...NOBODY, feed: 'import' },
      listings: drafts.map(listingOf),
    });
  function listingOf({
    externalId,
    ...input
  }: { externalId: string } & Parameters<typeof aListing>[0]) {
    return {
      externalId,
      state: 'published' as const,
      content: listingContent.parse(aListing(input)),
    };
  }

  test('a second run changes nothing, a changed row changes that home, nothing is withdrawn', async () => {
    const feed = [{ externalId: '1' }, { externalId: '2', depositAmount: 45_000 }];
    expect(await run(feed)).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
    expect(await run(feed)).toMatchObject({ added: 0, changed: 0, unchanged: 2, written: [] });
    expect(
      await run([{ externalId: '2', depositAmount: 30_000, monthlyExtras: 950.5 }]),
    ).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
    const rows = await app.database.session((session) =>
      session.query(
        "select external_id, state, deposit_amount, monthly_extras from listing where feed = 'import' order by 1",
      ),
    );
    expect(rows).toEqual([
      { external_id: '1', state: 'published', deposit_amount: null, monthly_extras: null },
      {
        external_id: '2',
        state: 'published',
        deposit_amount: 3_000_000n,
        monthly_extras: 95_050n,
      },
    ]);
  });

  test('another feed has its own numbering', async () => {
    const listings = [listingOf({ externalId: '1', title: 'Another home' })];
    const owner = { ...NOBODY, feed: 'other' };
    expect(await app.runner.run(SYSTEM, importListings, { owner, listings })).toMatchObject({
      added: 1,
    });
  });
});

describe('reportListing', () => {
  const REPORT = `mutation ($inputData: ReportListingInputData!) {
    reportListing(inputData: $inputData) { _id }
  }`;
  const report = (input: Record<string, unknown>, accessToken?: string) =>
    app.api(
      REPORT,
      { inputData: { listingId: ids['published'], reason: 'scam', ...input } },
      accessToken,
    );
  const stored = () =>
    app.database.session((session) =>
      session.query<{ id: string; listing_id: string; reason: string; text: string | null }>(
        'select id, listing_id, reason, text, reporter_id from listing_report order by id',
      ),
    );
  const notified = () =>
    app.database.session((session) =>
      session.query<{ payload: unknown }>(
        "select payload from outbox where name = 'listings.reported' order by position",
      ),
    );

  test('is kept, and staff are notified', async () => {
    const { status, data } = await report({ text: '  Bildene er fra en annen bolig\n' });
    expect(status).toBe(200);
    const { _id } = data.reportListing;
    const row = { id: _id, listing_id: ids['published'], reason: 'scam', reporter_id: null };
    expect(await stored()).toEqual([{ ...row, text: 'Bildene er fra en annen bolig' }]);
    expect(await notified()).toEqual([
      { payload: { reportId: _id, listingId: ids['published'], reason: 'scam' } },
    ]);
  });

  test('is one of thirty an hour from one address, and none is kept after', async () => {
    const before = (await stored()).length;
    const from = async (remoteAddress: string) => {
      const inputData = { listingId: ids['published'], reason: 'scam' };
      const payload = { query: REPORT, variables: { inputData } };
      const url = '/api/graphql';
      return (await app.call({ method: 'POST', url, remoteAddress, payload })).statusCode;
    };
    const statuses = [];
    for (let tries = 0; tries < 32; tries += 1) statuses.push(await from('192.0.2.7'));
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
    expect(await from('192.0.2.8')).toBe(200);
    expect(await stored()).toHaveLength(before + 31);
  });

  test('by a logged-in user names them, and is in their data export, until they leave', async () => {
    const { id, tokens } = await addPerson(app, { email: 'melder@x.no' });
    const { data } = await report({ reason: 'other', text: 'Finnes ikke' }, tokens.accessToken);
    const { _id } = data.reportListing;
    expect(await stored()).toContainEqual(expect.objectContaining({ id: _id, reporter_id: id }));

    const authorization = `Bearer ${tokens.accessToken}`;
    const mine = await app.call({ url: '/api/my-data', headers: { authorization } });
    expect(mine.json().listings.reports).toEqual([
      {
        listingId: ids['published'],
        reason: 'other',
        text: 'Finnes ikke',
        reportedAt: `${NOW.toString()}`,
      },
    ]);

    await app.api(
      `mutation { deleteAccount(inputData: { _id: "${id}" }) { _id } }`,
      {},
      tokens.accessToken,
    );
    await app.mails();
    expect(await stored()).toContainEqual(expect.objectContaining({ id: _id, reporter_id: null }));
  });

  test.each(REPORT_REASONS)('because of %s, without words', async (reason) => {
    for (const text of ['   ', null, undefined]) {
      const { data } = await report({ reason, text });
      expect(await stored()).toContainEqual(
        expect.objectContaining({ id: data.reportListing._id, reason, text: null }),
      );
    }
  });

  test('two at once are two', async () => {
    const before = (await stored()).length;
    await Promise.all([report({ listingId: ids['active'] }), report({ listingId: ids['active'] })]);
    expect(await stored()).toHaveLength(before + 2);
  });

  test.each([
    ['a draft', { listingId: 'draft' }, 404, 'listings.not_found'],
    ['a withdrawn home', { listingId: 'inactive' }, 410, 'listings.withdrawn'],
    ['nobody’s', { listingId: 'x' }, 404, 'listings.not_found'],
    ['a long text', { text: 'x'.repeat(1001) }, 400, 'request.invalid'],
    ['another reason', { reason: 'ugly' }, 400, 'request.invalid'],
  ])('%s is refused and leaves nothing', async (_, input, expected, code) => {
    const before = [await stored(), await notified()];
    const named =
      'listingId' in input ? { listingId: ids[input.listingId] ?? input.listingId } : input;
    const { status, errors } = await report(named);
    expect(status).toBe(expected);
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect([await stored(), await notified()]).toEqual(before);
  });

  test('the longest text is accepted, and the error for a longer one has the limit', async () => {
    expect((await report({ text: 'å'.repeat(1000) })).status).toBe(200);
    const { errors } = await report({ text: 'å'.repeat(1001) });
    expect(errors?.[0]?.extensions.params.fields).toEqual([
      { path: 'inputData.text', reason: 'too_long', params: { maximum: 1000 } },
    ]);
  });
});

describe('a user who leaves', () => {
  const LEAVE = (how: string) =>
    `mutation ($id: ID!) { ${how}Account(inputData: { _id: $id }) { _id } }`;
  const statesOf = async (ids: readonly string[]) => {
    const rows = await app.database.session((session) =>
      session.query<{ state: string; owner_id: string | null; contact_id: string | null }>(
        'select state, owner_id, contact_id from listing where external_id = any($1) order by external_id',
        [ids],
      ),
    );
    return rows;
  };

  test.each(['deactivate', 'delete'])('%ss: their homes are out of search', async (how) => {
    const { id, tokens } = await addPerson(app, { email: `${how}@x.no` });
    const owner = { feed: how, partnerId: null, ownerId: id, contactId: id };
    const ids = [`${how}-draft`, `${how}-open`];
    await addListings(
      app,
      [
        { externalId: ids[0]!, state: 'draft' },
        { externalId: ids[1]!, state: 'published' },
      ],
      owner,
    );
    expect((await app.api(LEAVE(how), { id }, tokens.accessToken)).status).toBe(200);
    await app.mails();
    expect(await statesOf(ids)).toEqual(
      how === 'delete'
        ? [{ state: 'inactive', owner_id: null, contact_id: null }]
        : [
            { state: 'draft', owner_id: id, contact_id: id },
            { state: 'inactive', owner_id: id, contact_id: id },
          ],
    );
  });
});
